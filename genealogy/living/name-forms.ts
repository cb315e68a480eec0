import { normalForm } from '../../domain/normal-form.ts';
import { latinLetters, writtenOut } from '../../domain/plain-letters.ts';

const POSSESSIVE_ENDS = ['', 'a', 'e', 'i', 'o', 'u', 'og', 'oga', 'om', 'ome', 'oj', 'im', 'ih', 'ima'];
const ENDINGS = new Set([
  ...['', 'a', 'e', 'i', 'o', 'u', 'om', 'em', 'oj', 'ju', 'ima', 'ama', 's', 'es'],
  // Surnames that are adjectives: Zrinskog, Zrinskome.
  ...['og', 'oga', 'ome', 'omu', 'im', 'ih'],
  ...['ov', 'ev', 'in'].flatMap((possessive) => POSSESSIVE_ENDS.map((end) => possessive + end)),
]);
const LONGEST_ENDING = Math.max(...[...ENDINGS].map(({ length }) => length));
/** Plurals and datives soften them: Bošnjaci, Anci. */
const SOFTENED: Readonly<Record<string, string>> = { k: 'c', g: 'z', h: 's' };

export interface Word {
  readonly folded: string;
  readonly isCapital: boolean;
  /** What stands between the word before and this one, and between this one and the next. */
  readonly gap: string;
  readonly after: string;
}

/** The words of a text. File names run words together: `AnteCavar1980.jpg`. */
export function wordsIn(text: string): Word[] {
  const plain = readable(text);
  const matches = [...plain.matchAll(/\p{Lu}?\p{M}*(?:[\p{Ll}\p{Lo}]\p{M}*)+|(?:\p{Lu}\p{M}*)+(?![\p{Ll}])/gu)];
  let last = 0;
  return matches.map((match, at) => {
    const gap = plain.slice(last, match.index);
    last = match.index + match[0].length;
    return {
      folded: folded(match[0]),
      isCapital: /^\p{Lu}/u.test(match[0]),
      gap,
      after: plain.slice(last, matches[at + 1]?.index),
    };
  });
}

/** Programs write notes in HTML and addresses of files with per cents. */
function readable(text: string): string {
  if (!/[<&%\u{ad}\u{200b}]/u.test(text)) return text;
  return text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/[\u{ad}\u{200b}]/gu, '')
    .replace(/&#(\d{1,6});/g, (whole, code: string) => characterOf(Number(code), whole))
    .replace(/&#x([\da-f]{1,5});/gi, (whole, code: string) => characterOf(Number.parseInt(code, 16), whole))
    .replace(/&([a-z])(?:acute|caron|uml|grave|circ|tilde|cedil|strok|ring|slash|ogon);/gi, '$1')
    .replace(/&szlig;/g, 'ss')
    .replace(/&[a-z]{2,8};/gi, ' ')
    .replace(/(?:%[\da-f]{2})+/gi, decoded);
}

function characterOf(code: number, otherwise: string): string {
  return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : otherwise;
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return ' ';
  }
}

export function folded(word: string): string {
  return writtenOut(latinLetters(word));
}

/** Names by every form that a text may have of them, in small letters without marks. */
export class NameForms {
  /** A name has a thousand forms and a few stems: the ending is taken off the word of a text instead. */
  readonly #byStem = new Map<string, Set<string>>();
  /** As they are written: Duric and Đurić are folded alike, but only one of them may be written Djuric. */
  readonly #added = new Set<string>();

  /** Gives the name folded. */
  add(name: string): string {
    const word = folded(name);
    if (this.#added.has(name)) return word;
    this.#added.add(name);
    for (const stem of [...spellingsOf(name)].flatMap(stemsOf))
      this.#byStem.set(stem, (this.#byStem.get(stem) ?? new Set()).add(word));
    return word;
  }

  /** The names, folded, of which the word is a form. */
  namesOf(word: string): ReadonlySet<string> {
    const names = new Set<string>();
    for (let end = word.length; end >= Math.max(1, word.length - LONGEST_ENDING); end -= 1) {
      const found = ENDINGS.has(word.slice(end)) ? this.#byStem.get(word.slice(0, end)) : undefined;
      // `te` and `mi` are words, and no forms of Tea and Mia.
      for (const name of found ?? []) if (word.length > 2 || name.length <= 2) names.add(name);
    }
    return names;
  }
}

/** Đorđe, Djordje, Dorde; Müller, Mueller, Muller. */
function spellingsOf(name: string): Set<string> {
  const small = normalForm(name.toLowerCase(), 'NFC');
  const written = small.replace(/[đð]/g, 'dj').replace(/[äöü]/g, (letter) => `${letter}e`);
  const plain = folded(small);
  return new Set([plain, folded(written), plain.replaceAll('dj', 'd').replace(/([aou])e/g, '$1')]);
}

/** Ćavar, Ant-e, Pet(a)r, Pavao: Pavl-, Mario: Marij-, Mia: Mij-, Jakov: Jakovlj-ev, Bošnja(k)c-i. */
function stemsOf(word: string): string[] {
  const stems = [word];
  if (word.length > 2 && /[aeiou]$/.test(word)) stems.push(word.slice(0, -1));
  if (/[^aeiou]a[^aeiou]$/.test(word)) stems.push(word.slice(0, -2) + word.slice(-1));
  if (/[^aeiou]ao$/.test(word)) stems.push(`${word.slice(0, -2)}l`);
  if (/i[oa]$/.test(word)) stems.push(`${word.slice(0, -1)}j`);
  if (/[vbpm]$/.test(word)) stems.push(`${word}lj`);
  if (/[iey]$/.test(word)) stems.push(`${word}j`);
  const softened = stems.flatMap((stem) => {
    const soft = stem.length > 2 ? SOFTENED[stem.slice(-1)] : undefined;
    return soft ? [stem.slice(0, -1) + soft] : [];
  });
  return [...stems, ...softened];
}
