import type { Library } from '../../chronicle/reading/library.ts';
import type { PersonRow } from '../features/people/person-row.ts';
import { recordPath } from '../record-path.ts';
import { dateText } from '../text/dates.ts';

export function describePeople(library: Library, siteUrl: string): PersonRow[] {
  return library.people().map((person) => ({
    name: person.title,
    slug: person.slug,
    born: person.born ?? '',
    died: person.died ?? '',
    bornText: person.born ? dateText(person.born) : '',
    diedText: person.died ? dateText(person.died) : '',
    birthPlace: person.birthPlace ?? '',
    deathPlace: person.deathPlace ?? '',
    roles: person.roles,
    summary: person.summary,
    path: recordPath(person),
    url: `${siteUrl}${recordPath(person)}`,
  }));
}

const croatian = new Intl.Collator('hr');

const ORDERS = {
  ime: (a: PersonRow, b: PersonRow) => croatian.compare(surname(a), surname(b)) || croatian.compare(a.name, b.name),
  rodenje: (a: PersonRow, b: PersonRow) => croatian.compare(a.born || '9999', b.born || '9999'),
  smrt: (a: PersonRow, b: PersonRow) => croatian.compare(a.died || '9999', b.died || '9999'),
} as const;

export function peopleOrder(asked: string | null) {
  const name = asked !== null && asked in ORDERS ? (asked as keyof typeof ORDERS) : 'ime';
  return { name, compare: ORDERS[name] };
}

function surname({ name }: PersonRow): string {
  return name.split(' ').at(-1) ?? name;
}

const COLUMNS = ['name', 'born', 'died', 'birthPlace', 'deathPlace', 'roles', 'summary', 'url'] as const;

/** With a byte order mark and semicolons: opens with its letters right in the spreadsheets people have here. */
export function peopleCsv(people: readonly PersonRow[]): string {
  const rows = people.map((person) => COLUMNS.map((column) => cell(person[column])));
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula would be run by a spreadsheet. */
function cell(value: string | readonly string[]): string {
  const text = typeof value === 'string' ? value : value.join(', ');
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
