import { crossLinks } from '../gedcom/people/attachments.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';

/** Pairs that the files themselves say are one person. */
export interface ExplicitLink {
  readonly a: number;
  readonly b: number;
  readonly why: 'same-uid' | 'link';
}

/** By the ids that programs give once and for all, and by links that lead both ways. */
export function explicitLinks(one: Genealogy, other: Genealogy): ExplicitLink[] {
  const theirs = lastingIds(other);
  const found: ExplicitLink[] = [];
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  const add = (a: number, b: number, why: ExplicitLink['why']): void => {
    if (takenA.has(a) || takenB.has(b)) return;
    takenA.add(a);
    takenB.add(b);
    found.push({ a, b, why });
  };
  for (const [id, a] of lastingIds(one)) {
    const b = theirs.get(id);
    if (a >= 0 && b !== undefined && b >= 0) add(a, b, 'same-uid');
  }
  const back = crossLinks(other);
  for (const [person, link] of Object.entries(crossLinks(one))) {
    const b = other.individuals.indexOf(idIn(link));
    if (b >= 0 && idIn(back[b] ?? '') === one.individuals.idAt(Number(person))) add(Number(person), b, 'link');
  }
  return found;
}

/** `cavar#I14` */
function idIn(link: string): string {
  return link.slice(link.indexOf('#') + 1);
}

/** What is shorter is a number of one file alone, unless it says whose register it is of. */
const SHORTEST_UID = 16;

/** By lasting id the one who bears it; -1 where several do, as after a careless merge. */
function lastingIds(genealogy: Genealogy): Map<string, number> {
  const { structures, records } = sourceOf(genealogy);
  const found = new Map<string, number>();
  records.individuals.forEach((record, person) => {
    const end = structures.recordStarts[record + 1] as number;
    for (let at = structures.recordStarts[record] as number; at < end; at += 1) {
      if (structures.levelOf(at) !== 1) continue;
      const tag = structures.tags[at];
      const isUid = tag === TAG.UID || tag === TAG._UID;
      if (!isUid && tag !== TAG.EXID && tag !== TAG._EXID) continue;
      const type = isUid ? -1 : structures.childWith(at, TAG.TYPE);
      const register = type < 0 ? '' : structures.valueOf(type).trim();
      const uid = uidOf(structures.valueOf(at));
      if (uid.length < (register === '' ? SHORTEST_UID : 1)) continue;
      const id = `${register} ${uid}`;
      const known = found.get(id);
      found.set(id, known === undefined || known === person ? person : -1);
    }
  });
  return found;
}

/** With hyphens and braces or without, and with the four digits of a checksum that some programs add. */
function uidOf(written: string): string {
  const plain = written.toLowerCase().replace(/[{}\s-]/g, '');
  return /^[\da-f]{36}$/.test(plain) ? plain.slice(0, 32) : plain;
}
