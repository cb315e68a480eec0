import type { Library } from '../reading/library.ts';
import type { OpenTree } from './open-tree.ts';
import { portraitKind, portraitsIn } from './portraits.ts';
import type { TreeCache } from './tree-cache.ts';
import type { Shown } from './tree-reader.ts';

/**
 * A tree as it goes to a member's browser, and the name by which the browser asks whether it has changed. Made again when faces have
 * come or gone; without faces and with other ids for a page that draws one of the trees, `seenFrom`, and asks about everybody.
 */
export function treePayload(
  { library, trees }: { readonly library: Library; readonly trees: TreeCache },
  opened: OpenTree,
  shown: Shown,
  seenFrom?: string,
) {
  const { individuals } = opened.genealogy;
  const faces = seenFrom === undefined ? [...portraitsIn(library, opened)] : [];
  const portraits = faces.map(([person, face]) => [individuals.idAt(person), portraitKind(face)] as const);
  return trees.made('payload', opened, shown, { portraits, seenFrom }, seenFrom);
}
