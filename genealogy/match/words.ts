import { familiesOfGivenName, givenNameForms, nominativeOf, surnameOf } from '../../croatian/given-name-families.ts';
import { latinLetters, writtenOut } from '../../domain/plain-letters.ts';
import { Sex } from '../graph.ts';

const GENDERS: Readonly<Record<Sex, 'm' | 'f' | ''>> = { [Sex.unknown]: '', [Sex.male]: 'm', [Sex.female]: 'f' };

/** How near two words are: as far as nothing, a slip of the pen, one sound, a common stem, the same name in another form, the same word. */
export const Nearness = { none: 0, initial: 1, slip: 2, stem: 3, sound: 4, form: 5, same: 6 } as const;
export type Nearness = (typeof Nearness)[keyof typeof Nearness];

/** A word of a name with everything that it is compared by; each different word is read once. */
export interface Word {
  readonly index: number;
  readonly plain: string;
  readonly sound: string;
  /** A surname's without -ić, -ović and the like. */
  readonly stem: string;
  /** Families of given names that it is a form of; of an unknown word, itself. */
  readonly families: readonly string[];
  /** Whether the table of given names has it, or has it but for a slip. */
  readonly isGivenName: boolean;
}

/** All words of the genealogies that are compared, and how near they are to one another. */
export class Words {
  readonly #words = new Map<string, Word>();
  readonly #nominatives = new Map<string, Word>();
  readonly #list: Word[] = [];
  readonly #given = new Map<number, Nearness>();
  readonly #surnames = new Map<number, Nearness>();
  #slips: Map<string, string> | undefined;

  get size(): number {
    return this.#list.length;
  }

  read(written: string): Word {
    const plain = plainName(written);
    const known = this.#words.get(plain);
    if (known) return known;
    const own = familiesOfGivenName(plain);
    const found = own.length > 0 ? own : this.#familiesButForASlip(plain);
    const word: Word = {
      index: this.#list.length,
      plain,
      sound: soundOf(plain),
      stem: stemOf(soundOf(surnameOf(plain) ?? plain)),
      families: found.length > 0 ? found : [plain],
      isGivenName: found.length > 0,
    };
    this.#words.set(plain, word);
    this.#list.push(word);
    return word;
  }

  /** A given name in the nominative, whatever case it is written in. */
  readGiven(written: string, sex: Sex): Word {
    const key = `${sex} ${written}`;
    const word = this.#nominatives.get(key) ?? this.read(nominativeOf(written, GENDERS[sex]));
    this.#nominatives.set(key, word);
    return word;
  }

  givenNearness(one: Word, other: Word): Nearness {
    if (one === other) return Nearness.same;
    return remembered(this.#given, one, other, () => {
      if (one.families.some((family) => other.families.includes(family))) return Nearness.form;
      if (one.sound === other.sound) return Nearness.sound;
      if (isInitialOf(one.plain, other.plain) || isInitialOf(other.plain, one.plain)) return Nearness.initial;
      // Two names of the table that differ by a letter are two names: Jozo, Božo.
      if (familiesOfGivenName(one.plain).length > 0 && familiesOfGivenName(other.plain).length > 0)
        return Nearness.none;
      if (isShortened(one.plain, other.plain)) return Nearness.stem;
      return isSlip(one.plain, other.plain) ? Nearness.slip : Nearness.none;
    });
  }

  surnameNearness(one: Word, other: Word): Nearness {
    if (one === other) return Nearness.same;
    return remembered(this.#surnames, one, other, () => {
      if (surnameOf(one.plain) !== undefined && surnameOf(one.plain) === surnameOf(other.plain)) return Nearness.form;
      if (one.sound === other.sound) return Nearness.sound;
      if (one.stem === other.stem) return Nearness.stem;
      return isSlip(one.plain, other.plain) || isSlip(one.sound, other.sound) ? Nearness.slip : Nearness.none;
    });
  }

  #familiesButForASlip(plain: string): readonly string[] {
    if (plain.length < 5) return [];
    this.#slips ??= slipsOf(givenNameForms());
    for (const shorter of [plain, ...withoutOne(plain)]) {
      const form = this.#slips.get(shorter);
      if (form !== undefined && isSlip(form, plain)) return familiesOfGivenName(form);
    }
    return [];
  }
}

function remembered(known: Map<number, Nearness>, one: Word, other: Word, find: () => Nearness): Nearness {
  const key = Math.min(one.index, other.index) * 2 ** 24 + Math.max(one.index, other.index);
  let nearness = known.get(key);
  if (nearness === undefined) {
    nearness = find();
    known.set(key, nearness);
  }
  return nearness;
}

/** Small Latin letters without marks; dj is d, as đ is. */
export function plainName(written: string): string {
  return writtenOut(latinLetters(written)).replaceAll('dj', 'd');
}

/** Spellings of one sound are one: Italian, Latin, German and Hungarian clerks, ikavian and ijekavian, doubled letters. */
export function soundOf(plain: string): string {
  return plain
    .replace(/ch/g, 'c')
    .replace(/gli|gl(?=[aeou])/g, 'l')
    .replace(/gn/g, 'n')
    .replace(/[sz]c?h/g, 's')
    .replace(/cz|ts|tz/g, 'c')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ck|q|x/g, 'k')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/ije|ie|je/g, 'i')
    .replace(/(?<=[ln])[ij](?=[aeou]|$)/g, '')
    .replace(/(?<=[bcdfgklmnprstvz])er(?=[bcdfgklmnpstvz])/g, 'r')
    .replace(/h/g, '')
    .replace(/[ej]/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** Without the ending of a case: Ćavara, Solde. */
function stemOf(sound: string): string {
  const stem = sound.replace(/(?:[aiou]?v)?(?:ica|ic|ik|iv|ov|in|ska|ski)?[aiou]?$/, '');
  return stem.length >= 3 ? stem : sound;
}

function isInitialOf(short: string, long: string): boolean {
  return short.length === 1 && long.startsWith(short);
}

/** Aleksandar, Aleks; three letters tell enough. */
function isShortened(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short);
}

/** One letter more, less, other, or two in each other's place; in long words two such. */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > 2) return false;
  return distance(one, other) <= (shorter >= 8 ? 2 : 1);
}

function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one.charCodeAt(row - 1) === other.charCodeAt(at - 1) ? 0 : 1;
      let least = Math.min((last[at] as number) + 1, (current[at - 1] as number) + 1, (last[at - 1] as number) + cost);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] as number) + 1);
      current.push(least);
    }
    before = last;
    last = current;
  }
  return last[other.length] as number;
}

/** By a form and by the form without any one of its letters: the form. */
function slipsOf(forms: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const form of forms) {
    if (form.length < 5) continue;
    for (const shorter of [form, ...withoutOne(form)]) if (!found.has(shorter)) found.set(shorter, form);
  }
  return found;
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
