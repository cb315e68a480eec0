import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import type { RecordOf } from '../../domain/record.ts';
import type { Individual } from '../../genealogy/index.ts';

/**
 * Whether a memorial is of this individual and not of somebody of their family, whom it may name too: they are told to
 * have died, in the same year, and the memorial bears one of their first names. Of the living it never is.
 */
export function isMemorialOf(
  { title, died }: Pick<RecordOf<'memorial'>, 'title' | 'died'>,
  { name, otherNames, death }: Individual,
): boolean {
  if (!death) return false;
  const years = [died, death.date]
    .map((date) => (date ? parsePartialDate(date) : undefined))
    .map((date) => date && yearOf(date));
  if (years[0] !== undefined && years[1] !== undefined && years[0] !== years[1]) return false;
  const words = new Set(wordsOf(title));
  return [name, ...otherNames].some(({ given }) => wordsOf(given).some((word) => words.has(word)));
}

/** Fra, s. and don stand before many names and tell nobody apart. */
function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('hr')
    .split(/[\s.]+/)
    .filter((word) => word.length > 1 && word !== 'fra' && word !== 'don');
}
