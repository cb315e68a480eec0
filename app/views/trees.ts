import { PERSON_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';

export const TREE_NAMES = ['bosnjak', 'cavar'] as const;
export type TreeName = (typeof TREE_NAMES)[number];

/** What the two trees are called, and where they stand. */
export const TREE_PAGES = {
  bosnjak: { title: 'Obiteljsko stablo Bošnjaka', inTree: 'U stablu Bošnjaka', line: 'Bošnjaci', page: 'treeBosnjak' },
  cavar: { title: 'Obiteljsko stablo Ćavara', inTree: 'U stablu Ćavara', line: 'Ćavari', page: 'treeCavar' },
} as const;

export function isTreeName(name: string): name is TreeName {
  return (TREE_NAMES as readonly string[]).includes(name);
}

export function treePersonPath(tree: TreeName, id: string): string {
  return `${pathTo(TREE_PAGES[tree].page)}?${PERSON_PARAM}=${encodeURIComponent(id)}`;
}

export function otherTree(tree: TreeName): TreeName {
  return tree === 'bosnjak' ? 'cavar' : 'bosnjak';
}
