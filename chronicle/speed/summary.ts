import { countUpTo, noCounts, quantile, total } from './scale.ts';
import { addSpeeds, type PageSpeed, type SpeedDay, type Speeds } from './speed-log.ts';
import { VITAL_NAMES, VITALS, type Vital } from './vitals.ts';

type Verdict = 'good' | 'middle' | 'poor';

export interface VitalSummary {
  readonly vital: Vital;
  /** Three visits of four were no slower; milliseconds, for CLS thousandths. */
  readonly p75: number;
  readonly verdict: Verdict;
  readonly count: number;
  readonly shares: Readonly<Record<Verdict, number>>;
}

export interface PageSummary {
  readonly page: string;
  readonly visits: number;
  readonly vitals: readonly VitalSummary[];
}

interface ServerTime {
  readonly page: string;
  readonly p95: number;
  readonly count: number;
}

export interface SpeedSummary {
  readonly visits: number;
  readonly overall: readonly (VitalSummary & { readonly byDay: readonly (number | undefined)[] })[];
  readonly days: readonly string[];
  /** Most visited first. */
  readonly pages: readonly PageSummary[];
  readonly slowest: readonly ServerTime[];
}

const SLOWEST = 10;

export function summarise(days: readonly SpeedDay[]): SpeedSummary {
  const speeds: Speeds = new Map();
  for (const day of days) addSpeeds(speeds, day.speeds);
  const perDay = days.map((day) => together(day.speeds));
  const overall = summariesOf(together(speeds)).map((summary) => ({
    ...summary,
    byDay: perDay.map((measures) => quantile(measures[summary.vital] ?? noCounts(), 0.75)),
  }));
  const pages = [...speeds]
    .map(([page, measures]) => ({ page, visits: visitsOf(measures), vitals: summariesOf(measures) }))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits || (a.page < b.page ? -1 : 1));
  return {
    visits: pages.reduce((sum, { visits }) => sum + visits, 0),
    overall,
    days: days.map(({ day }) => day),
    pages,
    slowest: slowestOf(speeds),
  };
}

function together(speeds: Speeds): PageSpeed {
  const all: Speeds = new Map();
  for (const measures of speeds.values()) addSpeeds(all, new Map([['all', measures]]));
  return all.get('all') ?? {};
}

function summariesOf(measures: PageSpeed): VitalSummary[] {
  return VITAL_NAMES.flatMap((vital) => {
    const counts = measures[vital] ?? noCounts();
    const p75 = quantile(counts, 0.75);
    if (p75 === undefined) return [];
    const { good, poor } = VITALS[vital];
    const count = total(counts);
    const [upToGood, upToPoor] = [countUpTo(counts, good), countUpTo(counts, poor)];
    const shares = { good: upToGood / count, middle: (upToPoor - upToGood) / count, poor: (count - upToPoor) / count };
    // By the shares, which are exact, not by a value between two edges.
    const verdict = shares.good >= 0.75 ? 'good' : shares.good + shares.middle >= 0.75 ? 'middle' : 'poor';
    return { vital, p75, verdict, count, shares };
  });
}

/** A browser may leave out one measure or another: the one that most of them sent. */
function visitsOf(measures: PageSpeed): number {
  return Math.max(...VITAL_NAMES.map((vital) => total(measures[vital] ?? noCounts())));
}

function slowestOf(speeds: Speeds): ServerTime[] {
  return [...speeds]
    .flatMap(([page, { server = noCounts() }]) => {
      const p95 = quantile(server, 0.95);
      return p95 === undefined ? [] : { page, p95, count: total(server) };
    })
    .sort((a, b) => b.p95 - a.p95 || b.count - a.count)
    .slice(0, SLOWEST);
}
