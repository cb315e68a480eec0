import { Sex } from '../graph.ts';
import type { Likeness } from './likeness.ts';
import type { Person } from './person.ts';

/** A pair that may be one person, by the indices of both, with what is told of the two themselves. */
export interface Candidate {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
  /** 1 where they are called by the same name, -1 by different ones, 0 where a name is missing. */
  readonly calling: -1 | 0 | 1;
  /** What of the weight siblings have in common as well. */
  readonly ofTheHouse: number;
}

export function candidateOf(likeness: Likeness, one: Person, other: Person, weight: number): Candidate {
  const [calling, ofTheHouse] = [likeness.calling(one, other), likeness.ofTheHouse(one, other)];
  return { a: one.index, b: other.index, weight, calling, ofTheHouse };
}

/** A candidate with a first look at kin, before all that is needed later is found out. */
interface Sighting {
  readonly one: Person;
  readonly other: Person;
  readonly weight: number;
  readonly rank: number;
}

/** The best of one person are compared further. */
const KEPT = 10;
/** As far behind the best of a person nobody is compared further. */
const FAR_BEHIND = 11;
/** Below this nothing that kin say makes up for it. */
const LEAST = -4;
/** Of a name that half of a village bears every pair would have to be looked at; kin bring those together. */
const LARGEST_BLOCK = 1500;
/** Years apart that two who were written down of one birth hardly are. */
const TOO_FAR = 12;

/**
 * Pairs that have something in common: name and surname, name and year, surname and year, or a birthday. Never everybody with
 * everybody.
 */
export function findCandidates(
  ours: readonly Person[],
  theirs: readonly Person[],
  likeness: Likeness,
  mayBe: (a: number, b: number) => boolean = () => true,
): Candidate[] {
  const blocks = new Map<string, number[]>();
  for (const person of theirs)
    for (const key of keysOf(person, 0)) {
      const block = blocks.get(key);
      if (block) block.push(person.index);
      else blocks.set(key, [person.index]);
    }
  const years = Float64Array.from(theirs, yearOf);
  for (const block of blocks.values()) block.sort((one, other) => (years[one] as number) - (years[other] as number));
  const seen = new Int32Array(theirs.length).fill(-1);
  const best: Sighting[][] = theirs.map(() => []);
  const found: Sighting[] = [];
  for (const one of ours) {
    const mine: Sighting[] = [];
    for (const key of keysOf(one, 1)) {
      const block = blocks.get(key);
      if (!block || block.length > LARGEST_BLOCK) continue;
      const year = yearOf(one);
      if (year === -Infinity) for (const b of block) meet(one, b, mine);
      else {
        // First those whose year nobody knows, then those who were born around the same time.
        let at = 0;
        while (at < block.length && years[block[at] as number] === -Infinity) meet(one, block[at++] as number, mine);
        at = firstFrom(block, years, year - TOO_FAR, at);
        while (at < block.length && (years[block[at] as number] as number) <= year + TOO_FAR)
          meet(one, block[at++] as number, mine);
      }
    }
    found.push(...withinReach(mine));
  }
  const known = new Set(found);
  for (const list of best) for (const sighting of withinReach(list)) known.add(sighting);
  return Array.from(known, ({ one, other, weight }) => candidateOf(likeness, one, other, weight));

  function meet(one: Person, b: number, mine: Sighting[]): void {
    if (seen[b] === one.index) return;
    seen[b] = one.index;
    const other = theirs[b] as Person;
    if (isOutOfReach(one, other) || !mayBe(one.index, b)) return;
    const weight = likeness.weigh(one, other);
    if (weight < LEAST) return;
    const rank = weight + likeness.kinLook(one, other);
    const theirBest = best[b] as Sighting[];
    if (!isAmong(mine, rank) && !isAmong(theirBest, rank)) return;
    const sighting = { one, other, weight, rank };
    keep(mine, sighting);
    keep(theirBest, sighting);
  }
}

function yearOf({ birth }: Person): number {
  return birth?.exact ? birth.from : -Infinity;
}

/** Where in a block that is sorted by year those from a year on begin. */
function firstFrom(block: readonly number[], years: Float64Array, year: number, from: number): number {
  let [low, high] = [from, block.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((years[block[middle] as number] as number) < year) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those who are far behind the best of somebody will not come before them, whatever kin say. */
function withinReach(list: readonly Sighting[]): readonly Sighting[] {
  const least = (list[0]?.rank ?? 0) - FAR_BEHIND;
  return list.filter(({ rank }) => rank >= least);
}

function isAmong(list: readonly Sighting[], rank: number): boolean {
  return list.length < KEPT || rank > (list[KEPT - 1] as Sighting).rank;
}

function keep(list: Sighting[], sighting: Sighting): void {
  if (!isAmong(list, sighting.rank)) return;
  let at = list.length;
  while (at > 0 && (list[at - 1] as Sighting).rank < sighting.rank) at -= 1;
  list.splice(at, 0, sighting);
  if (list.length > KEPT) list.pop();
}

function isOutOfReach(one: Person, other: Person): boolean {
  if (one.sex !== other.sex && one.sex !== Sex.unknown && other.sex !== Sex.unknown) return true;
  if (!one.birth || !other.birth) return false;
  const gap = Math.max(one.birth.from - other.birth.to, other.birth.from - one.birth.to);
  return gap > TOO_FAR;
}

/** One side is looked for a year to either side, the other stands where it is. */
function* keysOf({ names, lentSurnames, birth }: Person, around: 0 | 1): Generator<string> {
  const given = new Set([...names.given.slice(0, 3), ...names.nicknames].flatMap(({ families }) => families));
  const surnames = new Set([...names.surnames, ...lentSurnames].map(({ stem }) => stem));
  for (const name of given) for (const surname of surnames) yield `n ${name} ${surname}`;
  // Swapped: the surname is a given name, and the given name none.
  for (const word of names.surnames)
    if (word.isGivenName)
      for (const family of word.families) for (const { stem } of names.given) yield `n ${family} ${stem}`;
  const [first] = names.given;
  if (first) yield `s ${[first.sound, names.surnames[0]?.sound ?? ''].sort().join(' ')}`;
  if (surnames.size === 0) for (const name of given) yield `g ${name}`;
  if (given.size === 0) for (const surname of surnames) yield `u ${surname}`;
  if (!birth?.exact) return;
  for (let year = birth.from - around; year <= birth.from + around; year += 1) {
    for (const name of given) yield `y ${name} ${year}`;
    for (const surname of surnames) yield `z ${surname} ${year}`;
  }
  if (birth.day > 0) yield `d ${birth.month} ${birth.day}`;
}
