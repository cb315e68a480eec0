import { ownTagDefinition } from '../versions/seven-names.ts';
import type { EightBitCharset, Expectations } from './charset-guess.ts';

const USUAL_HEADER = 8 * 1024;
const LONGEST_HEADER = 256 * 1024;
const LINE = /^[ \t]*(\d+)[ \t]+(@[^@\r\n]+@|\w+)[ \t]*([^\r\n]*)/gm;

/** What a file declares about itself in HEAD, read before anything else. */
interface DeclaredHeader {
  readonly charset: string;
  readonly version: string;
  readonly language: string;
  /** By the name in a 7.0 file that we wrote: the original tags. */
  readonly ownTags: ReadonlyMap<string, string>;
}

/** Reads only ASCII, so that it works before the charset is known. */
export function readDeclaredHeader(bytes: Uint8Array): DeclaredHeader {
  const usual = headerIn(bytes.subarray(0, USUAL_HEADER));
  return usual.isWhole ? usual.declared : headerIn(bytes.subarray(0, LONGEST_HEADER)).declared;
}

function headerIn(bytes: Uint8Array): { declared: DeclaredHeader; isWhole: boolean } {
  const ownTags = new Map<string, string>();
  const declared = { charset: '', version: '', language: '', ownTags };
  let parent = '';
  for (const [, level, tag = '', value = ''] of new TextDecoder('latin1').decode(bytes).matchAll(LINE)) {
    if (level === '0' && parent !== '') return { declared, isWhole: true };
    if (level === '1') parent = tag.toUpperCase();
    if (level === '1' && parent === 'CHAR') declared.charset ||= value.trim();
    if (level === '1' && parent === 'LANG') declared.language ||= value.trim();
    const own = level === '2' && parent === 'SCHMA' ? ownTagDefinition(value) : undefined;
    if (own && own.name !== own.tag) ownTags.set(own.name, own.tag);
    if (level === '2' && parent === 'GEDC' && tag.toUpperCase() === 'VERS') declared.version ||= value.trim();
  }
  return { declared, isWhole: false };
}

export type Charset = EightBitCharset | 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'ASCII';

/** The code pages of Windows; the rarer ones only where the bytes speak for them. */
const WINDOWS = {
  CP1250: 0,
  CP1252: 0,
  CP1251: -1,
  'ISO-8859-2': -1.5,
  CP1254: -1.5,
  CP1257: -2.5,
} as const satisfies Expectations;
const DOS = { CP437: -0.3, CP850: -0.4, CP852: 0 } as const satisfies Expectations;
const MACINTOSH = { MacRoman: 0, MacCroatian: 0, MacCentralEuropean: -0.5 } as const satisfies Expectations;

const WINDOWS_CHARSETS = Object.keys(WINDOWS) as (keyof typeof WINDOWS)[];
const DOS_CHARSETS = Object.keys(DOS) as (keyof typeof DOS)[];
const MACINTOSH_CHARSETS = Object.keys(MACINTOSH) as (keyof typeof MACINTOSH)[];

/** What programs write after CHAR, and what they may mean by it. */
const DECLARATIONS: readonly (readonly [RegExp, readonly Charset[]])[] = [
  [/^UTF-?8$/i, ['UTF-8']],
  [/^(UNICODE|UTF-?16.*)$/i, ['UTF-16LE', 'UTF-16BE']],
  [/^ANSEL$/i, ['ANSEL']],
  [/^(US-?)?ASCII$/i, []],
  [/^(WINDOWS|CP|ANSI|MS)?[-_ ]?125([01247])$/i, []],
  [/^(CP|IBM|OEM|DOS)?[-_ ]?(437|850|852)$/i, []],
  [/WINDOWS|ANSI|LATIN|8859/i, WINDOWS_CHARSETS],
  [/^(IBM|OEM|PC|DOS|MS-?DOS|IBM[-_ ]?(PC|DOS|OEM)|IBMPC.*)$/i, DOS_CHARSETS],
  [/^MAC/i, MACINTOSH_CHARSETS],
];
const PAGE_BY_NUMBER = /(1250|1251|1252|1254|1257|437|850|852)$/;
/** A program that names one code page often writes the system's instead. */
const ONE_PAGE = 2;
const ONE_FAMILY = 3;
const UNDECLARED_FAMILY = -6;

/** The charsets that a declaration can mean; ASCII is part of them all. */
export function charsetsNamed(declared: string): readonly Charset[] {
  const meant = DECLARATIONS.find(([pattern]) => pattern.test(declared.trim()))?.[1] ?? [];
  const number = PAGE_BY_NUMBER.exec(declared.trim())?.[1];
  return meant.length === 0 && number !== undefined ? [`CP${number}` as Charset] : meant;
}

/**
 * The prior likelihood of each charset given the declaration. ANSI means Windows and never a DOS page, or a single curly
 * apostrophe could decide for one. Any other declaration may be wrong.
 */
export function expectationsFor(declared: string): Expectations {
  const named = charsetsNamed(declared);
  const of = (charset: EightBitCharset): number => (named.includes(charset) ? (named.length === 1 ? ONE_PAGE : 0) : 0);
  const raised = (family: Expectations, by: number): Expectations =>
    Object.fromEntries(
      (Object.entries(family) as [EightBitCharset, number][]).map(([charset, likely]) => [
        charset,
        likely + by + of(charset),
      ]),
    );
  if (WINDOWS_CHARSETS.some((charset) => named.includes(charset))) return raised(WINDOWS, 0);
  if (MACINTOSH_CHARSETS.some((charset) => named.includes(charset)))
    return { ...raised(MACINTOSH, ONE_FAMILY), ...raised(WINDOWS, 0), ...raised(DOS, UNDECLARED_FAMILY) };
  if (DOS_CHARSETS.some((charset) => named.includes(charset)))
    return { ...raised(DOS, ONE_FAMILY), ...raised(WINDOWS, 0) };
  return {
    ...raised(WINDOWS, 0),
    ...raised(DOS, -2),
    ...raised(MACINTOSH, -4),
    ANSEL: named.includes('ANSEL') ? ONE_FAMILY + 1 : -1,
  };
}
