import type { PageSummary, SpeedSummary, VitalSummary } from '../../chronicle/speed/summary.ts';
import { VITALS, type Vital } from '../../chronicle/speed/vitals.ts';
import type { MeasuredValue, PageRow, SlowAddress, SpeedView, Tone, VitalCard } from '../features/speed/views.ts';
import { type PageName, table } from '../routes.ts';
import { dayText } from '../text/dates.ts';
import { counted } from '../text/plurals.ts';
import {
  durationText,
  REQUESTS,
  shareText,
  shiftText,
  VERDICT_WORDS,
  VISITS,
  VITAL_WORDS,
} from '../text/speed-text.ts';
import { pageName } from './page-names.ts';

/** What a page's row tells; the others hang on the line of whoever reads more than on the page. */
const IN_ROWS = ['LCP', 'INP', 'CLS'] as const satisfies readonly Vital[];
const TONES = ['good', 'middle', 'poor'] as const;

export function speedView(
  { visits, overall, days, pages, slowest }: SpeedSummary,
  slowestOf: (page: PageName) => string | undefined,
): SpeedView {
  const longest = Math.max(...slowest.map(({ p95 }) => p95));
  return {
    visits: counted(visits, VISITS),
    vitals: overall.map((summary) => vitalCard(summary, days)),
    columns: IN_ROWS.map((vital) => VITAL_WORDS[vital].label),
    pages: pages.map(pageRow),
    slowest: slowest.map(({ page, p95, count }): SlowAddress => {
      const name = page as PageName;
      const { path } = table[name];
      const href = path.includes(':') ? slowestOf(name) : openAddress(name);
      return {
        name: pageName(name),
        path: href ?? path,
        href,
        value: p95 < 1 ? 'manje od 1\u00a0ms' : durationText(p95),
        count: counted(count, REQUESTS),
        part: p95 / longest,
      };
    }),
  };
}

function openAddress(page: PageName): string | undefined {
  const { path, guard, kind } = table[page];
  return guard === 'public' && kind === 'document' ? path : undefined;
}

function vitalCard(summary: SpeedSummary['overall'][number], days: readonly string[]): VitalCard {
  const { vital, shares, byDay } = summary;
  const { label, meaning, good } = VITAL_WORDS[vital];
  const highest = Math.max(...byDay.map((value) => value ?? 0), VITALS[vital].good);
  return {
    ...measured(summary),
    label,
    meaning,
    bounds: good,
    shares: TONES.map((tone) => ({
      tone,
      part: shares[tone],
      text: `${VERDICT_WORDS[tone]} ${shareText(shares[tone])}`,
    })),
    days: byDay.map((value, index) => {
      const day = dayText(days[index] ?? '');
      if (value === undefined) return { part: 0, tone: undefined, text: `${day}: nije izmjereno` };
      return { part: value / highest, tone: toneOf(vital, value), text: `${day}: ${valueText(vital, value)}` };
    }),
  };
}

function pageRow({ page, visits, vitals }: PageSummary): PageRow {
  return {
    name: pageName(page as PageName),
    visits: counted(visits, VISITS),
    values: IN_ROWS.map((vital) => {
      const found = vitals.find((summary) => summary.vital === vital);
      return found && measured(found);
    }),
  };
}

function measured({ vital, p75, verdict }: VitalSummary): MeasuredValue {
  return { value: valueText(vital, p75), tone: verdict, verdict: VERDICT_WORDS[verdict] };
}

function valueText(vital: Vital, value: number): string {
  return vital === 'CLS' ? shiftText(value < 1 ? 0 : value) : durationText(value);
}

function toneOf(vital: Vital, value: number): Tone {
  const { good, poor } = VITALS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middle' : 'poor';
}
