import { expect, test } from 'vitest';
import { article, desk, IVA, NEW, PERO } from '../editing/desk.fixture.ts';
import { DraftShelf } from '../editing/draft-shelf.ts';
import { propose, refuseProposal } from '../editing/propose.ts';
import { countsOf, countWaiting, waitingFor } from './waiting.ts';

test('proposals wait for editors; for a writer what came back', async () => {
  const deps = await desk();
  const drafts = await DraftShelf.open(deps.store);
  const counts = () =>
    Promise.all([IVA, PERO].map(({ id, role }) => countWaiting({ store: deps.store, drafts }, id, role)));
  await deps.save(NEW, article('Perin'), { account: PERO });
  expect(await counts()).toEqual([0, 0]);
  await propose(deps, { id: NEW, account: PERO });
  expect(countsOf(await waitingFor(deps.store, 'editor'))).toEqual([{ kind: 'proposals', count: 1 }]);
  expect(await counts()).toEqual([1, 0]);
  await refuseProposal(deps, { id: NEW, account: IVA, reason: 'Treba izvor.' });
  expect(await counts()).toEqual([0, 1]);
});
