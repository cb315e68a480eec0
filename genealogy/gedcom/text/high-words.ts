/** Spread over the file: a tree often begins in one language and goes on in another. */
const STRETCHES = 64;
const WORDS_A_STRETCH = 4;
/** The same names stand there again and again, and most say nothing new. */
const LOOKED_AT = 64;
const LONGEST_WORD = 40;
const PLAIN_WORDS = 4000;

/** Each once: a name that stands there a thousand times says no more than one that stands there once. */
export interface SampledWords {
  /** With a byte above 7F, as bytes. */
  readonly high: readonly Uint8Array[];
  /** Without one, in small letters. */
  readonly plain: ReadonlySet<string>;
}

/** The words that tell the charset and those that tell the language, a bounded number however long the file. */
export function sampleWords(bytes: Uint8Array, isOfInterest: (word: Uint8Array) => boolean = () => true): SampledWords {
  const high = new Map<string, Uint8Array>();
  const plain = new Set<string>();
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    const end = Math.floor(((stretch + 1) * bytes.length) / STRETCHES);
    const most = high.size + WORDS_A_STRETCH;
    const mostPlain = plain.size + PLAIN_WORDS / STRETCHES;
    let at = Math.floor((stretch * bytes.length) / STRETCHES);
    while (at > 0 && isOfWord(bytes[at - 1])) at -= 1;
    for (let looked = 0; at < end && high.size < most && looked < LOOKED_AT; at += 1) {
      if (plain.size >= mostPlain) at = nextHighWord(bytes, at, end);
      if (!isOfWord(bytes[at])) continue;
      const start = at;
      let isHigh = false;
      for (; isOfWord(bytes[at]); at += 1) isHigh ||= (bytes[at] as number) >= 0x80;
      if (isHigh) {
        const word = bytes.subarray(start, Math.min(at, start + LONGEST_WORD));
        if (!isOfInterest(word)) continue;
        looked += 1;
        high.set(latin1(word), word);
      } else if (plain.size < mostPlain && at - start < 16) plain.add(latin1(bytes.subarray(start, at)).toLowerCase());
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
