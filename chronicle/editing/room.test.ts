import { expect, test } from 'vitest';
import { contentOf } from '../../domain/draft-content.ts';
import { discardDraft, undelete } from './bin.ts';
import { BIN } from './binned.ts';
import { ANA, article, desk, IVA, locality, MATE, memorial, PERO, person } from './desk.fixture.ts';
import { DRAFTS, findDraft, ownDraftId } from './draft.ts';
import { listWriting, propose, refuseProposal } from './propose.ts';
import { openDraft } from './save-draft.ts';

const places = Array.from({ length: 25 }, (_, number) => locality(`mjesto-${number}`));
const newId = (number: number) => number.toString(16).padStart(32, '0');

/** A draft of Ana's own of each of some places, until there is no room. */
async function fill() {
  const deps = await desk(places);
  const own = places.map((record) => ({ id: ownDraftId(deps, `locality/${record.slug}`, ANA), record }));
  const save = ({ id, record }: (typeof own)[number]) => deps.save(id, contentOf(record), { account: ANA });
  return { deps, own, save };
}

test('twenty drafts of one’s own, however many begin at once', async () => {
  const { deps, own, save } = await fill();
  for (const draft of own.slice(0, 18)) await save(draft);
  const answers = await Promise.allSettled(own.slice(18).map(save));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
  expect(refused).toHaveLength(5);
  expect(['too-many', 'busy']).toEqual(expect.arrayContaining([...new Set(refused)]));
  expect(await deps.store.list(DRAFTS)).toHaveLength(20);
});

test('what comes out of the bin needs room, too', async () => {
  const { deps, own, save } = await fill();
  for (const draft of own.slice(0, 20)) await save(draft);
  const [first] = own;
  if (!first) throw new Error('no draft');
  const id = await discardDraft(deps, { id: first.id, account: ANA });
  const last = own.at(-1);
  if (last) await save(last);
  const back = { id, account: ANA, role: 'visitor' } as const;
  await expect(undelete(deps, back)).rejects.toMatchObject({ code: 'too-many' });
  if (last) await discardDraft(deps, { id: last.id, account: ANA });
  expect(await undelete(deps, back)).toMatchObject({ of: first.id });
});

test('a writer begins a hundred; editors are not counted', async () => {
  const deps = await desk();
  for (let number = 0; number < 100; number += 1) {
    await deps.save(newId(number), article(`Nacrt ${number}`), { account: PERO });
  }
  await expect(deps.save(newId(100), article('Sto prvi'), { account: PERO })).rejects.toMatchObject({
    code: 'too-many-begun',
  });
  await deps.save(newId(101), article('Ivin'), { account: IVA });
  const id = await discardDraft(deps, { id: newId(0), account: PERO });
  await deps.save(newId(100), article('Sto prvi'), { account: PERO });
  await expect(undelete(deps, { id, account: PERO, role: 'visitor' })).rejects.toMatchObject({
    code: 'too-many-begun',
  });
  expect(await undelete(deps, { id, account: IVA, role: 'editor' })).toMatchObject({ of: newId(0) });
});

test('nobody but editors throws away a hundred and one', async () => {
  const deps = await desk([locality('gumno'), memorial('stana')]);
  const own = ownDraftId(deps, 'locality/gumno', ANA);
  const gumno = contentOf(locality('gumno'));
  const stana = contentOf(memorial('stana'));
  const shared = 'locality~gumno';
  const thrown = [
    { id: own, content: gumno, account: ANA },
    { id: newId(1), content: article('Perin'), account: PERO },
    { id: 'memorial~stana', content: stana, account: MATE },
    { id: shared, content: gumno, account: IVA },
  ];
  for (const { id, content, account } of thrown) {
    await deps.save(id, content, { account });
    const fields = { what: 'draft', of: id, title: '', by: '', accountId: account.id, at: '2026-11-16T08:00:00Z' };
    const hundred = Array.from({ length: 100 }, (_, number) => `draft~${account.id}~${number}`);
    await deps.store.commit(
      hundred.map((binned) => ({ verb: 'set', collection: BIN, id: binned, fields: { ...fields, fields: {} } })),
    );
  }
  for (const { id, account } of thrown.slice(0, -1)) {
    await expect(discardDraft(deps, { id, account })).rejects.toMatchObject({ code: 'too-many' });
    expect(await findDraft(deps.store, id)).toBeDefined();
  }
  await discardDraft(deps, { id: shared, account: IVA });
  expect(await findDraft(deps.store, shared)).toBeUndefined();
});

test('who is no writer any more has nothing left in what editors share, neither proposed nor thrown away', async () => {
  const deps = await desk();
  const [proposed, discarded] = [newId(1), newId(2)];
  for (const id of [proposed, discarded]) await deps.save(id, article('Perin'), { account: PERO });
  await propose(deps, { id: proposed, account: PERO });
  const binned = await discardDraft(deps, { id: discarded, account: PERO });
  expect((await openDraft(deps, { id: proposed, account: PERO })).role).toBe('owner');
  const member = { ...PERO, role: 'member' } as const;
  await expect(openDraft(deps, { id: proposed, account: member })).rejects.toMatchObject({ code: 'not-found' });
  await expect(undelete(deps, { id: binned, account: member, role: 'visitor' })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect([await listWriting(deps.store, PERO), await listWriting(deps.store, member)]).toMatchObject([
    [{ id: proposed }],
    [],
  ]);
});

test('what came back is whose it was, until it is proposed anew', async () => {
  const deps = await desk();
  const id = newId(1);
  const ruza = person('Ruža', 'writer');
  await deps.save(id, article('Zajednički'), { account: PERO });
  await propose(deps, { id, account: ruza });
  await refuseProposal(deps, { id, account: IVA, reason: 'Treba izvor.' });
  const returned = { id, state: 'working', owner: '', returnedTo: ruza.id, reason: 'Treba izvor.' };
  expect(await listWriting(deps.store, ruza)).toMatchObject([returned]);
  expect(await listWriting(deps.store, PERO)).toMatchObject([{ startedBy: PERO.id }]);
  await propose(deps, { id, account: PERO });
  expect((await findDraft(deps.store, id))?.draft).toMatchObject({ returnedTo: '', reason: '', owner: PERO.id });
  expect(await listWriting(deps.store, ruza)).toEqual([]);
});
