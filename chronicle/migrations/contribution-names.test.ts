import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { openMigrated } from '../../server/backend.ts';
import { readConfiguration } from '../../server/configuration.ts';
import { importArchive } from '../archive/import-archive.ts';
import { inventoryOfArchive, inventoryOfSite } from '../archive/inventory.ts';
import { writeEntries } from '../archive/private-part.ts';
import { listContributions } from '../contributions/contribution.ts';
import { latestHistory } from '../contributions/contribution-history.ts';
import { trustOf } from '../contributions/trust.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { subscriptionOf, unsubscribe } from '../memorial/anniversary-emails.ts';
import type { DocumentStore, Fields } from '../store/document-store.ts';
import { MemoryStore } from '../store/memory-store.ts';

const AT = '2026-11-15T08:00:00.000Z';
const ID = 'a'.repeat(24);

/** Collection -> id -> fields, as they were stored before step 2. */
const OLD: Readonly<Record<string, Readonly<Record<string, Fields>>>> = {
  contributions: {
    [ID]: {
      id: ID,
      kind: 'memory',
      state: 'pending',
      revision: 2,
      at: AT,
      telling: { title: 'Bura', text: 'Puhalo je.', teller: 'Stana', when: '', where: '', people: '' },
      photographs: [],
      accountId: 'ana1',
      email: 'ana@primjer.hr',
      emailProven: true,
      about: '',
      record: '',
      origin: '',
    },
  },
  'contribution-history': {
    [`${ID}~1`]: { ...line('told', '1'), role: 'teller' },
    [`${ID}~2`]: { ...line('let-through', '2'), role: 'editor' },
    [`${ID}~3`]: line('left-nameless', '3'),
    [`${ID}~4`]: line('approved', '4'),
  },
  tellers: { 'account%3Aana1': { approved: 3 } },
  'tellers-let-through': { 'account%3Aana1': { by: 'Urednica', at: AT } },
  'anniversary-subscriptions': {
    ana1: { accountId: 'ana1', email: 'ana@primjer.hr', token: 'znak', letters: true, origin: '' },
  },
  'anniversary-letters': { 'ana1~jozo~2026-12-01': { accountId: 'ana1', anniversary: 'jozo~2026-12-01' } },
};

function line(deed: string, second: string): Fields {
  const at = AT.replace('00.000', `0${second}.000`);
  return { contribution: ID, kind: 'memory', deed, by: 'Stana', at, title: 'Bura', reason: '' };
}

async function expectPlainNames(store: DocumentStore): Promise<void> {
  const [contribution] = await listContributions(store);
  expect(contribution).toMatchObject({ id: ID, content: { title: 'Bura', author: 'Stana' } });
  expect((await latestHistory(store, 9)).map(({ action, role }) => [action, role])).toEqual([
    ['approved', undefined],
    ['anonymized', undefined],
    ['auto-approved', 'editor'],
    ['submitted', 'author'],
  ]);
  expect(contribution && (await trustOf(store, contribution))).toEqual({
    approved: 3,
    trusted: true,
    autoApprove: true,
  });
  expect(await subscriptionOf(store, 'ana1')).toMatchObject({ emails: true, token: 'znak' });
  expect(await store.list('anniversary-emails')).toHaveLength(1);
  for (const collection of ['tellers', 'tellers-let-through', 'anniversary-letters']) {
    expect(await store.list(collection), collection).toEqual([]);
  }
}

test('a database of an older version is read by its new names, and may be migrated twice', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-names-'));
  const older = new EmbeddedStore(openDatabase(dataFolder));
  for (const [collection, documents] of Object.entries(OLD)) {
    for (const [id, fields] of Object.entries(documents)) {
      await older.commit([{ verb: 'create', collection, id, fields }]);
    }
  }
  await older.close();
  for (let start = 1; start <= 2; start += 1) {
    const { store, close } = await openMigrated(readConfiguration({ DATA_DIR: dataFolder }));
    await expectPlainNames(store);
    await store.commit([{ verb: 'delete', collection: 'site', id: 'schema' }]);
    await close();
  }
  const { store, close } = await openMigrated(readConfiguration({ DATA_DIR: dataFolder }));
  // Which emails have gone out is forgotten with their reader.
  await unsubscribe(store, 'ana1');
  expect(await store.list('anniversary-emails')).toEqual([]);
  await close();
});

test('so is an archive of an older version, and what was taken in counts as the same', async () => {
  const archived = new Map(
    Object.entries(OLD).map(([name, documents]) => [
      `private/${name}.json`,
      writeEntries(new Map(Object.entries(documents))),
    ]),
  );
  const source = {
    list: async () => [...archived.keys()],
    read: async (path: string) => archived.get(path) ?? new Uint8Array(),
  };
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const site = {
    store,
    files,
    directory: { list: async () => [], take: async () => {} },
    roles: { list: () => [], give: () => undefined },
    linkKey: { read: async () => 'key', keep: async () => {} },
  };
  const describeMedia = async () => ({ type: 'image/png', width: 3, height: 2 }) as const;
  const take = () => importArchive({ store, files, describeMedia, private: site }, source, { by: 'test', at: AT });
  const report = await take();
  expect(report.filter(({ outcome }) => outcome !== 'added')).toEqual([]);
  await expectPlainNames(store);
  expect((await take()).every(({ outcome }) => outcome === 'unchanged')).toBe(true);
  const held = await inventoryOfSite({ store, files, private: site });
  const brought = await inventoryOfArchive(source, AT);
  expect([...brought.keys()]).toContain('private/authors.json#account%3Aana1');
  for (const [path, hash] of brought) expect(held.get(path), path).toBe(hash);
});
