import { EditingFault } from '../../domain/editing-fault.ts';
import type { EditingRole } from '../../domain/editing-permissions.ts';
import { type ChronicleRecord, parseRecord } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { recordId, records, revisionId, revisions, type StoredRevision } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { EditingDeps } from './editing-deps.ts';
import { isCommitted } from './save-draft.ts';
import { checkEditing, stateOfRecord } from './standing.ts';

/** On one page of a history. */
export const REVISIONS_SHOWN = 20;

/** What a record was, the latest first, from a number downwards: each is asked for by its number, so that no more are read. */
export async function revisionsOf(store: DocumentStore, key: RecordKey, from: number): Promise<StoredRevision[]> {
  const numbers = Array.from({ length: Math.min(from, REVISIONS_SHOWN) }, (_, index) => from - index);
  const found = await Promise.all(numbers.map((number) => revisions.get(store, revisionId(key, number))));
  return found.filter((revision) => revision !== undefined);
}

export function revisionOf(store: DocumentStore, key: RecordKey, number: number): Promise<StoredRevision | undefined> {
  return Number.isSafeInteger(number) && number > 0
    ? revisions.get(store, revisionId(key, number))
    : Promise.resolve(undefined);
}

interface Restoring {
  readonly key: RecordKey;
  readonly revision: number;
  readonly account: { readonly name: string };
  readonly role: EditingRole;
}

/** What one record says in the place of another: where it is read, its number and whether it is published stay as they are. */
export function inPlaceOf(stored: ChronicleRecord, next: ChronicleRecord, updated: string): ChronicleRecord {
  const { address, formerAddresses, status, created } = stored;
  const built = parseRecord({
    ...next,
    address,
    formerAddresses,
    status,
    created,
    ...('number' in stored && 'number' in next ? { number: stored.number } : {}),
    updated,
  });
  if ('faults' in built) throw new EditingFault('wrong-state');
  return built.record;
}

/** As it was then, as its next revision. */
export async function restoreRevision(deps: EditingDeps, { key, revision, account, role }: Restoring): Promise<number> {
  const stored = await records.get(deps.store, recordId(key));
  if (!stored) throw new EditingFault('not-found');
  checkEditing(role, 'restore', stateOfRecord(stored));
  const then = await revisionOf(deps.store, key, revision);
  if (!then) throw new EditingFault('not-found');
  const at = deps.now().toISOString();
  const record = inPlaceOf(stored.record, then.record, at);
  const writes = saveWrites({ record, basedOn: stored.revision, by: account.name, at });
  if (!(await isCommitted(deps, writes))) throw new EditingFault('busy');
  return stored.revision + 1;
}
