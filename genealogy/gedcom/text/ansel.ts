import { GrowingBytes } from '../structures/growing-bytes.ts';

const NOTHING = '\u{fffd}';

/** ANSI Z39.47 with what GEDCOM and libraries added: the letters and signs A1 … CF, which stand alone. */
const LETTERS = `ŁØĐÞÆŒʹ·♭®±ƠƯʼ${NOTHING}ʻłøđþæœʺı£ð${NOTHING}ơư□■°ℓ℗©♯¿¡ß€${NOTHING.repeat(4)}eoß`;

/**
 * The marks E0 … FE, which are written before the letter they belong to, where Unicode has them after it; 0 where there
 * is none.
 */
const MARKS = [
  ...[0x309, 0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30c, 0x30a, 0xfe20, 0xfe21, 0x315, 0x30b, 0x310],
  ...[0x327, 0x328, 0x323, 0x324, 0x325, 0x333, 0x332, 0x326, 0x31c, 0x32e, 0xfe22, 0xfe23, 0x338, 0, 0x313],
].map((code) => (code === 0 ? undefined : String.fromCharCode(code)));

/** Signs for sorting and joining that nobody sees. */
const INVISIBLE = new Map([
  [0x88, '\u{98}'],
  [0x89, '\u{9c}'],
  [0x8d, '\u{200d}'],
  [0x8e, '\u{200c}'],
]);

/**
 * A mark may be followed by many more in a file of garbage; no letter carries that many, and joining them would take
 * for ever.
 */
const MOST_MARKS = 8;

export function utf8OfAnsel(bytes: Uint8Array): Uint8Array {
  const text = new GrowingBytes(bytes.length);
  let plainFrom = 0;
  let at = 0;
  while (at < bytes.length) {
    if ((bytes[at] as number) < 0x80) {
      at += 1;
      continue;
    }
    text.pushBytes(bytes.subarray(plainFrom, at));
    let marks = '';
    for (let mark = markAt(bytes, at); mark !== undefined && marks.length < MOST_MARKS; mark = markAt(bytes, at)) {
      marks += mark;
      at += 1;
    }
    const base = baseAt(bytes, at);
    text.pushText(base < ' ' ? marks : (base + marks).normalize('NFC'));
    if (base >= ' ') at += 1;
    plainFrom = at;
  }
  text.pushBytes(bytes.subarray(plainFrom));
  return text.trimmed();
}

function markAt(bytes: Uint8Array, at: number): string | undefined {
  return MARKS[(bytes[at] ?? 0) - 0xe0];
}

/** Empty at the end of the file. */
function baseAt(bytes: Uint8Array, at: number): string {
  const byte = bytes[at];
  if (byte === undefined) return '';
  return byte < 0x80 ? String.fromCharCode(byte) : (LETTERS[byte - 0xa1] ?? INVISIBLE.get(byte) ?? NOTHING);
}
