import { z } from 'zod';
import { figuresIn } from './figure.ts';
import { parsePartialDate } from './partial-date.ts';
import { isReference, type RecordKey, type RecordKind, recordKey } from './reference.ts';
import { isSlug } from './slug.ts';

const line = (longest: number) => z.string().trim().min(1).max(longest);
const partialDate = z.string().refine((text) => parsePartialDate(text) !== undefined, 'is not a partial date (EDTF)');
const instant = z.iso.datetime();
const day = z.iso.date();
const count = z.number().int().min(1).max(999_999_999);

/** Lines as everywhere, and no empty ones around the text: the same text is the same record. */
function bodyText(text: string): string {
  // Records are read by the ten thousand, and hardly one has a carriage return: looking for it first takes no time.
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}

const slug = z.string().refine(isSlug, 'is not a slug');

const placeSchema = z
  .strictObject({
    name: line(200),
    lat: z.number().min(-90).max(90).optional(),
    lon: z.number().min(-180).max(180).optional(),
    approximate: z.boolean().optional(),
  })
  .refine((place) => (place.lat === undefined) === (place.lon === undefined), 'lat and lon go together');

const file = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,119}$/u, 'is not the name of a file');

const coverSchema = z.strictObject({
  file,
  alt: line(500),
  caption: line(300).optional(),
  credit: line(200).optional(),
});

const sourceSchema = z.strictObject({
  what: line(500),
  where: line(500).optional(),
  certainty: z.enum(['register', 'literature', 'tradition']),
});

const common = {
  slug,
  /** The last part of where it is read, once it was renamed; before that it is the slug. */
  address: slug.optional(),
  /** Where it was read before: they lead here for ever. */
  formerAddresses: z.array(slug).max(200).optional(),
  title: line(200),
  summary: line(400),
  body: z.string().max(200_000).overwrite(bodyText),
  status: z.enum(['draft', 'pending', 'published']),
  date: partialDate.optional(),
  place: placeSchema.optional(),
  cover: coverSchema.optional(),
  sources: z.array(sourceSchema).max(50).default([]),
  tags: z.array(line(40)).max(20).default([]),
  links: z.array(z.string().refine(isReference, 'is not a reference (kind/slug or tree#id)')).max(100).default([]),
  sample: z.boolean().default(false),
  author: line(120),
  created: instant,
  updated: instant,
};

const life = {
  born: partialDate.optional(),
  died: partialDate.optional(),
  birthPlace: line(200).optional(),
  deathPlace: line(200).optional(),
};

/** As many as a person would look through; each is described as a cover is. */
const photographs = z.array(coverSchema).max(24).default([]);

const LOCALITY_TYPES = [
  'fort',
  'tumulus',
  'necropolis',
  'dry-stone-wall',
  'cistern',
  'well',
  'pond',
  'spring',
  'threshing-floor',
  'house',
  'mill',
  'graveyard',
  'chapel',
  'church',
  'path',
  'school',
  'drying-shed',
  'vineyard',
  'viewpoint',
] as const;

const kinds = {
  article: z.discriminatedUnion('section', [
    z.strictObject({
      kind: z.literal('article'),
      section: z.literal('blog'),
      number: count,
      published: day,
      ...common,
    }),
    z.strictObject({
      kind: z.literal('article'),
      section: z.enum(['bosnjaci', 'cavari']),
      order: count,
      published: day,
      ...common,
    }),
  ]),
  locality: z.strictObject({ kind: z.literal('locality'), number: count, type: z.enum(LOCALITY_TYPES), ...common }),
  person: z.strictObject({
    kind: z.literal('person'),
    roles: z.array(line(60)).max(12).default([]),
    ...life,
    ...common,
  }),
  memorial: z.strictObject({ kind: z.literal('memorial'), photographs, ...life, ...common }),
  memory: z.strictObject({
    kind: z.literal('memory'),
    teller: line(120),
    /** Whom it tells of, as its teller names them. */
    people: z.array(line(300)).max(30).default([]),
    /** Who wrote it down for them, and wants to be named. */
    scribe: line(120).optional(),
    voice: z.strictObject({ file }).optional(),
    photographs,
    ...common,
  }),
  period: z.strictObject({ kind: z.literal('period'), order: count, ...common, date: partialDate }),
  page: z.strictObject({ kind: z.literal('page'), ...common }),
} as const satisfies Record<RecordKind, z.ZodType>;

export const recordSchema = z.discriminatedUnion('kind', [
  kinds.article,
  kinds.locality,
  kinds.person,
  kinds.memorial,
  kinds.memory,
  kinds.period,
  kinds.page,
]);

export type ChronicleRecord = z.infer<typeof recordSchema>;
export type RecordOf<Kind extends RecordKind> = Extract<ChronicleRecord, { kind: Kind }>;
export type LocalityType = (typeof LOCALITY_TYPES)[number];
export type Post = Extract<ChronicleRecord, { section: 'blog' }>;
export type FamilyArticle = Extract<ChronicleRecord, { section: 'bosnjaci' | 'cavari' }>;
export type FamilyLine = FamilyArticle['section'];
export type Cover = z.infer<typeof coverSchema>;
export type Source = z.infer<typeof sourceSchema>;

export interface RecordFault {
  /** Where in the record, for instance sources.0.what. */
  readonly field: string;
  readonly problem: string;
  readonly code: 'missing' | 'too-long' | 'invalid';
}

/** A record, or what is wrong with what claims to be one. */
export function parseRecord(
  candidate: Readonly<{ kind: RecordKind }> & Readonly<Record<string, unknown>>,
): { readonly record: ChronicleRecord } | { readonly faults: readonly RecordFault[] } {
  const parsed = kinds[candidate.kind].safeParse(candidate);
  if (parsed.success) return { record: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => ({
      field: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      problem: issue.message,
      code: codeOf(issue),
    })),
  };
}

function codeOf(issue: z.core.$ZodIssue): RecordFault['code'] {
  if (issue.code === 'too_big') return 'too-long';
  return issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.input === undefined)
    ? 'missing'
    : 'invalid';
}

/** The names of every file that a record shows or plays. */
export function filesOf(record: ChronicleRecord): string[] {
  return [
    record.cover?.file,
    ...('photographs' in record ? record.photographs.map(({ file: name }) => name) : []),
    'voice' in record ? record.voice?.file : undefined,
    ...figuresIn(record.body).map(({ file: name }) => name),
  ].filter((name) => name !== undefined);
}

/** The last part of where a record is read. */
export function addressOf(record: Pick<ChronicleRecord, 'slug' | 'address'>): string {
  return record.address ?? record.slug;
}

export function keyOf(record: { readonly kind: RecordKind; readonly slug: string }): RecordKey {
  return recordKey(record.kind, record.slug);
}
