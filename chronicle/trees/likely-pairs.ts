import {
  closestKin,
  duplicates,
  type Genealogy,
  type MatchedPair,
  match,
  readGedcom,
  wordReasons,
} from '../../genealogy/index.ts';
import { type ComparedPeople, comparePeople } from './compared-people.ts';
import { VILLAGE } from './describe-tree.ts';
import { personAt } from './years-of.ts';

/** More are listed once these are decided on. */
const MOST_PAIRS = 1000;

/** Of those who stand twice in one tree, with all that is told of them. */
const MOST_BYTES = 4_000_000;

interface LikelyPair {
  readonly one: ReturnType<typeof personAt>;
  readonly other: ReturnType<typeof personAt>;
  readonly reasons: string;
  /** Beside each other, where they stand in one tree. */
  readonly compared?: ComparedPeople;
}

/** Who may be one person, likely ones first, by the ids of addresses. Names the living: for editors alone. */
export type LikelyPairs = readonly LikelyPair[];

/** Of two trees. Takes as long as they are large: run by a process of its own (server/trees). Throws GedcomUnreadableError. */
export function pairsBetween(one: Uint8Array, other: Uint8Array): LikelyPairs {
  const [a, b] = [readGedcom(one, VILLAGE).genealogy, readGedcom(other, VILLAGE).genealogy];
  const { pairs, doubtful } = match(a, b);
  return [...pairs, ...doubtful]
    .toSorted((first, second) => second.score - first.score)
    .slice(0, MOST_PAIRS)
    .map((pair) => worded(a, b, pair));
}

/** Of one tree: who may stand in it twice. */
export function duplicatesIn(file: Uint8Array): LikelyPairs {
  const { genealogy } = readGedcom(file, VILLAGE);
  const found = duplicates(genealogy).slice(0, MOST_PAIRS);
  // Kin of both are themselves, or stand twice as well.
  const twins = new Map(found.flatMap(({ indexA, indexB }) => [[indexA, indexB] as const, [indexB, indexA] as const]));
  const listed: LikelyPair[] = [];
  let left = MOST_BYTES;
  for (const pair of found) {
    const theirKin = new Set(Object.values(closestKin(genealogy.graph, pair.indexB)).flat());
    const partnerOf = (index: number) => (theirKin.has(index) ? index : twins.get(index));
    const compared = comparePeople(genealogy, genealogy, pair, partnerOf);
    left -= JSON.stringify(compared).length;
    if (left < 0) break;
    listed.push({ ...worded(genealogy, genealogy, pair), compared });
  }
  return listed;
}

function worded(a: Genealogy, b: Genealogy, { indexA, indexB, why }: MatchedPair): LikelyPair {
  return { one: personAt(a, indexA), other: personAt(b, indexB), reasons: wordReasons(why) };
}
