import { type DaySpan, overlaps, type PartialDate, parsePartialDate } from './partial-date.ts';

/** Whether something was there: what has no known date is taken to have been there always. */
export type Standing = 'surely' | 'perhaps' | 'no';

export function spanOfYear(year: number): DaySpan {
  return { earliest: year * 10_000 + 101, latest: year * 10_000 + 1231 };
}

/**
 * What was built some time in the 19th century perhaps stood in 1850 and surely in 1900: sure is only what holds
 * wherever within its bounds the beginning and the end really were.
 */
export function standingAt(edtf: string | undefined, span: DaySpan): Standing {
  const date = edtf === undefined ? undefined : parsePartialDate(edtf);
  if (!date) return 'surely';
  if (!overlaps(date, span)) return 'no';
  return latestStart(date) <= span.latest && earliestEnd(date) >= span.earliest ? 'surely' : 'perhaps';
}

function latestStart({ shape, start, latest }: PartialDate): number {
  if (shape === 'before') return -Infinity;
  return (shape === 'span' || shape === 'after') && start ? start.latest : latest;
}

function earliestEnd({ shape, end, earliest }: PartialDate): number {
  if (shape === 'after') return Infinity;
  return (shape === 'span' || shape === 'before') && end ? end.earliest : earliest;
}
