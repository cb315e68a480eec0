import { parsePartialDate } from './partial-date.ts';
import { latinLetters } from './plain-letters.ts';

const DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;
const NAMED = /^(?:u\s+)?(?:(\d{1,2})\.?\s*)?([\p{L}]{3,}|[IVX]+)\.?\s*(\d{4})\.?(?:\s*(?:godine|god\.))?$/u;
const ABOUT = /^(?:oko|otprilike|možda|negdje)\s+(?!oko|otprilike|možda|negdje)(.+)$/i;
const DECADE = /^(\d{3})0\.?(?:-ih|-tih|-e|ih)(?:\s*godina)?$/i;
const YEAR = /^(?:godine\s+)?(\d{4})\.?(?:\s*(?:godine|god\.))?$/i;

/** Whatever is longer is no date, and is not looked through. */
const LONGEST = 80;
const BEFORE = /^(?:prije|do)\s+(.+)$/i;
const AFTER = /^(?:poslije|nakon|iza)\s+(.+)$/i;
const SINCE = /^od\s+(.+)$/i;
const FROM_TO = /^(?:od\s+)?(.+?)\s*(?:[–—]|\s-\s|\sdo\s)\s*(.+)$/i;
const YEARS = /^(\d{4})\.?\s*-\s*(\d{4})\.?(?:\s*(?:godine|god\.))?$/i;
const BETWEEN = /^između\s+(.+?)\s+i\s+(.+)$/i;
const SEASON =
  /^(?:u\s+|s\s+)?(prolje[ćc]\p{L}{1,2}|ljet\p{L}{1,2}|jesen\p{L}?|zim\p{L}{1,2})\s+(?:godine\s+)?(\d{4})\.?(?:\s*(?:godine|god\.))?$/iu;
const CENTURY =
  /^(?:u\s+)?(?:(sredin\p{L}{1,2}|po[čc](?:\.|etk\p{L}{1,2}|etak)|(?:pot)?kraj\p{L}{0,2}|(?:pr(?:va|ve|voj|vu)|1\.)\s+pol(?:\.|ovi[cn]\p{L}{1,2})|(?:drug(?:a|e|oj|u)|2\.)\s+pol(?:\.|ovi[cn]\p{L}{1,2}))\s+)?(\d|1\d|2[01]|[IVX]{1,6})\.?\s*(?:stolje[ćc]\p{L}{1,3}|st\.?)$/iu;
const WAR =
  /^(prije|za(?:\s+vrijeme)?|tijekom|u|poslije|nakon)\s+(prvog\p{L}?|drugog\p{L}?|prvom\p{L}?|drugom\p{L}?|1\.|2\.|domovinsk\p{L}{2,4}|posljednj\p{L}{2,4})?\s*(?:svjetsk\p{L}{2,4}\s+|sv\.\s*)?rat(?:a|u)$/iu;

/** Wars as the village counts them: the first and last year. */
const WARS = [
  ['1914', '1918'],
  ['1941', '1945'],
  ['1991', '1995'],
] as const;

/** A date as people write it, in EDTF, where it can be understood without guessing; otherwise nothing. */
export function dateInWords(text: string): string | undefined {
  const [meant, ...others] = datesMeant(text);
  return others.length === 0 ? meant : undefined;
}

/**
 * What a date as people write it may mean, in EDTF: one when it is clear, several to choose from (prije rata), none when it is
 * not understood. What is EDTF already stays as it is.
 */
export function datesMeant(text: string): string[] {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '' || words.length > LONGEST) return [];
  if (parsePartialDate(words)) return [words];
  return [...new Set(readings(words).filter((edtf) => parsePartialDate(edtf) !== undefined))];
}

function readings(words: string): readonly string[] {
  const war = WAR.exec(words);
  if (war) return warsMeant(war[1] ?? '', war[2] ?? '');
  const point = pointMeant(words);
  if (point !== undefined) return [point];
  const years = YEARS.exec(words);
  if (years) return [`${years[1]}/${years[2]}`];
  const between = BETWEEN.exec(words);
  if (between) return ends(between, (start, end) => `[${start}..${end}]`);
  const span = FROM_TO.exec(words);
  if (span && !BEFORE.test(words)) return ends(span, (start, end) => `${start}/${end}`);
  const before = pointMeant(BEFORE.exec(words)?.[1] ?? '');
  if (before !== undefined) return [`[..${before}]`];
  const after = pointMeant(AFTER.exec(words)?.[1] ?? '');
  if (after !== undefined) return [`[${after}..]`];
  const since = pointMeant(SINCE.exec(words)?.[1] ?? '');
  if (since !== undefined) return [`${since}/..`];
  return partOfCentury(words);
}

function ends([, from = '', to = '']: RegExpExecArray, of: (start: string, end: string) => string): string[] {
  const start = pointMeant(from);
  const end = pointMeant(to);
  return start === undefined || end === undefined ? [] : [of(start, end)];
}

function warsMeant(when: string, which: string): string[] {
  const index = /^(?:prv|1)/i.test(which) ? 0 : /^(?:drug|2)/i.test(which) ? 1 : /^(?:dom|pos)/i.test(which) ? 2 : -1;
  const wars = index < 0 ? WARS : WARS.slice(index, index + 1);
  return wars.map(([first, last]) => {
    if (/^prije/i.test(when)) return `[..${first}]`;
    return /^(?:poslije|nakon)/i.test(when) ? `[${last}..]` : `${first}/${last}`;
  });
}

/** Which years a part of a century has, as far as people mean the same by it. */
function partOfCentury(words: string): string[] {
  const [, part = '', written = ''] = CENTURY.exec(words) ?? [];
  const number = numberOfCentury(written);
  if (part === '' || !(number >= 1)) return [];
  const first = (number - 1) * 100;
  const [from, to] = /^sred/i.test(part)
    ? [40, 60]
    : /^po[čc]/i.test(part)
      ? [0, 20]
      : /kraj/i.test(part)
        ? [80, 99]
        : /^(?:prv|1)/i.test(part)
          ? [0, 50]
          : [50, 99];
  return [`[${fourDigits(first + from)}..${fourDigits(first + to)}]`];
}

function numberOfCentury(written: string): number {
  return ROMAN.indexOf(written.toLowerCase()) + 1 || Number(written);
}

/** One moment, however exact. */
function pointMeant(words: string): string | undefined {
  const day = DAY.exec(words);
  const named = NAMED.exec(words);
  const month = monthNamed(named?.[2] ?? '');
  const season = SEASON.exec(words);
  const about = ABOUT.exec(words)?.[1];
  const decade = DECADE.exec(words)?.[1];
  const century = CENTURY.exec(words);
  const year = YEAR.exec(words)?.[1];
  if (day) return pointOf(day[3], Number(day[2]), day[1]);
  if (about) return aboutPoint(about);
  if (decade) return `${decade}X`;
  if (season) return `${season[2]}-${seasonNamed(season[1] ?? '')}`;
  if (century && century[1] === undefined) return `${String(numberOfCentury(century[2] ?? '') - 1).padStart(2, '0')}XX`;
  if (named && month) return pointOf(named[3], month, named[1]);
  return year ?? (parsePartialDate(words)?.shape === 'point' ? words : undefined);
}

/** Of a year, a decade or a century; what is about a day is read as it stands. */
function aboutPoint(words: string): string | undefined {
  const point = pointMeant(words);
  return point === undefined || /[?~%]$/.test(point) ? point : `${point}~`;
}

function seasonNamed(word: string): number {
  return 21 + ['p', 'l', 'j', 'z'].indexOf(word.charAt(0).toLowerCase());
}

function fourDigits(year: number): string {
  return String(year).padStart(4, '0');
}

function pointOf(year: string | undefined, month: number, day: string | undefined): string {
  return `${year}-${String(month).padStart(2, '0')}${day === undefined ? '' : `-${day.padStart(2, '0')}`}`;
}

/**
 * Names of the months in the languages of the region's registers, in all cases, as patterns over plain small letters:
 * Croatian, Serbian, Bosnian, Slovene, German, English, Latin, Italian, French. `listopad` is October here, whatever it
 * is among Slovenes and Czechs; `prosinec` is January to the ones and December to the others, and left unread.
 */
const NAMES = [
  'sij(ec|ec(anj|nj(a|u|em|e|i)))? jan(u?ar(a|u|om|ja|ju|jem|y|s)?|n?er[as]?|n)? jaen(n?er[as]?|n)? [ij]anuari(us|um|i|o|j) gennaio janvier jenner',
  'velj(ac(a|e|i|u|om))? feb(ru?ar(a|u|om|ja|ju|jem|y|s)?|ers?|r)? februari(us|um|i|o|j) febbraio fevrier hornung svec(an|ana|na)',
  'ozu(j(ak|k(a|u|om|e))?)? mar(t(a|u|om)?|ec|ca|cu|cem|ch)? m(ae?|e)?rz(en)? marti(us|um|i|o|j) marzo mars sus(ec|ca) lenzmonats?',
  'tra(v(anj|nj(a|u|em|e))?)? apr(il(a|u|om|is|i|e|em|s)?)? avril mal(i|ega)trav(en|na) ostermonats?',
  'svi(b(anj|nj(a|u|em|e))?)? ma[ijy](a|u|em|us|um|i|j|o|s|en)? maggio velik(i|ega)trav(en|na) wonnemonats?',
  'lip(anj|nj(a|u|em|e))? [ij]un(i|ij?[aeu]?|ijem|ius|ium|ii|is|io|a|u|om|e|o|y)? giugno juin brachmonats? roznika?',
  'srp(anj|nj(a|u|em|e))? [ij]ul(i|ij?[aeu]?|ijem|ius|ium|ii|is|io|a|u|om|y|ei)? luglio juillet heumonats? mal(i|ega)srpana?',
  'kol(ovoz(a|u|om|e)?)? a[uv]g(ust(a|u|om|us|um|i|o|s|es)?)? agosto aout velik(i|ega)srpana? erntemonats?',
  'ruj(an|n(a|u|om|e))? sept?(emb(ar|ers?|ra|ru|rom|ris|ri|rem)|br)? (7|vii)-?b(e?r|r(is?|e|a|o)) settembre septembre kimav(ec|ca) herbstmonats?',
  'lis(t(opad(a|u|om|e)?)?)? o[kc]t(ob(ar|ers?|ra|ru|rom|ris|ri|rem)|br)? (8|viii)-?b(e?r|r(is?|e|a|o)) ottobre octobre vinotoka? weinmonats?',
  'stu(d(en(i|og|oga|om|ome|omu|im))?)? nov(emb(ar|ers?|ra|ru|rom|ris|ri|re|rem)|br)? (9|ix)-?b(e?r|r(is?|e|a|o)) windmonats?',
  'pro(s(in(ac|c(a|u|em|e)))?)? de[czs](emb(ar|ers?|ra|ru|rom|ris|ri|rem)|br)? (10|x)-?b(e?r|r(is?|e|a|o)) dicembre decembre grud(en|na) christmonats?',
].map((names) => new RegExp(`^(?:${names.split(' ').join('|')})$`));

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');

/** Files repeat a few words by the million; whoever writes ever new ones gains nothing and costs no memory. */
const known = new Map<string, number | undefined>();
const MOST_KNOWN = 2000;

/** 1 … 12 for a name, its beginning or its Roman number, with a dot or without. */
export function monthNamed(word: string): number | undefined {
  if (known.has(word)) return known.get(word);
  const month = findMonth(word);
  if (known.size < MOST_KNOWN) known.set(word, month);
  return month;
}

function findMonth(word: string): number | undefined {
  const plain = latinLetters(word).replace(/\.$/, '');
  const roman = ROMAN.slice(0, 12).indexOf(plain);
  const found = roman >= 0 ? roman : NAMES.findIndex((pattern) => pattern.test(plain));
  return found < 0 ? undefined : found + 1;
}
