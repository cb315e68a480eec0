import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(localPath(path)).toBe('/');
});

test('whatever is given, a browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (candidate) => {
        expect(new URL(localPath(candidate), 'https://brdo.example').origin).toBe('https://brdo.example');
      },
    ),
  );
});
