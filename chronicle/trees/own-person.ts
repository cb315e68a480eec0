import type { PersonalDataHolder } from '../identity/personal-data.ts';
import type { DocumentStore } from '../store/document-store.ts';

export const OWN_PERSONS = 'tree-selves';

/** Who a member is, by the name of the tree: { bosnjak: 'I12' }. */
export type OwnPersons = Readonly<Record<string, string>>;

export async function ownPersonsOf(store: DocumentStore, accountId: string): Promise<OwnPersons> {
  return ((await store.get(OWN_PERSONS, accountId))?.fields ?? {}) as OwnPersons;
}

/** A member says who they are; whoever is drawn in both trees is so in both. Nobody else sees it. */
export async function setOwnPersons(store: DocumentStore, accountId: string, persons: OwnPersons): Promise<void> {
  const fields = { ...(await ownPersonsOf(store, accountId)), ...persons };
  await store.commit([{ verb: 'set', collection: OWN_PERSONS, id: accountId, fields }]);
}

export async function clearOwnPersons(store: DocumentStore, accountId: string): Promise<void> {
  await store.commit([{ verb: 'delete', collection: OWN_PERSONS, id: accountId }]);
}

/** Nothing of it outlives the account, whatever else the member leaves behind. */
export function ownPersonHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'trees',
    exportOf: ({ accountId }) => ownPersonsOf(store, accountId),
    forget: ({ accountId }) => clearOwnPersons(store, accountId),
  };
}
