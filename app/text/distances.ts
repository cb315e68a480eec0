const TENTHS = new Intl.NumberFormat('hr', { maximumFractionDigits: 1 });
const WHOLE = new Intl.NumberFormat('hr', { maximumFractionDigits: 0 });

/** As people say it: 350 m, 1,2 km, 12 km. */
export function distanceText(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(10, Math.round(kilometres * 100) * 10)} m`;
  return `${(kilometres < 10 ? TENTHS : WHOLE).format(kilometres)} km`;
}
