import { expect, test } from 'vitest';
import { checkGuards, guardOf, mayPass } from './guard.ts';
import routes, { lineOf, pathTo, signInPath } from './routes.ts';

test('a guard that does not exist is named', () => {
  expect(() => checkGuards([{ guard: 'public' }, { guard: 'clan' }])).toThrow("Unknown route middleware: 'clan'");
});

test('every route of the table has its guard, and nothing else has one', () => {
  for (const { path, index } of routes)
    expect(guardOf(index ? '/' : (path ?? ''))).toMatch(/^(public|account|member|writer|editor)$/);
  expect(() => guardOf('nema')).toThrow('No guard');
});

test.each([
  ['public', [true, true, true, true, true]],
  ['account', [false, true, true, true, true]],
  ['member', [false, false, true, true, true]],
  ['writer', [false, false, false, true, true]],
  ['editor', [false, false, false, false, true]],
] as const)(
  'past the guard %s come, of a stranger, one with an account, a member, a writer and an editor: %j',
  (guard, passing) => {
    const viewers = [undefined, ...([undefined, 'member', 'writer', 'editor'] as const).map((role) => ({ role }))];
    expect(viewers.map((viewer) => mayPass(guard, viewer))).toEqual(passing);
  },
);

test('addresses are built from the table', () => {
  expect(pathTo('home')).toBe('/');
  expect(pathTo('post', { id: 7, title: 'naslov' })).toBe('/news/7/naslov');
  expect(signInPath('/interaktivna-karta?a=b&c=č')).toBe('/prijava?povratak=/interaktivna-karta%3Fa%3Db%26c%3D%C4%8D');
  expect(lineOf('povijest-cavara/:slug')).toBe('cavari');
  expect(lineOf('obiteljsko-stablo-bosnjak')).toBe('bosnjaci');
});
