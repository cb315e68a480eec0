import { expect, test } from 'vitest';
import { checkGuards, guardOf } from './guard.ts';
import routes, { lineOf, pathTo, signInPath } from './routes.ts';

test('a guard that does not exist is named', () => {
  expect(() => checkGuards([{ guard: 'public' }, { guard: 'clan' }])).toThrow("Unknown route middleware: 'clan'");
});

test('every route of the table has its guard, and nothing else has one', () => {
  for (const { path, index } of routes) expect(guardOf(index ? '/' : (path ?? ''))).toMatch(/^(public|member|editor)$/);
  expect(() => guardOf('nema')).toThrow('No guard');
});

test('addresses are built from the table', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('post', { id: 7, title: 'naslov' })).toBe('/news/7/naslov');
  expect(signInPath('/interaktivna-karta?a=b&c=č')).toBe('/prijava?povratak=/interaktivna-karta%3Fa%3Db%26c%3D%C4%8D');
  expect(lineOf('povijest-cavara/:slug')).toBe('cavari');
  expect(lineOf('obiteljsko-stablo-bosnjak')).toBe('bosnjaci');
});
