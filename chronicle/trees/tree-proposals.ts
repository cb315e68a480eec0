import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { mayWithTree } from '../../domain/tree-permissions.ts';
import type { EditedGedcom, TreeEdit } from '../../genealogy/index.ts';
import { evenLines } from '../contributions/contribution-text.ts';
import type { Account } from '../identity/identity.ts';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { changeAll, deleting } from '../store/change-all.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Fields, Write } from '../store/document-store.ts';
import { describeEdit, type EditDeps, type EditDone, editTree } from './edit-tree.ts';
import { TREE_PROPOSALS } from './tree.ts';
import { treeEditSchema } from './tree-edit-schema.ts';
import type { TreesAsked } from './tree-reader.ts';
import { editDescription, fieldsOf } from './tree-version.ts';

const PROPOSAL_LIMITS = { ofAccount: 30, listed: 200, note: 2000, reason: 2000 } as const;
const LONGEST_SIDE = 4000;

/** An edit that somebody asks for who may not do it themselves. */
const proposalSchema = z.object({
  id: z.string(),
  tree: z.string(),
  account: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  edit: treeEditSchema,
  what: editDescription,
  /** What the lines that it changes said and would say, as far as whoever proposed it sees them. */
  before: z.string(),
  after: z.string(),
  /** How they know. */
  note: z.string(),
  /** What is withdrawn is gone; until it is, nobody takes it. */
  state: z.enum(['proposed', 'taken', 'refused', 'withdrawn']),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string(),
});

export type TreeProposal = Readonly<z.infer<typeof proposalSchema>>;
export const treeProposals = defineCollection({
  name: TREE_PROPOSALS,
  schema: proposalSchema as z.ZodType<TreeProposal, Fields>,
});

/** What a member may ask for. Whether the living agreed to be shown, and how the file is written, is for those who edit. */
const PROPOSABLE: ReadonlySet<TreeEdit['kind']> = new Set([
  ...(['name', 'sex', 'event', 'note', 'source', 'add', 'link', 'detach', 'pedigree', 'delete', 'merge'] as const),
]);

/** Of somebody of whom no more than a name is shown, only what is new can be told: nothing is learned from the answer. */
export function mayPropose(edit: TreeEdit, isShown: boolean): boolean {
  if (!PROPOSABLE.has(edit.kind)) return false;
  if (isShown) return true;
  const isNew = ['name', 'event', 'note', 'source'].includes(edit.kind) && !('target' in edit) && !('event' in edit);
  return edit.kind === 'add' || isNew;
}

/**
 * Tried on the tree as whoever proposes it sees it, so that a fault tells nothing else: what they do not see they do not learn.
 * Throws GedcomEditError; a Fault `batch-too-large` where too much of theirs waits already.
 */
export async function proposeEdit(
  { store, now, run }: Pick<EditDeps, 'store' | 'now' | 'run'>,
  account: Pick<Account, 'id' | 'name'>,
  { tree, edit, note, asked, id }: { tree: string; edit: TreeEdit; note: string; asked: TreesAsked; id: string },
): Promise<string> {
  // Sent again, because the first answer was lost.
  if (await store.get(TREE_PROPOSALS, id)) return id;
  const tried = await run('tryEdit', { asked, tree, edit });
  if (tried.splices.length === 0) throw new Fault('invalid-record', 'the tree says so already');
  const where = { account: account.id, state: 'proposed' };
  const own = await store.list(TREE_PROPOSALS, { where, limit: PROPOSAL_LIMITS.ofAccount });
  if (own.length >= PROPOSAL_LIMITS.ofAccount) throw new Fault('batch-too-large', 'too many proposals wait already');
  const proposal: TreeProposal = {
    id,
    tree,
    account: account.id,
    by: account.name,
    at: now().toISOString(),
    edit,
    what: describeEdit(edit, tried),
    ...difference(tried),
    note: evenLines(note).slice(0, PROPOSAL_LIMITS.note),
    state: 'proposed',
    reason: '',
    decidedBy: '',
    decidedAt: '',
  };
  await store.commit([{ verb: 'create', collection: TREE_PROPOSALS, id, fields: fieldsOf(proposal) }]);
  return id;
}

/** What the lines say, without levels and tags. */
function difference({ splices }: Pick<EditedGedcom, 'splices'>): { before: string; after: string } {
  const said = (bytes: Uint8Array): string[] =>
    new TextDecoder()
      .decode(bytes)
      .split(/[\r\n]+/)
      .map((line) => /^\s*\d+\s+(?:@[^@]+@\s+)?\w+ (?!@[^@]+@$)(.*)$/.exec(line)?.[1]?.trim() ?? '')
      .filter((text) => text !== '');
  const joined = (side: 'removed' | 'inserted'): string =>
    splices
      .flatMap((splice) => said(splice[side]))
      .join(', ')
      .slice(0, LONGEST_SIDE);
  return { before: joined('removed'), after: joined('inserted') };
}

/** Those that wait, the oldest first. */
export function waitingProposals(
  store: DocumentStore,
  limit: number = PROPOSAL_LIMITS.listed,
): Promise<TreeProposal[]> {
  return treeProposals.list(store, { where: { state: 'proposed' }, orderBy: { field: 'at' }, limit });
}

/** The latest first. */
export async function proposalsOf(store: DocumentStore, account: string): Promise<TreeProposal[]> {
  const found = await treeProposals.list(store, {
    where: { account },
    orderBy: { field: 'at', descending: true },
    limit: PROPOSAL_LIMITS.listed,
  });
  return found.filter(({ state }) => state !== 'withdrawn');
}

type Decider = Pick<Account, 'id' | 'name' | 'role'>;

/**
 * The edit is done, in the name of whoever proposed it. `seen` is what they see of the trees, `alongOf` what is committed with an
 * edit. Throws GedcomEditError where it fits no longer: it goes on waiting.
 */
export async function takeProposal(
  deps: EditDeps,
  editor: Decider,
  id: string,
  seen: TreesAsked,
  alongOf: (tree: string, edit: TreeEdit) => Promise<readonly Write[]> = async () => [],
): Promise<{ readonly proposal: TreeProposal; readonly done: EditDone }> {
  const { proposal, stored } = await waiting(deps.store, editor, id, 'take');
  const decided = decide(stored, proposal, { state: 'taken', reason: '' }, editor, deps.now());
  const { tree, edit, by } = proposal;
  const along = [decided, ...(await alongOf(tree, edit))];
  const done = await editTree(deps, { name: by }, { tree, edit, seen, along, takenBy: editor.name });
  return { proposal, done };
}

export async function refuseTreeProposal(
  deps: EditDeps,
  editor: Decider,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<TreeProposal> {
  const { proposal, stored } = await waiting(deps.store, editor, id, 'refuse');
  const words = evenLines(reason).slice(0, PROPOSAL_LIMITS.reason);
  await deps.store.commit([decide(stored, proposal, { state: 'refused', reason: words }, editor, deps.now())]);
  return proposal;
}

/** Throws a Fault `document-changed` where it was taken or refused at the same moment: what became of it stays. */
export async function withdrawTreeProposal(
  { store, now }: Pick<EditDeps, 'store' | 'now'>,
  account: Decider,
  id: string,
): Promise<void> {
  const { proposal, stored } = await waiting(store, account, id, 'withdraw');
  // A delete asks no questions: first it is nobody's to take any more.
  await store.commit([decide(stored, proposal, { state: 'withdrawn', reason: '' }, account, now())]);
  await store.commit([{ verb: 'delete', collection: TREE_PROPOSALS, id: proposal.id }]);
}

async function waiting(store: DocumentStore, account: Decider, id: string, action: 'take' | 'refuse' | 'withdraw') {
  const found = await store.get(TREE_PROPOSALS, id);
  const proposal = found && treeProposals.read(found);
  const isOwn = proposal?.account === account.id;
  const may = mayWithTree(account.role, action) || (isOwn && mayWithTree('owner', action));
  if (!found || !proposal || !may) throw new Fault('not-found', 'there is no such proposal');
  if (proposal.state !== 'proposed') throw new Fault('document-changed', 'it has been decided');
  return { proposal, stored: found.fields };
}

function decide(
  before: Fields,
  proposal: TreeProposal,
  decision: Pick<TreeProposal, 'state' | 'reason'>,
  by: Decider,
  at: Date,
): Write {
  const fields = fieldsOf({ ...proposal, ...decision, decidedBy: by.name, decidedAt: at.toISOString() });
  return { verb: 'replace', collection: TREE_PROPOSALS, id: proposal.id, before, fields };
}

/** What somebody proposed goes with the account; what was taken is in the tree, with the name it was taken under. */
export function treeProposalHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'treeProposals',
    async exportOf({ accountId }) {
      return (await proposalsOf(store, accountId)).map(
        ({ account: _, id: __, decidedBy: ___, ...proposal }) => proposal,
      );
    },
    async forget({ accountId }) {
      await changeAll(store, TREE_PROPOSALS, { account: accountId }, deleting);
    },
  };
}
