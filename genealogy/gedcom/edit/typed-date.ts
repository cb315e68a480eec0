import { datesMeant } from '../../../domain/date-in-words.ts';
import { type PartialDate, parsePartialDate } from '../../../domain/partial-date.ts';
import { parseGedcomDate } from '../dates/date-value.ts';
import { edtfOfGedcomDate, gedcomDateOf } from '../dates/edtf.ts';
import { type Structure, structure } from '../structures/structures.ts';
import { dateInFive, dateInSeven, type Version } from '../versions/date-wording.ts';
import { GedcomEditError } from './edit-fault.ts';
import { typedLine } from './typed-text.ts';

/**
 * A date as people write it, as the version words it. What GEDCOM has no word for (a season) stays in the writer's words beside the
 * nearest date. Undefined for an empty one.
 */
export function typedDate(written: string, version: Version, field: string): Structure | undefined {
  const text = typedLine(written, field);
  if (text === '') return undefined;
  const meant = datesMeant(text);
  if (meant.length > 1) throw new GedcomEditError('date-unclear', { field, choices: meant });
  const date = parsePartialDate(meant[0] ?? '');
  if (date) return ofPartialDate(date, text, version);
  if (!parseGedcomDate(text)) throw new GedcomEditError('date-unread', { field });
  if (version === '7.0') {
    const { value, phrase } = dateInSeven(text);
    return structure('DATE', value, phrase === undefined ? [] : [structure('PHRASE', phrase)]);
  }
  return structure('DATE', dateInFive(text) ?? text);
}

function ofPartialDate(date: PartialDate, words: string, version: Version): Structure {
  const value = gedcomDateOf(date, version);
  const isWhole = edtfOfGedcomDate(value) === date.edtf || !losesWords(date);
  if (isWhole) return structure('DATE', value);
  if (version === '7.0') return structure('DATE', value, [structure('PHRASE', words)]);
  return structure('DATE', dateInFive(value, words) ?? value);
}

/** A decade is written as the years it lasted, which says the same. */
function losesWords(date: PartialDate): boolean {
  return [date, date.start, date.end].some((part) => part?.precision === 'season');
}
