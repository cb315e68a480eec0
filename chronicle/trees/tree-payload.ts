import { createHash } from 'node:crypto';
import { type Genealogy, packGenealogy } from '../../genealogy/index.ts';
import type { Library } from '../reading/library.ts';
import { portraitKind, portraitsIn } from './portraits.ts';

/** A tree as it goes to a member's browser, and the name by which the browser asks whether it has changed. */
export interface TreePayload {
  readonly json: string;
  readonly etag: string;
}

const made = new WeakMap<Genealogy, TreePayload & { readonly faces: string }>();

/** Made once for each opened tree, which holds nothing of the living but their names, and again when faces have come or gone. */
export function treePayload(library: Library, tree: string, genealogy: Genealogy): TreePayload {
  const portraits = new Map(
    [...portraitsIn(library, tree, genealogy)].map(([person, picture]) => [person, portraitKind(picture)]),
  );
  const faces = JSON.stringify([...portraits]);
  const known = made.get(genealogy);
  if (known?.faces === faces) return known;
  const json = JSON.stringify(packGenealogy(genealogy, portraits));
  const payload = { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`, faces };
  made.set(genealogy, payload);
  return payload;
}
