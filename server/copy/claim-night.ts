import { commitUnlessChanged, type DocumentStore } from '../../chronicle/store/document-store.ts';

const PLACE = { collection: 'site', id: 'nightly-copy' } as const;

/** Whether this process is the one to make the copy of a night: of several, one is. */
export async function claimNight(store: DocumentStore, day: string): Promise<boolean> {
  const kept = await store.get(PLACE.collection, PLACE.id);
  if (kept?.fields.day === day) return false;
  return commitUnlessChanged(store, [
    kept
      ? { verb: 'replace', ...PLACE, before: kept.fields, fields: { day } }
      : { verb: 'create', ...PLACE, fields: { day } },
  ]);
}
