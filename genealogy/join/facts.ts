import { overlaps } from '../../domain/partial-date.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { dateOfGedcom } from '../gedcom/dates/edtf.ts';
import { type Structure, valueIn } from '../gedcom/structures/structures.ts';

/** What happens once. Of everything else there can be several, and none contradicts another. */
export const ONCE: ReadonlySet<string> = new Set(
  'BIRT CHR BAPM DEAT BURI CREM CONF FCOM ADOP MARR DIV ANUL NCHI'.split(' '),
);
/** `about 1820` is no other year than 1822. */
const ABOUT = 20_000;

/**
 * Whether two accounts can both be true of one event: neither the days nor the places exclude one another. Of what can happen
 * again, one must have everything that the other says: a year here and a house there may be two.
 */
export function agree(one: Structure, other: Structure): boolean {
  if (one.tag !== other.tag || !isPart(factValue(one), factValue(other))) return false;
  if (!ONCE.has(one.tag)) return covers(one, other) || covers(other, one);
  return (
    datesAgree(valueIn(one, 'DATE'), valueIn(other, 'DATE')) && isPart(valueIn(one, 'PLAC'), valueIn(other, 'PLAC'))
  );
}

function covers(one: Structure, other: Structure): boolean {
  const isSaid = (tag: string) => ['', plainLetters(valueIn(one, tag))].includes(plainLetters(valueIn(other, tag)));
  return plainLetters(factValue(one)) === plainLetters(factValue(other)) && isSaid('DATE') && isSaid('PLAC');
}

/** `Y` says that it happened, and so does a date. */
export function factValue(event: Structure): string {
  const value = event.value.trim();
  return value === 'Y' || value === '' ? valueIn(event, 'TYPE') : value;
}

function datesAgree(one: string, other: string): boolean {
  if (one === '' || other === '' || one === other) return true;
  const [a, b] = [one, other].map(dateOfGedcom);
  if (!a || !b) return false;
  const slack = a.approximate || b.approximate ? ABOUT : 0;
  return overlaps({ earliest: a.earliest - slack, latest: a.latest + slack }, b);
}

/** `Naše brdo` and `Naše brdo, Široki Brijeg`; nothing is a part of everything. */
function isPart(one: string, other: string): boolean {
  if (one === '' || other === '') return true;
  const [a, b] = [one, other].map((text) =>
    plainLetters(text)
      .split(',')
      .map((part) => part.trim()),
  );
  return (
    a?.join() === b?.join() ||
    (a ?? []).every((part) => b?.includes(part)) ||
    (b ?? []).every((part) => a?.includes(part))
  );
}

/** The two as one: of each part the one that says more. */
export function moreExact(one: Structure, other: Structure): Structure {
  const date = narrower(valueIn(one, 'DATE'), valueIn(other, 'DATE'));
  const place = longer(valueIn(one, 'PLAC'), valueIn(other, 'PLAC'));
  const rest = (event: Structure) => event.children.filter(({ tag }) => tag !== 'DATE' && tag !== 'PLAC');
  const kept = (tag: 'DATE' | 'PLAC', value: string) => {
    const holder = [one, other].flatMap((event) => event.children.filter((part) => part.tag === tag));
    return holder.filter((part) => part.value === value).slice(0, 1);
  };
  return {
    ...one,
    value:
      longer(one.value === 'Y' ? '' : one.value, other.value === 'Y' ? '' : other.value) || one.value || other.value,
    children: withAll([...kept('DATE', date), ...kept('PLAC', place), ...rest(one)], rest(other)),
  };
}

function narrower(one: string, other: string): string {
  const [a, b] = [one, other].map(dateOfGedcom);
  if (!a || !b) return one === '' || (b && !a) ? other : one;
  if (a.approximate !== b.approximate) return a.approximate ? other : one;
  return b.latest - b.earliest < a.latest - a.earliest ? other : one;
}

function longer(one: string, other: string): string {
  return other.length > one.length ? other : one;
}

/** Without what is there already. A second of what there can be only one of is left out. */
export function withAll(parts: readonly Structure[], others: readonly Structure[]): Structure[] {
  const all = [...parts];
  const known = new Set(parts.map(keyOf));
  for (const other of others) {
    const key = keyOf(other);
    if (known.has(key) || (SINGLE.has(other.tag) && all.some(({ tag }) => tag === other.tag))) continue;
    known.add(key);
    all.push(other);
  }
  return all;
}

const SINGLE: ReadonlySet<string> = new Set(
  'CHAN CREA RESN RIN AGE TYPE CAUS AGNC RELI PHRASE GIVN SURN NICK NPFX NSFX SPFX MAP _CONSENT'.split(' '),
);

function keyOf(structure: Structure): string {
  return JSON.stringify(structure);
}
