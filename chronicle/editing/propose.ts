import { contentOf } from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { type ContentConflict, mergeContent } from '../../domain/merge-content.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { Account } from '../identity/identity.ts';
import { recordId, records, revisionId, revisions } from '../records/record-documents.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import {
  DRAFTS,
  type Draft,
  draftFields,
  drafts,
  draftTarget,
  findDraft,
  nextVersion,
  removing,
  replacing,
  sharedDraftId,
} from './draft.ts';
import type { DraftRequest, EditingDeps } from './editing-deps.ts';
import { forgettingPresence } from './presence.ts';
import { keepingOutcome } from './proposal-outcomes.ts';
import { moveOn } from './publish.ts';
import { isCommitted, openDraft } from './save-draft.ts';
import { checkEditing } from './standing.ts';

const LONGEST_REASON = 2000;
const MOST_LISTED = 100;

/** Drafts of somebody's own and what they have proposed. */
export function listOwnDrafts(store: DocumentStore, accountId: string): Promise<Draft[]> {
  return drafts.list(store, { where: { owner: accountId }, limit: MOST_LISTED });
}

/** All that somebody is writing: drafts of their own, what they have proposed or got back, and what they have begun for the desk. */
export async function listWriting(store: DocumentStore, { id, role }: Pick<Account, 'id' | 'role'>): Promise<Draft[]> {
  const own = await listOwnDrafts(store, id);
  // What editors share is not there for members, whatever they were before.
  if (role === 'member') return own.filter((draft) => draftTarget(draft.id)?.personal);
  const [begun, returned] = await Promise.all([
    drafts.list(store, { where: { startedBy: id }, limit: MOST_LISTED }),
    drafts.list(store, { where: { returnedTo: id }, limit: MOST_LISTED }),
  ]);
  return [...new Map([...own, ...begun, ...returned].map((draft) => [draft.id, draft])).values()];
}

/** An editor is asked to publish it. */
export async function propose(
  deps: EditingDeps,
  request: DraftRequest & { readonly why?: string | undefined },
): Promise<void> {
  const { open, role } = await openDraft(deps, request);
  if (!checkEditing(role, 'propose', open?.draft.state ?? 'none') || !open || !request.account) return;
  const { id: owner, name: ownerName } = request.account;
  const { why = open.draft.why ?? '' } = request;
  await moveOn(deps, open, { state: 'proposed', owner, ownerName, why, returnedTo: '', reason: '' });
}

/** Whoever proposed it has thought better of it, and goes on writing. */
export async function withdrawProposal(deps: EditingDeps, request: DraftRequest): Promise<void> {
  const { open, role, target } = await openDraft(deps, request);
  if (!checkEditing(role, 'withdraw', open?.draft.state ?? 'none') || !open) return;
  await moveOn(deps, open, { state: 'working', ...(target.personal ? {} : { owner: '', ownerName: '' }) });
}

/** It goes back to whoever proposed it, with the reason. What the starter content proposed goes. */
export async function refuseProposal(
  deps: EditingDeps,
  request: DraftRequest & { readonly reason: string },
): Promise<Draft> {
  const { open, role, target } = await openDraft(deps, request);
  checkEditing(role, 'refuse', open?.draft.state ?? 'none');
  if (!open) throw new EditingFault('not-found');
  if (open.draft.owner === '') {
    if (!(await isCommitted(deps, [...removing(open), forgettingPresence(open.draft.id)])))
      throw new EditingFault('busy');
    return open.draft;
  }
  const reason = request.reason.trim();
  if (reason === '' || reason.length > LONGEST_REASON) throw new EditingFault('reason-missing');
  const returnedTo = open.draft.owner;
  const shared = target.personal ? {} : { owner: '', ownerName: '' };
  await moveOn(deps, open, { state: 'working', reason, returnedTo, ...shared });
  return open.draft;
}

export type TakeOverAnswer =
  | { readonly kind: 'taken-over'; readonly id: string }
  /** Nothing was stored. `mine` is what the editors have, `theirs` what was proposed; `over` lets it be taken over all the same. */
  | { readonly kind: 'conflict'; readonly over: number; readonly conflicts: readonly ContentConflict[] };

/**
 * Into the working draft that editors share, where it can be put right before it is published. What the editors have written stays:
 * where both have changed the same, the text has both and every other field what the editors wrote, once whoever takes it over
 * (`over`) has seen the two.
 */
export async function takeOver(
  deps: EditingDeps,
  request: DraftRequest & { readonly over?: number },
): Promise<TakeOverAnswer> {
  const { open, role, target } = await openDraft(deps, request);
  checkEditing(role, 'take-over', open?.draft.state ?? 'none');
  if (!open) throw new EditingFault('not-found');
  const { title } = open.draft.content;
  const outcome = keepingOutcome(open.draft, { outcome: 'taken-over', of: target.of, title }, deps.now());
  if (!target.personal || target.of === '') {
    await moveOn(deps, open, { state: 'working', owner: '', ownerName: '', why: '' }, outcome);
    return { kind: 'taken-over', id: open.draft.id };
  }
  const { write, over, conflicts } = await takingOver(deps, open.draft, target.of);
  if (conflicts.length > 0 && request.over !== over) return { kind: 'conflict', over, conflicts };
  const writes = [write, ...removing(open), ...outcome, forgettingPresence(open.draft.id)];
  if (!(await isCommitted(deps, writes))) throw new EditingFault('busy');
  return { kind: 'taken-over', id: sharedDraftId(target.of) };
}

async function takingOver({ store, now }: EditingDeps, proposal: Draft, of: RecordKey) {
  const at = now();
  const id = sharedDraftId(of);
  const shared = await findDraft(store, id);
  const stored = await records.get(store, recordId(of));
  if (!stored) throw new EditingFault('record-gone');
  const base = await revisions.get(store, revisionId(of, proposal.basedOn));
  const ours = shared?.draft.content ?? contentOf(stored.record);
  const { content, conflicts } = mergeContent(base ? contentOf(base.record) : ours, ours, proposal.content);
  const next: Draft = {
    ...(shared?.draft ?? { ...proposal, createdAt: at.toISOString(), basedOn: stored.revision }),
    id,
    // Whatever was to become of it, somebody looks at it first.
    state: 'working',
    publishOn: '',
    content,
    by: proposal.ownerName,
    owner: '',
    ownerName: '',
    reason: '',
    why: '',
    version: nextVersion(shared?.draft.version ?? proposal.version, at),
    updatedAt: at.toISOString(),
  };
  const write: Write = shared
    ? replacing(shared, next)
    : { verb: 'create', collection: DRAFTS, id, fields: draftFields(next) };
  return { write, conflicts, over: shared?.draft.version ?? stored.revision };
}
