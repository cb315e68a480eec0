import { pathTo } from '../routes.ts';
import { TREE_WORDS, type TreeName } from './trees.ts';

const PAGES = [
  { page: 'treeHealth', label: 'Provjera' },
  { page: 'treeDuplicates', label: 'Dvojnici' },
  { page: 'treePlaces', label: 'Mjesta' },
  { page: 'treeVisibility', label: 'Tko se vidi i zašto' },
] as const;

/** One of the pages on which editors look at a tree: what it is called and leads to, with the others beside it. */
export function treeDeskPage(
  tree: TreeName,
  current: (typeof PAGES)[number]['page'],
  { title, about }: { readonly title: string; readonly about: string },
) {
  const lead = `${TREE_WORDS[tree].title}: ${about}`;
  return {
    page: {
      title,
      description: lead,
      crumbs: [
        { label: 'Uredništvo', href: pathTo('editorial') },
        { label: 'Stabla', href: pathTo('treeVersions') },
      ],
      hiddenFromSearch: true,
    },
    lead,
    tabs: PAGES.map(({ page, label }) => ({ label, href: pathTo(page, { tree }), current: page === current })),
  };
}
