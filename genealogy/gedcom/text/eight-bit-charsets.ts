import { GrowingBytes } from '../structures/growing.ts';

const PLATFORM = {
  CP1250: 'windows-1250',
  CP1251: 'windows-1251',
  CP1252: 'windows-1252',
  CP1254: 'windows-1254',
  CP1257: 'windows-1257',
  'ISO-8859-2': 'iso-8859-2',
  MacRoman: 'macintosh',
} as const;

/** What the bytes 80 … FF mean in pages that the platform does not know. */
const OWN = {
  CP437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}',
  CP850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}',
  CP852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}',
  MacCroatian:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\u{a0}ÀÃÕŒœ' +
    'Đ—“”‘’÷◊\u{fffd}©⁄€‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ',
  MacCentralEuropean:
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u{a0}ňŐÕőŌ' +
    '–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
} as const;

export type CodePage = keyof typeof PLATFORM | keyof typeof OWN;

const UPPER_HALVES = new Map<CodePage, string>();

/** A replacement character where a byte means nothing; the platform gives control characters there. */
function upperHalf(page: CodePage): string {
  const known = UPPER_HALVES.get(page);
  if (known !== undefined) return known;
  const half =
    page in OWN
      ? OWN[page as keyof typeof OWN]
      : new TextDecoder(PLATFORM[page as keyof typeof PLATFORM])
          .decode(Uint8Array.from({ length: 128 }, (_, index) => index + 0x80))
          .replace(/[\u{80}-\u{9f}]/gu, '\u{fffd}');
  UPPER_HALVES.set(page, half);
  return half;
}

/** The letter of a byte above 7F. */
export function letterOf(page: CodePage, byte: number): string {
  return upperHalf(page)[byte - 0x80] ?? '\u{fffd}';
}

/** None of the code pages goes beyond U+FFFF, so that no letter takes more than three bytes. */
export function utf8OfCodePage(bytes: Uint8Array, page: CodePage): Uint8Array {
  const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : letterOf(page, byte).charCodeAt(0),
  );
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const code = codes[bytes[index] as number] as number;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  const text = new Uint8Array(length);
  let at = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const code = codes[bytes[index] as number] as number;
    if (code < 0x80) text[at++] = code;
    else if (code < 0x800) {
      text[at++] = 0xc0 | (code >> 6);
      text[at++] = 0x80 | (code & 0x3f);
    } else {
      text[at++] = 0xe0 | (code >> 12);
      text[at++] = 0x80 | ((code >> 6) & 0x3f);
      text[at++] = 0x80 | (code & 0x3f);
    }
  }
  return text;
}

const UNDEFINED_CHARACTER = '\u{fffd}';

/** ANSI Z39.47 with what GEDCOM and libraries added: the letters and signs A1 … CF, which stand alone. */
const LETTERS = `ŁØĐÞÆŒʹ·♭®±ƠƯʼ${UNDEFINED_CHARACTER}ʻłøđþæœʺı£ð${UNDEFINED_CHARACTER}ơư□■°ℓ℗©♯¿¡ß€${UNDEFINED_CHARACTER.repeat(4)}eoß`;

/**
 * The marks E0 … FE, which are written before the letter they belong to, where Unicode has them after it; 0 where there
 * is none.
 */
const MARKS = [
  ...[0x309, 0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30c, 0x30a, 0xfe20, 0xfe21, 0x315, 0x30b, 0x310],
  ...[0x327, 0x328, 0x323, 0x324, 0x325, 0x333, 0x332, 0x326, 0x31c, 0x32e, 0xfe22, 0xfe23, 0x338, 0, 0x313],
].map((code) => (code === 0 ? undefined : String.fromCharCode(code)));

/** Invisible characters for sorting and joining. */
const INVISIBLE = new Map([
  [0x88, '\u{98}'],
  [0x89, '\u{9c}'],
  [0x8d, '\u{200d}'],
  [0x8e, '\u{200c}'],
]);

/**
 * Garbage may have any number of marks in a row; normalizing them all would take quadratic time.
 */
const MAX_MARKS = 8;

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
    for (let mark = markAt(bytes, at); mark !== undefined && marks.length < MAX_MARKS; mark = markAt(bytes, at)) {
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
  return byte < 0x80 ? String.fromCharCode(byte) : (LETTERS[byte - 0xa1] ?? INVISIBLE.get(byte) ?? UNDEFINED_CHARACTER);
}

const BYTES_OF_LETTERS = new Map<CodePage, ReadonlyMap<string, number>>();

/** Undefined where the page lacks a letter. */
export function encodeCodePage(text: string, page: CodePage): Uint8Array | undefined {
  let bytesOf = BYTES_OF_LETTERS.get(page);
  if (!bytesOf) {
    const letters = Array.from({ length: 128 }, (_, index) => [letterOf(page, index + 0x80), index + 0x80] as const);
    bytesOf = new Map(letters.filter(([letter]) => letter !== UNDEFINED_CHARACTER));
    BYTES_OF_LETTERS.set(page, bytesOf);
  }
  const bytes: number[] = [];
  for (const letter of text) {
    const byte = letter < '\u{80}' ? letter.charCodeAt(0) : bytesOf.get(letter);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/** Of composed letters; undefined where ANSEL lacks one. */
export function encodeAnsel(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const letter of text) {
    const own = anselByte(letter);
    if (own !== undefined) bytes.push(own);
    else {
      const [base = '', ...marks] = letter.normalize('NFD');
      const [last, before] = [anselByte(base), marks.map((mark) => MARKS.indexOf(mark))];
      if (last === undefined || before.length === 0 || before.length > MAX_MARKS || before.includes(-1))
        return undefined;
      bytes.push(...before.map((mark) => mark + 0xe0), last);
    }
  }
  const encoded = Uint8Array.from(bytes);
  return new TextDecoder().decode(utf8OfAnsel(encoded)) === text ? encoded : undefined;
}

function anselByte(letter: string): number | undefined {
  if (letter < '\u{80}') return letter.charCodeAt(0);
  const at = letter === UNDEFINED_CHARACTER ? -1 : LETTERS.indexOf(letter);
  return at < 0 ? undefined : at + 0xa1;
}
