import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { compareByEarliest, overlaps, type PartialDate, parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import type { TimelinePeriod } from '../features/timeline/views.ts';
import { dateText } from '../text/dates.ts';
import { SAMPLE_WORDS } from '../text/sample-labels.ts';
import { bodyHtml, cardView } from './record-views.ts';

/** Longer than this, a record belongs to an age and not to a moment: it hangs on the period it began in. */
const LONG_YEARS = 150;

/** More marks than this would be a grey cloud; those stay that most others speak of. */
const MOST_MARKS = 24;

/** The periods with the records hung on them, by when what they tell happened. */
export function timelineView(library: Library): TimelinePeriod[] {
  const thisYear = new Date().getFullYear();
  return periodsWithMarks(library).map((period) => ({ ...period, lastYear: period.lastYear ?? thisYear }));
}

const periodsWithMarks = derived((library) => {
  const links = library.links();
  const dated = [...library.all()]
    .flatMap((record) => {
      const date = dateOf(record);
      return date && record.kind !== 'period' && record.kind !== 'page' && record.kind !== 'memorial'
        ? [{ record, date, spokenOf: links.referredFrom(keyOf(record)).length }]
        : [];
    })
    .sort((a, b) => compareByEarliest(a.date, b.date));
  return library.periods().map((period) => {
    const span = parsePartialDate(period.date) as PartialDate;
    const firstYear = yearOf(span);
    const hung = dated.filter(({ date }) => belongs(date, span));
    const shown = mostSpokenOf(hung);
    return {
      slug: period.slug,
      title: period.title,
      summary: period.summary,
      dates: dateText(period.date),
      firstYear,
      lastYear: Number.isFinite(span.latest) ? Math.floor(span.latest / 10_000) : undefined,
      html: bodyHtml(library, period),
      count: hung.length,
      marks: shown.map(({ record, date }) => {
        const { key, href, title, label, ...card } = cardView(library, record);
        const meta = [card.meta, card.sample && SAMPLE_WORDS].filter(Boolean).join(', ');
        return { card: { key, href, title, label, meta }, year: Math.max(firstYear, yearOf(date)) };
      }),
    };
  });
});

interface Dated {
  readonly record: ChronicleRecord;
  readonly date: PartialDate;
  /** By how many others. */
  readonly spokenOf: number;
}

/** In the order they were given. */
function mostSpokenOf(dated: readonly Dated[]): readonly Dated[] {
  if (dated.length <= MOST_MARKS) return dated;
  const chosen = new Set(dated.toSorted((a, b) => b.spokenOf - a.spokenOf).slice(0, MOST_MARKS));
  return dated.filter((entry) => chosen.has(entry));
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
