import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import { commitRevision, type DocumentStore, type Write } from '../store/document-store.ts';
import { RECORDS, REVISIONS, recordId, revisionId, toFields } from './record-documents.ts';

export interface Save {
  readonly record: ChronicleRecord;
  /** The revision the work was based on; 0 for a record that is new. */
  readonly basedOn: number;
  readonly by: string;
  readonly at: string;
}

/** The record and its next revision, in one batch: whoever saved first has taken the number. */
export function saveWrites({ record, basedOn, by, at }: Save): Write[] {
  const key = keyOf(record);
  const revision = basedOn + 1;
  const fields = toFields({ record, revision });
  return [
    {
      verb: 'create',
      collection: REVISIONS,
      id: revisionId(key, revision),
      fields: { ...fields, savedBy: by, savedAt: at },
    },
    { verb: 'set', collection: RECORDS, id: recordId(key), fields },
  ];
}

/** Answers with the new revision. A save on an old one is a conflict and loses nothing. */
export async function saveRecord(store: DocumentStore, save: Save): Promise<number> {
  const problem = `${keyOf(save.record)} was saved by somebody else since revision ${save.basedOn}`;
  await commitRevision(store, saveWrites(save), problem);
  return save.basedOn + 1;
}
