import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { migrationContract } from '../../chronicle/migrations/migration-contract.ts';
import type { Change } from '../../chronicle/store/document-store.ts';
import { documentStoreContract } from '../../chronicle/store/document-store-contract.ts';
import { liveCollectionContract } from '../../chronicle/store/live-collection-contract.ts';
import { startEmulator, startFirestore } from '../../tests/drivers/emulators.ts';
import { PATIENCE_MS } from './reaching.ts';
import { setUpFirebase } from './services.ts';
import { FirestoreStore } from './store.ts';

const firestore = await startFirestore();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
afterAll(async () => {
  vi.unstubAllEnvs();
  await firestore.stop();
});

const newProject = () => `demo-${randomUUID().slice(0, 8)}`;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});
const setUp = (projectId = newProject()) => {
  const { db, close } = setUpFirebase({ projectId });
  closing.push(close);
  return db;
};
const open = (projectId = newProject()) => FirestoreStore.open(setUp(projectId));

documentStoreContract('Firestore', () => open());
const openData = async () => {
  const projectId = newProject();
  return () => open(projectId);
};
liveCollectionContract('Firestore', openData);
migrationContract('Firestore', openData);

test('a watcher hears of another process, and of nothing from before it watched', async () => {
  const projectId = newProject();
  const other = await open(projectId);
  await other.commit([{ verb: 'set', collection: 'things', id: 'before', fields: {} }]);
  const store = await open(projectId);
  const seen: Change[] = [];
  store.watch(['things'], (changes) => seen.push(...changes));
  for (const n of [1, 2, 3]) {
    await other.commit([
      { verb: 'set', collection: 'things', id: `from afar ${n}`, fields: { n } },
      { verb: 'set', collection: 'others', id: 'x', fields: {} },
    ]);
  }
  await expect
    .poll(() => seen.map(({ id, fields }) => [id, fields?.n]))
    .toEqual([
      ['from afar 1', 1],
      ['from afar 2', 2],
      ['from afar 3', 3],
    ]);
  await Promise.all([other.close(), store.close()]);
});

test('a commit whose answer was lost is made once, however often it is tried', async () => {
  const db = setUp();
  const newBatch = db.batch.bind(db);
  db.batch = () => {
    const batch = newBatch();
    const commit = Reflect.get(batch, '_commit').bind(batch) as () => Promise<never>;
    // As the client does by itself when the connection breaks before the answer comes.
    batch.commit = async () => {
      await commit();
      return commit();
    };
    return batch;
  };
  const store = await FirestoreStore.open(db);
  const light = [{ verb: 'increment', collection: 'counts', id: 'candles', by: { lit: 1 } }] as const;
  await store.commit(light);
  await store.commit(light);
  expect((await store.get('counts', 'candles'))?.fields).toEqual({ lit: 2 });
  await store.commit([{ verb: 'create', collection: 'things', id: 'a', fields: { by: 'me' } }]);
  await expect(
    store.commit([{ verb: 'create', collection: 'things', id: 'a', fields: { by: 'another' } }]),
  ).rejects.toMatchObject({ code: 'document-exists' });
  await store.close();
});

test('a document too heavy for Firestore alone is refused by name', async () => {
  const store = await open();
  const fields = { numbers: Array.from({ length: 200_000 }, () => 1) };
  await expect(store.commit([{ verb: 'set', collection: 'things', id: 'heavy', fields }])).rejects.toMatchObject({
    code: 'document-too-large',
    message: expect.stringContaining('things/heavy'),
  });
  await store.close();
});

test('out of reach is said so', async () => {
  const gone = await startEmulator('tests/hosted/firestore-server.mjs');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', gone.host);
  const { db, close } = setUpFirebase({ projectId: newProject() });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
  const store = await FirestoreStore.open(db);
  await gone.stop();
  // Its patience ends when the test says so.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked = store.get('things', 'a');
  vi.advanceTimersByTime(PATIENCE_MS.forOne);
  vi.useRealTimers();
  await expect(asked).rejects.toMatchObject({
    code: 'offline',
    message: 'Failed to get document because the client is offline.',
  });
  await Promise.all([store.close(), close()]);
});
