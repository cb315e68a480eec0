import { HIDDEN_NAME, type Individual, type PersonName, RESTRICTED_NAME } from '../../genealogy.ts';
import { Sex } from '../../graph.ts';
import { givenNamesForms } from './given-name.ts';
import type { Owner } from './kin-noun.ts';

/** The two people of a sentence: `subject` is the relative of the owner. */
export interface Names {
  readonly subject: string;
  readonly owner: Owner;
  /** For the second mention; the owner again where the sex is not known. */
  readonly pronoun: Owner;
}

/** How to name b and whose kin b is: by given names, unless that would confuse them. */
export function namesInSentence(a: Individual, b: Individual): Names {
  const { owner, subject } = distinguishingNames(a, b);
  const pronouns = {
    [Sex.male]: { possessive: 'njegov' },
    [Sex.female]: { possessive: 'njezin' },
    [Sex.unknown]: owner,
  };
  // Every sentence begins with the subject, and a title is written small: Fra Ante je Marijin brat.
  return { subject: subject.charAt(0).toLocaleUpperCase('hr') + subject.slice(1), owner, pronoun: pronouns[a.sex] };
}

function distinguishingNames(a: Individual, b: Individual): { owner: Owner; subject: string } {
  if (shortName(a) !== shortName(b)) return { owner: ownerByGivenName(a), subject: shortName(b) };
  if (fullName(a) !== fullName(b)) return { owner: { genitive: fullGenitive(a) }, subject: fullName(b) };
  const [bornA, bornB] = [bornIn(a), bornIn(b)];
  if (bornA !== bornB) return { owner: { genitive: fullGenitive(a) + bornA }, subject: fullName(b) + bornB };
  const genitive = fullGenitive(a);
  const isManByName = a.sex === Sex.male && !/\bosobe\b/.test(genitive);
  return { owner: { genitive: `${isManByName ? 'drugoga' : 'druge'} ${genitive}` }, subject: fullName(b) };
}

export function fullName({ name }: Individual): string {
  if (name.given.trim() === '' && name.surname.trim() !== '') return `Osoba prezimenom ${withoutAllCaps(name.surname)}`;
  return withoutAllCaps(name.full) || NAMELESS;
}

export function shortName(person: Individual): string {
  return withoutAllCaps(person.name.given) || fullName(person);
}

function ownerByGivenName(person: Individual): Owner {
  const { possessive } = givenNamesForms(withoutAllCaps(person.name.given), person.sex);
  return possessive === undefined ? { genitive: fullGenitive(person) } : { possessive };
}

const NAMELESS = 'Osoba nepoznata imena';

const HIDDEN_GENITIVES = new Map([
  [HIDDEN_NAME, 'žive osobe'],
  [RESTRICTED_NAME, 'skrivene osobe'],
]);

function fullGenitive(person: Individual): string {
  const full = fullName(person);
  if (full.startsWith('Osoba ')) return `osobe ${full.slice('Osoba '.length)}`;
  return HIDDEN_GENITIVES.get(full) ?? declined(person.name, person.sex) ?? `osobe ${full}`;
}

function declined(name: PersonName, sex: Sex): string | undefined {
  const given = withoutAllCaps(name.given);
  const givenGenitive = given === '' ? '' : givenNamesForms(given, sex).genitive;
  const surname = surnameGenitive(withoutAllCaps(name.surname), sex);
  if (surname === undefined || givenGenitive === undefined) return undefined;
  // A nickname, a title or a suffix in the full name stands outside given name and surname and would be lost.
  if (`${given} ${withoutAllCaps(name.surname)}`.trim() !== withoutAllCaps(name.full)) return undefined;
  return `${givenGenitive} ${surname}`.trim();
}

function bornIn({ birth }: Individual): string {
  const year = /^\d{4}/.exec(birth?.date ?? '')?.[0];
  return year === undefined ? '' : ` (r. ${year}.)`;
}

/** Registers write surnames, and some whole names, in capitals, to which no ending can be added. */
function withoutAllCaps(name: string): string {
  return name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\p{Lu}{2,}/gu, (capitals) =>
      isNumeral(capitals) ? capitals : capitals.charAt(0) + capitals.slice(1).toLocaleLowerCase('hr'),
    );
}

function isNumeral(word: string): boolean {
  return /^[IVX]+$/.test(word);
}

/** The genitive of a surname: a man's is declined, a woman's only when it ends in -a. Missing where no rule is safe. */
export function surnameGenitive(surname: string, sex: Sex): string | undefined {
  if (surname === '') return '';
  const parts = surname.split(/([ -])/).map((part) => (/^( |-)$/.test(part) ? part : partGenitive(part, sex)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function partGenitive(part: string, sex: Sex): string | undefined {
  // Particles stay: von, de, van.
  if (/^\p{Ll}+$/u.test(part)) return part;
  if (!/^\p{L}[\p{L}'’]*$/u.test(part)) return undefined;
  if (/ia$/.test(part)) return `${part.slice(0, -1)}je`;
  if (part.endsWith('a')) return `${part.slice(0, -1)}e`;
  if (sex === Sex.female) return part;
  return sex === Sex.male ? mansPart(part) : undefined;
}

function mansPart(part: string): string | undefined {
  if (/[sšcč]ki$/.test(part)) return `${part.slice(0, -1)}oga`;
  if (/[^aeiou]o$/.test(part)) return `${part.slice(0, -1)}a`;
  if (/[^aeiou]y$/.test(part)) return `${part}ja`;
  if (/[aeiouy]$/.test(part)) return undefined;
  if (/[aeiour].*[^aeiou]ac$/i.test(part)) return `${part.slice(0, -2)}ca`;
  return `${part}a`;
}
