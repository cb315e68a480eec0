import { z } from 'zod';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

const SELVES = 'tree-selves';

/** Who a member is, by the name of the tree: { bosnjak: 'I12' }. */
const selvesSchema = z.record(z.string(), z.string());
export type Selves = Readonly<z.infer<typeof selvesSchema>>;
export const selves = defineCollection({ name: SELVES, schema: selvesSchema });

export async function selvesOf(store: DocumentStore, accountId: string): Promise<Selves> {
  return (await selves.get(store, accountId)) ?? {};
}

/** A member says who they are; whoever is drawn in both trees is so in both. Nobody else is told. */
export async function sayWhoIAm(store: DocumentStore, accountId: string, said: Selves): Promise<void> {
  const fields = { ...(await selvesOf(store, accountId)), ...said };
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
