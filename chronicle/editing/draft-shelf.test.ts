import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { discardDraft } from './bin.ts';
import { ANA, article, desk, IVA, locality, NEW, PERO } from './desk.fixture.ts';
import { ownDraftId } from './draft.ts';
import { DraftShelf } from './draft-shelf.ts';
import { propose, refuseProposal } from './propose.ts';

const record = locality('gumno', { body: '![Gumno](gumno.jpg)' });

async function shelved() {
  const deps = await desk([record]);
  const shelf = await DraftShelf.open(deps.store);
  const own = ownDraftId(deps, 'locality/gumno', ANA);
  await deps.save(own, contentOf(record), { account: ANA });
  await deps.save(NEW, article('Zajednički', { body: '![Gumno](gumno.jpg)' }));
  return { deps, shelf, own };
}

const idsOf = (drafts: readonly { readonly id: string }[]) => drafts.map(({ id }) => id);

test('editors see of somebody’s own drafts those that were proposed', async () => {
  const { deps, shelf, own } = await shelved();
  expect([idsOf(shelf.all()), idsOf(shelf.of(ANA))]).toEqual([[NEW], [own]]);
  await propose(deps, { id: own, account: ANA });
  expect(idsOf(shelf.all()).sort()).toEqual([NEW, own].sort());
});

test('of what shows a file in the bin it is known which was somebody’s own', async () => {
  const { deps, shelf, own } = await shelved();
  expect(idsOf(shelf.showing('gumno.jpg')).sort()).toEqual([NEW, own].sort());
  await discardDraft(deps, { id: own, account: ANA });
  await discardDraft(deps, { id: NEW, account: IVA });
  expect(shelf.showing('gumno.jpg')).toEqual([]);
  expect(shelf.binnedShowing('gumno.jpg').map(({ isOwn }) => isOwn)).toEqual([true, false]);
});

test('who is no writer any more is told of nothing that came back among what editors share', async () => {
  const { deps, shelf } = await shelved();
  await propose(deps, { id: NEW, account: PERO });
  await refuseProposal(deps, { id: NEW, account: IVA, reason: 'Treba izvor.' });
  expect(idsOf(shelf.returnedTo(PERO))).toEqual([NEW]);
  expect(shelf.returnedTo({ ...PERO, role: 'member' })).toEqual([]);
});
