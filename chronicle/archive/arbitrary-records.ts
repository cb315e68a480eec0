import fc from 'fast-check';
import type { ChronicleRecord } from '../../domain/record.ts';
import { slugOf } from '../../domain/slug.ts';

/** Lines and texts a person could type, quotation marks, colons and all the letters included. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim())
  .filter((text) => text.length > 0);
const tricky = fc.constantFrom(
  'yes',
  'null',
  '0925',
  '- crtica',
  'a: b',
  '# naslov',
  '„navod“',
  '"',
  "'",
  '1e3',
  '~',
  '[x]',
  '{y}',
  '---',
  '| x',
);
const text = fc.oneof(line, tricky);
const body = fc
  .array(fc.oneof(text, fc.constant(''), fc.constant('## Podnaslov'), fc.constant('---')), { maxLength: 8 })
  .map((lines) => lines.join('\n'));

const date = fc.constantFrom(
  '1890',
  '1890?',
  '1890~',
  '189X',
  '18XX',
  '../1878',
  '1878/..',
  '1878/1918',
  '1945-05-12',
  '-1999~/0009',
  '0925',
);
const instant = fc
  .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) })
  .map((time) => new Date(time).toISOString());
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const slug = fc.constantFrom('stari-naslov', 'jos-stariji', 'novi-2');

const common = fc.record({
  title: text,
  summary: text,
  body,
  status: fc.constantFrom('draft' as const, 'pending' as const, 'published' as const),
  date: optional(date),
  place: optional(
    fc.oneof(
      fc.record({ name: text }),
      fc.record({
        name: text,
        lat: fc.double({ min: -90, max: 90, noNaN: true }),
        lon: fc.double({ min: -180, max: 180, noNaN: true }),
        approximate: fc.boolean(),
      }),
    ),
  ),
  sources: fc.array(
    fc.record({ what: text, where: text, certainty: fc.constantFrom('register' as const, 'tradition' as const) }),
    { maxLength: 3 },
  ),
  tags: fc.array(
    line.map((tag) => tag.slice(0, 20).trim() || 'oznaka'),
    { maxLength: 3 },
  ),
  sample: fc.boolean(),
  address: optional(slug),
  formerAddresses: optional(fc.uniqueArray(slug, { minLength: 1, maxLength: 3 })),
  author: text,
  created: instant,
  updated: instant,
});

/** Files that the records name: whoever takes these records in has them too. */
export const FILES = { picture: 'slika.svg', voice: 'glas.weba' } as const;
const photograph = fc.record({ file: fc.constant(FILES.picture), alt: text });

const own = fc.oneof(
  fc.record({
    kind: fc.constant('article' as const),
    section: fc.constant('blog' as const),
    published: fc.constant('2026-03-01'),
  }),
  fc.record({
    kind: fc.constant('article' as const),
    section: fc.constantFrom('bosnjaci' as const, 'cavari' as const),
    order: fc.integer({ min: 1, max: 99 }),
    published: fc.constant('2026-03-01'),
  }),
  fc.record({
    kind: fc.constant('locality' as const),
    type: fc.constantFrom('house' as const, 'threshing-floor' as const),
  }),
  fc.record({
    kind: fc.constant('person' as const),
    roles: fc.array(text, { maxLength: 3 }),
    born: optional(date),
    birthPlace: optional(text),
  }),
  fc.record({
    kind: fc.constant('memory' as const),
    teller: text,
    people: fc.array(text, { maxLength: 3 }),
    scribe: optional(text),
    voice: optional(fc.constant({ file: FILES.voice })),
    photographs: fc.array(photograph, { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('period' as const), order: fc.integer({ min: 1, max: 99 }), date }),
  fc.record({
    kind: fc.constant('memorial' as const),
    died: optional(date),
    deathPlace: optional(text),
    photographs: fc.array(photograph, { maxLength: 2 }),
  }),
);

/** A chronicle: records of every kind whose links lead to one another. */
export const arbitraryRecords: fc.Arbitrary<readonly Record<string, unknown>[]> = fc
  .array(fc.tuple(common, own, fc.array(fc.nat(), { maxLength: 3 })), { maxLength: 12 })
  .map((parts) => {
    const records: (Record<string, unknown> & Pick<ChronicleRecord, 'kind' | 'slug'>)[] = parts.map(
      ([shared, kindly], index) => ({
        ...shared,
        ...kindly,
        slug: `${slugOf(shared.title).slice(0, 40).replace(/-$/, '') || 'zapis'}-${index}`,
        ...((kindly.kind === 'article' && kindly.section === 'blog') || kindly.kind === 'locality'
          ? { number: index + 1 }
          : {}),
      }),
    );
    return records.map((record, index) => ({
      ...record,
      links: [
        ...new Set(
          (parts[index]?.[2] ?? []).map((target) => {
            const { kind, slug } = records[target % records.length] as (typeof records)[number];
            return `${kind}/${slug}`;
          }),
        ),
      ],
    }));
  });
