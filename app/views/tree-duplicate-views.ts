import { data, type RouterContextProvider } from 'react-router';
import { acceptedIn, NOT_ONE_PERSON, notOnePersonKey } from '../../chronicle/trees/tree-health.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import type { ApartView, DuplicateView } from '../features/tree-health/views.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { treeFileFaultSentence } from '../text/tree-version-text.ts';
import { treePairsContext } from '../tree-pairs-context.ts';
import { isTreeName, type TreeName, treePersonPath } from './trees.ts';

const MOST_SHOWN = 50;

interface TreeDuplicates {
  readonly tree: TreeName;
  readonly pairs: readonly DuplicateView[];
  /** How many there are, those that are not shown included. */
  readonly count: number;
  readonly apart: readonly ApartView[];
}

/** Who may stand twice in the tree of an address; the page is not found where there is none. */
export async function treeDuplicates(context: Readonly<RouterContextProvider>, tree: string): Promise<TreeDuplicates> {
  const { library, store } = context.get(siteContext);
  if (!isTreeName(tree) || !library.tree(tree)) throw pageNotFound();
  const apart = (await acceptedIn(store, tree)).filter(({ kind }) => kind === NOT_ONE_PERSON);
  const said = new Set(apart.map(({ key }) => key));
  const found = await pairsIn(context, tree);
  const open = found
    .map(({ one, other, reasons }) => ({ key: notOnePersonKey(one.id, other.id), people: [one, other], reasons }))
    .filter(({ key }) => !said.has(key));
  return {
    tree,
    count: open.length,
    pairs: open.slice(0, MOST_SHOWN).map(({ people, reasons, ...pair }) => ({
      ...pair,
      reasons: `Zašto: ${reasons}.`,
      people: people.map(({ id, name, years }) => ({
        id,
        name: [`${name || '(bez imena)'}${years && ` (${years})`}`, id].join(', '),
        href: treePersonPath(tree, id),
      })),
    })),
    apart: apart.map(({ key, sentence, by, at }) => ({ key, sentence, by: `${by}, ${momentInWords(new Date(at))}` })),
  };
}

async function pairsIn(context: Readonly<RouterContextProvider>, tree: TreeName) {
  try {
    return await context.get(treePairsContext).within(tree);
  } catch (error) {
    if (!(error instanceof TreeFileFault)) throw error;
    const { status, sentence } = treeFileFaultSentence(error.code);
    throw data(sentence, { status });
  }
}
