import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

const ACCEPTED_FINDINGS = 'tree-accepted-findings';

/** A finding of which an editor said that it is so; known by its key: once its facts change it is another. */
const acceptedSchema = z.object({
  tree: z.string(),
  key: z.string(),
  kind: z.string(),
  /** As it was told then, for when it is found no more. */
  sentence: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type AcceptedFinding = Readonly<z.infer<typeof acceptedSchema>>;
export const acceptedFindings = defineCollection({ name: ACCEPTED_FINDINGS, schema: acceptedSchema });

/** Of a tree; whoever accepts more has another trouble. */
const MOST_ACCEPTED = 3000;

export function acceptedIn(store: DocumentStore, tree: string): Promise<AcceptedFinding[]> {
  return acceptedFindings.list(store, { where: { tree }, limit: MOST_ACCEPTED });
}

/** «Tako je»: what was found is right as it stands, and is not told again. */
export async function acceptFindings(
  store: DocumentStore,
  tree: string,
  findings: readonly Pick<AcceptedFinding, 'kind' | 'key' | 'sentence'>[],
  by: string,
  at: string,
): Promise<void> {
  const accepted = new Set((await acceptedIn(store, tree)).map(({ key }) => key));
  const added = findings.filter(({ key }) => !accepted.has(key));
  if (accepted.size + added.length > MOST_ACCEPTED)
    throw new Fault('batch-too-large', 'too many findings are accepted');
  for (let start = 0; start < added.length; start += store.writesPerCommit) {
    await store.commit(
      added.slice(start, start + store.writesPerCommit).map(({ kind, key, sentence }) => ({
        verb: 'set',
        collection: ACCEPTED_FINDINGS,
        id: idOf(tree, key),
        fields: { tree, key, kind, sentence, by, at },
      })),
    );
  }
}

/** Two who are alike and are not one person: kept as what is so, by their ids. */
export const NOT_ONE_PERSON = 'duplicate';

export function notOnePersonKey(one: string, other: string): string {
  return `${NOT_ONE_PERSON} ${[one, other].sort().join(' ')}`;
}

/** Two places that are written alike and are not one, by their names. */
export const NOT_ONE_PLACE = 'places';

export function notOnePlaceKey(one: string, other: string): string {
  const hash = createHash('sha256').update([one, other].sort().join('\n')).digest('hex').slice(0, 32);
  return `${NOT_ONE_PLACE} ${hash}`;
}

/** It was not so after all. */
export async function takeBack(store: DocumentStore, tree: string, key: string): Promise<boolean> {
  const id = idOf(tree, key);
  if (!(await acceptedFindings.get(store, id))) return false;
  await store.commit([{ verb: 'delete', collection: ACCEPTED_FINDINGS, id }]);
  return true;
}

/** All that somebody said to be so in one word. Answers how much it was. */
export async function takeBackAll(store: DocumentStore, tree: string, by: string, at: string): Promise<number> {
  const said = (await acceptedIn(store, tree)).filter((one) => one.by === by && one.at === at);
  for (let start = 0; start < said.length; start += store.writesPerCommit) {
    await store.commit(
      said
        .slice(start, start + store.writesPerCommit)
        .map(({ key }) => ({ verb: 'delete', collection: ACCEPTED_FINDINGS, id: idOf(tree, key) })),
    );
  }
  return said.length;
}

function idOf(tree: string, key: string): string {
  return `${tree} ${key}`;
}
