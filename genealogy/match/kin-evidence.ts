import { Kinship, type PairGraph } from './pair-graph.ts';
import type { Person } from './person.ts';

/** What a pair is worth once kin have spoken, and its best rivals. */
export interface Evidence {
  /** By pair: everything together, as a logarithm; above `prior` it is more likely than not. */
  readonly weight: Float64Array;
  /** By pair: how much kin of each kind say, in the order of `Kinship`. */
  readonly kin: readonly Float64Array[];
  /** By pair: the weight of the best other pair of either of the two. */
  readonly rival: Float64Array;
  readonly prior: number;
}

const MOST_ROUNDS = 14;
const SETTLED = 0.02;
/** How far a pair of kin can speak against one. */
const WORST = -6;
/** As sure as this, kin are held to be whom they seem to be. */
const SURE = 2.5;

/**
 * What kin say, carried from pair to pair until it settles. A pair is not told its own story back: what it gave is taken off what
 * it gets. Rivals weaken: a father who is surely another's vouches for nobody else.
 */
export function gatherEvidence(
  graph: PairGraph,
  ours: readonly Person[],
  theirs: readonly Person[],
  { prior, rounds = MOST_ROUNDS, hasRivals = true }: { prior: number; rounds?: number; hasRivals?: boolean },
): Evidence {
  const { size, a, b, own, calling, ofTheHouse, edgeStart, edgeFrom, edgeKinship, edgeBack } = graph;
  const weight = own.slice();
  const counted = new Float64Array(edgeFrom.length);
  const message = new Float64Array(edgeFrom.length);
  const kin = [0, 1, 2, 3].map(() => new Float64Array(size));
  const rival = new Float64Array(size);
  const ourBest = new Standing(ours.length);
  const theirBest = new Standing(theirs.length);
  const most = Math.max(prior - 1, 2);
  /** By person, whom they surely are. */
  const ourSure = new Int32Array(ours.length);
  const theirSure = new Int32Array(theirs.length);
  const speakers: number[] = [];
  /** By person, when they have last spoken. */
  const ourWord = new Uint32Array(ours.length);
  const theirWord = new Uint32Array(theirs.length);
  let hearing = 0;
  /** By kinship: what it weighs that a bond is missing. */
  const absence = [0, 0, 0, 0];

  for (let round = 0; round < rounds; round += 1) {
    rank();
    for (let edge = 0; edge < message.length; edge += 1) {
      const from = edgeFrom[edge] as number;
      const told = (weight[from] as number) - shareOf(edgeBack[edge] as number, from);
      // In one tree kin are two unless they are likely duplicates themselves: cousins have much in common.
      const weakened = told - (hasRivals ? softplus((rival[from] as number) - prior) : prior);
      message[edge] = Math.max(WORST, Math.min(most, weakened));
    }
    let change = 0;
    for (let pair = 0; pair < size; pair += 1) {
      const before = weight[pair] as number;
      const now = (own[pair] as number) + listen(pair);
      const next = round < 2 ? now : (now + before) / 2;
      change = Math.max(change, Math.abs(next - before));
      weight[pair] = next;
    }
    if (change < SETTLED) break;
  }
  rank();
  return { weight, kin, rival, prior };

  function rank(): void {
    ourBest.clear();
    theirBest.clear();
    for (let pair = 0; pair < size; pair += 1) {
      ourBest.enter(a[pair] as number, pair, weight[pair] as number);
      theirBest.enter(b[pair] as number, pair, weight[pair] as number);
    }
    for (let pair = 0; pair < size; pair += 1)
      rival[pair] = Math.max(ourBest.rivalOf(a[pair] as number, pair), theirBest.rivalOf(b[pair] as number, pair));
    ourSure.fill(-1);
    theirSure.fill(-1);
    if (!hasRivals) return;
    for (let pair = 0; pair < size; pair += 1) {
      if ((weight[pair] as number) - Math.max(prior, rival[pair] as number) <= SURE) continue;
      ourSure[a[pair] as number] = b[pair] as number;
      theirSure[b[pair] as number] = a[pair] as number;
    }
    learnAbsence();
  }

  function listen(pair: number): number {
    const one = ours[a[pair] as number] as Person;
    const other = theirs[b[pair] as number] as Person;
    const parents = best(pair, Kinship.parent) + againstParents(one, other);
    const siblings = best(pair, Kinship.sibling) + elsewhere(one.siblings, other.siblings, Kinship.sibling);
    const told = best(pair, Kinship.partner);
    const partners = told > 0 ? told : elsewhere(one.partners, other.partners, Kinship.partner);
    const borne = best(pair, Kinship.child);
    const missing = borne > 0 ? 0 : Math.min(2.5, 0.5 * Math.min(one.children.length, other.children.length));
    const children = borne - missing + elsewhere(one.children, other.children, Kinship.child);
    (kin[Kinship.parent] as Float64Array)[pair] = parents;
    (kin[Kinship.sibling] as Float64Array)[pair] = siblings;
    (kin[Kinship.partner] as Float64Array)[pair] = partners;
    (kin[Kinship.child] as Float64Array)[pair] = children;
    return (
      bounded(pair, parents + siblings, Kinship.parent) +
      bounded(pair, partners, Kinship.partner) +
      bounded(pair, children, Kinship.child)
    );
  }

  /**
   * Who is of the same house is one of a few, whom their names tell apart: no two siblings bear one. A child has one father and one
   * mother.
   */
  function bounded(pair: number, sum: number, kinship: Kinship): number {
    const called = calling[pair] as number;
    if (kinship === Kinship.partner) return clamp(sum, -4, prior + (called < 0 ? -0.5 : 0.5));
    if (kinship === Kinship.child) return clamp(sum, -8, prior + (called < 0 ? -0.5 : 2));
    const most = prior + (called > 0 ? 1 : called < 0 ? -5.5 : -1.5);
    return clamp(sum, -8, Math.max(0, most - (ofTheHouse[pair] as number)));
  }

  /** What an edge has added to a pair. */
  function shareOf(edge: number, pair: number): number {
    const kinship = edgeKinship[edge] as Kinship;
    const isOrigin = kinship === Kinship.parent || kinship === Kinship.sibling;
    const sum = isOrigin
      ? (kin[Kinship.parent]?.[pair] as number) + (kin[Kinship.sibling]?.[pair] as number)
      : (kin[kinship]?.[pair] as number);
    return bounded(pair, sum, kinship) - bounded(pair, sum - (counted[edge] as number), kinship);
  }

  /** The sum of what kin of one kind say for a pair, each of them once. Only parents speak against it, too. */
  function best(pair: number, kinship: Kinship): number {
    const end = edgeStart[pair + 1] as number;
    let first = edgeStart[pair] as number;
    while (first < end && (edgeKinship[first] as number) < kinship) first += 1;
    speakers.length = 0;
    for (let edge = first; edge < end && edgeKinship[edge] === kinship; edge += 1) {
      counted[edge] = 0;
      if (kinship === Kinship.parent || (message[edge] as number) > 0) speakers.push(edge);
    }
    if (speakers.length > 1)
      speakers.sort((one, other) => (message[other] as number) - (message[one] as number) || one - other);
    let sum = 0;
    hearing += 1;
    for (const edge of speakers) {
      const [one, other] = [a[edgeFrom[edge] as number] as number, b[edgeFrom[edge] as number] as number];
      // One of the two has spoken before.
      if (message[edge] === 0 || ourWord[one] === hearing || theirWord[other] === hearing) continue;
      ourWord[one] = hearing;
      theirWord[other] = hearing;
      counted[edge] = message[edge] as number;
      sum += message[edge] as number;
    }
    return sum;
  }

  /** Parents who were never compared are too unlike; parents who are surely somebody else's are not those of this one. */
  function againstParents(one: Person, other: Person): number {
    return againstParent(one.father, other.father) + againstParent(one.mother, other.mother);
  }

  function againstParent(mine: number, their: number): number {
    if (mine >= 0 && their >= 0)
      return graph.pairOf(mine, their) < 0 && isTold(ours[mine]) && isTold(theirs[their]) ? -3.5 : 0;
    const isElsewhere =
      (mine >= 0 && (ourSure[mine] as number) >= 0) || (their >= 0 && (theirSure[their] as number) >= 0);
    return isElsewhere ? (absence[Kinship.parent] as number) : 0;
  }

  /** Kin who surely are in both files, but not as kin of the other one. */
  function elsewhere(mine: readonly number[], their: readonly number[], kinship: Kinship): number {
    const strangers = countStrangers(mine, their, ourSure) + countStrangers(their, mine, theirSure);
    return strangers === 0 ? 0 : Math.max(-6, strangers * (absence[kinship] as number));
  }

  function countStrangers(mine: readonly number[], their: readonly number[], sure: Int32Array): number {
    let strangers = 0;
    for (const relative of mine) {
      const same = sure[relative] as number;
      if (same >= 0 && !their.includes(same)) strangers += 1;
    }
    return strangers;
  }

  /**
   * How much it says against a pair that a file lacks a bond which the other has: much where files agree in all others, nothing where
   * one of them has no parents at all.
   */
  function learnAbsence(): void {
    for (const [kinship, kinOf] of BONDS) {
      let [kept, lost] = [0, 0];
      for (let person = 0; person < ours.length; person += 1) {
        const same = ourSure[person] as number;
        if (same < 0) continue;
        const theirKin = kinOf(theirs[same] as Person);
        for (const relative of kinOf(ours[person] as Person)) {
          const sameRelative = ourSure[relative] as number;
          if (sameRelative < 0) continue;
          if (theirKin.includes(sameRelative)) kept += 1;
          else lost += 1;
        }
      }
      absence[kinship] = Math.max(-3, Math.log((lost + 1) / (kept + lost + 6)));
    }
  }
}

const BONDS: readonly (readonly [Kinship, (person: Person) => readonly number[]])[] = [
  [Kinship.parent, ({ parents }) => parents],
  [Kinship.sibling, ({ siblings }) => siblings],
  [Kinship.partner, ({ partners }) => partners],
  [Kinship.child, ({ children }) => children],
];

/** Of whom a name or a year is known. */
function isTold(person: Person | undefined): boolean {
  return person !== undefined && person.names.given.length > 0;
}

/** By person: the best pair and the weight of the next. */
class Standing {
  readonly #first: Int32Array;
  readonly #best: Float64Array;
  readonly #second: Float64Array;

  constructor(size: number) {
    this.#first = new Int32Array(size);
    this.#best = new Float64Array(size);
    this.#second = new Float64Array(size);
  }

  clear(): void {
    this.#first.fill(-1);
    this.#best.fill(-Infinity);
    this.#second.fill(-Infinity);
  }

  enter(person: number, pair: number, weight: number): void {
    if (weight > (this.#best[person] as number)) {
      this.#second[person] = this.#best[person] as number;
      this.#best[person] = weight;
      this.#first[person] = pair;
    } else if (weight > (this.#second[person] as number)) this.#second[person] = weight;
  }

  rivalOf(person: number, pair: number): number {
    return (this.#first[person] === pair ? this.#second[person] : this.#best[person]) as number;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function softplus(value: number): number {
  return value > 30 ? value : Math.log1p(Math.exp(value));
}
