import { clockOnTheHill } from '../hill-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When hardly anybody reads, by the hill's clock. */
const NIGHT = { from: '03:00:00', until: '05:00:00' };
/** Two days without a good one is a day too many. */
const LATE_MS = 2 * DAY_MS;

/**
 * When the last one was made, of those that are sorted by it. One from the future was made by a clock that ran ahead: as long as there is
 * another, it says nothing, or there would be a new one at every look until that day.
 */
export function lastMade(
  backups: readonly { readonly manifest: { readonly made: string } }[],
  now: Date,
): Date | undefined {
  const made = backups.map(({ manifest }) => new Date(manifest.made));
  return made.findLast((one) => one <= now) ?? made.at(-1);
}

/** Whether it is time for another: every night, and at any hour when the last one is a day old. */
export function isDue(last: Date | undefined, now: Date): boolean {
  if (!last) return true;
  const age = now.getTime() - last.getTime();
  // A clock that was set back: nobody should wait until it has caught up.
  if (age < 0 || age >= DAY_MS) return true;
  const { day, time } = clockOnTheHill(now);
  return time >= NIGHT.from && time < NIGHT.until && clockOnTheHill(last).day < day;
}

/** Whether whoever looks after the site should be told. A new site has until its third day. */
export function isLate(last: Date | undefined, { now, since }: { readonly now: Date; readonly since: Date }): boolean {
  const counted = last && last <= now ? last : since;
  return now.getTime() - counted.getTime() >= LATE_MS;
}
