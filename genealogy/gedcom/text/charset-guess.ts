import { type CodePage, letterOf, utf8OfAnsel } from './eight-bit-charsets.ts';
import { LANGUAGES, type Language } from './languages.ts';

export type EightBitCharset = CodePage | 'ANSEL';

/** How likely each charset is before a byte is looked at, as natural logarithms; those left out are never taken. */
export type Expectations = Partial<Record<EightBitCharset, number>>;

// All that follows adds up natural logarithms of probabilities: how likely the words are, were they written in this
// language and this charset.

/** A byte that means nothing in the charset. */
const NO_LETTER = -12;
/** ANSEL's mark on a letter that no language puts it on; one that has no letter at all means nothing. */
const UNUSUAL_MARK = -9;
/** One of many in a word: a table of all letters with all marks. */
const FURTHER_MARK = -3;
const MARK = /\p{M}/u;
/** A sign that no word and no sentence has, a box or an integral. */
const ODD_SIGN = -9;
/** Foreign letters that occur in any tree: names of emigrants and of partners from elsewhere. */
const WELL_KNOWN = 'äöüßéáíóúèçñšžôâîëøå';
const FOREIGN_KNOWN = -5.5;
const FOREIGN = -8;
const CASE_WITHIN_WORD = -5;
/** A plain letter that the language's own words do without. */
const LACKING = -1.2;
const CAPITAL_BEGINS = 0.6;
const CYRILLIC = '\u{400}';
const MIXED_SCRIPTS = -8;
const LANGUAGE_DECLARED = 4;
/** Files that people bring to this site are of the region before they are of Iceland. */
const REGIONAL = 1.5;
/** For a word of another language than the rest. */
const OTHER_LANGUAGE = -4;
const WORD_RECOGNISED = 1;
const MAX_FOR_WORDS = 4;
const VOWELS = new Set('aeiouyáàâãäåæāăąéèêëēėęěíìîïīįıóòôõöøōőœúùûüūůűųýÿ');
const CONSONANT_NEIGHBOURS = [72, 14, 14, 66, 20, 14] as const;
const VOWEL_NEIGHBOURS = [10, 80, 10, 8, 80, 12] as const;

/** The charset that turns the words into the likeliest ones of some language, a few of any other among them. */
export function guessCharset(words: SampledWords, expected: Expectations, declaredLanguage: string): EightBitCharset {
  const hints = LANGUAGES.map((language) => hintFor(language, words.plain, declaredLanguage));
  const charsets = Object.keys(expected) as EightBitCharset[];
  const scores = charsets.map(() => hints.slice());
  for (const word of words.high) {
    const lacking = lackingIn(word);
    // Most pages have most letters of a word in common, and are asked about it once.
    const known = new Map<string, readonly number[]>();
    charsets.forEach((charset, at) => {
      const decoded = decode(word, charset);
      const inEach =
        known.get(decoded) ?? LANGUAGES.map((language, index) => wordScore(decoded, language) + (lacking[index] ?? 0));
      known.set(decoded, inEach);
      const guest = Math.max(...inEach) + OTHER_LANGUAGE;
      const sums = scores[at] as number[];
      for (let index = 0; index < sums.length; index += 1)
        sums[index] = (sums[index] as number) + Math.max(inEach[index] as number, guest);
    });
  }
  const scored = charsets.map((charset, at) => ({
    charset,
    score: (expected[charset] ?? 0) + Math.max(...(scores[at] as number[])),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).charset;
}

const LACKED_ANYWHERE = new Set(LANGUAGES.flatMap(({ lacks }) => [...lacks]));

/** By language: what the word's plain letters say against it, whatever its others are; empty where nothing. */
function lackingIn(word: Uint8Array): readonly number[] {
  const plain = [...String.fromCharCode(...word).toLowerCase()].filter((letter) => LACKED_ANYWHERE.has(letter));
  if (plain.length === 0) return [];
  return LANGUAGES.map(({ lacks }) => LACKING * plain.filter((letter) => lacks.includes(letter)).length);
}

function hintFor(language: Language, plain: ReadonlySet<string>, declared: string): number {
  const recognised = [...language.words].filter((word) => plain.has(word)).length;
  return (
    Math.min(recognised * WORD_RECOGNISED, MAX_FOR_WORDS) +
    (language.named.test(declared) ? LANGUAGE_DECLARED : 0) +
    (language.isRegional ? REGIONAL : 0)
  );
}

function decode(word: Uint8Array, charset: EightBitCharset): string {
  if (charset === 'ANSEL') {
    // A mark is written before its letter: one at the end of a word has none.
    const isMarkLast = (word.at(-1) ?? 0) >= 0xe0;
    return new TextDecoder().decode(utf8OfAnsel(word)) + (isMarkLast ? '\u{fffd}' : '');
  }
  return Array.from(word, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : letterOf(charset, byte))).join('');
}

function wordScore(word: string, language: Language): number {
  let score = 0;
  let marks = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (letter < '\u{80}') continue;
    if (isLetter(letter)) score += letterScore(letter, word.charAt(at - 1), word.charAt(at + 1), language);
    else if (isLetter(word.charAt(at - 1)) && MARK.test(letter)) {
      marks += 1;
      score += marks > 2 ? FURTHER_MARK : UNUSUAL_MARK;
    } else score += signScore(letter, word.charAt(at - 1), word.charAt(at + 1));
  }
  return score;
}

function letterScore(letter: string, before: string, after: string, language: Language): number {
  const small = letter.toLowerCase();
  const share = language.letters.get(small);
  let score = share === undefined ? (WELL_KNOWN.includes(small) ? FOREIGN_KNOWN : FOREIGN) : Math.log(share);
  const isCapital = letter !== small;
  if (isCapital && kindOf(before) === SMALL) score += CASE_WITHIN_WORD;
  if (!isCapital && letter !== letter.toUpperCase() && kindOf(before) !== SMALL && kindOf(after) === CAPITAL)
    score += CASE_WITHIN_WORD;
  if (letter >= CYRILLIC)
    return [before, after].some((other) => isLetter(other) && other < CYRILLIC) ? score + MIXED_SCRIPTS : score;
  const [vowelBefore, consonantBefore, edgeBefore, vowelAfter, consonantAfter, edgeAfter] =
    language.neighbours.get(small) ?? (VOWELS.has(small) ? VOWEL_NEIGHBOURS : CONSONANT_NEIGHBOURS);
  const begins = isCapital && !isLetter(before) && edgeBefore >= 1;
  return (
    score +
    Math.log(begins ? CAPITAL_BEGINS : shareOf(before, vowelBefore, consonantBefore, edgeBefore) / 100) +
    Math.log(shareOf(after, vowelAfter, consonantAfter, edgeAfter) / 100)
  );
}

function shareOf(neighbour: string, vowel: number, consonant: number, edge: number): number {
  if (!isLetter(neighbour)) return edge;
  return VOWELS.has(neighbour.toLowerCase()) ? vowel : consonant;
}

/** Quotation marks and dashes stand at the edges of words; an apostrophe may stand within: O’Brien, d’Arc. */
function signScore(sign: string, before: string, after: string): number {
  const [follows, leads] = [isLetter(before), isLetter(after)];
  if (sign === '\u{fffd}') return NO_LETTER;
  if (sign === '’') return -1.5;
  if ('‚„'.includes(sign)) return follows ? -8 : -2;
  if (sign === '—') return follows ? (leads ? -7 : -5) : -2;
  if (sign === '”' && leads && !follows) return -5;
  if ('‘“”–…\u{a0}'.includes(sign)) return follows && leads ? -7 : -2;
  if (sign === '¡' && kindOf(after) === SMALL) return -9;
  if ('«‹¡¿'.includes(sign)) return follows ? -9 : -4;
  if ('»›ªº'.includes(sign)) return leads ? -9 : -4;
  if ('§°©®•½¼¾²³€£†·'.includes(sign)) return follows || leads ? -9 : -4;
  return MARK.test(sign) ? NO_LETTER : ODD_SIGN;
}

const SMALL = 1;
const CAPITAL = 2;
const kinds = new Map<string, number>();

/** Kept, since a few hundred letters are asked for again and again: 0 for what is no letter. */
function kindOf(character: string): number {
  const known = kinds.get(character);
  if (known !== undefined) return known;
  const isNone = !/^\p{L}$/u.test(character) || character === 'ª' || character === 'º';
  const kind = isNone ? 0 : character === character.toLowerCase() ? SMALL : CAPITAL;
  kinds.set(character, kind);
  return kind;
}

function isLetter(character: string): boolean {
  return kindOf(character) !== 0;
}

/** Spread over the file: a tree often begins in one language and goes on in another. */
const SEGMENTS = 64;
const WORDS_PER_SEGMENT = 4;
/** The same names stand there again and again, and most say nothing new. */
const MAX_EXAMINED = 64;
const LONGEST_WORD = 40;
const PLAIN_WORDS = 4000;

/** Each once: a name that stands there a thousand times says no more than one that stands there once. */
interface SampledWords {
  /** With a byte above 7F, as bytes. */
  readonly high: readonly Uint8Array[];
  /** Without one, in small letters. */
  readonly plain: ReadonlySet<string>;
}

/** Words that identify the charset and words that identify the language; a bounded number however long the file. */
export function sampleWords(bytes: Uint8Array, isOfInterest: (word: Uint8Array) => boolean = () => true): SampledWords {
  const high = new Map<string, Uint8Array>();
  const plain = new Set<string>();
  for (let segment = 0; segment < SEGMENTS; segment += 1) {
    const end = Math.floor(((segment + 1) * bytes.length) / SEGMENTS);
    const most = high.size + WORDS_PER_SEGMENT;
    const maxPlain = plain.size + PLAIN_WORDS / SEGMENTS;
    let at = Math.floor((segment * bytes.length) / SEGMENTS);
    while (at > 0 && isOfWord(bytes[at - 1])) at -= 1;
    for (let looked = 0; at < end && high.size < most && looked < MAX_EXAMINED; at += 1) {
      if (plain.size >= maxPlain) at = nextHighWord(bytes, at, end);
      if (!isOfWord(bytes[at])) continue;
      const start = at;
      let isHigh = false;
      for (; isOfWord(bytes[at]); at += 1) isHigh ||= (bytes[at] as number) >= 0x80;
      if (isHigh) {
        const word = bytes.subarray(start, Math.min(at, start + LONGEST_WORD));
        if (!isOfInterest(word)) continue;
        looked += 1;
        high.set(latin1(word), word);
      } else if (plain.size < maxPlain && at - start < 16) plain.add(latin1(bytes.subarray(start, at)).toLowerCase());
    }
  }
  return { high: [...high.values()], plain };
}

/** The beginning of the next word with a byte above 7F, or the end. */
function nextHighWord(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] as number) < 0x80) at += 1;
  while (at > from && at < end && isOfWord(bytes[at - 1])) at -= 1;
  return at;
}

/** Letters, and everything above 7F, quotation marks and dashes among it. */
function isOfWord(byte: number | undefined): boolean {
  return byte !== undefined && (byte >= 0x80 || (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a));
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
