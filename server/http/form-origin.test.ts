import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isForeignForm } from './form-origin.ts';

const post = (headers: Record<string, string>, method = 'POST') =>
  ({ method, headers: { host: 'localhost:3000', ...headers } }) as unknown as IncomingMessage;

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
