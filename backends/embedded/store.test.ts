import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { migrateStore } from '../../chronicle/migrations/migrate.ts';
import { migrationContract } from '../../chronicle/migrations/migration-contract.ts';
import type { Change, Query, Value } from '../../chronicle/store/document-store.ts';
import { documentStoreContract } from '../../chronicle/store/document-store-contract.ts';
import { liveCollectionContract } from '../../chronicle/store/live-collection-contract.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';
import { EmbeddedStore } from './store.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'nase-brdo-store-'));
const open = (folder = newFolder()) => new EmbeddedStore(openDatabase(folder));

documentStoreContract('embedded', async () => open());
const openData = async () => {
  const folder = newFolder();
  return async () => open(folder);
};
liveCollectionContract('embedded', openData);
migrationContract('embedded', openData);

/** A process of its own that commits one document after another until it is killed, and says so after each. */
function startWriter(folder: string): ChildProcess {
  const script = `
    import { once } from 'node:events';
    import { openDatabase } from './backends/embedded/database.ts';
    import { EmbeddedStore } from './backends/embedded/store.ts';
    const store = new EmbeddedStore(openDatabase(process.argv[1]));
    for (let n = 1; ; n += 1) {
      await store.commit([
        { verb: 'create', collection: 'things', id: String(n), fields: { n } },
        { verb: 'increment', collection: 'counts', id: 'all', by: { n: 1 } },
      ]);
      // Where nobody has read for a while, it is written only once this waits.
      if (!process.stdout.write(n + '\\n')) await once(process.stdout, 'drain');
    }`;
  return spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('killed between commits, none that was acknowledged is lost', async () => {
  for (const killAfter of [1, 137, 611]) {
    const folder = newFolder();
    const writer = startWriter(folder);
    let acknowledged = 0;
    if (!writer.stdout) throw new Error('no output');
    for await (const line of createInterface({ input: writer.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === killAfter) writer.kill('SIGKILL');
    }
    if (writer.signalCode === null && writer.exitCode === null) await once(writer, 'exit');
    expect(writer.signalCode).toBe('SIGKILL');
    const store = open(folder);
    const kept = (await store.list('things')).length;
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    expect((await store.get('counts', 'all'))?.fields.n).toBe(kept);
    await store.close();
  }
});

test('a watcher hears of another process as well', async () => {
  const folder = newFolder();
  const store = open(folder);
  const seen: Change[] = [];
  store.watch(['things'], (changes) => seen.push(...changes));
  const other = open(folder);
  await other.commit([{ verb: 'set', collection: 'things', id: 'a', fields: { from: 'afar' } }]);
  await expect.poll(() => seen).toEqual([{ collection: 'things', id: 'a', fields: { from: 'afar' } }]);
  await other.close();
  await store.close();
});

test('a large commit of another process is told in order, each once, while others are served', async () => {
  const folder = newFolder();
  const [store, other] = [open(folder), open(folder)];
  const told: string[][] = [];
  store.watch(['things'], (changes) => told.push(changes.map(({ id }) => id)));
  const ids = Array.from({ length: 1000 }, (_, n) => String(n));
  await other.commit(ids.map((id) => ({ verb: 'set', collection: 'things', id, fields: {} })));
  let served = 0;
  while (told.flat().length < ids.length) {
    await setImmediate();
    if (told.length > 0) served += 1;
  }
  expect(told.flat()).toEqual(ids);
  expect(served).toBeGreaterThan(2);
  await Promise.all([store.close(), other.close()]);
});

test('a commit waits for another process without keeping anybody waiting', async () => {
  const folder = newFolder();
  const [store, other] = [open(folder), openDatabase(folder)];
  other.exec('BEGIN IMMEDIATE');
  const commit = store.commit([{ verb: 'set', collection: 'things', id: 'a', fields: { n: 1 } }]);
  expect(await store.get('things', 'a')).toBeUndefined();
  other.exec('ROLLBACK');
  await commit;
  expect((await store.get('things', 'a'))?.fields).toEqual({ n: 1 });
  other.close();
  await store.close();
});

test('what changed is forgotten in the second hour, but for the latest', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const database = openDatabase(newFolder());
  const store = new EmbeddedStore(database);
  const changes = () => database.prepare('SELECT count(*) AS kept, max(sequence) AS last FROM changes').get();
  const erase = { verb: 'delete', collection: 'things', id: 'a' } as const;
  await store.commit(Array.from({ length: 10_100 }, () => erase));
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(changes()).toEqual({ kept: 10_100, last: 10_100 });
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(changes()).toEqual({ kept: 10_000, last: 10_100 });
  vi.useRealTimers();
  await store.close();
});

test('a command that wrote much beside a running site leaves an empty WAL', async () => {
  const folder = newFolder();
  const [site, command] = [open(folder), open(folder)];
  const text = 'x'.repeat(100_000);
  await command.commit(
    Array.from({ length: 100 }, (_, n) => ({ verb: 'set', collection: 'things', id: `${n}`, fields: { text } })),
  );
  const walBytes = () => statSync(join(folder, `${DATABASE_FILE}-wal`)).size;
  expect(walBytes()).toBeGreaterThan(10_000_000);
  await command.close();
  expect(walBytes()).toBe(0);
  expect(await site.list('things')).toHaveLength(100);
  await site.close();
});

test('opening again changes nothing', async () => {
  const folder = newFolder();
  const first = open(folder);
  await first.commit([{ verb: 'set', collection: 'things', id: 'a', fields: { n: 1 } }]);
  await first.close();
  const again = open(folder);
  expect((await again.get('things', 'a'))?.fields).toEqual({ n: 1 });
  await again.close();
});

test('a full disk is told as such, and the store goes on when there is room again', async () => {
  const database = openDatabase(newFolder());
  const store = new EmbeddedStore(database);
  const write = (id: string) => ({
    verb: 'set' as const,
    collection: 'things',
    id,
    fields: { text: 'x'.repeat(50_000) },
  });
  await store.commit([write('a')]);
  database.exec('PRAGMA max_page_count = 1');
  const failure = await store.commit([write('b')]).catch((error: unknown) => error);
  expect(isUnwritable(failure)).toBe(true);
  database.exec('PRAGMA max_page_count = 100000');
  await store.commit([write('c')]);
  expect((await store.list('things')).map(({ id }) => id)).toEqual(['a', 'c']);
  await store.close();
});

test.each([
  ['null', 'null'],
  ['a list', '["moja tajna"]'],
  ['a string', '"moja tajna"'],
  ['cut off', '{"name":"moja tajna'],
  ['no text at all', new Uint8Array([0xff, 0x00])],
])('a row that is %s is one document less, is named once in the log and never quoted', async (_, damage) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = openDatabase(newFolder());
  const store = new EmbeddedStore(database);
  for (const id of ['a', 'b', 'c']) {
    await store.commit([{ verb: 'set', collection: 'things', id, fields: { name: 'Ana', old: id } }]);
  }
  database.prepare('UPDATE documents SET fields = ? WHERE id = ?').run(damage, 'b');
  const orderBy = { field: 'old', descending: true };
  const ids = async (query: Query) => (await store.list('things', query)).map(({ id }) => id);
  expect(await ids({})).toEqual(['a', 'c']);
  expect(await ids({ limit: 2 })).toEqual(['a', 'c']);
  expect(await ids({ where: { name: 'Ana' }, orderBy })).toEqual(['c', 'a']);
  expect(await ids({ orderBy: { field: 'old' }, limit: 2 })).toEqual(['a', 'c']);
  expect(await ids({ where: { gone: null } })).toEqual(['a', 'c']);
  expect(await store.get('things', 'b')).toBeUndefined();
  await migrateStore({
    store,
    context: { today: '2026-11-16', readFile: async () => undefined },
    tell: () => {},
    steps: [{ number: 1, what: 'all are named', changes: { things: (fields) => ({ ...fields, name: 'Eva' }) } }],
  });
  expect((await store.list('things')).map(({ fields }) => fields.name)).toEqual(['Eva', 'Eva']);
  await expect(
    store.commit([{ verb: 'create', collection: 'things', id: 'b', fields: { name: 'Mara' } }]),
  ).rejects.toMatchObject({ code: 'document-exists' });
  await store.commit([{ verb: 'set', collection: 'things', id: 'b', fields: { name: 'Mara' } }]);
  expect((await store.get('things', 'b'))?.fields).toEqual({ name: 'Mara' });
  expect(log.mock.calls).toEqual([['things/b is not a JSON object and is left out']]);
  log.mockRestore();
  await store.close();
});

test('a query means the same for a document that only JavaScript can read', async () => {
  const store = new EmbeddedStore(openDatabase(newFolder()));
  let deep: Value = 'leaf';
  for (let level = 0; level < 1500; level++) deep = [deep];
  await store.commit([{ verb: 'set', collection: 'things', id: 'a', fields: { shown: false, deep } }]);
  expect(await store.list('things', { where: { shown: true } })).toEqual([]);
  expect(await store.list('things', { orderBy: { field: 'year' } })).toEqual([]);
  expect(await store.list('things', { where: { shown: false } })).toHaveLength(1);
  await store.close();
});

test('a database whose version cannot be read is refused', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = openDatabase(newFolder());
  const store = new EmbeddedStore(database);
  database.prepare("INSERT INTO documents VALUES ('site', 'schema', '{')").run();
  const context = { today: '2026-11-16', readFile: async () => undefined };
  await expect(migrateStore({ store, context, tell: () => {} })).rejects.toMatchObject({ code: 'newer-version' });
  log.mockRestore();
  await store.close();
});
