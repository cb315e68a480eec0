import { type Findings, GedcomUnreadableError } from '../findings.ts';
import { GrowingBytes } from '../structures/growing.ts';
import { guessCharset, sampleWords } from './charset-guess.ts';
import { type Charset, charsetsNamed, expectationsFor, readDeclaredHeader } from './declared-header.ts';
import { type CodePage, utf8OfAnsel, utf8OfCodePage } from './eight-bit-charsets.ts';
import { repairUtf8, surveyUtf8 } from './utf8.ts';

/** Armenian, Hebrew, Arabic and what follows them: never in a word with ours. */
const EASTERN = /[\u{530}-\u{7ff}]/u;

/** How a file's letters are written, as its bytes tell. */
export interface RecognisedText {
  readonly charset: Charset;
  /** As the header says it. */
  readonly declared: string;
  /** The length of the byte order mark. */
  readonly markLength: number;
  /** Bytes that are not UTF-8 in a file that is; `page` is what they are read by. */
  readonly broken?: { readonly count: number; readonly page: CodePage };
}

/** The charset is detected from the bytes and not from the declaration alone. */
export function recogniseText(bytes: Uint8Array): RecognisedText {
  const utf16 = utf16Of(bytes);
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = marked ? bytes.subarray(3) : bytes;
  if (!looksLikeGedcom(body, utf16 ?? 'latin1')) throw new GedcomUnreadableError('not-gedcom');
  if (utf16) {
    const head = utf8OfUtf16(bytes.subarray(0, LONGEST_UTF16_HEADER), utf16);
    const isMarked = bytes[0] === 0xff || bytes[0] === 0xfe;
    return { charset: utf16, declared: readDeclaredHeader(head).charset, markLength: isMarked ? 2 : 0 };
  }
  const { charset: declared, language } = readDeclaredHeader(body);
  const { wellFormed, broken } = surveyUtf8(body);
  const saysUtf8 = marked || charsetsNamed(declared).includes('UTF-8');
  const markLength = marked ? 3 : 0;
  if (broken === 0 && (saysUtf8 || wellFormed === 0 || !isUtf8ByChance(body)))
    return { charset: wellFormed === 0 ? 'ASCII' : 'UTF-8', declared, markLength };
  if (broken > 0 && (marked || wellFormed >= (saysUtf8 ? 1 : 4) * broken)) {
    const strays = sampleWords(body, (word) => surveyUtf8(word).broken > 0);
    const page = guessCharset(strays, { CP1250: 0, CP1252: 0 }, language) as CodePage;
    return { charset: 'UTF-8', declared, markLength, broken: { count: broken, page } };
  }
  return { charset: guessCharset(sampleWords(body), expectationsFor(declared), language), declared, markLength };
}

/** Decodes a file of any charset to UTF-8. */
export function readText(bytes: Uint8Array, findings: Findings): Uint8Array {
  const recognised = recogniseText(bytes);
  compareWithDeclared(recognised.charset, recognised.declared, findings);
  if (recognised.broken) findings.add('broken-characters', 0, 'CHAR', String(recognised.broken.count));
  return decodeText(bytes, recognised);
}

/** The text in UTF-8, without a byte order mark. */
export function decodeText(bytes: Uint8Array, { charset, markLength, broken }: RecognisedText): Uint8Array {
  if (charset === 'UTF-16LE' || charset === 'UTF-16BE') return utf8OfUtf16(bytes, charset);
  const body = bytes.subarray(markLength);
  if (broken) return repairUtf8(body, broken.page);
  if (charset === 'UTF-8' || charset === 'ASCII') return body;
  return charset === 'ANSEL' ? utf8OfAnsel(body) : utf8OfCodePage(body, charset);
}

/** Two letters of a code page in a row may look like one of UTF-8: `Íñigo` of DOS has a Hebrew accent then. */
function isUtf8ByChance(bytes: Uint8Array): boolean {
  const { high } = sampleWords(bytes);
  return high.every(
    (word) => /[A-Za-z]/.test(String.fromCharCode(...word)) && EASTERN.test(new TextDecoder().decode(word)),
  );
}

function compareWithDeclared(charset: Charset, declared: string, findings: Findings): void {
  if (declared === '') {
    if (charset !== 'ASCII' && charset !== 'UTF-8') findings.add('charset-guessed', 0, 'CHAR', charset);
  } else if (charset !== 'ASCII' && !charsetsNamed(declared).includes(charset))
    findings.add('charset-mismatch', 0, 'CHAR', declared);
}

/** With a byte order mark or without: a GEDCOM file begins with the digit 0. */
function utf16Of(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x30 && second === 0)) return 'UTF-16LE';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x30) ? 'UTF-16BE' : undefined;
}

function utf8OfUtf16(bytes: Uint8Array, charset: 'UTF-16LE' | 'UTF-16BE'): Uint8Array {
  const decoder = new TextDecoder(charset);
  const text = new GrowingBytes(bytes.length / 2 + 1024);
  const step = 1 << 20;
  for (let at = 0; at < bytes.length; at += step)
    text.pushText(decoder.decode(bytes.subarray(at, at + step), { stream: true }));
  text.pushText(decoder.decode());
  return text.trimmed();
}

/** As much as a header of other charsets may take, at two bytes a letter. */
const LONGEST_UTF16_HEADER = 1 << 19;

/** Nobody puts more than this before the first record; in a file of another kind there is no need to look further. */
const LONGEST_PREAMBLE = 1 << 20;
const RECORD =
  /(?:^|[\r\n])[ \t\u{feff}]*0[ \t]+(?:@[^@\r\n]+@[ \t]*)?(?:HEAD|INDI|FAM|NOTE|SNOTE|SOUR|REPO|OBJE|SUBM|SUBN|TRLR)\b/iu;

/**
 * A cheap test that rejects a photograph or a disk image early; a GEDCOM file passes it at its first bytes.
 */
function looksLikeGedcom(bytes: Uint8Array, encoding: 'latin1' | 'UTF-16LE' | 'UTF-16BE'): boolean {
  return [1024, LONGEST_PREAMBLE].some((length) =>
    RECORD.test(new TextDecoder(encoding).decode(bytes.subarray(0, length))),
  );
}
