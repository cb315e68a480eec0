import { isCaseOfSurname } from '../../croatian/declension.ts';
import { nominativeOf } from '../../croatian/given-name-families.ts';
import type { PartialDate } from '../../domain/partial-date.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { dateOfGedcom } from '../gedcom/dates/edtf.ts';
import type { Node } from '../gedcom/edit/gedcom-file.ts';

/** How a pointer of one file is called in the other. */
export type Lead = (node: Node) => string;

/** When a record was changed, and the numbers that a program gives anew with each export, say nothing of a person. */
const ABOUT_THE_RECORD = new Set(['CHAN', 'CREA', 'RIN', '_UPD']);

/** All that a structure says, whatever the order and spacing: two that say the same have the same. */
export function meaningOf(node: Node, lead: Lead): string {
  const value = node.isPointer ? `@${lead(node)}@` : tidy(node.value);
  const parts = node.children.filter(({ tag }) => !ABOUT_THE_RECORD.has(tag)).map((part) => meaningOf(part, lead));
  return `${node.tag} ${value}{${parts.sort().join('|')}}`;
}

export function isAboutTheRecord({ tag }: Node): boolean {
  return ABOUT_THE_RECORD.has(tag);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function plainText(text: string): string {
  return tidy(plainLetters(text).replace(/[^\p{L}\d]+/gu, ' '));
}

/** Whether a name is the other one in another case: «Bože Ćavara» of «Božo Ćavar». */
export function isDeclined(written: string, name: string, sex: 'm' | 'f' | ''): boolean {
  const own = plainText(name).split(' ');
  const words = plainText(written).split(' ');
  return (
    words.length === own.length &&
    words.every((word, at) => {
      const nominative = own[at] as string;
      return plainText(nominativeOf(word, sex)) === nominative || (at > 0 && isCaseOfSurname(word, nominative));
    })
  );
}

export function partOf(node: Node, tag: string): string {
  return node.children.find((part) => part.tag === tag)?.value ?? '';
}

/** Whether two events may be one: what both of them tell does not contradict. */
export function agree(one: Node, other: Node): boolean {
  if (one.tag !== other.tag) return false;
  const values = [one.value, other.value].map((value) => (value === 'Y' ? '' : plainText(value)));
  if (values[0] !== '' && values[1] !== '' && values[0] !== values[1]) return false;
  const types = [plainText(partOf(one, 'TYPE')), plainText(partOf(other, 'TYPE'))];
  if (types[0] !== '' && types[1] !== '' && types[0] !== types[1]) return false;
  return (
    datesAgree(partOf(one, 'DATE'), partOf(other, 'DATE')) && placesAgree(partOf(one, 'PLAC'), partOf(other, 'PLAC'))
  );
}

function datesAgree(one: string, other: string): boolean {
  if (one === '' || other === '' || tidy(one) === tidy(other)) return true;
  const [a, b] = [dateOf(one), dateOf(other)];
  if (!a || !b) return false;
  const [left, right] = [widened(a), widened(b)];
  return left.earliest <= right.latest && right.earliest <= left.latest;
}

function dateOf(written: string): PartialDate | undefined {
  return dateOfGedcom(written);
}

/** «About» is two years to either side. */
function widened({ earliest, latest, approximate }: PartialDate): { earliest: number; latest: number } {
  return approximate ? { earliest: earliest - 20_000, latest: latest + 20_000 } : { earliest, latest };
}

/** «Rasno» and «Rasno, Široki Brijeg» are one place. */
function placesAgree(one: string, other: string): boolean {
  const [a, b] = [one, other].map((place) => place.split(',').map(plainText).filter(Boolean));
  if (!a || !b) return true;
  return a.slice(0, b.length).every((part, index) => part === b[index]);
}

/** Whether the second of two dates that agree says more: a day within the year that the first one knows. */
export function isMoreExact(mine: string, theirs: string): boolean {
  const [a, b] = [dateOf(mine), dateOf(theirs)];
  if (!b || tidy(mine) === tidy(theirs)) return false;
  if (!a) return mine === '';
  const [wide, narrow] = [widened(a), widened(b)];
  return narrow.latest - narrow.earliest < wide.latest - wide.earliest;
}
