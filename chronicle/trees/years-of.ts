import type { Individual } from '../../genealogy/index.ts';

/** «* 1850., † 1921.», as far as it is known: what tells namesakes apart. */
export function yearsOf({ birth, death }: Pick<Individual, 'birth' | 'death'>): string {
  const yearIn = (date = '') => /\d{4}/.exec(date)?.[0] ?? '';
  const [born, died] = [yearIn(birth?.date), yearIn(death?.date)];
  return [born && `* ${born}.`, died && `† ${died}.`].filter(Boolean).join(', ');
}
