/** Marks of Croatian letters; all others show how a word is said: «rȏd» is «rod». */
const MARK_OF_SPEECH = /(?<![cC])\u0301|(?<![cszCSZ])\u030c|[\u0300\u0302-\u030b\u030d-\u036f]/g;

/** Small letters, one code for each, without marks of speech. */
export function smallLetters(text: string): string {
  const small = text.toLowerCase();
  // Hardly a word has any other.
  if (/^[a-zčćđšž0-9]*$/.test(small)) return small;
  return small.normalize('NFD').replace(MARK_OF_SPEECH, '').normalize('NFC');
}

const PLAIN: Readonly<Record<string, string>> = { č: 'c', ć: 'c', š: 's', ž: 'z', đ: 'd', dj: 'd', ß: 'ss' };

/** What is left of a word on a keyboard without Croatian letters: `đ` is written `d` or `dj`, so both are `d`. */
export function plainWord(word: string): string {
  return word.replace(/dj|[čćšžđß]/g, (letter) => PLAIN[letter] ?? letter);
}

const LETTER = 1;
const DIGIT = 2;
/** By character code. Texts are read letter by letter, and an expression would be asked a million times. */
const CLASSES = (() => {
  const classes = new Uint8Array(1 << 16);
  // Without the halves of pairs, from d800 on: what is written with them is no word here.
  const characters = String.fromCharCode(...Uint16Array.from({ length: 0xd800 }, (_, code) => code));
  for (const { 0: letters, index } of characters.matchAll(/[\p{L}\p{M}]+/gu))
    classes.fill(LETTER, index, index + letters.length);
  for (const { 0: digits, index } of characters.matchAll(/\p{N}+/gu)) classes.fill(DIGIT, index, index + digits.length);
  return classes;
})();

/** Where a word begins from here on: the length of the text where there is none. A number is a word by itself: «1917.», «2b». */
export function wordStart(text: string, from: number): number {
  let place = from;
  while (place < text.length && CLASSES[text.charCodeAt(place)] === 0) place += 1;
  return place;
}

/** Nobody writes a longer one; what goes on is another word. Some of what is done to a word takes the square of its length. */
const LONGEST_WORD = 64;

export function wordEnd(text: string, start: number): number {
  const kind = CLASSES[text.charCodeAt(start)];
  const last = Math.min(text.length, start + LONGEST_WORD);
  let place = start + 1;
  while (place < last && CLASSES[text.charCodeAt(place)] === kind) place += 1;
  return place;
}

/** Tells where the words of a text stand, and a hash of each: the one pass through its letters that is needed. */
export function eachWord(text: string, take: (start: number, end: number, hash: number) => void): void {
  const { length } = text;
  for (let place = 0; place < length; ) {
    let code = text.charCodeAt(place);
    const kind = CLASSES[code] as number;
    if (kind === 0) {
      place += 1;
      continue;
    }
    const start = place;
    const last = start + LONGEST_WORD;
    let hash = HASH_START;
    do {
      hash = Math.imul(hash ^ code, HASH_FACTOR);
      place += 1;
      code = place < length ? text.charCodeAt(place) : 0;
    } while (CLASSES[code] === kind && place < last);
    take(start, place, mixed(hash));
  }
}

/** Another one in each process: nobody can prepare words that all have the same hash. */
const [HASH_START = 0] = crypto.getRandomValues(new Uint32Array(1));
const HASH_FACTOR = 0x01_00_01_93;

/** Every bit of the hash changes every bit of what tables take of it. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2_b2_ae_35);
  return (whole ^ (whole >>> 16)) >>> 0;
}

/** The same as `eachWord` tells of a word: FNV-1a, mixed. */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let place = 0; place < word.length; place += 1) hash = Math.imul(hash ^ word.charCodeAt(place), HASH_FACTOR);
  return mixed(hash);
}

/** A word of a text and where it stands. */
export interface Token {
  /** In small letters. */
  readonly word: string;
  readonly capital: boolean;
  readonly start: number;
  readonly end: number;
}

export function* tokensOf(text: string): Generator<Token> {
  for (let start = wordStart(text, 0); start < text.length; ) {
    const end = wordEnd(text, start);
    const word = smallLetters(text.slice(start, end));
    yield { word, capital: text.charAt(start) !== word.charAt(0), start, end };
    start = wordStart(text, end);
  }
}

export function isNumber(word: string): boolean {
  return CLASSES[word.charCodeAt(0)] === DIGIT;
}

/** Whether a word was typed as another one without its marks: kuca for kuća, and not the other way round. */
export function isUnmarked(typed: string, word: string): boolean {
  if (typed === word || plainWord(typed) !== plainWord(word)) return false;
  let place = 0;
  for (let letter = 0; letter < word.length; letter += 1) {
    const meant = word.charAt(letter);
    if (typed.charAt(place) === meant) place += 1;
    else if (meant === 'đ' && typed.startsWith('dj', place)) place += 2;
    else if (typed.charAt(place) === plainWord(meant)) place += 1;
    else return false;
  }
  return place === typed.length;
}
