import { parsePartialDate } from './partial-date.ts';

const DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/;
const ABOUT = /^(?:oko|otprilike|možda|negdje)\s+(?:godine\s+)?(\d{4})\.?(?:\s*godine)?$/i;
const DECADE = /^(\d{3})0\.?(?:-ih|-tih|ih)(?:\s*godina)?$/i;
const YEAR = /^(?:godine\s+)?(\d{4})\.?(?:\s*(?:godine|god\.))?$/i;

/** A date as people write it, in EDTF, where it can be understood without guessing; otherwise nothing. */
export function dateInWords(text: string): string | undefined {
  const words = text.trim();
  const day = DAY.exec(words);
  const about = ABOUT.exec(words)?.[1];
  const decade = DECADE.exec(words)?.[1];
  const year = YEAR.exec(words)?.[1];
  const edtf = day
    ? `${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`
    : about
      ? `${about}~`
      : decade
        ? `${decade}X`
        : (year ?? words);
  return parsePartialDate(edtf) ? edtf : undefined;
}
