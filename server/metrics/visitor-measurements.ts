import { type PageName, table } from '../../app/routes.ts';
import { Histogram } from './histogram.ts';
import { metrics, type Sample } from './registry.ts';
import { patternOf } from './route-patterns.ts';

/** Good up to the first bound, poor above the second, as web.dev/vitals has them: seconds, and layout shift without a unit. */
const BOUNDS = { LCP: [2.5, 4], INP: [0.2, 0.5], CLS: [0.1, 0.25], FCP: [1.8, 3], TTFB: [0.8, 1.8] } as const;
export type Vital = keyof typeof BOUNDS;
export const VITALS = Object.keys(BOUNDS) as Vital[];

/** In a day of one address, of each kind of page and of all: whoever sent more would tell how fast it is for all others. */
const MOST_OF_A_PAGE = 5;
const MOST_OF_AN_ADDRESS = 40;
/** Addresses, and their kinds of page, that are remembered for it in a day; of further ones nothing is counted. */
const MOST_REMEMBERED = 20_000;

export interface Measurement {
  readonly path: string;
  readonly values: Readonly<Partial<Record<Vital, number>>>;
}

/** Anybody may send measurements: they are counted by the page's pattern, and a page that is not of this site is not. */
export class VisitorMeasurements {
  readonly #seen = new Map<string, { readonly labels: { route: string; vital: string }; readonly values: Histogram }>();
  readonly #today: () => string;
  readonly #sent = new Map<string, number>();
  #day = '';

  constructor(today: () => string) {
    this.#today = today;
    metrics.histogram('brdo_web_vitals', 'What browsers measured of pages, in seconds; CLS has no unit.', () =>
      this.samples(),
    );
  }

  take(address: string, { path, values }: Measurement): void {
    const { page } = patternOf(path);
    if (!page || !isMeasured(page) || !this.#mayCount(address, page)) return;
    for (const vital of VITALS) {
      const value = values[vital];
      if (value !== undefined) this.#valuesOf(table[page].path, vital).observe(vital === 'CLS' ? value : value / 1000);
    }
  }

  *samples(): Iterable<Sample> {
    for (const { labels, values } of this.#seen.values()) yield* values.samples(labels);
  }

  #valuesOf(route: string, vital: Vital): Histogram {
    const key = `${route} ${vital}`;
    const seen = this.#seen.get(key) ?? { labels: { route, vital }, values: new Histogram(BOUNDS[vital]) };
    this.#seen.set(key, seen);
    return seen.values;
  }

  #mayCount(address: string, page: PageName): boolean {
    const day = this.#today();
    if (day !== this.#day) this.#sent.clear();
    this.#day = day;
    const ofPage = `${address} ${page}`;
    const sent = this.#sent.get(address) ?? 0;
    const sentOfPage = this.#sent.get(ofPage) ?? 0;
    if (sent >= MOST_OF_AN_ADDRESS || sentOfPage >= MOST_OF_A_PAGE) return false;
    if (sentOfPage === 0 && this.#sent.size >= MOST_REMEMBERED) return false;
    this.#sent.set(address, sent + 1);
    this.#sent.set(ofPage, sentOfPage + 1);
    return true;
  }
}

/** What people look at; a page that is not there is nobody's. */
function isMeasured(page: PageName): boolean {
  return page !== 'unmatched' && table[page].kind !== 'service';
}
