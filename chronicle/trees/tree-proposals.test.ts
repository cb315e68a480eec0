import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { factsOf, type TreeEdit } from '../../genealogy/index.ts';
import { waitingFor } from '../notifications/waiting.ts';
import { editTree } from './edit-tree.ts';
import { ANA, fatherAndDaughter, LINES, MARA, TREE } from './father-and-daughter.fixture.ts';
import { TREE_PROPOSALS } from './tree.ts';
import {
  mayPropose,
  proposalsOf,
  proposeEdit,
  refuseTreeProposal,
  takeProposal,
  treeProposalHolder,
  waitingProposals,
  withdrawTreeProposal,
} from './tree-proposals.ts';
import { versionsOf } from './tree-version.ts';

const STANA = { id: 'stana', name: 'Stana', role: 'member' as const };

async function site(lines?: readonly string[]) {
  const tree = await fatherAndDaughter(lines);
  const propose = (edit: TreeEdit, account = MARA) =>
    proposeEdit(tree.deps, account, {
      tree: TREE,
      edit,
      note: ' Pis\u{30c}e\r\nu matici. ',
      asked: tree.asked,
      id: randomUUID(),
    });
  return { ...tree, propose };
}

const occupation: TreeEdit = { kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value: 'zidar' };

test('a proposal waits for an editor, is taken with its author, and can be decided once', async () => {
  const { deps, propose, text, take } = await site();
  const id = await propose(occupation);
  expect(await waitingFor(deps.store, 'editor')).toEqual([{ kind: 'tree-proposals', id: `tree-proposals/${id}` }]);
  expect(await waitingProposals(deps.store)).toMatchObject([
    { by: 'Mara', after: 'zidar', note: 'Piše\nu matici.', what: { name: 'Ante Ćavar', tag: 'OCCU' } },
  ]);
  expect(await text()).not.toContain('zidar');
  await take(id);
  expect(await text()).toContain('1 OCCU zidar\n');
  expect((await versionsOf(deps.store, TREE))[0]).toMatchObject({ by: 'Mara', takenBy: 'Ana', origin: 'edited' });
  await expect(take(id)).rejects.toMatchObject({ code: 'document-changed' });
  expect(await waitingFor(deps.store, 'editor')).toEqual([]);
  expect(await proposalsOf(deps.store, MARA.id)).toMatchObject([{ state: 'taken', decidedBy: 'Ana' }]);
});

test('one that fits no longer goes on waiting, and the tree stays', async () => {
  const { deps, propose, text, take } = await site();
  const id = await propose({ kind: 'delete', person: 'I1' });
  await editTree(deps, ANA, { tree: TREE, edit: { kind: 'delete', person: 'I1' } });
  const before = await text();
  await expect(take(id)).rejects.toMatchObject({ code: 'no-such-person' });
  expect(await text()).toBe(before);
  expect(await waitingProposals(deps.store)).toHaveLength(1);
});

test('an event of which its author does not see everything is changed all the same, and keeps what they do not see', async () => {
  const lines = LINES.map((line) => ({ '2 DATE 1950': '2 DATE 1992', '2 DATE 1881': '2 DATE 1921' })[line] ?? line);
  lines.splice(lines.indexOf('2 DATE 1921') + 1, 0, '2 SOUR Predaja', '3 TEXT Luca Ćavar pamti.');
  const { propose, text, take, shown } = await site(lines);
  expect(new TextDecoder().decode(shown)).not.toContain('pamti');
  const birth = factsOf(shown, 'I1').events.find(({ tag }) => tag === 'BIRT');
  const id = await propose({
    kind: 'event',
    owner: { person: 'I1' },
    ...(birth ? { target: birth.target } : {}),
    date: '1922.',
  });
  await take(id);
  expect(await text()).toContain('1 BIRT\n2 DATE 1922\n2 SOUR Predaja\n3 TEXT Luca Ćavar pamti.');
});

test('what is proposed of a family is about the couple', async () => {
  const { deps, propose } = await site();
  await propose({ kind: 'event', owner: { family: 'F1' }, tag: 'DIV', date: '1920.' });
  expect(await waitingProposals(deps.store)).toMatchObject([
    { what: { person: 'I1', name: 'Ante Ćavar', tag: 'DIV' } },
  ]);
});

test('nobody but an editor decides, and nobody but its author takes it back', async () => {
  const { deps, propose, asked } = await site();
  const id = await propose(occupation);
  const missing = { code: 'not-found' };
  await expect(takeProposal(deps, MARA, id, asked)).rejects.toMatchObject(missing);
  await expect(refuseTreeProposal(deps, STANA, { id, reason: 'ne' })).rejects.toMatchObject(missing);
  await expect(withdrawTreeProposal(deps, STANA, id)).rejects.toMatchObject(missing);
  await expect(withdrawTreeProposal(deps, ANA, id)).rejects.toMatchObject(missing);
  await withdrawTreeProposal(deps, MARA, id);
  expect(await waitingProposals(deps.store)).toEqual([]);
  const again = await propose(occupation);
  await refuseTreeProposal(deps, ANA, { id: again, reason: 'Nije zidar.' });
  expect(await proposalsOf(deps.store, MARA.id)).toMatchObject([{ state: 'refused', reason: 'Nije zidar.' }]);
});

test('what is taken at the moment it is withdrawn stays taken, and whoever withdraws it is told so', async () => {
  const { deps, propose, take } = await site();
  const id = await propose(occupation);
  const found = await deps.store.get(TREE_PROPOSALS, id);
  vi.spyOn(deps.store, 'get').mockImplementationOnce(async () => {
    await take(id);
    return found;
  });
  const late = withdrawTreeProposal(deps, MARA, id);
  await expect(late).rejects.toMatchObject({ code: 'document-changed' });
  expect(await proposalsOf(deps.store, MARA.id)).toMatchObject([{ id, state: 'taken' }]);
});

test('of the living only what is new can be proposed, and no answer tells what is hidden', async () => {
  const { deps, propose } = await site();
  const living = { person: 'I2' };
  expect(mayPropose({ kind: 'event', owner: living, tag: 'OCCU', value: 'x' }, false)).toBe(true);
  expect(mayPropose({ kind: 'event', owner: living, target: { at: 2, mark: 'x' }, date: '1991.' }, false)).toBe(false);
  expect(mayPropose({ kind: 'sex', person: 'I2', sex: 'M' }, false)).toBe(false);
  expect(mayPropose({ kind: 'delete', person: 'I2' }, false)).toBe(false);
  expect(mayPropose({ kind: 'consent', person: 'I2', consent: true }, true)).toBe(false);
  expect(mayPropose({ kind: 'convert' }, true)).toBe(false);
  await propose({ kind: 'event', owner: living, tag: 'BIRT', date: '2. 2. 1990.', place: 'Tajno' });
  const [proposal] = await waitingProposals(deps.store);
  expect(proposal).toMatchObject({ before: '', after: '2 FEB 1990, Tajno' });
});

test('only so many of one account wait at once', async () => {
  const { propose } = await site();
  for (let number = 0; number < 30; number += 1) await propose({ ...occupation, value: `zanat ${number}` });
  await expect(propose(occupation)).rejects.toMatchObject({ code: 'batch-too-large' });
  await propose(occupation, STANA);
});

test('whoever made them gets them with their data, and they go with the account', async () => {
  const { deps, propose } = await site();
  await propose(occupation);
  await propose(occupation, STANA);
  const holder = treeProposalHolder(deps.store);
  const owner = { accountId: MARA.id, verifiedEmail: undefined };
  expect(await holder.exportOf(owner)).toMatchObject([{ edit: occupation, note: 'Piše\nu matici.' }]);
  await holder.forget(owner, 'remove');
  expect((await waitingProposals(deps.store)).map(({ account }) => account)).toEqual([STANA.id]);
});
