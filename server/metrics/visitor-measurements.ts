import { type PageName, table } from '../../app/routes.ts';
import type { SpeedLog } from '../../chronicle/speed/speed-log.ts';
import { VITAL_NAMES, type Vital } from '../../chronicle/speed/vitals.ts';
import { patternOf } from './route-patterns.ts';

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
  readonly #log: Pick<SpeedLog, 'note'>;
  readonly #today: () => string;
  readonly #sent = new Map<string, number>();
  #day = '';

  constructor(log: Pick<SpeedLog, 'note'>, today: () => string) {
    this.#log = log;
    this.#today = today;
  }

  take(address: string, { path, values }: Measurement): void {
    const { page } = patternOf(path);
    if (!page || !isMeasured(page) || !this.#mayCount(address, page)) return;
    for (const vital of VITAL_NAMES) {
      const value = values[vital];
      if (value !== undefined) this.#log.note(page, vital, value);
    }
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
