import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { saveRecord } from '../records/save-record.ts';
import { deleteRecord, discardDraft, listBin, sweepBin, undelete } from './bin.ts';
import { article, desk, IVA, locality, NEW, overtakenBy } from './desk.fixture.ts';
import { DRAFTS, findDraft } from './draft.ts';
import { noteHere } from './presence.ts';
import { scheduleDraft } from './publish.ts';

const KEY = 'locality/gumno';
const byIva = { key: KEY, account: IVA, role: 'editor' } as const;

test('what is saved in the moment of its deletion is not deleted', async () => {
  const deps = await desk([locality('gumno')]);
  const record = locality('gumno', { title: 'Guvno' });
  overtakenBy(deps.store, () => saveRecord(deps.store, { record, basedOn: 1, by: 'Pero', at: record.updated }));
  await expect(deleteRecord(deps, byIva)).rejects.toMatchObject({ code: 'busy' });
  expect(deps.library.get(KEY)?.title).toBe('Guvno');
  expect(await listBin(deps.store, IVA)).toEqual([]);
});

test('what goes for good in the moment when it is brought back stays gone', async () => {
  const deps = await desk();
  await deps.save(NEW, article('Bačeno'));
  const id = await discardDraft(deps, { id: NEW, account: IVA });
  deps.moveTo('2026-12-17T00:00:00Z');
  overtakenBy(deps.store, () => sweepBin(deps));
  await expect(undelete(deps, { id, account: IVA, role: 'editor' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await deps.store.list(DRAFTS)).toEqual([]);
});

test('with a record that is gone for good goes its draft', async () => {
  const deps = await desk([locality('gumno')]);
  await deps.save('locality~gumno', contentOf(locality('gumno')));
  await deleteRecord(deps, byIva);
  deps.moveTo('2026-12-17T00:00:00Z');
  await sweepBin(deps);
  expect(await deps.store.list(DRAFTS)).toEqual([]);
});

test('what was scheduled comes back from the bin to be worked on, with nobody in it', async () => {
  const deps = await desk();
  await deps.save(NEW, article('Za sutra'));
  await noteHere(deps, NEW, IVA);
  await scheduleDraft(deps, { id: NEW, account: IVA, at: '2026-11-18' });
  const id = await discardDraft(deps, { id: NEW, account: IVA });
  expect(await deps.store.list('presence')).toEqual([]);
  await undelete(deps, { id, account: IVA, role: 'editor' });
  expect((await findDraft(deps.store, NEW))?.draft).toMatchObject({ state: 'working', publishOn: '' });
});
