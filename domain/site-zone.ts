/** Days and times are those of the place the site tells of, wherever its server and its readers are. */
export const SITE_ZONE = 'Europe/Sarajevo';

const CLOCK = /* @__PURE__ */ new Intl.DateTimeFormat('sv', {
  timeZone: SITE_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Calendar day and time of day, as 2026-11-15 and 03:30:00. */
export function clockOf(moment: Date | number | string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = CLOCK.format(new Date(moment)).split(' ');
  return { day, time };
}

/** The calendar day, as 2026-11-15. */
export function dayOf(moment: Date | number | string): string {
  return clockOf(moment).day;
}
