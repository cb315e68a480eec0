import { createHash } from 'node:crypto';
import { type Genealogy, packGenealogy } from '../../genealogy/index.ts';

/** A tree as it goes to a member's browser, and the name by which the browser asks whether it has changed. */
export interface TreePayload {
  readonly json: string;
  readonly etag: string;
}

const made = new WeakMap<Genealogy, TreePayload>();

/** Made once for each opened tree, which holds nothing of the living but their names. */
export function treePayload(genealogy: Genealogy): TreePayload {
  const known = made.get(genealogy);
  if (known) return known;
  const json = JSON.stringify(packGenealogy(genealogy));
  const payload = { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
  made.set(genealogy, payload);
  return payload;
}
