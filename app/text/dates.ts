import { MONTHS_GENITIVE as MONTHS } from '../../domain/months.ts';
import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { clockOf, dayOf } from '../../domain/site-zone.ts';

const MONTHS_NOMINATIVE = [
  'siječanj',
  'veljača',
  'ožujak',
  'travanj',
  'svibanj',
  'lipanj',
  'srpanj',
  'kolovoz',
  'rujan',
  'listopad',
  'studeni',
  'prosinac',
] as const;
/** As EDTF numbers them from 21: nominative, and genitive. */
const SEASONS = [
  ['proljeće', 'proljeća'],
  ['ljeto', 'ljeta'],
  ['jesen', 'jeseni'],
  ['zima', 'zime'],
] as const;
/** Kept on one line with its year. */
const BEFORE_CHRIST = '\u00a0pr.\u00a0Kr.';

/** A partial date in good Croatian: oko 1890., 1890-e, prije 1878., 19. stoljeće, 12. svibnja 1945. */
export function dateText(edtf: string): string {
  const date = parsePartialDate(edtf);
  return date ? wording(date) : edtf;
}

function wording(date: PartialDate): string {
  const { start, end } = date;
  switch (date.shape) {
    case 'before':
      return end ? `prije ${genitive(end)}` : '';
    case 'after':
      // One moment of which only the beginning is known, or something that lasts: umro nakon 1822., stoji od 1822.
      return start ? `${date.edtf.startsWith('[') ? 'nakon' : 'od'} ${genitive(start)}` : '';
    case 'between':
      return start && end ? `između ${genitive(start)} i ${genitive(end)}` : '';
    case 'span':
      return start && end ? spanText(start, end) : '';
    default:
      return withDoubt(date, pointText(date));
  }
}

function spanText(start: PartialDate, end: PartialDate): string {
  const plainYears = [start, end].every(
    ({ precision, approximate, uncertain }) => precision === 'year' && !approximate && !uncertain,
  );
  if (plainYears && era(start) === '' && era(end) === '') return `${yearIn(start)}–${yearIn(end)}`;
  return `od ${endText(start)} do ${endText(end)}`;
}

function endText(end: PartialDate): string {
  const about = end.approximate && end.precision !== 'century' && end.precision !== 'decade';
  return `${end.uncertain ? 'možda ' : ''}${about ? 'oko ' : ''}${genitive({ ...end, approximate: false })}`;
}

function withDoubt({ approximate, uncertain, precision }: PartialDate, text: string): string {
  const about = approximate ? `${precision === 'day' ? 'otprilike' : 'oko'} ${text}` : text;
  return uncertain ? `možda ${about}` : about;
}

function pointText(date: PartialDate): string {
  const { month, day } = partsOf(date);
  switch (date.precision) {
    case 'day':
      return `${day}. ${MONTHS[month - 1]} ${yearIn(date)}`;
    case 'month':
      return date.approximate
        ? `${MONTHS[month - 1]} ${yearIn(date)}`
        : `${MONTHS_NOMINATIVE[month - 1]} ${yearIn(date)}`;
    case 'season':
      return `${seasonIn(date, date.approximate)} ${yearIn(date)}`;
    case 'decade':
      return `${decadeOf(date)}-${date.approximate ? 'ih' : 'e'}`;
    case 'century':
      return `${centuryOf(date)}. ${date.approximate ? 'stoljeća' : 'stoljeće'}${era(date)}`;
    default:
      return yearIn(date);
  }
}

function genitive(date: PartialDate): string {
  const { month, day } = partsOf(date);
  switch (date.precision) {
    case 'day':
      return `${day}. ${MONTHS[month - 1]} ${yearIn(date)}`;
    case 'month':
      return `${MONTHS[month - 1]} ${yearIn(date)}`;
    case 'season':
      return `${seasonIn(date, true)} ${yearIn(date)}`;
    case 'decade':
      return `${decadeOf(date)}-ih`;
    case 'century':
      return `${centuryOf(date)}. stoljeća${era(date)}`;
    default:
      return `${date.approximate ? 'otprilike ' : ''}${yearIn(date)}`;
  }
}

function seasonIn({ edtf }: PartialDate, isGenitive: boolean): string {
  const season = SEASONS[Number(/-(2[1-4])/.exec(edtf)?.[1]) - 21];
  return season?.[isGenitive ? 1 : 0] ?? '';
}

/** In which the first possible day falls; all parts of a single moment's date share it. */
function partsOf({ earliest }: PartialDate): { readonly year: number; readonly month: number; readonly day: number } {
  const year = Math.floor(earliest / 10_000);
  const rest = earliest - year * 10_000;
  return { year, month: Math.floor(rest / 100), day: rest % 100 };
}

function yearIn(date: PartialDate): string {
  return yearText(partsOf(date).year);
}

/** 1890., 2000. pr. Kr.: astronomical years count a year nought, people do not. */
export function yearText(year: number): string {
  return year > 0 ? `${year}.` : `${1 - year}.${BEFORE_CHRIST}`;
}

function era(date: PartialDate): string {
  return partsOf(date).year > 0 || (date.precision === 'century' && date.earliest >= 0) ? '' : BEFORE_CHRIST;
}

function decadeOf(date: PartialDate): number {
  return Math.floor(date.earliest / 10_000);
}

function centuryOf(date: PartialDate): number {
  const { year } = partsOf(date);
  return year >= 0 ? Math.floor(year / 100) + 1 : Math.floor(-year / 100) + 1;
}

/** 1871.–1922., * 1871., † 1922., or nothing. */
export function lifeText(born: string | undefined, died: string | undefined): string {
  const years = [born, died].map((edtf) => {
    const date = edtf === undefined ? undefined : parsePartialDate(edtf);
    return date && shortYear(date);
  });
  const [birth, death] = years;
  if (birth && death) return `${birth}–${death}`;
  if (birth) return `* ${birth}`;
  return death ? `† ${death}` : '';
}

/** The same where there is room for years alone: what lies between two of them is about the middle. */
export function shortLifeText(born: string | undefined, died: string | undefined): string {
  return lifeText(aboutTheMiddle(born), aboutTheMiddle(died));
}

function aboutTheMiddle(edtf: string | undefined): string | undefined {
  const date = edtf === undefined ? undefined : parsePartialDate(edtf);
  if (!date?.start || !date.end || (date.shape !== 'between' && date.shape !== 'span')) return edtf;
  const [first, last] = [partsOf(date.start).year, partsOf(date.end).year];
  const middle = String(Math.abs(Math.floor((first + last) / 2))).padStart(4, '0');
  return `${first < 0 ? '-' : ''}${middle}${first === last ? '' : '~'}`;
}

/** The year of one moment, after a verb: (umro je) 1987., oko 1890., nakon 1822., između 1840. i 1842., u 19. stoljeću. */
export function yearInSentence(edtf: string): string {
  const date = parsePartialDate(edtf);
  if (!date) return '';
  const { shape, start, end, precision, approximate, uncertain } = date;
  if (shape === 'after' && start) return `nakon ${genitive(start)}`;
  if (shape === 'span' && start && end) return `između ${genitive(start)} i ${genitive(end)}`;
  const isCentury = shape === 'point' && precision === 'century' && !approximate;
  return isCentury ? `${uncertain ? 'možda ' : ''}u ${centuryOf(date)}. stoljeću${era(date)}` : shortYear(date);
}

function shortYear(date: PartialDate): string {
  if (date.shape !== 'point') return wording(date);
  // After a verb or a sign of birth or death a decade is when it was: (rođen) 1890-ih.
  const isDecade = date.precision === 'decade';
  const text = isDecade ? genitive(date) : date.precision === 'century' ? pointText(date) : yearIn(date);
  return withDoubt({ ...date, precision: 'year' }, text);
}

/** When something is going to be published: 24. prosinca 2026. u 8:00. */
export function plannedText(moment: string): string {
  const [day = '', time] = moment.split('T');
  return time ? `${dayText(day)} u ${time.replace(/^0/, '')}` : dayText(day);
}

/** The button that publishes says when, if not at once. */
export function publishLabel(moment: string): string {
  return moment ? `Objavite ${plannedText(moment)}` : 'Objavite';
}

/** A day, or the day of a moment: 12. studenoga 2026. */
export function dayText(dayOrMoment: string): string {
  const isDay = dayOrMoment.length === '2026-11-12'.length;
  const [year = 0, month = 1, day = 1] = (isDay ? dayOrMoment : dayOf(dayOrMoment)).split('-').map(Number);
  return `${day}. ${MONTHS[month - 1]} ${year}.`;
}

/** When something happened, to the minute: 15. studenoga 2026. u 14:05. */
export function momentInWords(moment: Date): string {
  const { day, time } = clockOf(moment);
  return `${dayText(day)} u ${time.slice(0, 5)}`;
}
