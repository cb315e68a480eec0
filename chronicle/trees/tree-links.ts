import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { type IndividualReference, neutralId, parseIndividualReference } from '../../domain/reference.ts';
import type { Sameness } from '../../genealogy/index.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { type LiveCollection, liveCollection } from '../store/live-collection.ts';
import type { OpenTree } from './open-tree.ts';

const TREE_LINKS = 'tree-links';

const reference = z.string().refine((text) => parseIndividualReference(text) !== undefined);

/** What an editor decided of two records: one person, or not, whatever the files say. */
const linkSchema = z.object({
  one: reference,
  other: reference,
  isSame: z.boolean(),
  by: z.string(),
  at: z.iso.datetime(),
  /** Who became one with one of the two, and was the other's: it counts while they are gone, and not when that was undone. */
  insteadOf: reference.exactOptional(),
});

export type TreeLink = Readonly<z.infer<typeof linkSchema>>;
export const treeLinks = defineCollection({ name: TREE_LINKS, schema: linkSchema });

/** Editors' decisions, in memory. */
export type TreeLinks = LiveCollection<TreeLink>;

export function openTreeLinks(store: DocumentStore): Promise<TreeLinks> {
  return liveCollection(store, treeLinks);
}

/** What the files say and no editor denied, and what an editor said. `isThere` tells whether a tree has somebody. */
export function decideLinks(
  links: TreeLinks['items'],
  found: readonly Sameness[],
  isThere: (one: IndividualReference) => boolean,
): Sameness[] {
  const said = [...links].filter(([, { insteadOf = '' }]) => {
    const gone = parseIndividualReference(insteadOf);
    return !gone || !isThere(gone);
  });
  const ids = new Set(said.map(([id]) => id));
  const undecided = found.filter(({ one, other }) => !ids.has(linkId(one, other)));
  const confirmed = said.flatMap(([, { isSame, ...link }]): Sameness[] => {
    const [one, other] = [parseIndividualReference(link.one), parseIndividualReference(link.other)];
    return isSame && one && other ? [{ one, other, by: 'editor' }] : [];
  });
  return [...confirmed, ...undecided];
}

interface LinkDecision {
  readonly one: IndividualReference;
  readonly other: IndividualReference;
  readonly isSame: boolean;
  readonly by: string;
  readonly at: string;
  readonly insteadOf?: string;
}

/** An editor says that two records are one person, or that they are not. The last word counts. */
export async function decideOnLink(store: DocumentStore, decision: LinkDecision): Promise<void> {
  if (decision.one.tree === decision.other.tree) throw new Fault('conflict', 'both are in one tree');
  await store.commit([linkWrite(decision)]);
}

/**
 * Two of one tree become one: who the one that goes is in other trees, the one that stays is from then on. Otherwise whoever is
 * hidden there would be shown here.
 */
export function linksOfMerged(
  hill: Pick<OpenTree, 'recordsOf' | 'indexOf'>,
  { tree, keep, drop }: { readonly tree: string; readonly keep: string; readonly drop: string },
  { by, at }: Pick<LinkDecision, 'by' | 'at'>,
): Write[] {
  const gone = hill.indexOf({ tree, id: neutralId(drop) });
  if (gone < 0) return [];
  const one = { tree, id: neutralId(keep) };
  const insteadOf = textOf({ tree, id: neutralId(drop) });
  const elsewhere = hill.recordsOf(gone).filter((record) => record.tree !== tree);
  return elsewhere.map((other) => linkWrite({ one, other, isSame: true, by, at, insteadOf }));
}

function linkWrite({ one: first, other: second, ...said }: LinkDecision): Write {
  const [one = '', other = ''] = [first, second].map(textOf).sort();
  const fields = { one, other, ...said };
  return { verb: 'set', collection: TREE_LINKS, id: linkId(first, second), fields };
}

/** What the files say counts again. */
export async function forgetLink(
  store: DocumentStore,
  one: IndividualReference,
  other: IndividualReference,
): Promise<void> {
  await store.commit([{ verb: 'delete', collection: TREE_LINKS, id: linkId(one, other) }]);
}

function textOf({ tree, id }: IndividualReference): string {
  return `${tree}#${id}`;
}

/** The same whichever is named first. */
function linkId(one: IndividualReference, other: IndividualReference): string {
  return [one, other].map(textOf).sort().join('~');
}
