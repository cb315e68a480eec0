import { surnameOf } from '../../croatian/given-name-families.ts';
import { forEachParent, forEachPartner } from '../closest-kin.ts';
import { namesAt } from '../gedcom/people/views.ts';
import { Sex } from '../graph.ts';
import { childrenByBirth } from '../living/birth-bounds.ts';
import { plainName, soundOf } from '../match/words.ts';
import type { HealthFindings, HealthKind, Telling } from './findings.ts';
import type { Inspected } from './lives.ts';
import { isSlip } from './places-alike.ts';
import { agreed, listed } from './wording.ts';

const UNKNOWN = /^(?:n|nn|x+|unknown|nepoznat[aoi]?|unbekannt)?$/;
/** Kowalski and Kowalska, Ivanov and Ivanova, Novák and Nováková. */
const ENDING = /(?:ov|ev|in)?(?:n?[aeiouj]|ou|[aiou]s|aite|iene)?$/;
export const withoutEnding = (folded: string): string => folded.replace(ENDING, '');
/** Where more wives are so, and more than every fourth, nobody knew other names. */
const MOST_WIVES = 10;
/** Shorter surnames are a letter apart by chance. */
const SHORTEST = 4;

/** Wives who are written under their husbands' surnames, and children who bear that of neither parent. */
export function inspectFamilyNames(inspected: Inspected, findings: HealthFindings, folded: readonly string[]): void {
  const { structures, records, graph } = inspected;
  const tell = (kind: HealthKind, people: readonly number[], sentence: Telling) =>
    findings.tell(
      kind,
      people,
      Array.from(people, (one) => folded[one]),
      sentence,
    );
  const isNamed = (person: number) => !UNKNOWN.test(folded[person] ?? '');
  const isWoman = (person: number) => graph.sex[person] === Sex.female;
  const stemOf = (person: number) => withoutEnding(folded[person] ?? '');
  const isSame = (one: number, other: number) =>
    folded[one] === folded[other] || ((isWoman(one) || isWoman(other)) && stemOf(one) === stemOf(other));
  const wordsOf = (person: number, part: 'given' | 'surname') => {
    const { name, otherNames } = namesAt(structures, records, person);
    const words = [name, ...otherNames].flatMap((one) => plainName(one[part]).match(/\p{L}{3,}/gu) ?? []);
    return words.map((word) => soundOf(part === 'surname' ? (surnameOf(word) ?? word) : word));
  };
  /** A part in common is enough (Ćavar Bošnjak), and so is a given name (Jónsson, the son of Jón). */
  const isOf = (one: number, kin: number): boolean =>
    isSame(one, kin) ||
    wordsOf(one, 'surname').some((own) => {
      const isNear = (other: string) => own === other || (own.length >= SHORTEST && isSlip(own, other));
      const isFathers = (given: string) => own.startsWith(given.replace(/[aeiou]$/, ''));
      return wordsOf(kin, 'surname').some(isNear) || wordsOf(kin, 'given').some(isFathers);
    });
  const kinOf = (person: number, forEach: typeof forEachParent) => {
    const kin = new Set<number>();
    forEach(graph, person, (one) => kin.add(one));
    return [...kin];
  };
  const wives: number[][] = [];
  const maidenNames = new Set<string | undefined>();
  let couples = 0;
  for (let family = 0; family < graph.familyCount; family += 1) {
    const [first, second] = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
    const [father, mother] = isWoman(first) ? [second, first] : [first, second];
    if (!isNamed(father)) continue;
    if (isNamed(mother) && isWoman(mother)) {
      couples += 1;
      const parents = kinOf(mother, forEachParent).filter(isNamed);
      // She may be of a family of the same name, or have the one that she was born with besides.
      if (!isSame(mother, father)) maidenNames.add(parents.length === 0 ? folded[mother] : undefined);
      else if (!parents.some((parent) => isSame(mother, parent)) && wordsOf(mother, 'surname').length === 1)
        wives.push([mother, father, ...parents]);
    }
    for (const child of childrenByBirth(graph, family)) {
      if (!isNamed(child) || isSame(child, father)) continue;
      const parents = kinOf(child, forEachParent);
      if (parents.length > 2 || [...parents, ...kinOf(child, forEachPartner)].some((kin) => isOf(child, kin))) continue;
      tell('foreign-surname', [child, ...parents], (who, ...others) => {
        return `${who.name} ne nosi prezime roditelja: ${listed(others.map(({ name }) => name))}`;
      });
    }
  }
  const isCustom = wives.length > MOST_WIVES && wives.length * 4 > couples;
  for (const people of wives) {
    // Of somebody whose parents nobody knows the name may be her own where others have brought it along as well.
    if (people.length === 2 && (isCustom || maidenNames.has(folded[people[0] as number]))) continue;
    tell('husbands-surname', people, (who, his, ...born) => {
      const origin = born.length > 0 ? `; roditelji: ${listed(born.map(({ name }) => name))}` : '';
      return `${who.name} ${agreed(who, 'upisan')} je pod muževim prezimenom (${his.name})${origin}`;
    });
  }
}
