import { FIRST_PARAM, PERSON_PARAM, SECOND_PARAM, TREE_VIEWS, VIEW_PARAM } from '../query-words.ts';
import { HILL, pathOf, pathTo } from '../routes.ts';

export const TREE_NAMES = ['bosnjak', 'cavar'] as const;
export type TreeName = (typeof TREE_NAMES)[number];
/** What has a page of its own: each of the trees, and all of them as one. */
export const SHOWN_TREES = [...TREE_NAMES, HILL] as const;
export type ShownTree = (typeof SHOWN_TREES)[number];

export const TREE_PAGES = {
  bosnjak: { line: 'Bošnjaci', page: 'treeBosnjak' },
  cavar: { line: 'Ćavari', page: 'treeCavar' },
  [HILL]: { line: 'Cijelo brdo', page: 'treeHill' },
} as const;

/** What the trees are called. Apart from where they stand, so that no browser gets words that only servers write. */
export const TREE_WORDS = {
  bosnjak: { title: 'Obiteljsko stablo Bošnjaka', inTree: 'U stablu Bošnjaka' },
  cavar: { title: 'Obiteljsko stablo Ćavara', inTree: 'U stablu Ćavara' },
  [HILL]: { title: 'Obiteljsko stablo cijeloga brda', inTree: 'U stablu cijeloga brda' },
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

/** Where the path between two of the hill is drawn. */
export function hillKinshipPath(first: string, second: string): string {
  const asked = { [VIEW_PARAM]: TREE_VIEWS.path, [FIRST_PARAM]: first, [SECOND_PARAM]: second };
  return `${pathTo('treeHill')}?${new URLSearchParams(asked)}`;
}

/** Which of them a page with this pattern shows. */
export function treeOfPage(pattern: string): ShownTree {
  return SHOWN_TREES.find((tree) => pathTo(TREE_PAGES[tree].page) === pathOf(pattern)) ?? 'bosnjak';
}

/** Where somebody of the hill is edited: in the drawing of their own tree. */
export function editPath(id: string): string {
  const dash = id.lastIndexOf('-');
  const own = id.slice(0, dash);
  return isTreeName(own) ? treePersonPath(own, id.slice(dash + 1)) : pathTo('trees');
}
