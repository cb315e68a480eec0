import { type IndividualReference, neutralId, parseIndividualReference } from '../../domain/reference.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';

/** Two records of two trees that are one person, and who says so. */
export interface Sameness {
  readonly one: IndividualReference;
  readonly other: IndividualReference;
  readonly by: 'editor' | 'link' | 'uid';
}

/**
 * Why two records were not taken for one person. one-sided: only one of the files says so. ambiguous: another record of the
 * same tree is meant as well. own-ancestor: somebody would be their own ancestor. missing: one of them is in no tree.
 */
export interface Refusal extends Sameness {
  readonly why: 'one-sided' | 'ambiguous' | 'own-ancestor' | 'missing';
}

/** What a file says about who its people are elsewhere. Ids are neutral. */
export interface IdentityClaims {
  /** By id: who they are in other trees. */
  readonly links: ReadonlyMap<string, readonly IndividualReference[]>;
  /** By number: who carries it; two of them where it was copied. */
  readonly uids: ReadonlyMap<string, readonly string[]>;
}

/** From the whole file: of who is withheld nothing is left in a reduced one, and they must be withheld in a joined one, too. */
export function identityClaims(genealogy: Genealogy): IdentityClaims {
  const { structures, records } = sourceOf(genealogy);
  const link = structures.pool.find('_LINK');
  const links = new Map<string, IndividualReference[]>();
  const uids = new Map<string, string[]>();
  const tell = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) => {
    const told = map.get(key);
    if (told) told.push(value);
    else map.set(key, [value]);
  };
  records.individuals.forEach((record, person) => {
    const end = structures.recordStarts[record + 1] as number;
    let id: string | undefined;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      if (structures.levelOf(at) !== 1 || structures.isPointer(at)) continue;
      const tag = structures.tags[at] as number;
      const isUid = tag === TAG.UID || tag === TAG._UID || tag === TAG.EXID || tag === TAG._EXID;
      if (!isUid && (link === 0 || tag !== link)) continue;
      id ??= neutralId(genealogy.individuals.idAt(person));
      if (isUid) {
        const type = structures.childWith(at, TAG.TYPE);
        const uid = plainUid(structures.valueOf(at), type < 0 ? '' : structures.valueOf(type));
        const known = uid === undefined ? [] : (uids.get(uid) ?? []);
        // Two are too many already, and thousands need not be kept.
        if (uid !== undefined && known.length < 2 && !known.includes(id)) tell(uids, uid, id);
      } else {
        const reference = parseIndividualReference(structures.valueOf(at).trim());
        if (reference) tell(links, id, reference);
      }
    }
  });
  return { links, uids };
}

/**
 * Programs write the same number with and without dashes and braces, and with a checksum at its end. What is shorter than a
 * number that nobody else can have is a number of one file alone, unless it says whose it is.
 */
function plainUid(value: string, type: string): string | undefined {
  const plain = value.replace(/[\s{}-]/g, '').toUpperCase();
  if (/^[0-9A-F]{36}$/.test(plain)) return plain.slice(0, 32);
  if (type !== '' && plain !== '') return `${type.trim().toLowerCase()} ${plain}`;
  return plain.length >= 16 ? plain : undefined;
}

const MOST_REFUSED = 200;

/** Who is the same person by what both files say. */
export function findSame(parts: readonly { readonly tree: string; readonly claims: IdentityClaims }[]): {
  readonly sames: readonly Sameness[];
  readonly refused: readonly Refusal[];
} {
  const ordered = [...parts].sort((a, b) => (a.tree < b.tree ? -1 : 1));
  const sames: Sameness[] = [];
  const refused: Refusal[] = [];
  const refuse = (refusal: Refusal) => {
    if (refused.length < MOST_REFUSED) refused.push(refusal);
  };
  ordered.forEach((part, place) => {
    for (const { tree, claims } of ordered.slice(place + 1)) {
      linksBetween(part, { tree, claims }, sames, refuse);
      for (const [uid, ids] of part.claims.uids) {
        const others = claims.uids.get(uid);
        const [id = '', otherId = ''] = [ids[0], others?.[0]];
        if (!others) continue;
        const same: Sameness = { one: { tree: part.tree, id }, other: { tree, id: otherId }, by: 'uid' };
        if (ids.length === 1 && others.length === 1) sames.push(same);
        else refuse({ ...same, why: 'ambiguous' });
      }
    }
  });
  return { sames, refused };
}

interface Part {
  readonly tree: string;
  readonly claims: IdentityClaims;
}

function linksBetween(part: Part, other: Part, sames: Sameness[], refuse: (refusal: Refusal) => void): void {
  const back = linksTo(part.tree, other.claims);
  const told = linksTo(other.tree, part.claims);
  for (const [id, there] of told) {
    for (const otherId of there) {
      const same: Sameness = { one: { tree: part.tree, id }, other: { tree: other.tree, id: otherId }, by: 'link' };
      const returned = back.get(otherId);
      if (!returned?.has(id)) refuse({ ...same, why: 'one-sided' });
      else if (there.size > 1 || returned.size > 1) refuse({ ...same, why: 'ambiguous' });
      else sames.push(same);
    }
  }
  for (const [otherId, here] of back)
    for (const id of here)
      if (!told.get(id)?.has(otherId))
        refuse({
          one: { tree: part.tree, id },
          other: { tree: other.tree, id: otherId },
          by: 'link',
          why: 'one-sided',
        });
}

function linksTo(tree: string, { links }: IdentityClaims): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [id, references] of links) {
    const there = references.filter((reference) => reference.tree === tree);
    if (there.length > 0) found.set(id, new Set(there.map((reference) => reference.id)));
  }
  return found;
}
