import { encoded, uriOfPath } from './media-files.ts';
import { ENUMERATION_SETS } from './vocabulary.ts';

const DAY = String.raw`(?:(?:GREGORIAN|JULIAN|FRENCH_R|HEBREW) )?(?:(?:\d+ )?[A-Z]+ )?\d+(?: BCE)?`;
const PERIOD = new RegExp(`^(?:FROM ${DAY}(?: TO ${DAY})?|TO ${DAY})$`);
const DATE = new RegExp(
  `^(?:(?:ABT |CAL |EST |BEF |AFT )?${DAY}|BET ${DAY} AND ${DAY}|FROM ${DAY}(?: TO ${DAY})?|TO ${DAY})$`,
);
const EXACT = /^\d{1,2} (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) \d{1,4}$/;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/;
const AGE = /^(?:[<>] )?(?:\d+y(?: \d+m)?(?: \d+w)?(?: \d+d)?|\d+m(?: \d+w)?(?: \d+d)?|\d+w(?: \d+d)?|\d+d)$/;
const LANGUAGE = /^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*|[xi]-[A-Za-z0-9-]+)$/;
const MEDIA_TYPE = /^[A-Za-z0-9][\w!#$&^.+-]*\/[A-Za-z0-9][\w!#$&^.+-]*(?:;.*)?$/;
/** At most one surname between two slashes, and no line end or other control character. */
const NAME = /^(?:[^/\p{Cc}]+|[^/\p{Cc}]*\/[^/\p{Cc}]*\/[^/\p{Cc}]*)$/u;

/** Control characters, which 7.0 allows in no file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const BANNED = /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{fffe}\u{ffff}]|\p{Cs}/gu;

export function allowedInSeven(text: string): string {
  return text.replace(BANNED, '\u{fffd}');
}

/** The value as 7.0 allows it there, or undefined where it allows nothing of the kind. */
export function payloadInSeven(payload: string, written: string): string | undefined {
  const value = allowedInSeven(written);
  const [kind, set = ''] = payload.split(' ');
  const tidy = value.trim();
  switch (kind) {
    case 'text':
      return value;
    case 'none':
      return value === '' ? '' : undefined;
    case 'event':
      return value === '' || value === 'Y' ? value : undefined;
    case 'integer':
      return matching(/^\d+$/, tidy);
    case 'date':
      return value === '' ? '' : matching(DATE, value);
    case 'period':
      return value === '' ? '' : matching(PERIOD, value);
    case 'exact-date':
      return matching(EXACT, value);
    case 'time':
      return matching(TIME, tidy);
    case 'age':
      return value === '' ? '' : matching(AGE, value);
    case 'enum':
      return ENUMERATION_SETS.get(set)?.includes(tidy) || /^_[A-Z0-9_]+$/.test(tidy) ? tidy : undefined;
    case 'list':
      return listed(set, tidy);
    case 'language':
      return matching(LANGUAGE, tidy);
    case 'media-type':
      return matching(MEDIA_TYPE, tidy);
    case 'path':
      return uriOfPath(value);
    case 'uri':
      return tidy === '' ? undefined : encoded(tidy);
    case 'latitude':
      return angle(tidy, 'NS', 90);
    case 'longitude':
      return angle(tidy, 'EW', 180);
    case 'name':
      return matching(NAME, value);
    case 'tag-definition':
      return tagDefinition(value);
    default:
      return undefined;
  }
}

function tagDefinition(value: string): string | undefined {
  const [, name, uri] = /^(_[A-Z0-9_]+) ([A-Za-z][A-Za-z0-9+.-]*:\S+)$/.exec(value) ?? [];
  return name === undefined || uri === undefined ? undefined : `${name} ${encoded(uri)}`;
}

function matching(pattern: RegExp, value: string): string | undefined {
  return pattern.test(value) ? value : undefined;
}

function listed(set: string, value: string): string | undefined {
  const words = value.split(',').map((word) => word.trim());
  return words.every((word) => payloadInSeven(`enum ${set}`, word) !== undefined) ? words.join(', ') : undefined;
}

/** `N43.38`, and `43.38` or `-17.5` as most programs have it. */
function angle(value: string, signs: string, most: number): string | undefined {
  const match = new RegExp(`^([${signs}]|[+-])?(\\d+(?:\\.\\d+)?)$`).exec(value);
  if (!match || Number(match[2]) > most) return undefined;
  const [, sign = '+', degrees = ''] = match;
  return sign === '+' || sign === '-' ? `${sign === '-' ? signs[1] : signs[0]}${degrees}` : value;
}
