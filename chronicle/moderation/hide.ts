import type { RecordKey } from '../../domain/reference.ts';
import { type Contribution, commitChange, type DecidedBy, transitionWrites } from '../contributions/contribution.ts';
import type { ContributionPorts } from '../contributions/ports.ts';
import { recordId, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { Write } from '../store/document-store.ts';

/** Out of everybody's sight at once, and nothing is lost: whoever hid it, or an editor, can bring it back. */
export async function hideContribution(
  ports: ContributionPorts,
  contribution: Contribution,
  { by, role }: DecidedBy,
): Promise<void> {
  const at = ports.now().toISOString();
  const hidden = { ...contribution, state: 'hidden', hiddenBy: role === 'steward' ? role : 'editor' } as const;
  await commitChange(ports.store, [
    ...transitionWrites(hidden, contribution, { deed: 'hidden', by, role, at }),
    ...(contribution.record ? await hidingRecord(ports, contribution.record, by, at) : []),
  ]);
}

/** A memory that nobody contributed through the site can be hidden all the same. */
export async function hideRecord(ports: ContributionPorts, key: RecordKey, by: string): Promise<void> {
  await commitChange(ports.store, await hidingRecord(ports, key, by, ports.now().toISOString()));
}

async function hidingRecord({ store }: ContributionPorts, key: string, by: string, at: string): Promise<Write[]> {
  const kept = await records.get(store, recordId(key as RecordKey));
  if (!kept) return [];
  const { record, revision } = kept;
  return saveWrites({ record: { ...record, status: 'draft', updated: at }, basedOn: revision, by, at });
}
