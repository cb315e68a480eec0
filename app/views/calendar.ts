import { comingAnniversaries } from '../../chronicle/memorial/anniversaries.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { recordPath } from '../record-path.ts';
import { lifeText } from '../text/dates.ts';
import { SAMPLE_SENTENCE, SAMPLE_WORDS } from '../text/sample-labels.ts';

const YEAR_DAYS = 366;

/** The anniversaries of the hill as a calendar (RFC 5545): each a whole day, every year. */
export function anniversaryCalendar(library: Library, site: { name: string; url: string; today: string }): string {
  const stamp = `${site.today.replaceAll('-', '')}T000000Z`;
  const events = comingAnniversaries(library, site.today, YEAR_DAYS).flatMap(({ memorial, day, of }) => [
    'BEGIN:VEVENT',
    `UID:${memorial.slug}-${of}@${new URL(site.url).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${escaped(`${memorial.title} (${lifeText(memorial.born, memorial.died)}), ${of === 'death' ? 'dan smrti' : 'dan rođenja'}${memorial.sample ? `, ${SAMPLE_WORDS}` : ''}`)}`,
    ...(memorial.sample ? [`DESCRIPTION:${escaped(SAMPLE_SENTENCE.memorial)}`] : []),
    `URL:${site.url}${recordPath(memorial)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//Obljetnice//HR`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(`${site.name}: obljetnice`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Lines are at most 75 bytes; a letter is never cut in two. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (length + size > 74) {
      result += '\r\n ';
      length = 1;
    }
    result += letter;
    length += size;
  }
  return result;
}
