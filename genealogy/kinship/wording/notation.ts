import type { Genealogy } from '../../genealogy.ts';
import { type FamilyGraph, NO_DAY, Pedigree, Sex } from '../../graph.ts';
import { type Chain, type Link, peopleOf } from '../search/chain.ts';
import {
  areOfOneFamily,
  isRecorded,
  type Lineage,
  neighboursOf,
  sharedBirthParents,
  unionsOf,
} from '../search/lineage.ts';

/**
 * One letter of the path as genealogists write it, from the first person on: F father, M mother, S son, D daughter,
 * B brother, Z sister, H husband, W wife; p, c, g, e for a parent, child, sibling, partner of unknown sex.
 */
export interface Token {
  readonly letter: string;
  readonly to: number;
  readonly pedigree: Pedigree;
  readonly sibling?: Siblinghood;
  readonly marriage?: Marriage;
}

interface Siblinghood {
  /** The parents they share; the path goes over the first, which may be an unrecorded couple. */
  readonly parents: readonly [number, ...number[]];
  /** The first parent's letter: F, M or p. */
  readonly over: string;
  readonly isHalf: boolean;
  /** Half-siblings only because the other parent of one of them is not recorded. */
  readonly isHalfByDefault: boolean;
  readonly areTwins: boolean;
  /** How each of the two belongs to the parent. */
  readonly pedigrees: readonly [Pedigree, Pedigree];
}

interface Marriage {
  readonly isDissolved: boolean;
  /**
   * Set where the marriage was over before the child on the path could be its stepchild, and between two partners of one
   * person, where it is known whose marriage came first.
   */
  readonly order?: 'earlier' | 'later';
}

export function notationOf(genealogy: Genealogy, lineage: Lineage, chain: Chain): Token[] {
  const people = peopleOf(chain);
  const { sex } = genealogy.graph;
  const tokens: Token[] = [];
  for (let position = 0; position < chain.links.length; position += 1) {
    const link = chain.links[position] as Link;
    const next = chain.links[position + 1];
    const before = people[position] as number;
    const letterFor = (letters: string, person: number): string => letters.charAt(sex[person] ?? Sex.unknown);
    if (link.by === 'parent' && next?.by === 'child' && isOfBlood(link) && isOfBlood(next)) {
      const sibling = siblinghood(genealogy, lineage, before, link, next);
      const pedigree = link.pedigree === Pedigree.birth ? next.pedigree : link.pedigree;
      tokens.push({ letter: letterFor('gBZ', next.to), to: next.to, pedigree, sibling });
      position += 1;
    } else if (link.by === 'partner') {
      const order = orderOf(genealogy.graph, chain, position);
      const marriage = { isDissolved: isDissolved(genealogy, before, link.to), ...(order && { order }) };
      tokens.push({ letter: letterFor('eHW', link.to), to: link.to, pedigree: link.pedigree, marriage });
    } else {
      tokens.push({
        letter: letterFor(link.by === 'parent' ? 'pFM' : 'cSD', link.to),
        to: link.to,
        pedigree: link.pedigree,
      });
    }
  }
  return tokens;
}

/** By birth or by adoption, which law and custom treat alike; fostering and step-parents make no siblings. */
function isOfBlood(link: Link): boolean {
  return link.pedigree === Pedigree.birth || link.pedigree === Pedigree.adopted;
}

function siblinghood(genealogy: Genealogy, lineage: Lineage, one: number, up: Link, down: Link): Siblinghood {
  const other = down.to;
  const isWritten = (parent: number): boolean => isRecorded(lineage, parent);
  const isByBirth = up.pedigree === Pedigree.birth && down.pedigree === Pedigree.birth;
  const shared = isByBirth ? sharedBirthParents(lineage, one, other).filter((parent) => parent !== up.to) : [];
  const isFull = shared.length > 0 || areOfOneFamily(lineage, one, other);
  const isHalf = isByBirth && !isFull;
  return {
    parents: [up.to, ...shared.filter(isWritten)],
    over: 'pFM'.charAt(genealogy.graph.sex[up.to] ?? Sex.unknown),
    isHalf,
    isHalfByDefault:
      isHalf && [one, other].some((person) => neighboursOf(lineage.birthParents, person).filter(isWritten).length < 2),
    areTwins: isByBirth && isFull && areBornOnOneDay(genealogy, one, other),
    pedigrees: [up.pedigree, down.pedigree],
  };
}

/** Twins need the same full date; the same year, or the same approximate date, is not enough. */
function areBornOnOneDay({ graph, individuals }: Genealogy, one: number, other: number): boolean {
  if (graph.birthDay[one] === NO_DAY || graph.birthDay[one] !== graph.birthDay[other]) return false;
  const [bornOne, bornOther] = [one, other].map((person) => individuals.at(person).birth?.date);
  return bornOne === bornOther && /^\d{4}-\d{2}-\d{2}$/.test(bornOne ?? '');
}

function isDissolved(genealogy: Genealogy, one: number, other: number): boolean {
  return unionsOf(genealogy.graph, one, other).every((family) => genealogy.families.at(family).divorce !== undefined);
}

/** Whether the marriage came before that of the child's parents: a mother's late first husband was never a stepfather. */
function orderOf(graph: FamilyGraph, chain: Chain, position: number): Marriage['order'] {
  const people = peopleOf(chain);
  const [before, partner] = [people[position] as number, people[position + 1] as number];
  const [previous, next] = [chain.links[position - 1], chain.links[position + 1]];
  if (previous?.by === 'partner' && chain.links.length === 2)
    return orderOfPartners(graph, people[position - 1] as number, before, partner);
  if (previous?.by === 'parent' && cameBefore(graph, before, partner, people[position - 1] as number)) return 'earlier';
  return next?.by === 'child' && cameBefore(graph, partner, before, next.to) ? 'later' : undefined;
}

/** Which of two partners of the person between came first. */
function orderOfPartners(graph: FamilyGraph, one: number, person: number, other: number): Marriage['order'] {
  const weddingsWith = (partner: number): (number | undefined)[] =>
    unionsOf(graph, person, partner).map((family) => graph.marriageDay[family]);
  const isBefore = (former: number, latter: number): boolean =>
    weddingsWith(latter).every(
      (wedding) =>
        precedes(graph.deathDay[former], wedding) ||
        weddingsWith(former).every((earlier) => precedes(earlier, wedding)),
    );
  if (isBefore(other, one)) return 'earlier';
  return isBefore(one, other) ? 'later' : undefined;
}

function precedes(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one !== NO_DAY && other !== NO_DAY && one < other;
}

function cameBefore(graph: FamilyGraph, parent: number, partner: number, child: number): boolean {
  if (precedes(graph.deathDay[partner], graph.birthDay[child])) return true;
  const weddings = unionsOf(graph, parent, partner).map((family) => graph.marriageDay[family]);
  const ownFamilies = graph.origins.subarray(graph.originStart[child], graph.originStart[child + 1]);
  return [...ownFamilies].some(
    (family) => weddings.length > 0 && weddings.every((day) => precedes(day, graph.marriageDay[family])),
  );
}

export function lettersOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.letter).join('');
}

export function isLetterOf(kind: 'parent' | 'child' | 'sibling' | 'partner', { letter }: Token): boolean {
  return LETTERS[kind].includes(letter);
}

const LETTERS = { parent: 'FMp', child: 'SDc', sibling: 'BZg', partner: 'HWe' };
