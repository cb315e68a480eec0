import { EditingFault } from '../../domain/editing-fault.ts';
import {
  type EditingAction,
  type EditingRole,
  type EditingState,
  type EditingVerdict,
  editingVerdict,
} from '../../domain/editing-permissions.ts';
import { parseRecordKey, type RecordKey } from '../../domain/reference.ts';
import type { Account } from '../identity/identity.ts';
import { isSteward } from '../memorial/stewards.ts';
import type { StoredRecord } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { Draft, DraftTarget } from './draft.ts';

/** Who somebody is toward a record, or a draft that editors share. No role beyond member without a verified address. */
export async function roleTowardRecord(
  store: DocumentStore,
  of: RecordKey | '',
  account: Account | undefined,
): Promise<EditingRole> {
  if (!account?.verified) return 'visitor';
  if (account.role === 'editor' || account.role === 'writer') return account.role;
  const record = parseRecordKey(of);
  return record?.kind === 'memorial' && (await isSteward(store, record.slug, account)) ? 'steward' : 'visitor';
}

/**
 * Who somebody is toward a draft. One's own is nobody else's before it is proposed, and then an editor's to decide on; to those who
 * may only propose, what editors share is not there.
 */
export async function roleTowardDraft(
  store: DocumentStore,
  target: DraftTarget,
  {
    draft,
    account,
    ownId,
  }: { readonly draft: Draft | undefined; readonly account: Account | undefined; readonly ownId: string },
): Promise<EditingRole> {
  if (!account) return 'visitor';
  const isOwn = target.personal ? ownId === target.id : draft?.owner === account.id;
  if (target.personal && isOwn) return draft ? 'owner' : 'member';
  if (target.personal && draft?.state !== 'proposed') return 'visitor';
  const role = await roleTowardRecord(store, target.of, account);
  // Who is no writer any more has given it to those who are.
  return isOwn && role === 'writer' ? 'owner' : role;
}

export function stateOfRecord({ record }: StoredRecord): EditingState {
  return record.status === 'published' ? 'published' : 'unpublished';
}

/** Throws unless it may be done. Answers whether anything is left to do. */
export function checkEditing(role: EditingRole, action: EditingAction, state: EditingState): boolean {
  const verdict: EditingVerdict = editingVerdict(role, action, state);
  if (verdict.kind === 'allowed') return true;
  if (verdict.kind === 'done-already') return false;
  throw new EditingFault(verdict.kind);
}
