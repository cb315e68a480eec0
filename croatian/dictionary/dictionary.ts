import { type Automaton, buildAutomaton, FINAL, LABEL_BITS, LAST, readAutomaton, TARGET_SHIFT } from './automaton.ts';

/** Between a form and what makes its lemma of it. */
const SEPARATOR = '\u0001';
/** After a lemma that is written with a capital. */
const PROPER = '\u0002';
/** The sign for taking nothing away; the next ones take a letter more each. */
const STRIP_NONE = 65;

const LABELS = (1 << LABEL_BITS) - 1;

/** A form that the dictionary has, and the words it is a form of. */
export interface KnownForm {
  readonly form: string;
  readonly lemmas: readonly string[];
}

/** Letters that a letter may stand for; two letters that may stand for one. */
export interface Spelling {
  readonly letters: Readonly<Record<string, string>>;
  readonly pairs: Readonly<Record<string, string>>;
}

/** Typed on a keyboard without Croatian letters. */
export const WITHOUT_MARKS: Spelling = {
  letters: { c: 'čć', s: 'š', z: 'ž', d: 'đ' },
  pairs: { dj: 'đ', dz: 'dž' },
};

/** Letters that many confuse, and those without marks besides. */
export const CONFUSED: Spelling = {
  letters: { ...WITHOUT_MARKS.letters, č: 'ć', ć: 'č' },
  pairs: { ...WITHOUT_MARKS.pairs, dž: 'đ' },
};

/** Every form of Croatian words, as compiled from the dictionary (compile.ts). */
export class Dictionary {
  readonly #arcs: Uint32Array;
  readonly #root: number;
  readonly #alphabet: Uint16Array;
  /** By character code; 255 for characters that no word has. */
  readonly #labels: Uint8Array;
  readonly #separator: number;

  constructor({ arcs, root, alphabet }: Automaton) {
    this.#arcs = arcs;
    this.#root = root;
    this.#alphabet = alphabet;
    this.#labels = new Uint8Array((alphabet.at(-1) ?? 0) + 1).fill(255);
    for (const [label, code] of alphabet.entries()) this.#labels[code] = label;
    this.#separator = this.#labelOf(SEPARATOR.charCodeAt(0));
  }

  static read(bytes: Uint8Array): Dictionary {
    return new Dictionary(readAutomaton(bytes));
  }

  /** The lemmas of a form in small letters, exactly as it is written. */
  lemmas(form: string): string[] {
    return this.#lines(form).map(withoutMark);
  }

  /** Whether a form is of a word that is nobody's and no place's name. */
  isCommon(form: string): boolean {
    return this.#lines(form).some((lemma) => !lemma.endsWith(PROPER));
  }

  #lines(form: string): string[] {
    let state = this.#root;
    for (let place = 0; place < form.length && state !== 0; place += 1) {
      state = this.#follow(state, this.#labelOf(form.charCodeAt(place)));
    }
    return state === 0 ? [] : this.#lemmasAt(state, form);
  }

  /** All forms that may have been meant by a word written in this spelling, without the word itself. */
  spelt(word: string, { letters, pairs }: Spelling): KnownForm[] {
    const known: KnownForm[] = [];
    const walk = (state: number, place: number, form: string) => {
      if (state === 0) return;
      if (place === word.length) {
        const lemmas = form === word ? [] : this.#lemmasAt(state, form).map(withoutMark);
        if (lemmas.length > 0) known.push({ form, lemmas });
        return;
      }
      const letter = word.charAt(place);
      for (const meant of letter + (letters[letter] ?? '')) {
        walk(this.#follow(state, this.#labelOf(meant.charCodeAt(0))), place + 1, form + meant);
      }
      const pair = pairs[word.slice(place, place + 2)];
      if (pair === undefined) return;
      let next = state;
      for (const meant of pair) next = next && this.#follow(next, this.#labelOf(meant.charCodeAt(0)));
      walk(next, place + 2, form + pair);
    };
    walk(this.#root, 0, '');
    return known;
  }

  /** What remains of it when only some words are of interest: their forms, with nothing but them. */
  restrictedTo(isWanted: (lemma: string) => boolean): Automaton {
    const lines: string[] = [];
    const walk = (state: number, line: string) => {
      for (let place = state; ; place += 1) {
        const arc = this.#arcs[place] as number;
        const longer = line + String.fromCharCode(this.#alphabet[arc & LABELS] as number);
        if ((arc & FINAL) !== 0 && isWanted(withoutMark(lemmaIn(longer)))) lines.push(longer);
        if (arc >>> TARGET_SHIFT !== 0) walk(arc >>> TARGET_SHIFT, longer);
        if ((arc & LAST) !== 0) return;
      }
    };
    walk(this.#root, '');
    return buildAutomaton(lines);
  }

  #labelOf(code: number): number {
    return this.#labels[code] ?? 255;
  }

  /** The state that a letter leads to; 0 for none. */
  #follow(state: number, label: number): number {
    for (let place = state; ; place += 1) {
      const arc = this.#arcs[place] as number;
      if ((arc & LABELS) === label) return arc >>> TARGET_SHIFT;
      if ((arc & LAST) !== 0) return 0;
    }
  }

  #lemmasAt(state: number, form: string): string[] {
    const instructions = this.#follow(state, this.#separator);
    const lemmas: string[] = [];
    if (instructions !== 0) this.#collect(instructions, form, undefined, lemmas);
    return lemmas;
  }

  #collect(state: number, form: string, added: string | undefined, lemmas: string[]): void {
    for (let place = state; ; place += 1) {
      const arc = this.#arcs[place] as number;
      const code = this.#alphabet[arc & LABELS] as number;
      // The first sign says how much goes, the others are what comes.
      const stem =
        added === undefined ? form.slice(0, form.length - (code - STRIP_NONE)) : `${added}${String.fromCharCode(code)}`;
      if ((arc & FINAL) !== 0) lemmas.push(stem);
      if (arc >>> TARGET_SHIFT !== 0) this.#collect(arc >>> TARGET_SHIFT, form, stem, lemmas);
      if ((arc & LAST) !== 0) return;
    }
  }
}

/** A line of the automaton: the form, and how its lemma is made of it: how many letters go, and which come. */
export function lineOf(form: string, lemma: string, isProper = false): string {
  let shared = 0;
  while (shared < form.length && form.charCodeAt(shared) === lemma.charCodeAt(shared)) shared += 1;
  return `${form}${SEPARATOR}${String.fromCharCode(STRIP_NONE + form.length - shared)}${lemma.slice(shared)}${isProper ? PROPER : ''}`;
}

function lemmaIn(line: string): string {
  const end = line.indexOf(SEPARATOR);
  return line.slice(0, end - (line.charCodeAt(end + 1) - STRIP_NONE)) + line.slice(end + 2);
}

function withoutMark(lemma: string): string {
  return lemma.endsWith(PROPER) ? lemma.slice(0, -1) : lemma;
}
