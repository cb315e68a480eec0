import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import { localPath } from './local-path.ts';

test.each(['/', '/nasa-misija', '/news/1/naslov?a=b#c', '/a:b'])('%s is followed', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  7,
  '',
  'nasa-misija',
  'https://zlo.example',
  '//zlo.example',
  '/\\zlo.example',
  '\\\\zlo.example',
  '/\n/zlo.example',
  ' //zlo.example',
  '/.//zlo.example',
  '/..//zlo.example',
  '/x/..//zlo.example',
  '/%2e//zlo.example',
  '/%2E%2e//zlo.example',
  '/.\\/zlo.example',
  '/\t/zlo.example',
  '/%2f/zlo.example',
  '/%5czlo.example',
  '/%09/zlo.example',
  '/%0d%0a\\zlo.example',
  '/%ff',
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(localPath(path)).toBe('/');
});

const PIECES = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  'zlo.example',
  'x',
  '?',
  '#',
  '@',
  ':',
  '\t',
  '\n',
  ' ',
];

test('whatever is given, a browser stays on this site', () => {
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `/${text}`),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(addresses, (candidate) => {
      const path = localPath(candidate);
      const there = new URL(path, 'https://brdo.example');
      expect(there.origin).toBe('https://brdo.example');
      expect(`${there.pathname}${there.search}${there.hash}`).toBe(path);
      expect(decodeURIComponent(there.pathname)).not.toMatch(/^[/\\]{2}/);
    }),
    { numRuns: cases(150, 4000) },
  );
});
