import { randomUUID } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import type { TreeEdit } from '../../genealogy/index.ts';
import { ANA, fatherAndDaughter, MARA, TREE } from './father-and-daughter.fixture.ts';
import {
  mayPropose,
  proposalsOf,
  proposeEdit,
  refuseTreeProposal,
  treeProposalHolder,
  waitingProposals,
} from './tree-proposals.ts';
import { versionsOf } from './tree-version.ts';

async function site() {
  const tree = await fatherAndDaughter();
  const propose = (edit: TreeEdit, note = '') =>
    proposeEdit(tree.deps, MARA, { tree: TREE, edit, note, asked: tree.asked, id: randomUUID() });
  return { ...tree, propose };
}

const job = (value: string): TreeEdit => ({ kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value });

describe('what may be proposed', () => {
  const target = { at: 1, mark: 'x' };
  const owner = { person: 'I2' };
  const bond = { relation: 'child', of: 'I1', person: 'I2' } as const;
  const EDITS: readonly [TreeEdit, isShown: boolean, isOnlyName: boolean][] = [
    [{ kind: 'name', person: 'I2', given: 'x' }, true, true],
    [{ kind: 'name', person: 'I2', target, given: 'x' }, true, false],
    [{ kind: 'sex', person: 'I2', sex: 'F' }, true, false],
    [{ kind: 'event', owner, tag: 'OCCU', value: 'x' }, true, true],
    [{ kind: 'event', owner, target, value: 'x' }, true, false],
    [{ kind: 'note', owner, text: 'x' }, true, true],
    [{ kind: 'note', owner, target, text: 'x' }, true, false],
    [{ kind: 'source', owner, title: 'x' }, true, true],
    [{ kind: 'source', owner, event: target, title: 'x' }, true, false],
    [{ kind: 'source', owner, target, title: 'x' }, true, false],
    [{ kind: 'picture', owner, file: 'x.jpg' }, false, false],
    [{ kind: 'add', relation: 'child', of: 'I2', person: { given: 'x', sex: 'M' } }, true, true],
    [{ kind: 'link', ...bond }, true, false],
    [{ kind: 'detach', person: 'I2', family: 'F1', as: 'child' }, true, false],
    [{ kind: 'delete', person: 'I2' }, true, false],
    [{ kind: 'merge', keep: 'I1', drop: 'I2', take: [] }, true, false],
    [{ kind: 'consent', person: 'I2', consent: true }, false, false],
    [{ kind: 'consent', person: 'I2', hidden: false }, false, false],
    [{ kind: 'places', from: ['x'], to: 'y' }, false, false],
    [{ kind: 'convert' }, false, false],
  ];

  it.each(EDITS)('%j: of who is shown %s, of whom only the name is %s', (edit, isShown, isOnlyName) => {
    expect([mayPropose(edit, true), mayPropose(edit, false)]).toEqual([isShown, isOnlyName]);
  });
});

test('a proposal that is sent again under the same id is one', async () => {
  const { deps, asked } = await site();
  const sent = { tree: TREE, edit: job('zidar'), note: '', asked, id: 'a1b2c3' };
  expect([await proposeEdit(deps, MARA, sent), await proposeEdit(deps, MARA, sent)]).toEqual(['a1b2c3', 'a1b2c3']);
  expect(await proposalsOf(deps.store, MARA.id)).toHaveLength(1);
});

test('what the tree says already is not proposed', async () => {
  const { deps, propose } = await site();
  await expect(propose({ kind: 'sex', person: 'I1', sex: 'M' })).rejects.toMatchObject({ code: 'invalid-record' });
  expect(await waitingProposals(deps.store)).toEqual([]);
});

test('those that wait are told from the oldest on, one’s own from the latest on, and what was decided makes room', async () => {
  const { deps, propose } = await site();
  const ids: string[] = [];
  for (let number = 0; number < 30; number += 1) ids.push(await propose(job(`zanat ${number}`)));
  await refuseTreeProposal(deps, ANA, { id: ids[0] ?? '', reason: 'Ne.' });
  ids.push(await propose(job('zadnji')));
  await expect(propose(job('previše'))).rejects.toMatchObject({ code: 'batch-too-large' });
  expect((await waitingProposals(deps.store)).map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await proposalsOf(deps.store, MARA.id)).map(({ id }) => id)).toEqual(ids.toReversed());
});

test('what is written beside a proposal has an end, and so has the difference that it shows', async () => {
  const { deps, propose } = await site();
  const id = await propose({ kind: 'note', owner: { person: 'I1' }, text: 'a'.repeat(9000) }, 'b'.repeat(9000));
  const [proposal] = await waitingProposals(deps.store);
  expect([proposal?.note.length, proposal?.after.length]).toEqual([2000, 4000]);
  await refuseTreeProposal(deps, ANA, { id, reason: ` c\u{30c}\r\n${'d'.repeat(9000)}` });
  const [refused] = await proposalsOf(deps.store, MARA.id);
  expect([refused?.reason.length, refused?.reason.slice(0, 3)]).toEqual([2000, 'č\nd']);
});

test('the difference tells words, and no ids', async () => {
  const { deps, propose } = await site();
  await propose({ kind: 'add', relation: 'child', of: 'I1', person: { given: 'Iva', sex: 'F' } });
  const [proposal] = await waitingProposals(deps.store);
  expect(proposal).toMatchObject({
    before: '',
    after: 'Iva, Iva, F',
    what: { kind: 'add', person: 'I1', tag: 'child' },
  });
});

test('what the whole tree says already is taken without another version, and is decided', async () => {
  const { deps, propose, take, text } = await site();
  const [one, same] = [await propose(job('zidar')), await propose({ kind: 'sex', person: 'I1', sex: 'F' })];
  await take(same);
  const before = await text();
  const again = await propose({ kind: 'sex', person: 'I1', sex: 'F' });
  expect((await take(again)).done.version).toBe(0);
  expect(await text()).toBe(before);
  expect((await proposalsOf(deps.store, MARA.id)).map(({ id, state }) => [id === one, state])).toEqual([
    ...[
      [false, 'taken'],
      [false, 'taken'],
      [true, 'proposed'],
    ],
  ]);
});

test('two editors who take one proposal do so once', async () => {
  const { deps, propose, take, text } = await site();
  const id = await propose(job('zidar'));
  const taken = await Promise.allSettled([take(id), take(id)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await text()).match(/zidar/g)).toHaveLength(1);
  expect((await versionsOf(deps.store, TREE)).map(({ origin }) => origin)).toEqual(['edited', 'found']);
});

test('one’s own data do not name the editor who decided', async () => {
  const { deps, propose } = await site();
  await refuseTreeProposal(deps, ANA, { id: await propose(job('zidar')), reason: 'Ne.' });
  const exported = await treeProposalHolder(deps.store).exportOf({ accountId: MARA.id, verifiedEmail: undefined });
  expect(exported).toMatchObject([{ state: 'refused', reason: 'Ne.' }]);
  expect(JSON.stringify(exported)).not.toMatch(/Ana|ana"/);
});
