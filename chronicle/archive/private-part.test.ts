import { describe, expect, test } from 'vitest';
import type { GivenRole } from '../../domain/role.ts';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import type { ListedAccount } from '../identity/account-directory.ts';
import { MEDIA } from '../media/media.ts';
import { photographs, UNDESCRIBED } from '../photographs/photograph.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { treeVersions } from '../trees/tree-version.ts';
import type { ArchiveSource } from './archive.ts';
import { exportArchive } from './export-archive.ts';
import { exportPrivate } from './export-private.ts';
import { importArchive } from './import-archive.ts';
import { inventoryOfArchive, inventoryOfSite, partCounts } from './inventory.ts';
import type { PrivatePorts } from './private-part.ts';

const AT = '2026-11-15T08:00:00Z';
const describeMedia = async () => ({ type: 'image/png', width: 3, height: 2 }) as const;
const ANA: ListedAccount = {
  id: 'ana1',
  email: 'ana@primjer.hr',
  name: 'Ana Ćavar',
  verified: true,
  disabled: false,
  createdAt: '2026-01-02T03:04:05Z',
};

const CANDLE = { memorial: 'jozo', accountId: 'ana1', name: 'Ana', day: '2026-11-02', at: AT };
const MESSAGE = {
  id: 'm1',
  about: '/news/1/glad',
  reason: 'Godina nije točna.',
  at: AT,
  accountId: 'ana1',
  sender: { name: 'Ana', email: ANA.email, emailProven: true, telephone: '063 123 456' },
  state: 'open',
};
const contributionWith = (hash: string) => ({
  id: 'a1',
  kind: 'memory',
  state: 'pending',
  revision: 1,
  at: AT,
  content: { title: 'Bura', text: 'Puhalo je.', author: 'Ana', when: '', where: '', people: '' },
  photographs: [{ type: 'image/jpeg', width: 3, height: 2, name: 'a1-1.jpg', hash }],
  accountId: 'ana1',
  email: ANA.email,
  about: '',
  record: '',
  origin: '',
});

function newPorts(): PrivatePorts {
  const accounts = new Map<string, ListedAccount>();
  const roles = new Map<string, GivenRole>();
  let key = crypto.randomUUID();
  return {
    store: new MemoryStore(),
    files: new MemoryFiles(),
    directory: {
      list: async () => [...accounts.values()],
      async take(some) {
        for (const account of some) accounts.set(account.id, account);
      },
    },
    roles: {
      list: () => [...roles].map(([email, role]) => ({ email, role, isConfigured: false, account: 'none' })),
      give: (email, role) => void roles.set(email, role),
    },
    linkKey: {
      read: async () => key,
      async keep(next) {
        key = next as typeof key;
      },
    },
  };
}

async function filledPorts(): Promise<PrivatePorts> {
  const ports = newPorts();
  const hash = await ports.files.put(new TextEncoder().encode('slika'));
  await ports.directory.take([ANA]);
  await ports.roles.give(ANA.email, 'editor');
  await ports.roles.give('mate@primjer.hr', 'writer');
  await ports.store.commit([
    { verb: 'create', collection: CONTRIBUTIONS, id: 'a1', fields: contributionWith(hash) },
    { verb: 'create', collection: 'candles', id: 'jozo~2026-11-02~ana1', fields: CANDLE },
    { verb: 'increment', collection: 'candle-counts', id: 'jozo', by: { lit: 1 } },
    {
      verb: 'create',
      collection: 'stewards',
      id: 'jozo~ana%40primjer.hr',
      fields: { memorial: 'jozo', email: ANA.email, namedBy: 'Uredništvo', at: AT },
    },
    { verb: 'create', collection: 'reports', id: 'm1', fields: MESSAGE },
  ]);
  return ports;
}

async function exported(ports: PrivatePorts): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  await exportPrivate(ports, { write: async (path, bytes) => void files.set(path, bytes) });
  return files;
}

const sourceOf = (files: ReadonlyMap<string, Uint8Array>): ArchiveSource => ({
  list: async () => [...files.keys()],
  read: async (path) => files.get(path) ?? new Uint8Array(),
});

const take = (ports: PrivatePorts, files: ReadonlyMap<string, Uint8Array>, dryRun = false) =>
  importArchive({ ...ports, describeMedia, private: ports }, sourceOf(files), { by: 'test', at: AT, dryRun });

const problemsIn = (report: Awaited<ReturnType<typeof take>>) => report.map(({ problem }) => problem).filter(Boolean);

describe('the private part of an archive', () => {
  test('moves whole: every document, the files that wait, accounts, roles, and what links are signed with', async () => {
    const first = await filledPorts();
    const files = await exported(first);
    const second = newPorts();
    expect(problemsIn(await take(second, files, true))).toEqual([]);
    expect(await second.directory.list()).toEqual([]);
    await take(second, files);
    expect(await exported(second)).toEqual(files);
    const counts = await partCounts(await inventoryOfArchive(sourceOf(files), AT));
    expect(counts).toMatchObject([{ part: 'private', files: 11 }]);
    expect(await partCounts(await inventoryOfSite({ ...second, private: second }))).toEqual(counts);
    expect((await take(second, files)).every(({ outcome }) => outcome === 'unchanged')).toBe(true);
  });

  test('moves a photograph that two members sent and one published, under both its names', async () => {
    const first = await filledPorts();
    const hash = await hashOf(new TextEncoder().encode('slika'));
    const name = 'spomen-bura-1.jpg';
    const { photographs, ...rest } = contributionWith(hash);
    const other = { ...rest, id: 'a2', photographs: photographs.map((one) => ({ ...one, name })) };
    await first.store.commit([
      { verb: 'create', collection: MEDIA, id: name, fields: { type: 'image/png', width: 3, height: 2, name, hash } },
      { verb: 'create', collection: CONTRIBUTIONS, id: 'a2', fields: other },
    ]);
    const files = await exported(first);
    await exportArchive(first, { write: async (path, bytes) => void files.set(path, bytes) });
    const second = newPorts();
    expect(problemsIn(await take(second, files))).toEqual([]);
    expect(await second.files.has(hash)).toBe(true);
    expect((await second.store.list(CONTRIBUTIONS)).map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  test('moves what is known of photographs and trees, with files that stood there before', async () => {
    const first = newPorts();
    const put = (text: string) => first.files.put(new TextEncoder().encode(text));
    const former = await put('prijašnja');
    const binned = await put('bačena');
    const version = await put('0 HEAD\n0 TRLR\n');
    const picture = { type: 'image/jpeg', width: 3, height: 2, name: 'dvor.jpg' };
    const known = {
      ...UNDESCRIBED,
      title: 'Kuća u Docu',
      date: { typed: 'oko 1962.', edtf: '1962~' },
      former: [{ ...picture, hash: former, until: AT, by: 'ana1' }],
    };
    const inTheBin = { ...UNDESCRIBED, binnedAt: AT, binned: { by: 'ana1', media: { ...picture, hash: binned } } };
    const restored = { tree: 'cavar', number: 3, hash: version, by: 'ana1', at: AT, individuals: 0, families: 0 };
    await first.store.commit([
      { verb: 'create', collection: photographs.name, id: 'foto-1', fields: known },
      { verb: 'create', collection: photographs.name, id: 'foto-2', fields: inTheBin },
      {
        verb: 'create',
        collection: treeVersions.name,
        id: 'cavar~3',
        fields: { ...restored, origin: 'restored', restored: 1 },
      },
    ]);
    const files = await exported(first);
    const second = newPorts();
    expect(problemsIn(await take(second, files))).toEqual([]);
    expect(await exported(second)).toEqual(files);
    for (const { name } of [photographs, treeVersions])
      expect(await second.store.list(name)).toEqual(await first.store.list(name));
    for (const hash of [former, binned, version]) expect(await second.files.has(hash)).toBe(true);
  });

  test('leaves what it does not mention, and is compared document by document', async () => {
    const files = await exported(await filledPorts());
    const second = newPorts();
    await second.store.commit([
      { verb: 'create', collection: 'candles', id: 'mara', fields: { ...CANDLE, memorial: 'mara' } },
    ]);
    await take(second, files);
    const held = await inventoryOfSite({ ...second, private: second });
    for (const [path, hash] of await inventoryOfArchive(sourceOf(files), AT)) expect(held.get(path)).toBe(hash);
    expect(held.size).toBe(12);
  });

  test.each([
    ['a file that is another', 'private/files/', () => 'druga slika', 'is not what its name says'],
    ['a file that is not there', 'private/files/', () => undefined, 'there is no private/files/'],
    ['what is no JSON', 'private/candles.json', () => '{', 'is not JSON'],
    [
      'more than any site has',
      'private/candles.json',
      () => `{${'"a":{},'.repeat(500_000)}"a":{}}`,
      'more than 500000',
    ],
    ['what is no map', 'private/candles.json', () => '{"a": 1}', 'is not a map'],
    ['a name no store takes', 'private/candles.json', () => '{"a/b": {}}', 'Not the name of a document'],
    [
      'what no site of this version has',
      'private/candles.json',
      () => '{"a": {"lit": 1}}',
      'a does not fit its schema',
    ],
    [
      'what a newer version wrote',
      'private/schema.json',
      () => '{"documents": {"version": 99}}',
      'The archive was written by a newer version of the site',
    ],
    ['no key to sign with', 'private/site.json', () => '{"link-key": {}}', 'link-key does not fit its schema'],
    ['a key that can be guessed', 'private/site.json', () => '{"link-key": {"key": "brdo"}}', 'no key to sign with'],
    [
      'a key that is only long',
      'private/site.json',
      () => JSON.stringify({ 'link-key': { key: ' '.repeat(43) } }),
      'no key to sign with',
    ],
    [
      'a photograph whose file cannot be one',
      'private/contributions.json',
      () => JSON.stringify({ a1: contributionWith('../link-key') }),
      'a1 does not fit its schema: photographs.0.hash',
    ],
    [
      'a photograph that would be fetched from elsewhere',
      'private/contributions.json',
      () => {
        const { photographs, ...rest } = contributionWith('0'.repeat(64));
        return JSON.stringify({
          a1: { ...rest, photographs: photographs.map((one) => ({ ...one, placeholder: 'https://primjer.hr/' })) },
        });
      },
      'a1 does not fit its schema: photographs.0.placeholder',
    ],
    ['what is no account', 'private/accounts.json', () => '{"a": {"email": "x"}}', 'a is not an account'],
  ])('with %s is refused, and nothing is changed', async (_, start, content, problem) => {
    const files = await exported(await filledPorts());
    const path = [...files.keys()].find((one) => one.startsWith(start)) ?? '';
    const replaced = content();
    if (replaced === undefined) files.delete(path);
    else files.set(path, new TextEncoder().encode(replaced));
    const second = newPorts();
    const key = await second.linkKey.read();
    expect(problemsIn(await take(second, files)).join()).toContain(problem);
    expect(await second.directory.list()).toEqual([]);
    expect(await second.linkKey.read()).toBe(key);
    expect(await second.store.list('candle-counts')).toEqual([]);
  });

  test('whoever has an account here under another id is not given a second one', async () => {
    const files = await exported(await filledPorts());
    const second = newPorts();
    await second.directory.take([{ ...ANA, id: 'ana2' }]);
    expect(problemsIn(await take(second, files))).toEqual(['ana@primjer.hr has another account, ana2']);
  });

  test('is taken in only where somebody asked for it: not with starter content', async () => {
    const files = await exported(await filledPorts());
    const ports = newPorts();
    const report = await importArchive({ ...ports, describeMedia }, sourceOf(files), { by: 'content/', at: AT });
    expect(new Set(report.map(({ outcome }) => outcome))).toEqual(new Set(['refused']));
  });

  test('an export tells of what could not be taken in again, and writes it all the same', async () => {
    const ports = await filledPorts();
    await ports.store.commit([{ verb: 'create', collection: 'candles', id: 'odd', fields: { day: 'yesterday' } }]);
    const files = new Map<string, Uint8Array>();
    const missing = await exportPrivate(ports, { write: async (path, bytes) => void files.set(path, bytes) });
    expect(missing.map(({ path }) => path)).toEqual(['private/candles.json#odd']);
    expect(new TextDecoder().decode(files.get('private/candles.json'))).toContain('yesterday');
  });
});
