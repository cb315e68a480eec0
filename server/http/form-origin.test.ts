import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isForeignForm } from './form-origin.ts';

const post = (headers: Record<string, string>, method = 'POST', url = '/novi-spomen') =>
  ({ method, url, headers: { host: 'localhost:3000', ...headers } }) as unknown as IncomingMessage;

test.each([
  [{}, undefined],
  [{ origin: 'http://localhost:3000' }, undefined],
  [{ origin: 'https://brdo.primjer' }, 'https://brdo.primjer'],
  [{ 'sec-fetch-site': 'same-origin' }, undefined],
])('%j is our own form', (headers, siteUrl) => {
  expect(isForeignForm(post(headers as Record<string, string>), siteUrl)).toBe(false);
});

test.each([
  [{ origin: 'https://zlo.primjer' }, undefined],
  [{ origin: 'null' }, undefined],
  [{ origin: 'http://localhost:3001' }, undefined],
  [{ origin: 'http://localhost:3000' }, 'https://brdo.primjer'],
  [{ origin: 'http://brdo.primjer' }, 'https://brdo.primjer'],
  [{ 'sec-fetch-site': 'cross-site' }, undefined],
  [{ 'sec-fetch-site': 'same-site' }, undefined],
])('%j is another site’s', (headers, siteUrl) => {
  expect(isForeignForm(post(headers as Record<string, string>), siteUrl)).toBe(true);
  expect(isForeignForm(post(headers as Record<string, string>, 'GET'), siteUrl)).toBe(false);
});

test('what a phone shares comes from no page; nothing else that comes from none is let in by it', () => {
  const shared = { origin: 'null', 'sec-fetch-site': 'none' };
  expect(isForeignForm(post(shared, 'POST', '/novi-spomen/podijeljeno'), undefined)).toBe(false);
  expect(isForeignForm(post(shared, 'POST', '/novi-spomen/slanje'), undefined)).toBe(true);
  expect(isForeignForm(post(shared, 'POST', '/novi-spomen/podijeljeno?x'), undefined)).toBe(true);
  for (const headers of [
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { origin: 'https://zlo.primjer', 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
  ] as const) {
    expect(isForeignForm(post(headers, 'POST', '/novi-spomen/podijeljeno'), undefined)).toBe(true);
  }
});
