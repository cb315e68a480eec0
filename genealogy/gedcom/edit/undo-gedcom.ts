import { GedcomEditError } from './edit-fault.ts';
import { openFile } from './edit-gedcom.ts';
import type { GedcomFile } from './gedcom-file.ts';
import { applySplices, type Splice } from './splices.ts';

/**
 * A file with an earlier edit taken back. Throws `tangled` where that would leave pointers to somebody who is then gone, or a file
 * whose letters read otherwise.
 */
export function undoGedcom(bytes: Uint8Array, splices: readonly Splice[]) {
  const before = openFile(bytes);
  const undone = applySplices(bytes, splices);
  const after = openFile(undone);
  if (isReadOtherwise(before, after) && hasLettersBeside(bytes, splices)) throw new GedcomEditError('tangled');
  const known = danglingIn(before);
  for (const id of danglingIn(after)) if (!known.has(id)) throw new GedcomEditError('tangled');
  return { bytes: undone, splices, individuals: after.personCount, families: after.familyCount };
}

/** Some charsets are guessed from the letters: those that stay must not become others by those that come back. */
function isReadOtherwise(before: GedcomFile, after: GedcomFile): boolean {
  const [one, other] = [before, after].map(({ source }) => source.recognised.charset);
  return one !== other && one !== 'ASCII' && other !== 'ASCII';
}

/** Whether something stays that another charset reads as something else. */
function hasLettersBeside(bytes: Uint8Array, splices: readonly Splice[]): boolean {
  let from = 0;
  for (const { at, removed } of [...splices, { at: bytes.length, removed: bytes.subarray(0, 0) }]) {
    if (bytes.subarray(from, at).some((byte) => byte >= 0x80 || byte === 0)) return true;
    from = at + removed.length;
  }
  return false;
}

function danglingIn(file: GedcomFile): Set<string> {
  const there = new Set(file.xrefs);
  return new Set([...file.mentions.keys()].filter((id) => id !== 'VOID' && !there.has(id)));
}
