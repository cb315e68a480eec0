import { neutralId } from '../../domain/reference.ts';
import type { Genealogy, Individual } from '../../genealogy/index.ts';

const LONGEST_NAME = 200;

export function personAt({ individuals }: Genealogy, index: number) {
  const person = individuals.at(index);
  return { id: neutralId(person.id), name: person.name.full.slice(0, LONGEST_NAME), years: yearsOf(person) };
}

/** «* 1850., † 1921.», as far as it is known: what tells namesakes apart. */
export function yearsOf({ birth, death }: Pick<Individual, 'birth' | 'death'>): string {
  const yearIn = (date = '') => /\d{4}/.exec(date)?.[0] ?? '';
  const [born, died] = [yearIn(birth?.date), yearIn(death?.date)];
  return [born && `* ${born}.`, died && `† ${died}.`].filter(Boolean).join(', ');
}
