import { parsePartialDate } from './partial-date.ts';
import { latinLetters } from './plain-letters.ts';

const DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;
const NAMED = /^(?:u\s+)?(?:(\d{1,2})\.?\s*)?([\p{L}]{3,}|[IVX]+)\.?\s*(\d{4})\.?(?:\s*(?:godine|god\.))?$/u;
const ABOUT = /^(?:oko|otprilike|možda|negdje)\s+(?:godine\s+)?(\d{4})\.?(?:\s*godine)?$/i;
const DECADE = /^(\d{3})0\.?(?:-ih|-tih|-e|ih)(?:\s*godina)?$/i;
const YEAR = /^(?:godine\s+)?(\d{4})\.?(?:\s*(?:godine|god\.))?$/i;

/** A date as people write it, in EDTF, where it can be understood without guessing; otherwise nothing. */
export function dateInWords(text: string): string | undefined {
  const words = text.trim();
  const day = DAY.exec(words);
  const named = NAMED.exec(words);
  const month = monthNamed(named?.[2] ?? '');
  const about = ABOUT.exec(words)?.[1];
  const decade = DECADE.exec(words)?.[1];
  const year = YEAR.exec(words)?.[1];
  const edtf = day
    ? pointOf(day[3], Number(day[2]), day[1])
    : about
      ? `${about}~`
      : decade
        ? `${decade}X`
        : named && month
          ? pointOf(named[3], month, named[1])
          : (year ?? words);
  return parsePartialDate(edtf) ? edtf : undefined;
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

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

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
  const roman = ROMAN.indexOf(plain);
  const found = roman >= 0 ? roman : NAMES.findIndex((pattern) => pattern.test(plain));
  return found < 0 ? undefined : found + 1;
}
