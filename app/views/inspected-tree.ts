import { data, type RouterContextProvider } from 'react-router';
import type { TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { treeFileFaultSentence } from '../text/tree-version-text.ts';
import { treeHealthContext } from '../tree-health-context.ts';
import { isTreeName, TREE_WORDS, type TreeName } from './trees.ts';

interface InspectedTree {
  readonly tree: TreeName;
  readonly title: string;
  readonly inspection: TreeInspection;
}

/** The tree of an address with what was found in it; the page is not found where there is none. */
export async function inspectedTree(context: Readonly<RouterContextProvider>, name: string): Promise<InspectedTree> {
  if (!isTreeName(name)) throw pageNotFound();
  try {
    const inspection = await context.get(treeHealthContext).of(name, context.get(siteContext).today);
    if (!inspection) throw pageNotFound();
    return { tree: name, title: TREE_WORDS[name].title, inspection };
  } catch (error) {
    if (!(error instanceof TreeFileFault)) throw error;
    const { status, sentence } = treeFileFaultSentence(error.code);
    throw data(sentence, { status });
  }
}
