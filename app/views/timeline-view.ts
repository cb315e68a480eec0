import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { belongsTo, dateOf } from '../../chronicle/reading/periods-of.ts';
import { compareByEarliest, type PartialDate, parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { type ChronicleRecord, keyOf, type RecordOf } from '../../domain/record.ts';
import { dayOf } from '../../domain/site-zone.ts';
import type { RecordGroup, TimelinePeriod } from '../features/timeline/views.ts';
import { recordPath } from '../record-path.ts';
import { dateText } from '../text/dates.ts';
import { SAMPLE_WORDS } from '../text/sample-labels.ts';
import { cardView } from './record-views.ts';

/** More marks than this would be a grey cloud; those stay that most others speak of. */
const MOST_MARKS = 24;

/** The periods with the records hung on them, by when what they tell happened. */
export function timelineView(library: Library): TimelinePeriod[] {
  const thisYear = Number(dayOf(Date.now()).slice(0, 4));
  return periodsWithRecords(library).map(({ groups: _, ...period }) => ({
    ...period,
    lastYear: period.lastYear ?? thisYear,
  }));
}

/** What is told of a period elsewhere: the records of its time by kind, and how many there are of them. */
export function recordsOfPeriod(library: Library, { slug }: RecordOf<'period'>) {
  const { groups = [], count = 0 } = periodsWithRecords(library).find((period) => period.slug === slug) ?? {};
  return { groups, count };
}

const GROUPS = [
  { label: 'Članci', kind: 'article' },
  { label: 'Lokaliteti', kind: 'locality' },
  { label: 'Ljudi', kind: 'person' },
  { label: 'Uspomene', kind: 'memory' },
] as const satisfies readonly { readonly label: string; readonly kind: ChronicleRecord['kind'] }[];

const periodsWithRecords = derived((library) => {
  const links = library.links();
  const dated = [...library.all()]
    .flatMap((record) => {
      const date = dateOf(record);
      return date && GROUPS.some(({ kind }) => kind === record.kind)
        ? [{ record, date, spokenOf: links.referredFrom(keyOf(record)).length }]
        : [];
    })
    .sort((a, b) => compareByEarliest(a.date, b.date));
  return library.periods().map((period) => {
    const span = parsePartialDate(period.date) as PartialDate;
    const firstYear = yearOf(span);
    const hung = dated.filter(({ date }) => belongsTo(date, span));
    const marks = mostSpokenOf(hung).map(({ record, date }) => {
      const { key, href, title, label, ...card } = cardView(library, record);
      const meta = [card.meta, card.sample && SAMPLE_WORDS].filter(Boolean).join(', ');
      return {
        kind: record.kind,
        mark: { card: { key, href, title, label, meta }, year: Math.max(firstYear, yearOf(date)) },
      };
    });
    return {
      slug: period.slug,
      href: recordPath(period),
      title: period.title,
      summary: period.summary,
      dates: dateText(period.date),
      firstYear,
      lastYear: Number.isFinite(span.latest) ? Math.floor(span.latest / 10_000) : undefined,
      count: hung.length,
      marks: marks.map(({ mark }) => mark),
      groups: GROUPS.map(
        ({ label, kind }): RecordGroup => ({
          label,
          records: marks.filter((each) => each.kind === kind).map(({ mark }) => mark.card),
        }),
      ).filter(({ records }) => records.length > 0),
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
