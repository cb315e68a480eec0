import { closestKin } from '../closest-kin.ts';
import { GedcomEditError } from '../gedcom/edit/edit-fault.ts';
import { openFile } from '../gedcom/edit/edit-gedcom.ts';
import { startEditing } from '../gedcom/edit/editing.ts';
import { applySplices, type Splice } from '../gedcom/edit/splices.ts';
import { writeGedcom } from '../gedcom/write.ts';
import type { Genealogy } from '../genealogy.ts';
import { duplicates } from '../match/duplicates.ts';
import { joinRecords } from './merge-people.ts';

/** Less sure pairs are asked about later, as duplicates of the merged tree. */
const SURE = 0.98;

interface Twice {
  readonly keep: string;
  readonly drop: string;
}

/** Who stands twice in a file, for sure: born in the same year. Siblings of one name, the elder of whom may have died, on the same day. */
export function surelyTwice(genealogy: Genealogy): Twice[] {
  return duplicates(genealogy).flatMap(({ a, b, indexA, indexB, score, why }) => {
    const [one, other] = [closestKin(genealogy.graph, indexA), closestKin(genealogy.graph, indexB)];
    const isBornAlike = why.includes('birth-day') || (why.includes('birth-year') && !one.siblings.includes(indexB));
    if (score < SURE || !isBornAlike) return [];
    // Of the one who goes no parents are taken where the other has some.
    return one.parents.length < other.parents.length ? [{ keep: b, drop: a }] : [{ keep: a, drop: b }];
  });
}

/** Their file, in the version of ours, with each pair as one record. Pairs that change the same records wait for the next round. */
export function joinTwice(mine: Uint8Array, theirs: Genealogy, pairs: readonly Twice[]): Uint8Array {
  let bytes = writeGedcom(theirs, openFile(mine).version);
  const became = new Map<string, string>();
  const nowOf = (id: string): string => {
    const now = became.get(id);
    return now === undefined ? id : nowOf(now);
  };
  for (let waiting = pairs; waiting.length > 0; ) {
    const file = openFile(bytes);
    const near = (id: string): string[] => [id, ...file.mentioning(id).map(({ xref }) => xref)];
    const changed = new Set<string>();
    const splices: Splice[] = [];
    waiting = waiting.filter((pair) => {
      const [keep, drop] = [nowOf(pair.keep), nowOf(pair.drop)];
      if (keep === drop) return false;
      // Their families, whoever is in them, and whatever else mentions them.
      const records = [keep, drop].flatMap(near).flatMap(near);
      if (records.some((id) => changed.has(id))) return true;
      const editing = startEditing(file);
      try {
        joinRecords(editing, keep, drop, {});
        splices.push(...editing.changes.splices());
        became.set(drop, keep);
        for (const id of records) changed.add(id);
      } catch (error) {
        // They cannot be one after all, and both come in.
        if (!(error instanceof GedcomEditError)) throw error;
      }
      return false;
    });
    // What is added to the end of one record comes before the next is removed.
    splices.sort((one, other) => one.at - other.at || one.removed.length - other.removed.length);
    bytes = applySplices(bytes, splices);
  }
  return bytes;
}
