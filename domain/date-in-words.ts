import { monthNamed } from './month-names.ts';
import { parsePartialDate } from './partial-date.ts';

const DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;
const NAMED = /^(?:u\s+)?(?:(\d{1,2})\.?\s*)?([\p{L}]{3,}|[IVX]+)\.?\s*(\d{4})\.?(?:\s*(?:godine|god\.))?$/u;
const ABOUT = /^(?:oko|otprilike|možda|negdje)\s+(?:godine\s+)?(\d{4})\.?(?:\s*godine)?$/i;
const DECADE = /^(\d{3})0\.?(?:-ih|-tih|ih)(?:\s*godina)?$/i;
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
