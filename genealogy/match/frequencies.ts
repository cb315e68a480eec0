import { Sex } from '../graph.ts';
import type { Person } from './person.ts';
import type { Word } from './words.ts';

/** How common everything is among those who are compared: that two are called Ivan says little, that two are called Krševan much. */
export interface Frequencies {
  given(word: Word, sex: Sex): number;
  surname(word: Word): number;
  place(place: string): number;
  house(house: string): number;
  /** Of all births, those in these years. */
  births(from: number, to: number): number;
  deaths(from: number, to: number): number;
}

export function frequenciesOf(people: readonly Person[]): Frequencies {
  const given = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const bySex = [0, 0, 0];
  const surnames = new Map<string, number>();
  const places = new Map<string, number>();
  const houses = new Map<string, number>();
  for (const { sex, names, birthPlace, deathPlace, house } of people) {
    const [first] = names.given;
    if (first) {
      bySex[sex] = (bySex[sex] as number) + 1;
      for (const family of first.families) count(given[sex] as Map<string, number>, family);
    }
    for (const stem of new Set(names.surnames.map((surname) => surname.stem))) count(surnames, stem);
    count(places, birthPlace);
    count(places, deathPlace);
    count(houses, house);
  }
  const named = people.filter(({ names }) => names.surnames.length > 0).length;
  const placed = 2 * people.length - (places.get('') ?? 0);
  const housed = people.length - (houses.get('') ?? 0);
  const all = (bySex[Sex.male] as number) + (bySex[Sex.female] as number) + (bySex[Sex.unknown] as number);
  return {
    given: (word, sex) => {
      const counted = (of: Sex): number =>
        Math.max(0, ...word.families.map((family) => given[of]?.get(family) ?? 0)) + 1;
      if (sex !== Sex.unknown && (bySex[sex] as number) > 20) return share(counted(sex), bySex[sex] as number);
      return share(counted(Sex.male) + counted(Sex.female) + counted(Sex.unknown), all);
    },
    surname: (word) => share((surnames.get(word.stem) ?? 0) + 1, named),
    place: (place) => share((places.get(place) ?? 0) + 1, placed),
    house: (house) => share((houses.get(house) ?? 0) + 1, housed),
    births: yearsOf(people.flatMap(({ birth }) => (birth ? [(birth.from + birth.to) / 2] : []))),
    deaths: yearsOf(people.flatMap(({ death }) => (death ? [(death.from + death.to) / 2] : []))),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A file of a dozen people tells nothing of how common a name is. */
function share(number: number, of: number): number {
  return Math.min(1, (number + 1) / (of + 20));
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
