import type { Genealogy } from './genealogy.ts';
import { Sex } from './graph.ts';
import { forEachPartner } from './layout/relatives.ts';

/** Everybody's names, ready to be looked through: č, ć, đ, š, ž count as c, c, d, s, z. */
export interface NameIndex {
  readonly names: readonly string[];
  readonly years: readonly string[];
  readonly graph: Genealogy['graph'];
}

/** A wife is found by her husband's surname as well, under which her neighbours knew her. */
export function nameIndex({ graph, individuals }: Genealogy): NameIndex {
  const names: string[] = [];
  const years: string[] = [];
  for (const { index, name, otherNames, birth, sex } of individuals) {
    const married: string[] = [];
    if (sex === Sex.female) {
      forEachPartner(graph, index, (partner) => married.push(individuals.at(partner).name.surname));
    }
    const all = [name.given, name.full, name.nickname, ...otherNames.map(({ full }) => full), ...married];
    names.push(` ${plainLetters(all.join(' '))} `);
    years.push(birth?.date.slice(0, 4) ?? '');
  }
  return { names, years, graph };
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** People whose every word is asked for, whole words before beginnings before middles, then by age. */
export function findByName({ names, years, graph }: NameIndex, query: string, limit: number): number[] {
  const words = plainLetters(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found: { person: number; rank: number }[] = [];
  names.forEach((name, person) => {
    let rank = 0;
    for (const word of words) {
      const step = rankOf(name, years[person] as string, word);
      if (step === undefined) return;
      rank += step;
    }
    found.push({ person, rank });
  });
  found.sort(
    (a, b) =>
      a.rank - b.rank ||
      (graph.birthDay[a.person] as number) - (graph.birthDay[b.person] as number) ||
      a.person - b.person,
  );
  return found.slice(0, limit).map(({ person }) => person);
}

function rankOf(name: string, year: string, word: string): number | undefined {
  if (/^\d+$/.test(word)) return year.startsWith(word) ? 0 : undefined;
  const rank = placeOf(name, word);
  // Who has no đ to hand writes dj.
  return rank === undefined && word.includes('dj') ? placeOf(name, word.replaceAll('dj', 'd')) : rank;
}

function placeOf(name: string, word: string): number | undefined {
  if (name.includes(` ${word} `)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return word.length > 2 && name.includes(word) ? 3 : undefined;
}
