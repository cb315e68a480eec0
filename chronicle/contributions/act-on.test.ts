import { expect, test } from 'vitest';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import {
  CONTRIBUTION_PERMISSIONS,
  type ContributionAction,
  PERMISSION_STATES,
  type PermissionState,
  ROLES,
} from '../../domain/contribution-permissions.ts';
import type { Role } from '../../domain/role.ts';
import { ACTIONS, EXPECTED, expectedOf, LEADS_TO, type Standing } from '../../tests/drivers/permission-matrix.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import type { Account } from '../identity/identity.ts';
import { nameSteward } from '../memorial/stewards.ts';
import { Library } from '../reading/library.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { type ActionRequest, type Actor, actOn, mayDo } from './act-on.ts';
import { type Contribution, emptied, findContribution, inState } from './contribution.ts';
import { CONTRIBUTION_HISTORY, contributionFields } from './contribution-history.ts';
import { AUTO_APPROVED } from './trust.ts';

const AT = '2026-11-15T08:00:00.000Z';
const TEXT = { title: 'Bura', text: 'Puhalo je.', author: 'Stana', when: '', where: '', people: '' };
const CODES: Readonly<Record<string, string>> = { '3': 'forbidden', '4': 'not-found', '9': 'wrong-state' };

const account = (id: string, role: Role = 'member', verified = true): Account => ({
  id,
  name: id,
  email: `${id}@primjer.hr`,
  verified,
  role,
  createdAt: new Date(AT),
});
const SIGNED_IN = {
  member: account('clan'),
  steward: account('skrbnica'),
  editor: account('urednica', 'editor'),
  both: account('oboje', 'editor'),
  unproven: account('nepotvrdena', 'member', false),
  unprovenEditor: account('nepotvrdeni', 'editor', false),
};

const requestOf = (action: ContributionAction): ActionRequest => {
  if (action === 'correct') return { action, typed: { ...TEXT, text: 'Podmetnuto.' } };
  if (action === 'correct-and-approve') return { action, corrected: { ...TEXT, text: 'Podmetnuto.' }, additions: {} };
  if (action === 'refuse') return { action, reason: 'Razlog.' };
  if (action === 'auto-approve') return { action, on: true };
  return { action };
};

/** A site with one contribution in a state, sent by somebody with an account. */
async function siteWith(kind: Contribution['kind'], state: PermissionState) {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  for (const email of [SIGNED_IN.steward, SIGNED_IN.unproven, SIGNED_IN.both].map((one) => one.email)) {
    await nameSteward(store, { memorial: 'jozo-cavar', email, namedBy: 'urednica', at: AT });
  }
  const sent: Contribution = inState(
    {
      id: 'a'.repeat(24),
      kind,
      state: 'pending',
      revision: 1,
      at: AT,
      content: TEXT,
      photographs: [],
      accountId: 'autor',
      email: 'autor@primjer.hr',
      emailProven: true,
      about: 'memorial/jozo-cavar',
      record: '',
      origin: '',
    },
    state,
  );
  const contribution = state === 'refused' || state === 'withdrawn' ? emptied(sent) : sent;
  await store.commit([
    { verb: 'set', collection: 'contributions', id: sent.id, fields: contributionFields(contribution) },
  ]);
  const traces = async () =>
    JSON.stringify(
      await Promise.all(['contributions', CONTRIBUTION_HISTORY, AUTO_APPROVED].map((name) => store.list(name))),
    );
  const deps = {
    store,
    files,
    library: await Library.open(store),
    sendEmail() {},
    now: () => new Date(AT),
    sign: (words: string) => words,
  };
  return { deps, contribution, traces };
}

/** What somebody is told of an action, and what it leaves. */
async function outcome(kind: Contribution['kind'], action: ContributionAction, state: PermissionState, actor: Actor) {
  const { deps, contribution, traces } = await siteWith(kind, state);
  const before = await traces();
  const code = await actOn(deps, contribution, requestOf(action), actor).then(
    () => undefined,
    (error: unknown) => (error as ContributionFault).code,
  );
  const after = await findContribution(deps.store, contribution.id);
  return { code, changed: (await traces()) !== before, state: after?.state, hiddenBy: after?.hiddenBy };
}

async function wrongIn(kind: Contribution['kind'], role: Standing, actor: Actor): Promise<string[]> {
  const wrong: string[] = [];
  for (const action of ACTIONS) {
    for (const state of PERMISSION_STATES) {
      const expected = expectedOf(role, action, state);
      const seen = await outcome(kind, action, state, actor);
      const leadsTo = expected === '+' ? LEADS_TO[action] : undefined;
      const isRight =
        seen.code === CODES[expected] &&
        seen.changed === (expected === '+') &&
        (leadsTo === undefined || seen.state === leadsTo) &&
        (action !== 'hide' || expected !== '+' || seen.hiddenBy === role);
      if (!isRight) wrong.push(`${role} ${action} ${state}: expected ${expected}, got ${JSON.stringify(seen)}`);
    }
  }
  return wrong;
}

test('the table written by hand has the rows of the table in the code', () => {
  expect(Object.keys(EXPECTED)).toEqual([...ROLES]);
  expect(['view', 'view-media', 'view-email', 'report', ...ACTIONS]).toEqual(Object.keys(CONTRIBUTION_PERMISSIONS));
});

test.each<[string, Standing, Actor]>([
  ['a visitor', 'visitor', { account: undefined }],
  ['its author', 'author', 'author'],
  ['a member', 'member', { account: SIGNED_IN.member }],
  ['a member named a steward whose address is not proven', 'member', { account: SIGNED_IN.unproven }],
  ['an editor whose address is not proven', 'member', { account: SIGNED_IN.unprovenEditor }],
  ['a steward', 'steward', { account: SIGNED_IN.steward }],
  ['an editor', 'editor', { account: SIGNED_IN.editor }],
  ['an editor who is a steward, too', 'editor', { account: SIGNED_IN.both }],
])('of a condolence, %s does in every state what the table lets them, and nothing else', async (_, role, actor) => {
  expect(await wrongIn('condolence', role, actor)).toEqual([]);
});

test.each<[string, Standing, Actor]>([
  ['its author', 'author', 'author'],
  ['a steward is a member and', 'member', { account: SIGNED_IN.steward }],
  ['an editor', 'editor', { account: SIGNED_IN.editor }],
])('of a memory, %s does in every state what the table lets them, and nothing else', async (_, role, actor) => {
  expect(await wrongIn('memory', role, actor)).toEqual([]);
});

test('what looks, and what reports, is let by the same table', async () => {
  const rows = async (action: 'view' | 'view-media' | 'view-email' | 'report', actor: Actor) => {
    const row: string[] = [];
    for (const state of PERMISSION_STATES) {
      const { deps, contribution } = await siteWith('condolence', state);
      row.push((await mayDo(deps.store, contribution, action, actor)) ? '+' : '.');
    }
    return row.join(' ');
  };
  const actors: Readonly<Record<Standing, Actor>> = {
    visitor: { account: undefined },
    author: 'author',
    member: { account: SIGNED_IN.member },
    steward: { account: SIGNED_IN.steward },
    editor: { account: SIGNED_IN.editor },
  };
  const seen = await Promise.all(
    Object.entries(actors).map(async ([role, actor]) => [
      role,
      await rows('view', actor),
      await rows('view-media', actor),
      await rows('view-email', actor),
      await rows('report', actor),
    ]),
  );
  expect(seen).toEqual([
    ['visitor', '. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .'],
    ['author', '+ + + + + + +', '+ + + + + . .', '. . . . . . .', '. . . . . . .'],
    ['member', '. . + . . . .', '. . . . . . .', '. . . . . . .', '. . + . . . .'],
    ['steward', '. + + + + + +', '. . . . . . .', '. . . . . . .', '. . + . . . .'],
    ['editor', '. + + + + + +', '. + + + + . .', '. + + + + . .', '. . + . . . .'],
  ]);
});

test('what is not there is not found', async () => {
  const { deps } = await siteWith('memory', 'pending');
  await expect(actOn(deps, undefined, { action: 'approve' }, { account: SIGNED_IN.editor })).rejects.toEqual(
    new ContributionFault('not-found'),
  );
});
