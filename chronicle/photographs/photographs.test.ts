import { beforeEach, expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { deleteRecord, discardDraft, undelete } from '../editing/bin.ts';
import { ANA, desk, IVA, locality } from '../editing/desk.fixture.ts';
import { ownDraftId } from '../editing/draft.ts';
import { DraftShelf } from '../editing/draft-shelf.ts';
import { propose, withdrawProposal } from '../editing/propose.ts';
import { publishDraft } from '../editing/publish.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { MEDIA } from '../media/media.ts';
import { sweepUnused, unusedWrites } from '../media/unused-files.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  binPhotograph,
  describePhotograph,
  replacePhotograph,
  restoreFormer,
  restorePhotograph,
  sweepBinned,
} from './change-photograph.ts';
import { keepPhotograph } from './keep-photograph.ts';
import { PHOTOGRAPHS, photographs } from './photograph.ts';
import { PhotographShelf } from './photograph-shelf.ts';

const AT = '2026-11-16T12:00:00.000Z';
const LATER = new Date('2026-12-20T12:00:00.000Z');
const drafts = { showing: () => [], binnedShowing: () => [] };

let store: MemoryStore;
let files: MemoryFiles;
let library: Library;
let shelf: PhotographShelf;
beforeEach(async () => {
  store = new MemoryStore();
  files = new MemoryFiles();
  library = await Library.open(store);
  shelf = await PhotographShelf.open(store, library);
});

const inspected = (words: string) => ({
  bytes: new TextEncoder().encode(words),
  description: { type: 'image/jpeg', width: 3, height: 2, placeholder: `data:image/png;${words}` } as const,
  ending: 'jpg',
});
const send = (words: string, at = AT) =>
  keepPhotograph({ store, files }, { ...inspected(words), by: 'Iva', at, as: `${words}.jpg` });
const sweep = () => sweepUnused({ store, files, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
const inTrees = new Set<string>();
const change = (file: string) => ({ file, by: 'Iva', at: AT });
const UNSAID = { title: '', alt: '', caption: '', credit: '', place: '', about: [] };

test('of many who send the same file at once one makes it, and all are led to it', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => send('kuća')));
  expect(new Set(sent.map(({ file }) => file)).size).toBe(1);
  expect(sent.filter(({ isKnown }) => !isKnown)).toHaveLength(1);
  expect(sent[0]?.file).toMatch(/^foto-[0-9a-f]{16}\.jpg$/);
  expect(await store.list(MEDIA)).toHaveLength(1);
});

test('another file takes the place of the first, the first can be sent anew, and neither loses its bytes', async () => {
  const { file } = await send('prva');
  const before = shelf.get(file)?.media.hash ?? '';
  await replacePhotograph({ store, files }, change(file), inspected('druga'));
  expect(shelf.get(file)?.media.hash).not.toBe(before);
  await expect(replacePhotograph({ store, files }, change(file), inspected('druga'))).rejects.toMatchObject({
    code: 'same-file',
  });
  const again = await send('prva');
  expect(again).toMatchObject({ isKnown: false });
  expect(again.file).not.toBe(file);
  await expect(replacePhotograph({ store, files }, change(file), inspected('prva'))).rejects.toMatchObject({
    code: 'already-here',
    file: again.file,
  });
  await restoreFormer(store, change(file), before);
  expect(shelf.get(file)?.media.hash).toBe(before);
  await store.commit(unusedWrites([{ hash: before }]));
  await sweep();
  expect(await files.has(before)).toBe(true);
});

test('what stands again is not among the earlier files, and has all it had', async () => {
  const { file } = await send('prva');
  const { hash = '' } = shelf.get(file)?.media ?? {};
  await replacePhotograph({ store, files }, change(file), inspected('druga'));
  await restoreFormer(store, change(file), hash);
  expect((await photographs.get(store, file))?.former.map((former) => former.hash)).not.toContain(hash);
  expect(shelf.get(file)?.media).toMatchObject({ hash, placeholder: 'data:image/png;prva' });
});

test('the earliest of many files goes, the latest stay to be brought back', async () => {
  const { file } = await send('0');
  const first = shelf.get(file)?.media.hash ?? '';
  for (let number = 1; number <= PHOTOGRAPH_LIMITS.formerFiles + 1; number += 1) {
    await replacePhotograph({ store, files }, change(file), inspected(String(number)));
  }
  const { former } = (await photographs.get(store, file)) ?? { former: [] };
  expect(former).toHaveLength(PHOTOGRAPH_LIMITS.formerFiles);
  await sweep();
  expect(await files.has(first)).toBe(false);
  for (const { hash } of former) expect(await files.has(hash)).toBe(true);
});

test('what was deleted comes back with its words, by a press or by being sent again; after thirty days it is gone', async () => {
  const { file } = await send('dvor');
  const hash = shelf.get(file)?.media.hash ?? '';
  const words = { ...UNSAID, title: 'Dvor', alt: 'Dvor' };
  await describePhotograph(store, file, words);
  const shown = { store, library, drafts, inTrees: new Set([file]) };
  await expect(binPhotograph(shown, change(file))).rejects.toMatchObject({ code: 'in-use' });
  await binPhotograph({ store, library, drafts, inTrees }, change(file));
  expect(shelf.get(file)).toBeUndefined();
  expect(shelf.withHash(hash)).toBeDefined();
  await restorePhotograph(store, file);
  expect(shelf.get(file)?.photograph).toMatchObject({ title: 'Dvor', uploaded: { as: 'dvor.jpg' } });
  await binPhotograph({ store, library, drafts, inTrees }, change(file));
  expect(await send('dvor')).toEqual({ file, isKnown: true });
  expect(shelf.get(file)?.photograph.title).toBe('Dvor');
  await binPhotograph({ store, library, drafts, inTrees }, change(file));
  await sweepBinned(store, new Date(AT));
  await sweep();
  expect(await files.get(hash)).toBeDefined();
  await sweepBinned(store, LATER);
  await sweep();
  expect(await store.list(PHOTOGRAPHS)).toEqual([]);
  expect(await files.has(hash)).toBe(false);
});

test('with a photograph go its earlier files, and none of them before', async () => {
  const { file } = await send('prva');
  const first = shelf.get(file)?.media.hash ?? '';
  await replacePhotograph({ store, files }, change(file), inspected('druga'));
  const second = shelf.get(file)?.media.hash ?? '';
  await binPhotograph({ store, library, drafts, inTrees }, change(file));
  await store.commit(unusedWrites([{ hash: first }, { hash: second }]));
  await sweep();
  expect([await files.get(first), await files.get(second)]).not.toContain(undefined);
  await sweepBinned(store, LATER);
  await sweep();
  expect([await files.has(first), await files.has(second)]).toEqual([false, false]);
});

test('what a record shows is not deleted, and its words stand for those that are missing', async () => {
  const { file } = await send('bunar');
  await desk([locality('bunar', { cover: { file, alt: 'Bunar' } })], store);
  await expect(binPhotograph({ store, library, drafts, inTrees }, change(file))).rejects.toMatchObject({
    code: 'in-use',
  });
  expect(shelf.get(file)).toMatchObject({ alt: 'Bunar', isUsed: true });
});

test('what a draft shows is not deleted, nor what would come back without it from the bin', async () => {
  const { file } = await send('bunar');
  const shown = await DraftShelf.open(store);
  const record = locality('bunar', { cover: { file, alt: 'Bunar' } });
  const deps = await desk([record], store);
  await deps.save('locality~bunar', { ...contentOf(record), summary: 'Drugi sažetak.' });
  const binning = () => binPhotograph({ store, library, drafts: shown, inTrees }, change(file));
  const inUse = { code: 'in-use' };
  const binned = await deleteRecord(deps, { key: 'locality/bunar', account: IVA, role: 'editor' });
  await expect(binning()).rejects.toMatchObject(inUse);
  await discardDraft(deps, { id: 'locality~bunar', account: IVA });
  expect([shown.showing(file).length, shown.binnedShowing(file).map(({ title }) => title)]).toEqual([
    0,
    ['bunar', 'bunar'],
  ]);
  await expect(binning()).rejects.toMatchObject(inUse);
  await undelete(deps, { id: binned, account: IVA, role: 'editor' });
  expect(shown.binnedShowing(file)).toHaveLength(1);
});

test('what somebody keeps to themselves holds no photograph back, what they propose does', async () => {
  const { file } = await send('bunar');
  const shown = await DraftShelf.open(store);
  const record = locality('bunar', { cover: { file, alt: 'Bunar' } });
  const deps = await desk([record], store);
  const id = ownDraftId(deps, 'locality/bunar', ANA);
  await deps.save(id, contentOf(record), { account: ANA });
  await deps.save('locality~bunar', { ...contentOf(record), cover: null });
  await publishDraft(deps, { id: 'locality~bunar', account: IVA });
  const binning = () => binPhotograph({ store, library, drafts: shown, inTrees }, change(file));
  await propose(deps, { id, account: ANA });
  await expect(binning()).rejects.toMatchObject({ code: 'in-use' });
  await withdrawProposal(deps, { id, account: ANA });
  await binning();
  await restorePhotograph(store, file);
  await discardDraft(deps, { id, account: ANA });
  await binning();
  expect(shelf.get(file)).toBeUndefined();
});

test('described anew it has no licence and no date but the new ones', async () => {
  const { file } = await send('a');
  await describePhotograph(store, file, { ...UNSAID, licence: 'cc0', date: { typed: '1962.', edtf: '1962' } });
  await describePhotograph(store, file, UNSAID);
  const { licence, date } = (await photographs.get(store, file)) ?? {};
  expect([licence, date]).toEqual([undefined, undefined]);
});

test('of two who describe it at once, the second is told', async () => {
  const { file } = await send('a');
  const answers = await Promise.allSettled(
    ['Prvi', 'Drugi'].map((title) => describePhotograph(store, file, { ...UNSAID, title })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('those without a description come first, and every word of a question counts, without its marks', async () => {
  const [house, yard] = [await send('a'), await send('b')];
  const words = {
    title: 'Kuća Ćavara',
    alt: 'Kamena kuća',
    caption: '',
    credit: 'Iz albuma',
    place: 'Dočine',
    about: [],
  };
  await describePhotograph(store, house.file, words);
  expect(shelf.find().map(({ file }) => file)).toEqual([yard.file, house.file]);
  expect(shelf.find('cavara docine').map(({ file }) => file)).toEqual([house.file]);
  expect(shelf.find('cavara b.jpg')).toEqual([]);
  expect(shelf.find('b.jpg').map(({ file }) => file)).toEqual([yard.file]);
});

test('of those alike the latest come first', async () => {
  const [old, fresh] = [await send('stara'), await send('nova', '2026-11-17T12:00:00.000Z')];
  expect(shelf.find().map(({ file }) => file)).toEqual([fresh.file, old.file]);
});
