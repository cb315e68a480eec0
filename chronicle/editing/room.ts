import { EditingFault } from '../../domain/editing-fault.ts';
import type { Account } from '../identity/identity.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { DRAFTS } from './draft.ts';

/** Of drafts of one's own, so that nobody fills the site with what nobody reads. */
const MOST_OWN = 20;
/** Of those that a writer has begun and nobody has published yet. */
const MOST_BEGUN = 100;

export const DRAFT_TURNS = 'draft-turns';

/**
 * Throws where somebody has begun as many as they may. What it answers has to be committed with the draft: of two who begin at
 * once under one account, the second has to count again.
 */
export async function takingRoom(
  store: DocumentStore,
  account: Pick<Account, 'id' | 'role'>,
  isPersonal: boolean,
): Promise<Write[]> {
  // What editors share is theirs to keep in order, and a steward has as many as there are memorials to look after.
  if (!isPersonal && account.role !== 'writer') return [];
  const turn = { collection: DRAFT_TURNS, id: account.id };
  const before = await store.get(DRAFT_TURNS, account.id);
  const [field, most] = isPersonal ? (['owner', MOST_OWN] as const) : (['startedBy', MOST_BEGUN] as const);
  const begun = await store.list(DRAFTS, { where: { [field]: account.id }, limit: most });
  if (begun.length >= most) throw new EditingFault(isPersonal ? 'too-many' : 'too-many-begun');
  const fields = { begun: Number(before?.fields.begun ?? 0) + 1 };
  return [before ? { verb: 'replace', ...turn, before: before.fields, fields } : { verb: 'create', ...turn, fields }];
}
