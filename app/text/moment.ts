const FORMAT = new Intl.DateTimeFormat('hr-HR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sarajevo' });

/** When something happened, to the minute: 15. studenoga 2026. u 14:05. On the server alone: browsers word it variously. */
export function momentInWords(moment: Date): string {
  return FORMAT.format(moment);
}
