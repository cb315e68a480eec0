import type { RouterContextProvider } from 'react-router';
import type { LikelyPairs } from '../../chronicle/trees/likely-pairs.ts';
import { acceptedIn, NOT_ONE_PERSON, notOnePersonKey } from '../../chronicle/trees/tree-health.ts';
import type { AcceptedView } from '../features/tree-health/views.ts';
import type { DuplicateView } from '../features/tree-merge/views.ts';
import { AFTER_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { treePairsContext } from '../tree-pairs-context.ts';
import { throwTreeFault } from './tree-fault.ts';
import { comparedRows } from './tree-merge-views.ts';
import { isTreeName, type TreeName, treePersonPath } from './trees.ts';

const MOST_LISTED = 50;

type FoundPair = LikelyPairs[number] & { readonly key: string; readonly isOpen: boolean };

interface TreeDuplicates {
  readonly tree: TreeName;
  /** Likely ones first. */
  readonly pairs: readonly FoundPair[];
  readonly apart: readonly AcceptedView[];
}

/** Who may stand twice in the tree of an address; the page is not found where there is none. */
export async function treeDuplicates(context: Readonly<RouterContextProvider>, tree: string): Promise<TreeDuplicates> {
  const { library, store } = context.get(siteContext);
  if (!isTreeName(tree) || !library.tree(tree)) throw pageNotFound();
  const apart = (await acceptedIn(store, tree)).filter(({ kind }) => kind === NOT_ONE_PERSON);
  const said = new Set(apart.map(({ key }) => key));
  const found = await context.get(treePairsContext).within(tree).catch(throwTreeFault);
  return {
    tree,
    pairs: found.map((pair) => {
      const key = notOnePersonKey(pair.one.id, pair.other.id);
      return { ...pair, key, isOpen: !said.has(key) };
    }),
    apart: apart.map(({ key, sentence, by, at }) => ({
      key,
      sentence,
      by: `${by}, ${momentInWords(new Date(at))}`,
      isGone: false,
    })),
  };
}

/**
 * The pair that is asked about now, which is the first after the one that an address names, and the others. Whoever leaves one for
 * later goes on behind it: what is decided then is gone from the list, and the address still says where they are.
 */
export function askedDuplicates({ tree, pairs }: TreeDuplicates, searchParams: URLSearchParams) {
  const path = pathTo('treeDuplicates', { tree });
  const behind = pairs.findIndex(({ key }) => key === searchParams.get(AFTER_PARAM));
  const open = pairs.filter(({ isOpen }) => isOpen);
  const asked = pairs.find(({ isOpen }, index) => isOpen && index > behind) ?? open[0];
  const addressAfter = (pair: FoundPair | undefined) =>
    pair ? `${path}?${new URLSearchParams({ [AFTER_PARAM]: pair.key })}` : path;
  const others = open.filter((pair) => pair !== asked);
  return {
    count: open.length,
    asked: asked && duplicateView(tree, asked, others.length > 0 ? addressAfter(asked) : undefined),
    others: others.slice(0, MOST_LISTED).map((pair) => ({
      href: addressAfter(pairs[pairs.indexOf(pair) - 1]),
      label: pairLabel(pair),
      reasons: pair.reasons,
    })),
    left: Math.max(0, others.length - MOST_LISTED),
  };
}

function duplicateView(tree: TreeName, pair: FoundPair, later: string | undefined): DuplicateView {
  const { key, one, other, reasons, compared } = pair;
  return {
    key,
    one: { ...one, href: treePersonPath(tree, one.id) },
    other: { ...other, href: treePersonPath(tree, other.id) },
    reasons,
    rows: compared ? comparedRows(compared) : [],
    later,
  };
}

/** Both by name, years and id: namesakes are told apart by them. */
export function pairLabel({ one, other }: Pick<FoundPair, 'one' | 'other'>): string {
  return [one, other]
    .map(({ id, name, years }) => `${name || '(bez imena)'}${years && ` (${years})`}, ${id}`)
    .join(' i ');
}
