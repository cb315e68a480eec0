import type { RouterContextProvider } from 'react-router';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { treePairsContext } from '../tree-pairs-context.ts';
import { TREE_NAMES } from './trees.ts';

/** Who may be one person in both trees; nobody where one of them cannot be read, which its own page says. */
export async function likelyLinks(context: Readonly<RouterContextProvider>) {
  const [one, other] = TREE_NAMES;
  try {
    const found = await context.get(treePairsContext).between(one, other);
    return found.map((pair) => ({
      one: { tree: one, id: pair.one.id },
      other: { tree: other, id: pair.other.id },
      reasons: pair.reasons,
    }));
  } catch (error) {
    if (error instanceof TreeFileFault) return [];
    throw error;
  }
}
