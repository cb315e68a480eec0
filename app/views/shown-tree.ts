import type { Library } from '../../chronicle/reading/library.ts';
import type { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { type OpenTree, singleTree } from '../../chronicle/trees/open-tree.ts';
import type { OwnPersons } from '../../chronicle/trees/own-person.ts';
import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { treePayload } from '../../chronicle/trees/tree-payload.ts';
import type { Shown } from '../../chronicle/trees/tree-reader.ts';
import { NOBODY } from '../../genealogy/index.ts';
import { HILL } from '../routes.ts';
import { throwTreeFault } from './tree-fault.ts';
import { isTreeName, type ShownTree } from './trees.ts';

/** The whole hill has invented people when one of its trees has. */
export function isSampleTree(library: Pick<Library, 'trees'>, name: string): boolean {
  return [...library.trees()].some((tree) => (name === HILL || tree.name === name) && tree.sample);
}

interface Sources {
  readonly trees: TreeCache;
  readonly hill: HillCache;
  readonly today: string;
}

export async function openShownTree({ trees, hill, today }: Sources, name: string): Promise<OpenTree | undefined> {
  if (name === HILL) return hill.open(today);
  const genealogy = isTreeName(name) ? await trees.open(name, today).catch(throwTreeFault) : undefined;
  return genealogy && singleTree(name, genealogy);
}

/** The same for the process that reads trees. */
export async function askFor({ trees, hill, today }: Sources, name: string): Promise<Shown> {
  return name === HILL ? hill.asked(today) : { asked: await trees.asked(today), tree: name };
}

/** What a member's browser draws. */
export async function shownPayload(site: Sources & { readonly library: Library }, name: string, seenFrom?: string) {
  const opened = await openShownTree(site, name);
  return opened && treePayload(site, opened, await askFor(site, name), seenFrom);
}

/** Who a member is in what is shown: on the hill, in whichever of the trees they said so. */
export function ownIn(opened: OpenTree, tree: ShownTree, chosen: OwnPersons): number {
  const people = Object.entries(chosen)
    .filter(([name]) => tree === HILL || name === tree)
    .map(([name, id]) => opened.indexOf({ tree: name, id }));
  return people.find((person) => person !== NOBODY) ?? NOBODY;
}
