import { z } from 'zod';
import type { IndividualReference } from '../../domain/reference.ts';
import { isHiddenName } from '../../genealogy/index.ts';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { OpenTree } from './open-tree.ts';
import type { TreeCache } from './tree-cache.ts';

const OWN_PERSONS = 'tree-selves';

/** Who a member is, by the name of the tree: { bosnjak: 'I12' }. */
const ownPersonsSchema = z.record(z.string(), z.string());
export type OwnPersons = Readonly<z.infer<typeof ownPersonsSchema>>;
export const ownPersons = defineCollection({ name: OWN_PERSONS, schema: ownPersonsSchema });

export async function ownPersonsOf(store: DocumentStore, accountId: string): Promise<OwnPersons> {
  return (await ownPersons.get(store, accountId)) ?? {};
}

/**
 * Somebody of the hill, by who they are in each tree that has them. Who is hidden in one of the trees is nobody there: their name in
 * another would say who they are.
 */
export function inAllTrees(
  hill: Pick<OpenTree, 'genealogy' | 'recordsOf' | 'indexOf'>,
  reference: IndividualReference,
): OwnPersons {
  const person = hill.indexOf(reference);
  const isShown = person >= 0 && !isHiddenName(hill.genealogy.individuals.at(person).name.full);
  const records = isShown ? hill.recordsOf(person) : [reference];
  return Object.fromEntries(records.map(({ tree, id }) => [tree, id]));
}

/** Nobody is somebody who has died, in whichever of the trees that is known. */
export async function mayBeOwn(trees: Pick<TreeCache, 'dead'>, persons: OwnPersons, today: string): Promise<boolean> {
  for (const [tree, id] of Object.entries(persons)) if ((await trees.dead(tree, today)).has(id)) return false;
  return true;
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
