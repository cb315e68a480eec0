import { z } from 'zod';
import { neutralId } from '../../domain/reference.ts';
import {
  closestKin,
  duplicates,
  type Genealogy,
  type MatchedPair,
  match,
  readGedcom,
  wordReasons,
} from '../../genealogy/index.ts';
import { comparedPeople, comparePeople } from './compared-people.ts';
import { VILLAGE } from './describe-tree.ts';
import { yearsOf } from './years-of.ts';

/** More are listed once these are decided on. */
const MOST_PAIRS = 1000;
const LONGEST_NAME = 200;

/** Of those who stand twice in one tree, with all that is told of them. */
const MOST_BYTES = 4_000_000;

const person = z.object({ id: z.string(), name: z.string(), years: z.string() });

/** Who may be one person, likely ones first, by the ids of addresses. Names the living: for editors alone. */
export const likelyPairs = z.array(
  z.object({
    one: person,
    other: person,
    reasons: z.string(),
    /** Beside each other, where they stand in one tree. */
    compared: comparedPeople.exactOptional(),
  }),
);
export type LikelyPairs = Readonly<z.infer<typeof likelyPairs>>;

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
  const listed: LikelyPairs[number][] = [];
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

function worded(a: Genealogy, b: Genealogy, { indexA, indexB, why }: MatchedPair): LikelyPairs[number] {
  return { one: personAt(a, indexA), other: personAt(b, indexB), reasons: wordReasons(why) };
}

function personAt({ individuals }: Genealogy, index: number) {
  const one = individuals.at(index);
  return { id: neutralId(one.id), name: one.name.full.slice(0, LONGEST_NAME), years: yearsOf(one) };
}

/** Compares two files, or looks through one, in a process of its own. Rejects with a TreeFileFault. */
export type SearchForPairs = (one: string, other?: string) => Promise<LikelyPairs>;

/** Which file each tree is now, as the library tells. */
interface TreeHashes {
  tree(name: string): { readonly hash: string } | undefined;
}

/** Who may be one person in two trees, or stand twice in one; looked for once for each of their files. */
export class PairSearches {
  readonly #library: TreeHashes;
  readonly #search: SearchForPairs;
  readonly #known = new Map<string, { readonly version: string; readonly found: Promise<LikelyPairs> }>();

  constructor(library: TreeHashes, search: SearchForPairs) {
    this.#library = library;
    this.#search = search;
  }

  async between(one: string, other: string): Promise<LikelyPairs> {
    const [a, b] = [one, other].map((tree) => this.#library.tree(tree)?.hash);
    if (a === undefined || b === undefined) return [];
    return this.#once(`${one} ${other}`, `${a} ${b}`, () => this.#search(a, b));
  }

  async within(tree: string): Promise<LikelyPairs> {
    const hash = this.#library.tree(tree)?.hash;
    return hash === undefined ? [] : this.#once(tree, hash, () => this.#search(hash));
  }

  #once(trees: string, version: string, search: () => Promise<LikelyPairs>): Promise<LikelyPairs> {
    const known = this.#known.get(trees);
    if (known?.version === version) return known.found;
    // Kept while it is under way: whoever asks meanwhile must not begin anew.
    const begun = { version, found: search() };
    this.#known.set(trees, begun);
    begun.found.catch(() => {
      if (this.#known.get(trees) === begun) this.#known.delete(trees);
    });
    return begun.found;
  }
}
