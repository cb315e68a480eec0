import type { RecordKey } from '../../domain/reference.ts';
import { recordId, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type Contribution, inState } from './contribution.ts';
import { commitChange, type Decision, transitionWrites } from './contribution-history.ts';

interface HideDeps {
  readonly store: DocumentStore;
  readonly now: () => Date;
}

/** Taken off its page at once, and nothing is deleted: whoever hid it, or an editor, can bring it back. */
export async function hideContribution(
  { store, now }: HideDeps,
  contribution: Contribution,
  { by, role, leadsTo }: Decision,
): Promise<void> {
  const at = now().toISOString();
  await commitChange(store, [
    ...transitionWrites(inState(contribution, leadsTo), contribution, { action: 'hidden', by, role, at }),
    ...(contribution.record ? await hidingRecord(store, contribution.record, by, at) : []),
  ]);
}

/** A memory that nobody contributed through the site can be hidden all the same. */
export async function hideRecord({ store, now }: HideDeps, key: RecordKey, by: string): Promise<void> {
  await commitChange(store, await hidingRecord(store, key, by, now().toISOString()));
}

async function hidingRecord(store: DocumentStore, key: string, by: string, at: string): Promise<Write[]> {
  const kept = await records.get(store, recordId(key as RecordKey));
  if (!kept) return [];
  const { record, revision } = kept;
  return saveWrites({ record: { ...record, status: 'draft', updated: at }, basedOn: revision, by, at });
}
