import { overlaps, type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { derived } from './derived.ts';
import type { Library } from './library.ts';

/** Longer than this, a record belongs to an age and not to a moment: it hangs on the period it began in. */
const LONG_YEARS = 150;

/** When what a record tells happened: of somebody, from birth to death. */
export function dateOf(record: ChronicleRecord): PartialDate | undefined {
  if (record.kind === 'person' || record.kind === 'memorial') {
    const [born, died] = [record.born, record.died].map((text) => (text ? parsePartialDate(text) : undefined));
    const known = born ?? died;
    return known && { ...known, latest: died?.latest ?? known.latest };
  }
  return record.date ? parsePartialDate(record.date) : undefined;
}

export function belongsTo(date: PartialDate, span: PartialDate): boolean {
  if (!overlaps(date, span)) return false;
  const years = (date.latest - date.earliest) / 10_000;
  if (years <= LONG_YEARS) return true;
  return date.earliest >= span.earliest && date.earliest <= span.latest;
}

interface Span {
  readonly slug: string;
  readonly span: PartialDate;
}

/** The same object as long as the periods are. */
const spansOf = (() => {
  let known: { readonly periods: readonly RecordOf<'period'>[]; readonly spans: readonly Span[] } | undefined;
  return derived((library): readonly Span[] => {
    const periods = library.periods();
    if (known?.periods.length === periods.length && periods.every((period, at) => period === known?.periods[at])) {
      return known.spans;
    }
    const spans = periods.flatMap(({ slug, date }) => {
      const span = parsePartialDate(date);
      return span ? [{ slug, span }] : [];
    });
    known = { periods, spans };
    return spans;
  });
})();

const known = new WeakMap<ChronicleRecord, { readonly spans: readonly Span[]; readonly slugs: readonly string[] }>();

/** The slugs of the periods that a record tells of: the same array as long as the record and its periods are the same. */
export function periodsOf(library: Library, record: ChronicleRecord): readonly string[] {
  const spans = spansOf(library);
  const found = known.get(record);
  if (found?.spans === spans) return found.slugs;
  const date = dateOf(record);
  const slugs = spans
    .filter(({ slug, span }) => (record.kind === 'period' ? slug === record.slug : date && belongsTo(date, span)))
    .map(({ slug }) => slug);
  const isSame = found?.slugs.length === slugs.length && slugs.every((slug, at) => slug === found.slugs[at]);
  const kept = isSame ? found.slugs : slugs;
  known.set(record, { spans, slugs: kept });
  return kept;
}
