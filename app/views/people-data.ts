import { derived } from '../../chronicle/reading/derived.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { PersonRow, SortableRow } from '../features/people/people-table.tsx';
import { recordPath } from '../record-path.ts';
import { dateText } from '../text/dates.ts';

const everybody = derived((library) =>
  library.people().map(
    (person): PersonRow => ({
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
      sample: person.sample,
      path: recordPath(person),
    }),
  ),
);

export interface PersonData extends PersonRow {
  readonly url: string;
}

/** People as data to be taken away, with whole addresses. */
export function describePeople(library: Library, siteUrl: string): PersonData[] {
  return everybody(library).map((person) => ({ ...person, url: `${siteUrl}${person.path}` }));
}

export const roles = derived((library) =>
  [...new Set(everybody(library).flatMap((person) => person.roles))].sort((a, b) => a.localeCompare(b, 'hr')),
);

const croatian = new Intl.Collator('hr');

const inOrder = (compare: (a: PersonRow, b: PersonRow) => number) =>
  derived((library) => everybody(library).toSorted(compare));

const ORDERS = {
  ime: inOrder((a, b) => croatian.compare(surname(a), surname(b)) || croatian.compare(a.name, b.name)),
  rodenje: inOrder((a, b) => croatian.compare(a.born || '9999', b.born || '9999')),
  smrt: inOrder((a, b) => croatian.compare(a.died || '9999', b.died || '9999')),
} as const;

export function orderedPeople(library: Library, asked: string | null) {
  const order = asked !== null && Object.hasOwn(ORDERS, asked) ? (asked as keyof typeof ORDERS) : 'ime';
  return { order, people: ORDERS[order](library) };
}

const places = derived((library) => {
  const bySlug = new Map<string, Record<string, number>>();
  for (const [order, people] of Object.entries(ORDERS)) {
    for (const [place, { slug }] of people(library).entries()) {
      bySlug.set(slug, { ...bySlug.get(slug), [order]: place });
    }
  }
  return bySlug;
});

/** So that a browser that has all of them sorts them as the server does. */
export function withPlaces(library: Library, people: readonly PersonRow[]): SortableRow[] {
  return people.map((person) => ({ ...person, places: places(library).get(person.slug) ?? {} }));
}

function surname({ name }: PersonRow): string {
  return name.split(' ').at(-1) ?? name;
}

const COLUMNS = ['name', 'born', 'died', 'birthPlace', 'deathPlace', 'roles', 'summary', 'url', 'sample'] as const;

/** With a byte order mark and semicolons: opens with its letters right in the spreadsheets people have here. */
export function peopleCsv(people: readonly PersonData[]): string {
  const rows = people.map((person) => COLUMNS.map((column) => cell(person[column])));
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula would be run by a spreadsheet. */
function cell(value: string | boolean | readonly string[]): string {
  const text = typeof value === 'object' ? value.join(', ') : String(value);
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
