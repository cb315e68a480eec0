import type { Choice, SearchRequest } from './answer.ts';
import { type Hits, keptHits } from './hits.ts';
import { type SearchIndex, traitOf } from './search-index.ts';

/** As many choices of one sort as a reader looks through. */
const MOST_CHOICES = 12;

/** What finds can be narrowed by, and the bit of a find that such a choice is against. */
const AGAINST = { kind: 1, period: 2, family: 4, tag: 8 } as const;
type Name = keyof typeof AGAINST;
const NAMES = Object.keys(AGAINST) as Name[];

type Counts = Readonly<Record<Name, Map<string, number>>>;

/** The finds that the choices leave, and for each sort of choice how many finds every value has with the others applied. */
export function narrowed(indexes: readonly SearchIndex[], hits: readonly Hits[], request: SearchRequest) {
  const counts: Counts = { kind: new Map(), period: new Map(), family: new Map(), tag: new Map() };
  const left = indexes.map((index, number) => {
    const counter = new Counter(index, request);
    const kept = keptHits(hits[number] ?? NO_HITS, (place) => counter.take(place));
    counter.addTo(counts);
    return kept;
  });
  return { hits: left, counts };
}

const NO_HITS: Hits = { places: new Uint32Array(), scores: new Float64Array() };

/** Counts the finds of one index. There are thousands at each question, so traits are counted by their numbers. */
class Counter {
  readonly #index: SearchIndex;
  /** The numbers of the traits that are asked for; -1 where no entry has it. */
  readonly #wanted: readonly (readonly [against: number, trait: number])[];
  readonly #traits: readonly (readonly [name: Name, value: string, against: number])[];
  readonly #times: Uint32Array;

  constructor(index: SearchIndex, request: SearchRequest) {
    this.#index = index;
    this.#wanted = NAMES.flatMap((name) => {
      const value = request[name];
      return value === undefined ? [] : [[AGAINST[name], index.traits.find(traitOf(name, value)) ?? -1] as const];
    });
    this.#traits = Array.from({ length: index.traits.size }, (_, trait) => {
      const text = index.traits.at(trait);
      const space = text.indexOf(' ');
      const name = text.slice(0, space) as Name;
      return [name, text.slice(space + 1), AGAINST[name]] as const;
    });
    this.#times = new Uint32Array(index.traits.size);
  }

  /** Whether a find is left by all choices. It counts for a choice when only that choice is against it. */
  take(place: number): boolean {
    const traits = this.#index.traitsAt(place);
    let against = 0;
    for (const [bit, trait] of this.#wanted) if (!traits.includes(trait)) against |= bit;
    for (let each = 0; each < traits.length; each += 1) {
      const trait = traits[each] as number;
      if (against === 0 || against === this.#traits[trait]?.[2])
        this.#times[trait] = (this.#times[trait] as number) + 1;
    }
    return against === 0;
  }

  addTo(counts: Counts): void {
    for (const [trait, [name, value]] of this.#traits.entries()) {
      const times = this.#times[trait] as number;
      if (times > 0) counts[name].set(value, (counts[name].get(value) ?? 0) + times);
    }
  }
}

/** The choices that leave most, first. */
export function choices<Value extends string>(counts: ReadonlyMap<string, number>): Choice<Value>[] {
  return [...counts]
    .map(([value, count]) => ({ value: value as Value, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CHOICES);
}
