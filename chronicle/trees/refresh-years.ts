import { commitUnlessChanged, type DocumentStore } from '../store/document-store.ts';
import { TREES, type Tree, trees } from './tree.ts';
import { fieldsOf } from './tree-version.ts';

/**
 * From when to when a tree tells, as it was found in its file: an edit keeps what stood there before, because only the whole tree
 * tells who is living. Where the tree has changed meanwhile, the next look at it tells.
 */
export async function refreshYears(
  store: DocumentStore,
  { tree, hash, years }: { readonly tree: string; readonly hash: string; readonly years: Tree['years'] },
): Promise<void> {
  const found = await store.get(TREES, tree);
  const current = found && trees.read(found);
  if (!current || current.hash !== hash) return;
  if (current.years?.first === years?.first && current.years?.last === years?.last) return;
  const { years: _, ...rest } = current;
  const fields = fieldsOf({ ...rest, ...(years ? { years } : {}) });
  await commitUnlessChanged(store, [{ verb: 'replace', collection: TREES, id: tree, before: found.fields, fields }]);
}
