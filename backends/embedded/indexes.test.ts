import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTRIBUTIONS } from '../../chronicle/contributions/contribution.ts';
import { referredFiles } from '../../chronicle/media/referred-files.ts';
import { isReferred } from '../../chronicle/media/unused-files.ts';
import { countWaiting } from '../../chronicle/notifications/waiting.ts';
import type { Fields, Query, Value, Write } from '../../chronicle/store/document-store.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { TREE_VERSIONS } from '../../chronicle/trees/tree.ts';
import { versionsOf } from '../../chronicle/trees/tree-version.ts';
import { DATABASE_FILE, migrateTables, openDatabase } from './database.ts';
import { EmbeddedStore } from './store.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'nase-brdo-indexes-'));
const HASH = 'a'.repeat(64);

let database: DatabaseSync;
let store: EmbeddedStore;
beforeEach(() => {
  database = openDatabase(newFolder());
  store = new EmbeddedStore(database);
});
afterEach(() => store.close());

const drafts = { returnedTo: () => [] };
test.each([
  ['versionsOf', () => versionsOf(store, 'cavar')],
  ['countWaiting', () => countWaiting({ store, drafts }, 'iva', 'editor')],
  ['isReferred', () => isReferred(store, HASH)],
])('%s finds its documents by an index, in their order', async (_, ask) => {
  const prepare = vi.spyOn(database, 'prepare');
  await ask();
  const asked = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const plans = asked.flatMap((sql) => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  const steps = plans.map(({ detail }) => String(detail));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    expect(step).toMatch(
      /USING INDEX documents_by_\w+ \(collection=\? AND <expr>=\?\)|INDEX documents_unreadable|USING PRIMARY KEY \(collection=\? AND (id|hash)=\?\)|^LIST SUBQUERY/,
    );
  }
});

const odd = fc.constantFrom<Value>('open', 'closed', '', 1, 0, true, false, null, ['open'], { open: true });
const anyFields: fc.Arbitrary<Fields> = fc.dictionary(
  fc.constantFrom('state', 'hash', 'tree', 'number', 'files'),
  odd,
  {
    noNullPrototype: true,
  },
);
const anyFiles = fc.dictionary(fc.constantFrom(HASH, 'b'), odd, { noNullPrototype: true });
const anyWrite = fc
  .tuple(fc.constantFrom('x', 'y', 'z'), fc.option(fc.tuple(anyFields, fc.option(anyFiles))))
  .map(([id, set]): Write => {
    const named = { collection: CONTRIBUTIONS, id };
    if (!set) return { verb: 'delete', ...named };
    const [fields, files] = set;
    return { verb: 'set', ...named, fields: files ? { ...fields, files } : fields };
  });
const anyQuery = fc.dictionary(
  fc.constantFrom('state', 'hash', 'tree', `files.${HASH}`, 'files.b'),
  fc.constantFrom('open', '', 1, true, false, null),
  { noNullPrototype: true },
);

test('an index gives what reading every document gives, whatever was written before', async () => {
  database.exec('PRAGMA synchronous = OFF');
  const model = new MemoryStore();
  await fc.assert(
    fc.asyncProperty(fc.array(anyWrite, { minLength: 1, maxLength: 4 }), anyQuery, async (writes, where) => {
      for (const one of [store, model]) await one.commit(writes);
      expect(await store.list(CONTRIBUTIONS, { where })).toEqual(await model.list(CONTRIBUTIONS, { where }));
      expect(await store.list(CONTRIBUTIONS, { where, limit: 1 })).toEqual(
        await model.list(CONTRIBUTIONS, { where, limit: 1 }),
      );
    }),
    { numRuns: 300 },
  );
});

test('versions come in their order, also where one tree’s name begins with another’s', async () => {
  const version = (tree: string, number: number): Write => ({
    verb: 'set',
    collection: TREE_VERSIONS,
    id: `${tree}~${number}`,
    fields: { tree, number },
  });
  await store.commit([2, 10, 1, 9].flatMap((number) => [version('cavar', number), version('cavari', number)]));
  const query = { where: { tree: 'cavar' }, orderBy: { field: 'number', descending: true }, limit: 3 };
  expect((await store.list(TREE_VERSIONS, query)).map(({ id }) => id)).toEqual(['cavar~10', 'cavar~9', 'cavar~2']);
});

test('what only JavaScript can read, or nobody, is found or left out beside an index as well', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let deep: Value = 'leaf';
  for (let level = 0; level < 1500; level++) deep = [deep];
  const set = (id: string, fields: Fields): Write => ({ verb: 'set', collection: CONTRIBUTIONS, id, fields });
  const files = referredFiles([{ hash: HASH }]);
  await store.commit([
    set('a', { state: 'pending', at: 2 }),
    set('b', { state: 'pending', at: 1, ...files, deep }),
    set('c', { state: 'pending', at: 3, ...files }),
    set('d', { state: 'pending', at: 0, ...files }),
  ]);
  database.prepare('UPDATE documents SET fields = ? WHERE id = ?').run('{"state":"pending"', 'c');
  const ids = async (query: Query) => (await store.list(CONTRIBUTIONS, query)).map(({ id }) => id);
  expect(await ids({ where: { state: 'pending' } })).toEqual(['a', 'b', 'd']);
  expect(await ids({ where: { state: 'pending' }, limit: 2 })).toEqual(['a', 'b']);
  expect(await ids({ where: { state: 'pending' }, orderBy: { field: 'at' }, limit: 2 })).toEqual(['d', 'b']);
  expect(await ids({ where: { [`files.${HASH}`]: true } })).toEqual(['b', 'd']);
  await store.commit(['b', 'd'].map((id): Write => ({ verb: 'delete', collection: CONTRIBUTIONS, id })));
  expect(await isReferred(store, HASH)).toBe(false);
  log.mockRestore();
});

test('a database from before the indexes knows which files its documents name', async () => {
  const folder = newFolder();
  const older = new DatabaseSync(join(folder, DATABASE_FILE));
  const steps = readdirSync('backends/embedded/migrations').sort().slice(0, 3);
  for (const step of steps) older.exec(readFileSync(join('backends/embedded/migrations', step), 'utf8'));
  older.exec('PRAGMA user_version = 3');
  const insert = older.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  insert.run(CONTRIBUTIONS, 'named', JSON.stringify(referredFiles([{ hash: HASH }])));
  insert.run(CONTRIBUTIONS, 'damaged', '{');
  insert.run(CONTRIBUTIONS, 'odd', '{"files":true}');
  older.close();
  const database = openDatabase(folder);
  migrateTables(database);
  const opened = new EmbeddedStore(database);
  expect(await isReferred(opened, HASH)).toBe(true);
  await opened.close();
});
