import type { RouterContextProvider } from 'react-router';
import type { TreeInspection } from '../../chronicle/trees/tree-inspection.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { treeHealthContext } from '../tree-health-context.ts';
import { throwTreeFault } from './tree-fault.ts';
import { isTreeName, TREE_WORDS, type TreeName } from './trees.ts';

interface InspectedTree {
  readonly tree: TreeName;
  readonly title: string;
  readonly inspection: TreeInspection;
}

/** The tree of an address with what was found in it; the page is not found where there is none. */
export async function inspectedTree(context: Readonly<RouterContextProvider>, name: string): Promise<InspectedTree> {
  if (!isTreeName(name)) throw pageNotFound();
  const { today } = context.get(siteContext);
  const inspection = await context.get(treeHealthContext).of(name, today).catch(throwTreeFault);
  if (!inspection) throw pageNotFound();
  return { tree: name, title: TREE_WORDS[name].title, inspection };
}
