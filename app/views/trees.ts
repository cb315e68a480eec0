import type { Library } from '../../chronicle/reading/library.ts';
import type { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { type OpenTree, singleTree } from '../../chronicle/trees/open-tree.ts';
import type { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { PERSON_PARAM } from '../query-words.ts';
import { HILL, pathOf, pathTo } from '../routes.ts';

export const TREE_NAMES = ['bosnjak', 'cavar'] as const;
export type TreeName = (typeof TREE_NAMES)[number];
/** What has a page of its own: each of the trees, and all of them as one. */
export const SHOWN_TREES = [...TREE_NAMES, HILL] as const;
export type ShownTree = (typeof SHOWN_TREES)[number];

/** What the trees are called, and where they stand. */
export const TREE_PAGES = {
  bosnjak: {
    title: 'Obiteljsko stablo Bošnjaka',
    inTree: 'U stablu Bošnjaka',
    accordingTo: 'prema stablu Bošnjaka',
    line: 'Bošnjaci',
    page: 'treeBosnjak',
  },
  cavar: {
    title: 'Obiteljsko stablo Ćavara',
    inTree: 'U stablu Ćavara',
    accordingTo: 'prema stablu Ćavara',
    line: 'Ćavari',
    page: 'treeCavar',
  },
  [HILL]: {
    title: 'Obiteljsko stablo cijeloga brda',
    inTree: 'U stablu cijeloga brda',
    accordingTo: 'prema stablu cijeloga brda',
    line: 'Cijelo brdo',
    page: 'treeHill',
  },
} as const;

export function isTreeName(name: string): name is TreeName {
  return (TREE_NAMES as readonly string[]).includes(name);
}

export function isShownTree(name: string): name is ShownTree {
  return (SHOWN_TREES as readonly string[]).includes(name);
}

export function treePersonPath(tree: ShownTree, id: string): string {
  return `${pathTo(TREE_PAGES[tree].page)}?${PERSON_PARAM}=${encodeURIComponent(id)}`;
}

/** Which of them a page with this pattern shows. */
export function treeOfPage(pattern: string): ShownTree {
  return SHOWN_TREES.find((tree) => pathTo(TREE_PAGES[tree].page) === pathOf(pattern)) ?? 'bosnjak';
}

/** The whole hill has invented people when one of its trees has. */
export function isSampleTree(library: Library, name: string): boolean {
  return [...library.trees()].some((tree) => (name === HILL || tree.name === name) && tree.sample);
}

interface Sources {
  readonly trees: TreeCache;
  readonly hill: HillCache;
  readonly today: string;
}

export async function openShownTree({ trees, hill, today }: Sources, name: string): Promise<OpenTree | undefined> {
  if (name === HILL) return hill.open(today);
  const genealogy = isTreeName(name) ? await trees.open(name, today) : undefined;
  return genealogy && singleTree(name, genealogy);
}
