import { expect, test } from 'vitest';
import { SITE_VERSION } from '../migrations/site-version.ts';
import type { Fields } from '../store/document-store.ts';
import { currentArchive } from './current-archive.ts';
import { readEntries } from './private-part.ts';

const AT = '2026-11-15T08:00:00Z';
const rename =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Fields): Fields =>
    value === undefined ? rest : { ...rest, [to]: value };
const steps = [
  { number: 1, what: 'one', changes: { candles: rename('first', 'second') } },
  { number: 2, what: 'two', changes: { candles: rename('second', 'third'), stewards: rename('a', 'b') } },
];

const sourceOf = (files: Record<string, object>) => ({
  list: async () => Object.keys(files),
  read: async (path: string) => new TextEncoder().encode(JSON.stringify(files[path])),
});

test.each([
  ['before versions were written', {}, { first: 'Ana' }],
  ['after the first step', { 'private/schema.json': { documents: { version: 1 } } }, { second: 'Ana' }],
  ['today', { 'private/schema.json': { documents: { version: 2 } } }, { third: 'Ana' }],
])('documents of an archive made %s have gone through the steps of a store of its age', async (_, schema, candle) => {
  const files = { ...schema, 'private/candles.json': { a: candle }, 'private/accounts.json': { a: { first: 'Ana' } } };
  const archive = currentArchive(sourceOf(files), AT, steps);
  const entriesOf = async (path: string) => Object.fromEntries(readEntries(await archive.read(path)));
  expect(await entriesOf('private/candles.json')).toEqual({ a: { third: 'Ana' } });
  expect(await entriesOf('private/accounts.json')).toEqual({ a: { first: 'Ana' } });
  expect(await entriesOf('private/schema.json')).toEqual({ documents: { version: 2, site: SITE_VERSION } });
  expect(await archive.list()).toEqual(Object.keys(files));
});

test('a file of a collection that has another name now is read by that name', async () => {
  const renaming = [
    { number: 1, what: 'one', changes: { sparks: rename('first', 'second') }, renames: { sparks: 'candles' } },
  ];
  const archive = currentArchive(sourceOf({ 'private/sparks.json': { a: { first: 'Ana' } } }), AT, renaming);
  expect(await archive.list()).toEqual(['private/candles.json']);
  expect(readEntries(await archive.read('private/candles.json'))).toEqual(new Map([['a', { second: 'Ana' }]]));
});

test.each([-1, 0.5, 3, '1', null, {}, [1]])('an archive whose version is %j is refused', async (version) => {
  const files = { 'private/schema.json': { documents: { version } }, 'private/candles.json': { a: { first: 'Ana' } } };
  for (const path of Object.keys(files)) {
    await expect(currentArchive(sourceOf(files), AT, steps).read(path)).rejects.toMatchObject({
      code: 'newer-version',
    });
  }
});

test.each([
  ['9.8.7', 'by version 9.8.7 of the site'],
  // Anybody may have made it.
  ['9.8.7\u001b[2J', 'by a newer version of the site'],
])('one that is newer is refused by the name of its version, if it is one: %j', async (site, words) => {
  const files = { 'private/schema.json': { documents: { version: 3, site } } };
  await expect(currentArchive(sourceOf(files), AT, steps).read('private/schema.json')).rejects.toThrow(words);
});

test('names that every object has are those of files and documents as any others', async () => {
  const candles = JSON.parse('{"__proto__":{"first":"Ana"},"constructor":{"first":"Mara"}}');
  const files = { 'private/candles.json': candles, 'private/constructor.json': {}, 'private/__proto__.json': {} };
  const archive = currentArchive(sourceOf(files), AT, [{ number: 1, what: 'one', changes: {}, renames: {} }]);
  expect(await archive.list()).toEqual(Object.keys(files));
  const entries = readEntries(await archive.read('private/candles.json'));
  expect([...entries.keys()].sort()).toEqual(['__proto__', 'constructor']);
});
