const CALENDAR = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Sarajevo' });
const QUARTER_MS = 15 * 60_000;

/**
 * Tells the day it is on the hill, as 2026-11-15. Every request asks: the calendar is looked into once a quarter of an
 * hour, at one of which midnight falls in any zone.
 */
export function dayOnTheHill(): () => string {
  let quarter = Number.NaN;
  let day = '';
  return () => {
    const now = Date.now();
    if (Math.floor(now / QUARTER_MS) !== quarter) {
      quarter = Math.floor(now / QUARTER_MS);
      day = CALENDAR.format(now);
    }
    return day;
  };
}

const CLOCK = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Sarajevo', dateStyle: 'short', timeStyle: 'medium' });

/** Day and time on the hill, as 2026-11-15 and 03:30:00. */
export function clockOnTheHill(at: Date): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = CLOCK.format(at).split(' ');
  return { day, time };
}
