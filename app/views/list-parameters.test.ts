import { expect, test } from 'vitest';
import { listPage } from './list-parameters.ts';

const items = Array.from({ length: 241 }, (_, index) => index);
const pageOf = (search: string) =>
  listPage(items, { path: '/popis', searchParams: new URLSearchParams(search), filters: ['oznaka'] });

test('all pages together are the list, each once and in order', () => {
  const all = Array.from({ length: 11 }, (_, index) => pageOf(`stranica=${index + 1}`).items).flat();
  expect(all).toEqual(items);
  expect(pageOf('stranica=11')).toMatchObject({ items: [240], before: 240, current: 11 });
});

test('the first and the last page are always in reach, and those around', () => {
  const numbers = (search: string) => pageOf(search).pages.map(({ number }) => number);
  expect(numbers('')).toEqual([1, 2, 11]);
  expect(numbers('stranica=6')).toEqual([1, 5, 6, 7, 11]);
  expect(numbers('stranica=11')).toEqual([1, 10, 11]);
});

test('a choice goes along from page to page, and nothing else does', () => {
  const { pages, canonical } = pageOf('oznaka=duhan+i+loza&fbclid=1&stranica=2');
  expect(canonical).toBe('/popis?oznaka=duhan+i+loza&stranica=2');
  expect(pages[0]?.href).toBe('/popis?oznaka=duhan+i+loza');
});

test.each(['0', '12', '-1', '1.5', 'dva', ''])('there is no page «%s»', (asked) => {
  expect(() => pageOf(`stranica=${asked}`)).toThrow();
});

test('a list with nothing in it has its first page', () => {
  const nothing = listPage([], { path: '/popis', searchParams: new URLSearchParams() });
  expect(nothing).toMatchObject({ items: [], current: 1, pages: [{ number: 1, href: '/popis' }] });
});
