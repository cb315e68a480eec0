import type { Library } from '../../chronicle/reading/library.ts';
import { overlaps, type PartialDate, parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { TimelinePeriod } from '../features/timeline/views.ts';
import { dateText } from '../text/dates.ts';
import { bodyHtml, cardView } from './record-views.ts';

/** Longer than this, a record belongs to an age and not to a moment: it hangs on the period it began in. */
const LONG_YEARS = 150;

/** The periods with the records hung on them, by when what they tell happened. */
export function timelineView(library: Library): TimelinePeriod[] {
  const dated = [...library.all()].flatMap((record) => {
    const date = dateOf(record);
    return date && record.kind !== 'period' && record.kind !== 'page' && record.kind !== 'memorial'
      ? [{ record, date }]
      : [];
  });
  const thisYear = new Date().getFullYear();
  return library.periods().map((period) => {
    const span = parsePartialDate(period.date) as PartialDate;
    const firstYear = yearOf(span);
    const lastYear = Number.isFinite(span.latest) ? Math.floor(span.latest / 10_000) : thisYear;
    return {
      slug: period.slug,
      title: period.title,
      summary: period.summary,
      dates: dateText(period.date),
      firstYear,
      lastYear,
      html: bodyHtml(library, period),
      marks: dated
        .filter(({ date }) => belongs(date, span))
        .sort((a, b) => a.date.earliest - b.date.earliest)
        .map(({ record, date }) => {
          const { key, href, title, label, meta } = cardView(library, record);
          return { card: { key, href, title, label, meta }, year: Math.max(firstYear, yearOf(date)) };
        }),
    };
  });
}

function dateOf(record: ChronicleRecord): PartialDate | undefined {
  if (record.kind === 'person') {
    const [born, died] = [record.born, record.died].map((text) => (text ? parsePartialDate(text) : undefined));
    const known = born ?? died;
    return known && { ...known, latest: died?.latest ?? known.latest };
  }
  return record.date ? parsePartialDate(record.date) : undefined;
}

function belongs(date: PartialDate, span: PartialDate): boolean {
  if (!overlaps(date, span)) return false;
  const years = (date.latest - date.earliest) / 10_000;
  if (years <= LONG_YEARS) return true;
  return date.earliest >= span.earliest && date.earliest <= span.latest;
}
