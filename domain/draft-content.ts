import { z } from 'zod';
import { figuresIn } from './figure.ts';
import { normalForm } from './normal-form.ts';
import type { ChronicleRecord } from './record.ts';
import { RECORD_KINDS, type RecordKind } from './reference.ts';

/** A picture as a draft names it. */
export interface DraftPicture {
  readonly file: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** Of what whoever proposes it says about it. */
export const LONGEST_WHY = 1000;

/** What an editor typed, field by field, as text: nothing is refused while it is a draft. */
export interface DraftContent {
  readonly kind: RecordKind;
  readonly section?: 'blog' | 'bosnjaci' | 'cavari';
  readonly title: string;
  readonly summary: string;
  /** Canonical Markdown. */
  readonly body: string;
  /** As typed: «oko 1890.», «ljeto 1917.»; empty when none. */
  readonly date: string;
  readonly born: string;
  readonly died: string;
  readonly birthPlace: string;
  readonly deathPlace: string;
  readonly place: { readonly name: string; readonly lat: string; readonly lon: string; readonly approximate: boolean };
  readonly cover: DraftPicture | null;
  readonly photographs: readonly DraftPicture[];
  readonly sources: readonly {
    readonly what: string;
    readonly where: string;
    readonly certainty: 'register' | 'literature' | 'tradition';
  }[];
  readonly tags: readonly string[];
  /** References: kind/slug or tree#id. */
  readonly links: readonly string[];
  readonly roles: readonly string[];
  readonly people: readonly string[];
  readonly teller: string;
  readonly scribe: string;
  /** The file of the memory spoken. */
  readonly voice: string;
  /** Of a locality. */
  readonly type: string;
  readonly order: string;
  /** The day an article counts as published; one that is still to come, with a time perhaps, is when anything is published. */
  readonly published: string;
  readonly author: string;
  readonly sample: boolean;
}

/** Of drafts that earlier versions stored. */
const LONGEST_STORED = 300_000;
/** A record has no more. Texts are compared and merged while everybody waits. */
const LONGEST_BODY = 200_000;
const MOST_LINES = 10_000;
const LONGEST_LINE = 2000;
const MOST_ITEMS = 200;

const composed = (longest: number) =>
  z
    .string()
    .max(longest)
    .overwrite((text) => normalForm(text.replace(/\r\n?/g, '\n'), 'NFC'));
const line = composed(LONGEST_LINE);
const lines = z.array(line).max(MOST_ITEMS);
const picture = z.strictObject({ file: line, alt: line, caption: line, credit: line });

const contentSchema = z.strictObject({
  kind: z.enum(RECORD_KINDS),
  section: z.enum(['blog', 'bosnjaci', 'cavari']).exactOptional(),
  title: line,
  summary: line,
  body: composed(LONGEST_STORED),
  date: line,
  born: line,
  died: line,
  birthPlace: line,
  deathPlace: line,
  place: z.strictObject({ name: line, lat: line, lon: line, approximate: z.boolean() }),
  cover: picture.nullable(),
  photographs: z.array(picture).max(MOST_ITEMS),
  sources: z
    .array(z.strictObject({ what: line, where: line, certainty: z.enum(['register', 'literature', 'tradition']) }))
    .max(MOST_ITEMS),
  tags: lines,
  links: lines,
  roles: lines,
  people: lines,
  teller: line,
  scribe: line,
  voice: line,
  type: line,
  order: line,
  published: line,
  author: line,
  sample: z.boolean(),
});

/** As documents of the store have it. */
export const draftContent = contentSchema.refine(
  ({ kind, section }) => (kind === 'article') === (section !== undefined),
  'an article has a section, and nothing else has',
);

/** What comes from a browser, when it is a draft at all and not larger than one may be. */
export function parseContent(value: unknown): DraftContent | undefined {
  const { data } = draftContent.safeParse(value);
  if (!data || data.body.length > LONGEST_BODY) return undefined;
  return data.body.split('\n', MOST_LINES + 1).length <= MOST_LINES ? data : undefined;
}

export function emptyContent(kind: RecordKind, section?: DraftContent['section']): DraftContent {
  return {
    kind,
    ...(kind === 'article' ? { section: section ?? 'blog' } : {}),
    title: '',
    summary: '',
    body: '',
    date: '',
    born: '',
    died: '',
    birthPlace: '',
    deathPlace: '',
    place: { name: '', lat: '', lon: '', approximate: false },
    cover: null,
    photographs: [],
    sources: [],
    tags: [],
    links: [],
    roles: [],
    people: [],
    teller: '',
    scribe: '',
    voice: '',
    type: '',
    order: '',
    published: '',
    author: '',
    sample: false,
  };
}

/** A record as an editor types it. */
export function contentOf(record: ChronicleRecord): DraftContent {
  const section = 'section' in record ? record.section : undefined;
  const { place } = record;
  return {
    ...emptyContent(record.kind, section),
    title: record.title,
    summary: record.summary,
    body: record.body,
    date: record.date ?? '',
    place: {
      name: place?.name ?? '',
      lat: place?.lat === undefined ? '' : String(place.lat),
      lon: place?.lon === undefined ? '' : String(place.lon),
      approximate: place?.approximate ?? false,
    },
    cover: record.cover ? pictureOf(record.cover) : null,
    photographs: 'photographs' in record ? record.photographs.map(pictureOf) : [],
    sources: record.sources.map(({ what, where = '', certainty }) => ({ what, where, certainty })),
    tags: record.tags,
    links: record.links,
    author: record.author,
    sample: record.sample,
    ...(record.kind === 'person' || record.kind === 'memorial'
      ? {
          born: record.born ?? '',
          died: record.died ?? '',
          birthPlace: record.birthPlace ?? '',
          deathPlace: record.deathPlace ?? '',
        }
      : {}),
    ...('roles' in record ? { roles: record.roles } : {}),
    ...('people' in record ? { people: record.people } : {}),
    ...('teller' in record ? { teller: record.teller, scribe: record.scribe ?? '' } : {}),
    ...('voice' in record ? { voice: record.voice?.file ?? '' } : {}),
    ...('type' in record ? { type: record.type } : {}),
    ...('order' in record ? { order: String(record.order) } : {}),
    ...('published' in record ? { published: record.published } : {}),
  };
}

function pictureOf({ file, alt, caption = '', credit = '' }: NonNullable<ChronicleRecord['cover']>): DraftPicture {
  return { file, alt, caption, credit };
}

/** Every file that a draft shows or plays. */
export function filesOfContent({ cover, photographs, voice, body }: DraftContent): string[] {
  const inText = figuresIn(body).map(({ file }) => file);
  return [cover?.file ?? '', ...photographs.map(({ file }) => file), voice, ...inText].filter((file) => file !== '');
}
