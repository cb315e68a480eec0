import { pathTo } from '../routes.ts';
import type { TreeName } from './trees.ts';

const PAGES = [
  { page: 'treeHealth', label: 'Zdravlje' },
  { page: 'treeDuplicates', label: 'Dvojnici' },
  { page: 'treePlaces', label: 'Mjesta' },
  { page: 'treeVisibility', label: 'Tko se vidi i zašto' },
] as const;

/** What editors look at in a tree, side by side. */
export function treeDeskTabs(tree: TreeName, current: (typeof PAGES)[number]['page']) {
  return PAGES.map(({ page, label }) => ({ label, href: pathTo(page, { tree }), current: page === current }));
}
