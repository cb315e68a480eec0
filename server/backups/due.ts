import { clockOf } from '../../domain/site-zone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** When hardly anybody reads, by the hill's clock. */
const NIGHT = { from: '03:00:00', until: '05:00:00' };
/** Two days without a good one is a day too many. */
const LATE_MS = 2 * DAY_MS;

/**
 * When the last of them was made, oldest first. One from the future was made by a clock that ran ahead: taken for the last, it would call
 * for another every few minutes, and a warning, until the clock has come so far.
 */
export function lastMade(
  backups: readonly { readonly manifest: { readonly made: string } }[],
  now: Date,
): Date | undefined {
  return backups.map(({ manifest }) => new Date(manifest.made)).findLast((made) => made <= now);
}

/** Whether it is time for another: every night, and at any hour when the last one is a day old. */
export function isDue(last: Date | undefined, now: Date): boolean {
  if (!last) return true;
  if (now.getTime() - last.getTime() >= DAY_MS) return true;
  const { day, time } = clockOf(now);
  return time >= NIGHT.from && time < NIGHT.until && clockOf(last).day < day;
}

/** Whether whoever looks after the site should be told. A new site has until its third day. */
export function isLate(last: Date | undefined, { now, since }: { readonly now: Date; readonly since: Date }): boolean {
  return now.getTime() - (last ?? since).getTime() >= LATE_MS;
}
