import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { discardDraft } from './bin.ts';
import { BIN } from './binned.ts';
import { ANA, article, desk, IVA, locality, MATE, NEW, PERO } from './desk.fixture.ts';
import { DRAFTS, findDraft, ownDraftId } from './draft.ts';
import { draftHolder } from './personal-data.ts';
import { listOutcomes, proposalOutcomes, sweepOutcomes } from './proposal-outcomes.ts';
import { propose, refuseProposal, takeOver } from './propose.ts';
import { faultsOf, publishDraft } from './publish.ts';

const KEY = 'locality/gumno';
const gumno = contentOf(locality('gumno'));
const leaving = (account: { readonly id: string }) => ({ accountId: account.id, verifiedEmail: undefined });

async function proposed(account = ANA) {
  const deps = await desk([locality('gumno')]);
  const id = ownDraftId(deps, KEY, account);
  await deps.save(id, { ...gumno, title: 'Gumno na vjetru' }, { account });
  await propose(deps, { id, account });
  return { deps, id };
}

test('who proposed something is told what became of it when its draft is gone, for a year', async () => {
  const { deps, id } = await proposed();
  await publishDraft(deps, { id, account: IVA });
  const outcome = { outcome: 'published', of: KEY, title: 'Gumno na vjetru' };
  expect(await listOutcomes(deps.store, ANA.id)).toMatchObject([outcome]);
  expect(await draftHolder(deps.store).exportOf(leaving(ANA))).toMatchObject({ drafts: [], taken: [outcome] });
  await sweepOutcomes(deps.store, new Date('2027-11-15T00:00:00Z'));
  expect(await listOutcomes(deps.store, ANA.id)).toHaveLength(1);
  await sweepOutcomes(deps.store, new Date('2027-11-17T00:00:00Z'));
  expect(await listOutcomes(deps.store, ANA.id)).toEqual([]);
});

test('taken over is told as well; what editors publish of their own is told nobody', async () => {
  const { deps, id } = await proposed();
  await takeOver(deps, { id, account: IVA });
  expect(await listOutcomes(deps.store, ANA.id)).toMatchObject([{ outcome: 'taken-over', of: KEY }]);
  await publishDraft(deps, { id: 'locality~gumno', account: IVA });
  await deps.save(NEW, article('Perin'), { account: PERO });
  await propose(deps, { id: NEW, account: PERO, why: 'Djed je pričao.' });
  await takeOver(deps, { id: NEW, account: IVA });
  expect((await findDraft(deps.store, NEW))?.draft.why).toBe('');
  expect(await listOutcomes(deps.store, PERO.id)).toMatchObject([{ outcome: 'taken-over', of: '', title: 'Perin' }]);
  await publishDraft(deps, { id: NEW, account: IVA });
  expect(await proposalOutcomes.list(deps.store)).toHaveLength(2);
});

test('with the account goes every trace of it, also in what editors share', async () => {
  const { deps, id } = await proposed(PERO);
  await publishDraft(deps, { id, account: IVA });
  await deps.save(NEW, article('Perin'), { account: PERO });
  await propose(deps, { id: NEW, account: PERO, why: 'Djed je pričao.' });
  await refuseProposal(deps, { id: NEW, account: IVA, reason: 'Treba izvor.' });
  await draftHolder(deps.store).forget(leaving(MATE), 'remove');
  expect((await findDraft(deps.store, NEW))?.draft).toMatchObject({ returnedTo: PERO.id, why: 'Djed je pričao.' });
  await draftHolder(deps.store).forget(leaving(PERO), 'keep-without-name');
  expect((await findDraft(deps.store, NEW))?.draft).toMatchObject({ returnedTo: '', startedBy: '', why: '' });
  for (const collection of [DRAFTS, 'draft-turns', proposalOutcomes.name]) {
    expect(JSON.stringify(await deps.store.list(collection))).not.toContain(`"${PERO.id}"`);
  }
});

test('of an account that goes nothing stays in the bin, either', async () => {
  const { deps } = await proposed(PERO);
  await deps.save(NEW, article('Perin'), { account: PERO });
  await propose(deps, { id: NEW, account: PERO, why: 'Djed je pričao.' });
  await refuseProposal(deps, { id: NEW, account: IVA, reason: 'Treba izvor.' });
  await discardDraft(deps, { id: NEW, account: IVA });
  await draftHolder(deps.store).forget(leaving(PERO), 'keep-without-name');
  expect(JSON.stringify(await deps.store.list(BIN))).not.toContain('Djed je pričao.');
});

test('a link to what is not published is a link to nothing, for whoever may not see it', async () => {
  const { library } = await desk([locality('gumno'), locality('skriveno', { status: 'draft' })]);
  const faults = (slug: string, seesDrafts: boolean) =>
    faultsOf(
      { library },
      { ...gumno, links: [`locality/${slug}`], body: `Vidi [ovo](../locality/${slug}.md).` },
      '2026-11-16',
      seesDrafts,
    );
  expect(faults('skriveno', false)).toEqual(faults('nema', false));
  expect(faults('skriveno', false)).not.toEqual([]);
  expect(faults('skriveno', true)).toEqual([]);
  expect(faults('gumno', false)).toEqual([]);
});
