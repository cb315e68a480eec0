import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { REVISIONS } from '../records/record-documents.ts';
import type { Fields } from '../store/document-store.ts';
import { binnedRecord, deleteRecord, discardDraft, listBin, sweepBin, undelete } from './bin.ts';
import { BIN } from './binned.ts';
import { ANA, article, desk, IVA, locality, NEW, PERO } from './desk.fixture.ts';
import { findDraft, ownDraftId } from './draft.ts';
import { restoreRevision, revisionOf, revisionsOf } from './history.ts';
import { draftOfToken, previewToken } from './preview-link.ts';
import { propose, refuseProposal, takeOver, withdrawProposal } from './propose.ts';
import { publishDraft } from './publish.ts';

const KEY = 'locality/gumno';
const GUMNO = 'locality~gumno';
const gumno = contentOf(locality('gumno'));
const byIva = { key: KEY, account: IVA, role: 'editor' } as const;

test('what is deleted is out of sight and comes back as it was', async () => {
  const deps = await desk([locality('gumno')]);
  const id = await deleteRecord(deps, byIva);
  expect([deps.library.get(KEY), deps.library.stored(KEY), deps.library.drafts()]).toEqual([undefined, undefined, []]);
  expect(await listBin(deps.store, IVA)).toMatchObject([{ what: 'record', of: KEY, title: 'gumno', by: 'Iva' }]);
  await undelete(deps, { id, account: IVA, role: 'editor' });
  expect(deps.library.get(KEY)).toMatchObject({ title: 'gumno', status: 'published' });
  expect([await listBin(deps.store, IVA), deps.library.revisionOf(KEY)]).toEqual([[], 2]);
});

test('deleted twice, also at once, it is answered as done; whoever may not delete learns nothing of it', async () => {
  const deps = await desk([locality('gumno')]);
  const [id, same] = await Promise.all([deleteRecord(deps, byIva), deleteRecord(deps, byIva)]);
  expect([same, await deleteRecord(deps, byIva)]).toEqual([id, id]);
  expect(await listBin(deps.store, IVA)).toHaveLength(1);
  const gone = { code: 'not-found' };
  await expect(deleteRecord(deps, { ...byIva, role: 'writer' })).rejects.toMatchObject(gone);
  await expect(deleteRecord(deps, { ...byIva, key: 'locality/nema' })).rejects.toMatchObject(gone);
});

test('after thirty days it is gone for good, and nobody gets its address', async () => {
  const deps = await desk([locality('gumno')]);
  await deleteRecord(deps, byIva);
  deps.moveTo('2026-12-16T07:00:00Z');
  await sweepBin(deps);
  expect(await binnedRecord(deps.store, KEY)).toBeDefined();
  deps.moveTo('2026-12-16T09:00:00Z');
  await sweepBin(deps);
  expect([await listBin(deps.store, IVA), await deps.store.list(REVISIONS)]).toEqual([[], []]);
  expect(await deps.publishNew({ ...gumno, title: 'Gumno' })).toMatchObject({ record: { slug: 'gumno-2' } });
});

test('only an editor deletes; a draft thrown away comes back to whoever threw it away', async () => {
  const deps = await desk([locality('gumno')]);
  await expect(deleteRecord(deps, { ...byIva, role: 'writer' })).rejects.toMatchObject({ code: 'forbidden' });
  await deps.save(NEW, article('Bačeno'), { account: PERO });
  const id = await discardDraft(deps, { id: NEW, account: PERO });
  expect(await findDraft(deps.store, NEW)).toBeUndefined();
  await expect(undelete(deps, { id, account: ANA, role: 'visitor' })).rejects.toMatchObject({ code: 'not-found' });
  await undelete(deps, { id, account: PERO, role: 'writer' });
  expect((await findDraft(deps.store, NEW))?.draft.content.title).toBe('Bačeno');
});

test('a member’s own draft is not in the editors’ bin unless it was proposed', async () => {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, KEY, ANA);
  const byAna = { id, account: ANA };
  await deps.save(id, { ...gumno, title: 'Anino' }, { account: ANA });
  const binned = await discardDraft(deps, byAna);
  expect(await listBin(deps.store, IVA)).toEqual([]);
  const byEditor = { id: binned, account: IVA, role: 'editor' } as const;
  await expect(undelete(deps, byEditor)).rejects.toMatchObject({ code: 'not-found' });
  await undelete(deps, { id: binned, account: ANA, role: 'visitor' });
  await propose(deps, byAna);
  await discardDraft(deps, byAna);
  expect(await listBin(deps.store, IVA)).toMatchObject([{ title: 'Anino' }]);
});

test('what cannot be read comes back neither as nothing nor goes before its time', async () => {
  const deps = await desk();
  await deps.save(NEW, article('Bačeno'));
  const id = await discardDraft(deps, { id: NEW, account: IVA });
  const { fields: stored = {} } = (await deps.store.get(BIN, id)) ?? {};
  const put = (fields: Fields) => deps.store.commit([{ verb: 'set', collection: BIN, id, fields }]);
  await put({ ...stored, fields: { ...(stored.fields as Fields), content: {} } });
  await expect(undelete(deps, { id, account: IVA, role: 'editor' })).rejects.toMatchObject({ code: 'not-found' });
  await put({ ...stored, what: 'tree' });
  await sweepBin(deps);
  expect(await deps.store.list(BIN)).toHaveLength(1);
  deps.moveTo('2026-12-16T09:00:00Z');
  await sweepBin(deps);
  expect(await deps.store.list(BIN)).toEqual([]);
});

test('a draft does not come back over one that was begun since', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, gumno);
  const id = await discardDraft(deps, { id: GUMNO, account: IVA });
  await deps.save(GUMNO, { ...gumno, title: 'Novi nacrt' });
  await expect(undelete(deps, { id, account: IVA, role: 'editor' })).rejects.toMatchObject({ code: 'begun-anew' });
  expect(await listBin(deps.store, IVA)).toHaveLength(1);
});

test('a member proposes, withdraws, proposes again; an editor reads it and publishes it', async () => {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, KEY, ANA);
  const byAna = { id, account: ANA };
  await deps.save(id, { ...gumno, summary: 'Anin sažetak.' }, { account: ANA });
  await propose(deps, byAna);
  expect((await findDraft(deps.store, id))?.draft).toMatchObject({ state: 'proposed', ownerName: 'Ana' });
  await withdrawProposal(deps, byAna);
  expect((await findDraft(deps.store, id))?.draft.state).toBe('working');
  await expect(publishDraft(deps, { id, account: IVA })).rejects.toMatchObject({ code: 'not-found' });
  await propose(deps, byAna);
  await expect(publishDraft(deps, byAna)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await publishDraft(deps, { id, account: IVA })).toMatchObject({ record: { summary: 'Anin sažetak.' } });
  expect(await findDraft(deps.store, id)).toBeUndefined();
});

test('refused, it goes back with the reason; taken over, it joins what the editors were writing', async () => {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, KEY, ANA);
  await deps.save(id, { ...gumno, body: `${gumno.body}\n\nAnin odlomak.` }, { account: ANA });
  await propose(deps, { id, account: ANA });
  const refuse = { id, account: IVA, reason: ' Treba izvor. ' };
  await expect(refuseProposal(deps, { ...refuse, reason: ' ' })).rejects.toMatchObject({ code: 'reason-missing' });
  await refuseProposal(deps, refuse);
  expect((await findDraft(deps.store, id))?.draft).toMatchObject({
    state: 'working',
    reason: 'Treba izvor.',
    owner: ANA.id,
  });
  await propose(deps, { id, account: ANA });
  await deps.save(GUMNO, { ...gumno, title: 'Ivin naslov' });
  expect(await takeOver(deps, { id, account: IVA })).toEqual({ kind: 'taken-over', id: GUMNO });
  expect((await findDraft(deps.store, GUMNO))?.draft.content).toMatchObject({
    title: 'Ivin naslov',
    body: `${gumno.body}\n\nAnin odlomak.`,
  });
  expect(await findDraft(deps.store, id)).toBeUndefined();
});

test('taken over, a proposal replaces nothing that the editors have written, and both are told first', async () => {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, KEY, ANA);
  await deps.save(id, { ...gumno, title: 'Anin naslov', summary: 'Anin sažetak.' }, { account: ANA });
  await propose(deps, { id, account: ANA });
  await deps.save(GUMNO, { ...gumno, title: 'Ivin naslov' });
  const shared = async () => (await findDraft(deps.store, GUMNO))?.draft;
  const told = await takeOver(deps, { id, account: IVA });
  expect(told).toEqual({
    kind: 'conflict',
    over: (await shared())?.version,
    conflicts: [{ field: 'title', mine: 'Ivin naslov', theirs: 'Anin naslov' }],
  });
  expect([(await shared())?.content.summary, (await findDraft(deps.store, id))?.draft.state]).toEqual([
    gumno.summary,
    'proposed',
  ]);
  const over = 'over' in told ? told.over : 0;
  expect(await takeOver(deps, { id, account: IVA, over: over - 1 })).toEqual(told);
  expect(await takeOver(deps, { id, account: IVA, over })).toEqual({ kind: 'taken-over', id: GUMNO });
  expect((await shared())?.content).toMatchObject({ title: 'Ivin naslov', summary: 'Anin sažetak.' });
});

test('every revision is there to be read and to go back to', async () => {
  const deps = await desk([locality('gumno')]);
  for (const title of ['Guvno', 'Vršaj']) {
    await deps.save(GUMNO, { ...gumno, title });
    await publishDraft(deps, { id: GUMNO, account: IVA });
  }
  const history = await revisionsOf(deps.store, KEY, 3);
  expect(history.map(({ revision, savedBy, record }) => [revision, savedBy, record.title])).toEqual([
    [3, 'Iva', 'Vršaj'],
    [2, 'Iva', 'Guvno'],
    [1, 'Stara Urednica', 'gumno'],
  ]);
  expect(await restoreRevision(deps, { ...byIva, revision: 1 })).toBe(4);
  expect(deps.library.get(KEY)).toMatchObject({ title: 'gumno', address: 'vrsaj', formerAddresses: ['guvno'] });
  expect((await revisionOf(deps.store, KEY, 3))?.record.title).toBe('Vršaj');
  await expect(restoreRevision(deps, { ...byIva, revision: 99 })).rejects.toMatchObject({ code: 'not-found' });
  await expect(restoreRevision(deps, { ...byIva, role: 'writer', revision: 1 })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test('a private link shows its draft for a fortnight, and no other', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save(GUMNO, gumno);
  const { draft } = (await findDraft(deps.store, GUMNO)) ?? {};
  if (!draft) throw new Error('no draft');
  const token = previewToken(deps, draft);
  expect((await draftOfToken(deps, token))?.id).toBe(GUMNO);
  for (const wrong of [`${token}x`, token.replace(/\.\d+\./, '.9999999999.'), GUMNO, '']) {
    expect(await draftOfToken(deps, wrong)).toBeUndefined();
  }
  await discardDraft(deps, { id: GUMNO, account: IVA });
  deps.moveTo('2026-11-16T10:00:00Z');
  await deps.save(GUMNO, { ...gumno, title: 'Drugi nacrt' });
  expect(await draftOfToken(deps, token)).toBeUndefined();
  const { draft: second } = (await findDraft(deps.store, GUMNO)) ?? {};
  const fresh = second ? previewToken(deps, second) : '';
  deps.moveTo('2026-12-01T00:00:00Z');
  expect(await draftOfToken(deps, fresh)).toBeUndefined();
});
