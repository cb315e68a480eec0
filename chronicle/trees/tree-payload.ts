import { createHash } from 'node:crypto';
import { type Genealogy, type PackedGenealogy, packGenealogy } from '../../genealogy/index.ts';
import type { Library } from '../reading/library.ts';
import type { OpenTree } from './open-tree.ts';
import { portraitKind, portraitsIn } from './portraits.ts';

/** A tree as it goes to a member's browser, and the name by which the browser asks whether it has changed. */
export interface TreePayload {
  readonly json: string;
  readonly etag: string;
}

const made = new WeakMap<Genealogy, TreePayload & { readonly faces: string }>();

/** Made once for each opened tree, which holds nothing of the living but their names, and again when faces have come or gone. */
export function treePayload(library: Library, tree: OpenTree): TreePayload {
  const { genealogy } = tree;
  const portraits = new Map(
    [...portraitsIn(library, tree)].map(([person, picture]) => [person, portraitKind(picture)]),
  );
  const faces = JSON.stringify([...portraits]);
  const known = made.get(genealogy);
  if (known?.faces === faces) return known;
  const payload = { ...payloadOf(packGenealogy(genealogy, portraits)), faces };
  made.set(genealogy, payload);
  return payload;
}

/** The same without faces and with other ids, for a page that draws one of the trees and asks about everybody. */
export function payloadSeenFrom({ genealogy }: OpenTree, idOf: (person: number) => string): TreePayload {
  const packed = packGenealogy(genealogy);
  return payloadOf({ ...packed, ids: packed.ids.map((_, person) => idOf(person)) });
}

function payloadOf(packed: PackedGenealogy): TreePayload {
  const json = JSON.stringify(packed);
  return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
}
