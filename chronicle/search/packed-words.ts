/** Between the parts of an entry: no word has this number. */
export const BREAK = 0xff_ff_ff_ff;

let packed = new Uint8Array(1 << 12);

/**
 * The numbers of an entry's words, seven bits a byte. The words that are used most came first and have small numbers: two
 * bytes a word, where they would otherwise take four.
 */
export function packWords(words: Uint32Array): Uint8Array {
  if (words.length * 5 > packed.length) packed = new Uint8Array(words.length * 10);
  const bytes = packed;
  let used = 0;
  for (let place = 0; place < words.length; place += 1) {
    let rest = ((words[place] as number) + 1) >>> 0;
    for (; rest > 0x7f; rest >>>= 7) {
      bytes[used] = (rest & 0x7f) | 0x80;
      used += 1;
    }
    bytes[used] = rest;
    used += 1;
  }
  return bytes.slice(0, used);
}

let unpacked = new Uint32Array(1 << 10);

/** A view: it holds until the next one is asked for. */
export function unpackWords(bytes: Uint8Array): Uint32Array {
  if (bytes.length > unpacked.length) unpacked = new Uint32Array(bytes.length * 2);
  let count = 0;
  for (let place = 0; place < bytes.length; place += 1) {
    let byte = bytes[place] as number;
    let word = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      place += 1;
      byte = bytes[place] as number;
      word |= (byte & 0x7f) << shift;
    }
    unpacked[count] = word - 1;
    count += 1;
  }
  return unpacked.subarray(0, count);
}
