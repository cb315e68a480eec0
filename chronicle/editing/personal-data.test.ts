import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { deleteRecord, discardDraft, listBin, undelete } from './bin.ts';
import { BIN } from './binned.ts';
import { ANA, article, desk, IVA, locality, MATE, NEW, PERO } from './desk.fixture.ts';
import { DRAFTS, draftFields, findDraft, ownDraftId } from './draft.ts';
import { draftHolder } from './personal-data.ts';

const KEY = 'locality/gumno';
const gumno = contentOf(locality('gumno'));
const leaving = (account: { readonly id: string }) => ({ accountId: account.id, verifiedEmail: undefined });

/** A draft of Ana's that Iva has thrown away. */
async function discardOwn(deps: Awaited<ReturnType<typeof desk>>, draft: string): Promise<void> {
  const id = await discardDraft(deps, { id: draft, account: ANA });
  const fields = { ...(await deps.store.get(BIN, id))?.fields, by: IVA.name, accountId: IVA.id };
  await deps.store.commit([{ verb: 'set', collection: BIN, id, fields }]);
}

test('all drafts of one’s own go, however many, and whoever threw them away', async () => {
  const deps = await desk([locality('gumno')]);
  const { store } = deps;
  const [id, other] = [ownDraftId(deps, KEY, ANA), ownDraftId(deps, KEY, MATE)];
  for (const [draft, account] of [
    [id, ANA],
    [other, MATE],
  ] as const) {
    await deps.save(draft, gumno, { account });
  }
  const saved = await findDraft(store, id);
  if (!saved) throw new Error('no draft');
  await discardOwn(deps, id);
  for (let number = 0; number < 250; number++) {
    const copy = `locality~k${number}~${'b'.repeat(32)}`;
    const fields = draftFields({ ...saved.draft, id: copy });
    await store.commit([{ verb: 'set', collection: DRAFTS, id: copy, fields }]);
  }
  await draftHolder(store).forget(leaving(ANA), 'keep-without-name');
  expect((await store.list(DRAFTS)).map((draft) => draft.id)).toEqual([other]);
  expect(await store.list(BIN)).toEqual([]);
});

test('what else they threw away can be brought back by others, and does not name them', async () => {
  const deps = await desk([locality('gumno')]);
  const { store } = deps;
  const anas = ownDraftId(deps, KEY, ANA);
  await deps.save(anas, gumno, { account: ANA });
  await discardOwn(deps, anas);
  await deps.save(NEW, article('Bačeno'));
  await discardDraft(deps, { id: NEW, account: IVA });
  await deleteRecord(deps, { key: KEY, account: IVA, role: 'editor' });
  const perosId = 'c'.repeat(32);
  await deps.save(perosId, article('Perino'), { account: PERO });
  await discardDraft(deps, { id: perosId, account: PERO });
  const [binned] = await store.list(BIN, { where: { accountId: IVA.id }, limit: 1 });
  for (let number = 0; number < 250; number++) {
    await store.commit([{ verb: 'set', collection: BIN, id: `draft~k${number}`, fields: binned?.fields ?? {} }]);
  }
  await draftHolder(store).forget(leaving(IVA), 'remove');
  const kept = await store.list(BIN);
  expect(kept).toHaveLength(254);
  expect(JSON.stringify(kept)).not.toMatch(/"(Iva|iva)"/);
  expect(kept.filter(({ fields }) => fields.accountId === PERO.id)).toHaveLength(1);
  expect((await listBin(store, IVA)).length).toBeGreaterThan(0);
  await undelete(deps, { id: 'record~locality~gumno', account: PERO, role: 'editor' });
  expect(deps.library.get(KEY)).toBeDefined();
});
