import { Sex } from '../graph.ts';
import type { Person } from './person.ts';
import type { Word } from './words.ts';

/** How common everything is among those who are compared: that two are called Ivan says little, that two are called Krševan much. */
export interface Frequencies {
  /** A given name in any form, and in this one. */
  given(word: Word, sex: Sex): number;
  word(word: Word, sex: Sex): number;
  surname(word: Word): number;
  place(place: string): number;
  house(house: string): number;
  /** Of all births, those in these years. */
  births(from: number, to: number): number;
  deaths(from: number, to: number): number;
}

/** A name is as common as in the file that has it more often: most of the people of both are the same. */
export function frequenciesOf(ours: readonly Person[], theirs: readonly Person[]): Frequencies {
  const sides = [countOf(ours), countOf(theirs)];
  const most = (share: (side: Counts) => number): number => Math.max(...sides.map(share));
  const people = [...ours, ...theirs];
  return {
    given: remembered((word, sex) =>
      most(({ families, bySex }) => {
        const counted = (of: Sex): number => Math.max(0, ...word.families.map((name) => families[of]?.get(name) ?? 0));
        if (sex !== Sex.unknown && (bySex[sex] as number) > 20) return share(counted(sex), bySex[sex] as number);
        const all = (bySex[0] as number) + (bySex[1] as number) + (bySex[2] as number);
        return share(counted(Sex.male) + counted(Sex.female) + counted(Sex.unknown), all);
      }),
    ),
    word: remembered((word, sex) =>
      most(({ words, bySex }) => {
        if (sex !== Sex.unknown && (bySex[sex] as number) > 20)
          return share(words[sex]?.get(word.plain) ?? 0, bySex[sex] as number);
        const all = (bySex[0] as number) + (bySex[1] as number) + (bySex[2] as number);
        return share(
          words.reduce((sum, counts) => sum + (counts.get(word.plain) ?? 0), 0),
          all,
        );
      }),
    ),
    surname: remembered((word) => most(({ surnames, named }) => share(surnames.get(word.stem) ?? 0, named))),
    place: (place) => most(({ places, placed }) => share(places.get(place) ?? 0, placed)),
    house: (house) => most(({ houses, housed }) => share(houses.get(house) ?? 0, housed)),
    births: yearsOf(people.flatMap(({ birth }) => (birth ? [(birth.from + birth.to) / 2] : []))),
    deaths: yearsOf(people.flatMap(({ death }) => (death ? [(death.from + death.to) / 2] : []))),
  };
}

/** Each is asked for a hundred thousand times of a few hundred words. */
function remembered(find: (word: Word, sex: Sex) => number): (word: Word, sex?: Sex) => number {
  const known: number[] = [];
  return (word, sex = Sex.unknown) => {
    const at = word.index * 3 + sex;
    known[at] ??= find(word, sex);
    return known[at];
  };
}

interface Counts {
  /** By sex. */
  readonly families: readonly Map<string, number>[];
  readonly words: readonly Map<string, number>[];
  readonly bySex: number[];
  readonly surnames: Map<string, number>;
  readonly named: number;
  readonly places: Map<string, number>;
  readonly placed: number;
  readonly houses: Map<string, number>;
  readonly housed: number;
}

function countOf(people: readonly Person[]): Counts {
  const bySexes = () => [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const families = bySexes();
  const words = bySexes();
  const bySex = [0, 0, 0];
  const surnames = new Map<string, number>();
  const places = new Map<string, number>();
  const houses = new Map<string, number>();
  for (const { sex, names, birthPlace, deathPlace, house } of people) {
    const [first] = names.given;
    if (first) {
      bySex[sex] = (bySex[sex] as number) + 1;
      count(words[sex] as Map<string, number>, first.plain);
      for (const family of first.families) count(families[sex] as Map<string, number>, family);
    }
    for (const stem of new Set(names.surnames.map((surname) => surname.stem))) count(surnames, stem);
    count(places, birthPlace);
    count(places, deathPlace);
    count(houses, house);
  }
  return {
    families,
    words,
    bySex,
    surnames,
    named: people.filter(({ names }) => names.surnames.length > 0).length,
    places,
    placed: 2 * people.length - (places.get('') ?? 0),
    houses,
    housed: people.length - (houses.get('') ?? 0),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * How many others are called so: who is compared does not count. A file of a dozen people tells nothing of how common a name is.
 */
function share(number: number, of: number): number {
  return Math.min(1, (Math.max(0, number - 1) + 0.4) / (of + 10));
}

/** Years around count as well: a year in which few were born is no proof of anything. */
const AROUND = 4;

function yearsOf(years: readonly number[]): (from: number, to: number) => number {
  const sorted = Float64Array.from(years).sort();
  const until = (year: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as number) <= year) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (from, to) => {
    const width = to - from + 1;
    const around = until(to + AROUND) - until(from - AROUND - 1);
    return Math.min(1, Math.max(((around + 1) / (sorted.length + 20)) * (width / (width + 2 * AROUND)), 0.004 * width));
  };
}
