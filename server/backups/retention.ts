/** How many are kept of each, counted by days, weeks and months that have a backup: a clock that ran wrong takes nothing away. */
const KEPT = { days: 7, weeks: 5, months: 12, versions: 3 } as const;
/** Of the newest day, so that the night's is there when another was made by hand in the afternoon. */
const OF_THE_NEWEST_DAY = 3;

interface Dated {
  /** As 2026-11-17. */
  readonly day: string;
  /** Of those made before an update: the version that was left. */
  readonly version?: string | undefined;
  readonly manifest: { readonly made: string };
}

/** Which backups stay. Of a day, a week, a month and a version that was left it is the newest. */
export function keptOf<One extends Dated>(backups: readonly One[]): Set<One> {
  const newestFirst = [...backups].sort((a, b) => compare(b, a));
  const newestDay = newestFirst[0]?.day;
  return new Set([
    ...newestFirst.filter(({ day }) => day === newestDay).slice(0, OF_THE_NEWEST_DAY),
    ...newestOfEach(newestFirst, ({ day }) => day, KEPT.days),
    ...newestOfEach(newestFirst, ({ day }) => weekOf(day), KEPT.weeks),
    ...newestOfEach(newestFirst, ({ day }) => day.slice(0, 7), KEPT.months),
    ...newestOfEach(newestFirst, ({ version }) => version, KEPT.versions),
  ]);
}

function newestOfEach<One>(newestFirst: readonly One[], spanOf: (one: One) => string | undefined, most: number): One[] {
  const newest = new Map<string, One>();
  for (const one of newestFirst) {
    const span = spanOf(one);
    if (span !== undefined && !newest.has(span)) newest.set(span, one);
  }
  return [...newest.values()].slice(0, most);
}

/** The Monday it begins with. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function compare(a: Dated, b: Dated): number {
  return a.day === b.day ? a.manifest.made.localeCompare(b.manifest.made) : a.day.localeCompare(b.day);
}
