import { closestKin } from '../closest-kin.ts';
import type { Genealogy, Individual, LifeEvent } from '../genealogy.ts';
import { NO_DAY, Sex } from '../graph.ts';
import { type When, whenOf } from './dates.ts';
import { plainName, soundOf, type Word, type Words } from './words.ts';
import { type NameWords, nameWords } from './written-names.ts';

/** What one person is compared by. */
export interface Person {
  readonly index: number;
  readonly sex: Sex;
  readonly names: NameWords;
  /** Surnames that kin lend: a father's, a husband's. */
  readonly lentSurnames: readonly Word[];
  readonly birth: When | undefined;
  readonly death: When | undefined;
  /** Where nothing tells the birth, the years that kin leave for it. */
  readonly bornBetween: readonly [number, number];
  /** The last year in which something tells that they lived, besides their death. */
  readonly lastSeen: number;
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly house: string;
  readonly parents: readonly number[];
  /** Where there is but one; -1 otherwise. */
  readonly father: number;
  readonly mother: number;
  readonly fatherName: Word | undefined;
  readonly motherName: Word | undefined;
  readonly partnerNames: readonly Word[];
  readonly childNames: readonly Word[];
  readonly partners: readonly number[];
  readonly children: readonly number[];
  readonly siblings: readonly number[];
}

export function readPeople(genealogy: Genealogy, words: Words): Person[] {
  const { graph } = genealogy;
  const individuals = [...genealogy.individuals];
  const names = individuals.map(({ name, otherNames, sex }) => nameWords([name, ...otherNames], words, sex));
  const births = individuals.map(birthOf);
  const kin = individuals.map(({ index }) => fewOf(closestKin(graph, index)));
  const spans = birthSpans(births, kin);
  return individuals.map((individual, index): Person => {
    const { parents, partners, children, siblings } = kin[index] as (typeof kin)[number];
    const death = whenOf(individual.death) ?? whenOf(individual.events.find(({ tag }) => tag === 'BURI'));
    const lenders = individual.sex === Sex.male ? parents : [...parents, ...partners];
    const marriages = Array.from(
      graph.unions.subarray(graph.unionStart[index], graph.unionStart[index + 1]),
      (union) => graph.marriageDay[union] as number,
    ).filter((day) => day !== NO_DAY);
    const [father, mother] = [onlyOne(parents, Sex.male), onlyOne(parents, Sex.female)];
    const firstNames = (people: readonly number[]): Word[] => people.flatMap((each) => names[each]?.given[0] ?? []);
    return {
      index,
      sex: individual.sex,
      names: names[index] as NameWords,
      lentSurnames: lenders
        .filter((lender) => individuals[lender]?.sex !== Sex.female)
        .flatMap((lender) => names[lender]?.surnames ?? []),
      birth: births[index],
      death,
      bornBetween: spans[index] as readonly [number, number],
      lastSeen: Math.max(
        ...marriages.map((day) => Math.floor(day / 10_000)),
        ...children.map((child) => (births[child]?.exact ? births[child].from - 1 : -Infinity)),
      ),
      birthPlace: placeOf(individual.birth ?? baptismOf(individual)),
      deathPlace: placeOf(individual.death),
      house: houseOf(individual),
      parents,
      father,
      mother,
      fatherName: names[father]?.given[0],
      motherName: names[mother]?.given[0],
      partnerNames: firstNames(partners),
      childNames: firstNames(children),
      partners,
      children,
      siblings,
    };
  });

  function onlyOne(parents: readonly number[], sex: Sex): number {
    const found = parents.filter((parent) => individuals[parent]?.sex === sex);
    return found.length === 1 ? (found[0] as number) : -1;
  }
}

function birthOf(individual: Individual): When | undefined {
  return whenOf(individual.birth) ?? whenOf(baptismOf(individual));
}

function baptismOf({ events }: Individual): LifeEvent | undefined {
  return events.find(({ tag }) => tag === 'CHR' || tag === 'BAPM');
}

/** The smallest place that is named, however it is spelt. */
function placeOf(event: LifeEvent | undefined): string {
  const [smallest = ''] = (event?.place ?? '').split(',');
  return soundOf(
    plainName(smallest)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  );
}

function houseOf({ events }: Individual): string {
  const told = events.find(({ tag, value }) => (tag === 'FACT' || tag === 'EVEN' || tag === 'PROP') && value !== '');
  return told ? soundOf(plainName(told.value)) : '';
}

type Kin = ReturnType<typeof closestKin>;

/** A stand-in whom a file gives a thousand children is nobody's father, and their comparison with each other would never end. */
const MOST_KIN = 40;

function fewOf({ parents, partners, children, siblings }: Kin): Kin {
  const few = (people: readonly number[]): number[] => people.slice(0, MOST_KIN);
  return { parents: few(parents), partners: few(partners), children: few(children), siblings: few(siblings) };
}

/** Three rounds carry a year over three generations; what is farther tells little. */
const ROUNDS = 3;

/** Between which years everybody can have been born, by their own dates or those of their kin. */
function birthSpans(births: readonly (When | undefined)[], kin: readonly Kin[]): (readonly [number, number])[] {
  let spans = births.map((birth): readonly [number, number] =>
    birth ? [birth.from, birth.to] : [-Infinity, Infinity],
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = spans;
    spans = before.map((span, index) => {
      if (births[index]) return span;
      let [from, to] = span;
      const bound = (relatives: readonly number[], least: number, most: number): void => {
        for (const relative of relatives) {
          const [first, last] = before[relative] as readonly [number, number];
          from = Math.max(from, first + least);
          to = Math.min(to, last + most);
        }
      };
      const { parents, partners, children, siblings } = kin[index] as Kin;
      bound(parents, 15, 55);
      bound(children, -55, -15);
      bound(partners, -25, 25);
      bound(siblings, -28, 28);
      return from <= to ? [from, to] : span;
    });
  }
  return spans;
}
