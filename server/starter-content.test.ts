import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteRecord, sweepBin } from '../chronicle/editing/bin.ts';
import { desk, IVA, page } from '../chronicle/editing/desk.fixture.ts';
import { DRAFTS, drafts } from '../chronicle/editing/draft.ts';
import { refuseProposal } from '../chronicle/editing/propose.ts';
import { publishDraft, unpublish } from '../chronicle/editing/publish.ts';
import { MemoryFiles } from '../chronicle/files/memory-files.ts';
import { media } from '../chronicle/media/media.ts';
import { records, revisions } from '../chronicle/records/record-documents.ts';
import { saveRecord } from '../chronicle/records/save-record.ts';
import { MemoryStore } from '../chronicle/store/memory-store.ts';
import type { ChronicleRecord } from '../domain/record.ts';
import { importStarterContent, markContent } from './starter-content.ts';

const AT = '2026-11-01T08:00:00.000Z';
const PRIVACY = 'page~privatnost';
const MEMORY = 'memory~bura';

let folder: string;
let store: MemoryStore;
let files: MemoryFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-starter-'));
  [store, files] = [new MemoryStore(), new MemoryFiles()];
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = () => importStarterContent({ store, files }, folder);

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const record = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\nsummary: Sažetak.\nstatus: published\n${more}author: Uredništvo\ncreated: 2026-09-19T08:00:00Z\n---\n${body}\n`;
const putPage = (slug: string, body: string, more = '') => put(`records/page/${slug}.md`, record(slug, body, more));
const putMemory = (body: string) =>
  put('records/memory/bura.md', record('Bura', body, 'teller: Stana\nsample: true\n'));

const stored = (id: string) => records.get(store, id);
const bodyOf = async (id: string) => (await stored(id))?.record.body;
async function edit(id: string, body: string): Promise<void> {
  const kept = await stored(id);
  if (!kept) throw new Error(`There is no ${id}`);
  const record: ChronicleRecord = { ...kept.record, body };
  await saveRecord(store, { record, basedOn: kept.revision, by: 'Iva', at: AT });
}
const offers = () => drafts.list(store);

/** As sites of 1.0.0 are: nothing was kept of what came. */
async function forgetHashes(): Promise<void> {
  await store.commit([{ verb: 'set', collection: 'site', id: 'starter-content', fields: { at: AT } }]);
}

test.each([
  ['with the hash as it came', async () => {}],
  ['of 1.0.0, by its first revision', forgetHashes],
])('what nobody here has changed follows the starter %s', async (_, meanwhile) => {
  putPage('privatnost', 'Prvi tekst.');
  putMemory('Puhalo je.');
  await start();
  await meanwhile();
  await unpublish(await desk([], store), { key: 'memory/bura', account: IVA, role: 'editor' });
  putPage('privatnost', 'Drugi tekst.');
  putMemory('Puhalo je tri dana.');
  await start();
  expect(await stored(PRIVACY)).toMatchObject({ revision: 2, record: { body: 'Drugi tekst.' } });
  expect((await revisions.get(store, `${PRIVACY}~2`))?.savedBy).toBe('content/');
  // Hidden, it stays hidden.
  expect(await stored(MEMORY)).toMatchObject({ record: { body: 'Puhalo je tri dana.', status: 'draft' } });
  expect(await offers()).toEqual([]);
  await start();
  expect((await stored(PRIVACY))?.revision).toBe(2);
});

test.each([
  ['with the hash as it came', async () => {}],
  ['of 1.0.0, by its first revision', forgetHashes],
])('what editors have changed stays, and the newer text is offered to them %s', async (_, meanwhile) => {
  putPage('privatnost', 'Prvi odlomak.\n\nDrugi odlomak.');
  putPage('misija', 'Misija.');
  await start();
  await meanwhile();
  await edit(PRIVACY, 'Prvi odlomak, naš.\n\nDrugi odlomak.');
  await edit('page~misija', 'Naša misija.');
  putPage('privatnost', 'Prvi odlomak.\n\nDrugi odlomak, noviji.');
  await start();
  expect(await bodyOf(PRIVACY)).toBe('Prvi odlomak, naš.\n\nDrugi odlomak.');
  const [offer, ...others] = await offers();
  expect([offer?.of, others]).toEqual(['page/privatnost', []]);
  // Taken over, it is merged into what stands here.
  const taken = await publishDraft(await desk([], store), { id: offer?.id ?? '', account: IVA });
  expect(taken.kind).toBe('published');
  expect(await bodyOf(PRIVACY)).toBe('Prvi odlomak, naš.\n\nDrugi odlomak, noviji.');
  await start();
  expect(await offers()).toEqual([]);
});

test('what editors leave is not offered again until the starter’s text changes, and then once', async () => {
  putPage('privatnost', 'Prvi tekst.');
  await start();
  await edit(PRIVACY, 'Naš tekst.');
  putPage('privatnost', 'Drugi tekst.');
  await start();
  const [offer] = await offers();
  await refuseProposal(await desk([], store), { id: offer?.id ?? '', account: IVA, reason: '' });
  expect(await offers()).toEqual([]);
  putPage('uvjeti', 'Uvjeti.');
  await start();
  expect(await offers()).toEqual([]);
  for (const body of ['Treći tekst.', 'Četvrti tekst.']) {
    putPage('privatnost', body);
    await start();
    expect((await offers()).map(({ content }) => content.body)).toEqual([body]);
  }
  expect(await bodyOf(PRIVACY)).toBe('Naš tekst.');
});

test('a sample that has become somebody’s own, or was hidden after a change, is offered nothing', async () => {
  putMemory('Puhalo je.');
  putPage('misija', 'Misija.');
  await start();
  const kept = await stored(MEMORY);
  const own = { ...kept?.record, body: 'Moj djed.', sample: false } as ChronicleRecord;
  await saveRecord(store, { record: own, basedOn: 1, by: 'Iva', at: AT });
  await edit('page~misija', 'Naša misija.');
  await unpublish(await desk([], store), { key: 'page/misija', account: IVA, role: 'editor' });
  putMemory('Puhalo je tri dana.');
  putPage('misija', 'Druga misija.');
  await start();
  expect([await bodyOf(MEMORY), await offers()]).toEqual(['Moj djed.', []]);
});

test('what was deleted here does not come back, from the bin or after it', async () => {
  putPage('privatnost', 'Prvi tekst.');
  putPage('misija', 'Misija.');
  await start();
  await forgetHashes();
  const deps = await desk([], store);
  await deleteRecord(deps, { key: 'page/privatnost', account: IVA, role: 'editor' });
  await sweepBin({ store, now: () => new Date('2027-11-01T08:00:00Z') });
  await deleteRecord(deps, { key: 'page/misija', account: IVA, role: 'editor' });
  for (const body of ['Drugi tekst.', 'Treći tekst.']) {
    putPage('privatnost', body);
    putPage('misija', body);
    await start();
    expect(await records.list(store)).toEqual([]);
  }
});

test('of what is new in the starter only pages come, with their pictures; what left it stays', async () => {
  putPage('privatnost', 'Prvi tekst.');
  await start();
  rmSync(join(folder, 'records'), { recursive: true });
  putPage('pristupacnost', 'Izjava.', 'cover:\n  file: hodnik.svg\n  alt: Crtež hodnika\n');
  put('media/hodnik.svg', '<svg viewBox="0 0 3 2"><g id="scene"/></svg>');
  putMemory('Puhalo je.');
  await start();
  expect((await records.list(store)).map(({ record: { slug } }) => slug)).toEqual(['pristupacnost', 'privatnost']);
  expect((await media.list(store)).map(({ name }) => name)).toEqual(['hodnik.svg']);
});

test('what is new in the starter comes where texts that are here lead to it, directly or not', async () => {
  putPage('privatnost', 'Prvi tekst.');
  await start();
  putPage('privatnost', 'O tome je [uspomena](../memory/bura.md).');
  put('records/memory/bura.md', record('Bura', 'Kao [u zimi](../memory/zima.md).', 'teller: Stana\n'));
  for (const slug of ['zima', 'ljeto']) put(`records/memory/${slug}.md`, record(slug, 'Bilo je.', 'teller: Stana\n'));
  await start();
  expect((await records.list(store)).map(({ record: { slug } }) => slug).sort()).toEqual([
    'bura',
    'privatnost',
    'zima',
  ]);
});

test('what is new comes neither by what editors have changed nor by what they have deleted', async () => {
  putPage('privatnost', 'Prvi tekst.');
  putPage('uvjeti', 'Prvi tekst.');
  putMemory('Puhalo je.');
  await start();
  await edit('page~privatnost', 'Naš tekst.');
  await store.commit([{ verb: 'delete', collection: 'records', id: MEMORY }]);
  putPage('privatnost', 'O tome je [uspomena](../memory/zima.md).');
  putPage('uvjeti', 'Kao [prije](../memory/bura.md).');
  putMemory('Puhalo je [zimi](../memory/zima.md).');
  put('records/memory/zima.md', record('zima', 'Bilo je.', 'teller: Stana\n'));
  await start();
  expect((await records.list(store)).map(({ record: { slug } }) => slug).sort()).toEqual(['privatnost', 'uvjeti']);
});

test('what editors have written under the same name, or brought in an archive, stays, and is offered only what comes later', async () => {
  await markContent(store, AT);
  await saveRecord(store, { record: page('privatnost'), basedOn: 0, by: 'npm run archive', at: AT });
  for (const body of ['Prvi tekst.', 'Drugi tekst.']) {
    expect(await offers()).toEqual([]);
    putPage('privatnost', body);
    await start();
  }
  expect((await offers()).map(({ content }) => content.body)).toEqual(['Drugi tekst.']);
  expect(await stored(PRIVACY)).toMatchObject({ revision: 1, record: page('privatnost') });
});

test('two processes that start at once do it once', async () => {
  putPage('privatnost', 'Prvi tekst.');
  putPage('nasa-misija', 'Misija.');
  await start();
  await edit(PRIVACY, 'Naš tekst.');
  putPage('privatnost', 'Drugi tekst.');
  putPage('nasa-misija', 'Druga misija.');
  await Promise.all([start(), start()]);
  expect(await stored('page~nasa-misija')).toMatchObject({ revision: 2, record: { body: 'Druga misija.' } });
  expect((await store.list(DRAFTS)).length).toBe(1);
  await start();
  expect((await stored('page~nasa-misija'))?.revision).toBe(2);
});
