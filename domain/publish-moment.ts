import { clockOf } from './site-zone.ts';

/** Whether it says when a draft is to be published: 2026-12-24, or 2026-12-24T08:00, both by the site's own clock. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function momentOf(now: Date): string {
  const { day, time } = clockOf(now);
  return `${day}T${time.slice(0, 5)}`;
}

/** What it says, if that is still to come; empty when it is published at once. */
export function laterMoment(text: string, now: Date): string {
  return isMoment(text) && text > momentOf(now) ? text : '';
}
