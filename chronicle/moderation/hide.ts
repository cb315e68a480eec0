import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { type Contribution, changing, commitChange, listContributions } from '../contributions/contribution.ts';
import type { RemembrancePorts } from '../contributions/ports.ts';
import { fromFields, RECORDS, recordId } from '../records/record-documents.ts';
import { savingWrites } from '../records/save-record.ts';
import type { Write } from '../store/document-store.ts';

/** Out of everybody's sight at once, and nothing is lost: an editor can bring it back. */
export async function hideContribution(ports: RemembrancePorts, contribution: Contribution, by: string): Promise<void> {
  if (contribution.state !== 'published') return;
  const at = ports.now().toISOString();
  await commitChange(ports.store, [
    ...changing({ ...contribution, state: 'hidden' }, contribution, { deed: 'hidden', by, at }),
    ...(contribution.record ? await hidingRecord(ports, contribution.record, by, at) : []),
  ]);
}

/** A memory that nobody contributed through the site can be hidden all the same. */
export async function hideMemory(ports: RemembrancePorts, record: ChronicleRecord, by: string): Promise<void> {
  const key = keyOf(record);
  const [contribution] = await listContributions(ports.store, { record: key, state: 'published' });
  if (contribution) await hideContribution(ports, contribution, by);
  else await commitChange(ports.store, await hidingRecord(ports, key, by, ports.now().toISOString()));
}

async function hidingRecord({ store }: RemembrancePorts, key: string, by: string, at: string): Promise<Write[]> {
  const kept = await store.get(RECORDS, recordId(key as ReturnType<typeof keyOf>));
  if (!kept) return [];
  const { record, revision } = fromFields(kept.fields);
  return savingWrites({ record: { ...record, status: 'draft', updated: at }, basedOn: revision, by, at });
}
