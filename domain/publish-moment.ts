import { clockOf } from './site-zone.ts';

/** Whether it says when a draft is to be published: 2026-12-24, or 2026-12-24T08:00, both by the site's own clock. */
export function isMoment(text: string): boolean {
  const day = new Date(text.slice(0, 10));
  const isWritten = /^\d{4}-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d)?$/.test(text);
  // The 31st of February is read as the 3rd of March.
  return isWritten && !Number.isNaN(day.getTime()) && text.startsWith(day.toISOString().slice(0, 10));
}

export function momentOf(now: Date): string {
  const { day, time } = clockOf(now);
  return `${day}T${time.slice(0, 5)}`;
}

/** What it says, if that is still to come; empty when it is published at once. */
export function laterMoment(text: string, now: Date): string {
  return isMoment(text) && text > momentOf(now) ? text : '';
}
