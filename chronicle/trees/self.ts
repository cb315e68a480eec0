import type { PersonalDataHolder } from '../identity/personal-data.ts';
import type { DocumentStore } from '../store/document-store.ts';

export const SELVES = 'tree-selves';

/** Who a member is, by the name of the tree: { bosnjak: 'I12' }. */
export type Selves = Readonly<Record<string, string>>;

export async function selvesOf(store: DocumentStore, accountId: string): Promise<Selves> {
  return ((await store.get(SELVES, accountId))?.fields ?? {}) as Selves;
}

/** A member says who they are; whoever is drawn in both trees is so in both. Nobody else is told. */
export async function sayWhoIAm(store: DocumentStore, accountId: string, selves: Selves): Promise<void> {
  const fields = { ...(await selvesOf(store, accountId)), ...selves };
  await store.commit([{ verb: 'set', collection: SELVES, id: accountId, fields }]);
}

export async function unsayWhoIAm(store: DocumentStore, accountId: string): Promise<void> {
  await store.commit([{ verb: 'delete', collection: SELVES, id: accountId }]);
}

/** Nothing of it outlives the account, whatever else the member leaves behind. */
export function selvesHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'trees',
    exportOf: ({ accountId }) => selvesOf(store, accountId),
    forget: ({ accountId }) => unsayWhoIAm(store, accountId),
  };
}
