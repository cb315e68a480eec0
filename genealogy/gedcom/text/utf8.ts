import { GrowingBytes } from '../structures/growing.ts';
import { type CodePage, letterOf } from './eight-bit-charsets.ts';

/** Length of the well-formed UTF-8 sequence at the position, 0 where there is none. */
function utf8SequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const second = bytes[at + 1] ?? 0;
  if (first >= 0xc2 && first <= 0xdf) return isContinuation(second) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const lowest = first === 0xe0 ? 0xa0 : 0x80;
    const highest = first === 0xed ? 0x9f : 0xbf;
    return second >= lowest && second <= highest && isContinuation(bytes[at + 2]) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const lowest = first === 0xf0 ? 0x90 : 0x80;
    const highest = first === 0xf4 ? 0x8f : 0xbf;
    return second >= lowest && second <= highest && isContinuation(bytes[at + 2]) && isContinuation(bytes[at + 3])
      ? 4
      : 0;
  }
  return 0;
}

/**
 * The number of well-formed UTF-8 sequences above 7F (exact only where there are broken ones), and of broken bytes.
 */
export function surveyUtf8(bytes: Uint8Array): { wellFormed: number; broken: number } {
  return nativeSurvey(bytes) ?? byteByByteSurvey(bytes);
}

/** The platform's decoder validates many times faster, but does not count the errors. */
function nativeSurvey(bytes: Uint8Array): { wellFormed: number; broken: number } | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const step = 1 << 18;
  let characters = 0;
  try {
    for (let at = 0; at < bytes.length; at += step)
      characters += decoder.decode(bytes.subarray(at, at + step), { stream: true }).length;
    decoder.decode();
  } catch {
    return undefined;
  }
  return { wellFormed: bytes.length - characters, broken: 0 };
}

function byteByByteSurvey(bytes: Uint8Array): { wellFormed: number; broken: number } {
  let wellFormed = 0;
  let broken = 0;
  let at = 0;
  while (at < bytes.length) {
    if ((bytes[at] as number) < 0x80) at += 1;
    else {
      const length = utf8SequenceLength(bytes, at);
      if (length > 0) wellFormed += 1;
      else broken += 1;
      at += Math.max(length, 1);
    }
  }
  return { wellFormed, broken };
}

/**
 * UTF-8 with stray bytes: each is decoded by the code page, and a character that a program cut in two at a CONC is left for the
 * parser, which joins the lines.
 */
export function repairUtf8(bytes: Uint8Array, page: CodePage): Uint8Array {
  const text = new GrowingBytes(bytes.length + 64);
  let soundFrom = 0;
  let at = 0;
  while (at < bytes.length) {
    const length = utf8SequenceLength(bytes, at) || lengthCutByConc(bytes, at);
    if (length === 0) {
      text.pushBytes(bytes.subarray(soundFrom, at));
      text.pushText(letterOf(page, bytes[at] as number));
      soundFrom = at + 1;
    }
    at += Math.max(length, 1);
  }
  text.pushBytes(bytes.subarray(soundFrom));
  return text.trimmed();
}

/** From the first half of a cut letter through the CONC to the end of its second half; 0 where it is no such thing. */
function lengthCutByConc(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const whole = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  if (whole === 0) return 0;
  const letter = [first];
  let next = at + 1;
  while (letter.length < whole && isContinuation(bytes[next])) letter.push(bytes[next++] as number);
  const between = /^\r?\n?\d\d? CONC /.exec(String.fromCharCode(...bytes.subarray(next, next + 12)));
  if (!between || next === at + whole) return 0;
  next += between[0].length;
  while (letter.length < whole && isContinuation(bytes[next])) letter.push(bytes[next++] as number);
  return letter.length === whole && utf8SequenceLength(Uint8Array.from(letter), 0) === whole ? next - at : 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf;
}
