import { plainLetters } from '../domain/plain-letters.ts';
import { forEachPartner } from './closest-kin.ts';
import type { Genealogy } from './genealogy.ts';
import { NO_DAY, Sex } from './graph.ts';

/** Everybody's names, normalized for search: č, ć, đ, š, ž count as c, c, d, s, z. */
export interface NameIndex {
  readonly names: readonly string[];
  /** Surnames that came with marriages. */
  readonly married: readonly string[];
  readonly years: readonly string[];
  readonly graph: Genealogy['graph'];
}

/** A wife is found by her husband's surname as well, under which her neighbours knew her. */
export function nameIndex({ graph, individuals }: Genealogy): NameIndex {
  const names: string[] = [];
  const married: string[] = [];
  const years: string[] = [];
  for (const { index, name, otherNames, birth, sex } of individuals) {
    const taken: string[] = [];
    if (sex === Sex.female) {
      forEachPartner(graph, index, (partner) => taken.push(individuals.at(partner).name.surname));
    }
    const all = [name.given, name.full, name.nickname, ...otherNames.map(({ full }) => full)];
    names.push(` ${plainWords(all.join(' '))} `);
    married.push(` ${plainWords(taken.join(' '))} `);
    years.push(birth?.date.slice(0, 4) ?? '');
  }
  return { names, married, years, graph };
}

function plainWords(text: string): string {
  return plainLetters(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** People who bear every word that is asked for: whole words before beginnings before middles, own names before married ones, the older first. */
export function findByName({ names, married, years, graph }: NameIndex, query: string, limit: number): number[] {
  const words = plainWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found: { person: number; rank: number }[] = [];
  names.forEach((name, person) => {
    let rank = 0;
    for (const word of words) {
      const step = rankOf(name, married[person] as string, years[person] as string, word);
      if (step === undefined) return;
      rank += step;
    }
    found.push({ person, rank });
  });
  found.sort((a, b) => a.rank - b.rank || ageOf(a.person) - ageOf(b.person) || a.person - b.person);
  return found.slice(0, limit).map(({ person }) => person);

  /** Whose birth nobody wrote down comes after all others. */
  function ageOf(person: number): number {
    const day = graph.birthDay[person] as number;
    return day === NO_DAY ? Number.MAX_SAFE_INTEGER : day;
  }
}

function rankOf(name: string, married: string, year: string, word: string): number | undefined {
  if (/^\d+$/.test(word)) return year.startsWith(word) ? 0 : undefined;
  // Without a Croatian keyboard people write dj for đ.
  for (const spelling of word.includes('dj') ? [word, word.replaceAll('dj', 'd')] : [word]) {
    const own = placeOf(name, spelling);
    if (own !== undefined) return own;
    const taken = placeOf(married, spelling);
    if (taken !== undefined) return taken + 1;
  }
  return undefined;
}

function placeOf(name: string, word: string): number | undefined {
  if (name.includes(` ${word} `)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return word.length > 2 && name.includes(word) ? 3 : undefined;
}
