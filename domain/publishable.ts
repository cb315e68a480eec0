import { datesMeant } from './date-in-words.ts';
import type { DraftContent, DraftPicture } from './draft-content.ts';
import { describeFigures, figuresIn } from './figure.ts';
import { isMoment } from './publish-moment.ts';
import { type ChronicleRecord, parseRecord, type RecordFault } from './record.ts';
import { isReference, parseRecordKey, type RecordKey, referencesIn } from './reference.ts';

/** What keeps a draft from being published: where, and why. */
export interface DraftFault {
  /** For instance title, photographs.0.alt; body.alt of the pictures in a text. */
  readonly field: string;
  readonly code:
    | RecordFault['code']
    | 'date-unclear'
    | 'date-unknown'
    | 'not-a-number'
    | 'not-a-day'
    | 'not-a-reference'
    | 'no-such-record'
    | 'no-such-file';
  /** What an unclear date may mean, in EDTF. */
  readonly offers?: readonly string[];
}

/** What a draft does not say itself. */
export interface RecordFrame {
  readonly slug: string;
  readonly address?: string | undefined;
  readonly formerAddresses?: readonly string[] | undefined;
  readonly status: ChronicleRecord['status'];
  readonly number: number;
  readonly order: number;
  readonly published: string;
  readonly author: string;
  readonly created: string;
  readonly updated: string;
}

/** What the chronicle has, as far as a draft may refer to it. */
export interface Known {
  readonly hasRecord: (key: RecordKey) => boolean;
  readonly hasFile: (name: string) => boolean;
  /** What a picture shows, for where the draft does not say it; empty where nobody has. */
  readonly altOf?: (file: string) => string;
}

/** A draft as a record, or everything that keeps it from being one. */
export function recordFrom(
  draft: DraftContent,
  frame: RecordFrame,
  known: Known,
): { readonly record: ChronicleRecord } | { readonly faults: readonly DraftFault[] } {
  const content = described(draft, known);
  const faults: DraftFault[] = [];
  const dateIn = (field: 'date' | 'born' | 'died') => {
    const meant = datesMeant(content[field]);
    if (content[field].trim() === '') return undefined;
    if (meant.length === 1) return meant[0];
    faults.push(meant.length === 0 ? { field, code: 'date-unknown' } : { field, code: 'date-unclear', offers: meant });
    return undefined;
  };
  const candidate = {
    kind: content.kind,
    slug: frame.slug,
    address: frame.address,
    formerAddresses: frame.formerAddresses?.length ? frame.formerAddresses : undefined,
    title: content.title,
    summary: content.summary,
    body: content.body,
    status: frame.status,
    date: dateIn('date'),
    place: placeIn(content, faults),
    cover: content.cover ? pictureIn(content.cover) : undefined,
    sources: content.sources
      .filter(({ what, where }) => !isBlank(what) || !isBlank(where))
      .map(({ what, where, certainty }) => ({ what, where: orNothing(where), certainty })),
    tags: listed(content.tags),
    links: listed(content.links),
    sample: content.sample,
    author: orNothing(content.author) ?? frame.author,
    created: frame.created,
    updated: frame.updated,
    ...ownFields(content, frame, { dateIn, faults }),
  };
  if (!isBlank(content.published) && !isMoment(content.published))
    faults.push({ field: 'published', code: 'not-a-day' });
  faults.push(...referenceFaults(content, known));
  // A draft may be looked at before its pictures are described.
  if (frame.status === 'published' && figuresIn(content.body).some(({ alt }) => isBlank(alt))) {
    faults.push({ field: 'body.alt', code: 'missing' });
  }
  const parsed = parseRecord(candidate);
  if ('faults' in parsed) {
    const told = new Set(faults.map(({ field }) => field));
    const isTold = (field: string) => told.has(field) || told.has(field.split('.')[0] ?? '');
    faults.push(...parsed.faults.filter(({ field }) => !isTold(field)).map(({ field, code }) => ({ field, code })));
  }
  return 'record' in parsed && faults.length === 0 ? { record: parsed.record } : { faults };
}

function described(content: DraftContent, { altOf = () => '' }: Known): DraftContent {
  const inWords = (picture: DraftPicture) =>
    isBlank(picture.alt) ? { ...picture, alt: altOf(picture.file) } : picture;
  const { cover, photographs, body } = content;
  return {
    ...content,
    cover: cover && inWords(cover),
    photographs: photographs.map(inWords),
    body: describeFigures(body, altOf),
  };
}

interface Reading {
  readonly dateIn: (field: 'born' | 'died') => string | undefined;
  readonly faults: DraftFault[];
}

/** What only records of its kind have. */
function ownFields(content: DraftContent, frame: RecordFrame, { dateIn, faults }: Reading): Record<string, unknown> {
  const order = () => numberIn(content.order, 'order', faults) ?? frame.order;
  const life = () => ({
    born: dateIn('born'),
    died: dateIn('died'),
    birthPlace: orNothing(content.birthPlace),
    deathPlace: orNothing(content.deathPlace),
  });
  const photographs = () => content.photographs.map(pictureIn);
  switch (content.kind) {
    case 'article': {
      const published = (orNothing(content.published) ?? frame.published).slice(0, 10);
      const place = content.section === 'blog' ? { number: frame.number } : { order: order() };
      return { section: content.section, published, ...place };
    }
    case 'locality':
      return { number: frame.number, type: content.type === '' ? undefined : content.type };
    case 'person':
      return { ...life(), roles: listed(content.roles) };
    case 'memorial':
      return { ...life(), photographs: photographs() };
    case 'memory':
      return {
        teller: content.teller,
        scribe: orNothing(content.scribe),
        people: listed(content.people),
        photographs: photographs(),
        voice: content.voice === '' ? undefined : { file: content.voice },
      };
    case 'period':
      return { order: order() };
    case 'page':
      return {};
  }
}

function placeIn({ place }: DraftContent, faults: DraftFault[]) {
  const { name, lat, lon, approximate } = place;
  if ([name, lat, lon].every(isBlank)) return undefined;
  const position = { lat: degrees(lat, 'place.lat', faults), lon: degrees(lon, 'place.lon', faults) };
  if (isBlank(lat) !== isBlank(lon)) faults.push({ field: isBlank(lat) ? 'place.lat' : 'place.lon', code: 'missing' });
  return { name, ...position, ...(approximate ? { approximate } : {}) };
}

/** With a comma, as people here write them, or a full stop. */
function degrees(text: string, field: string, faults: DraftFault[]): number | undefined {
  if (isBlank(text)) return undefined;
  const number = Number(text.trim().replace(',', '.'));
  if (Number.isFinite(number)) return number;
  faults.push({ field, code: 'not-a-number' });
  return undefined;
}

function numberIn(text: string, field: string, faults: DraftFault[]): number | undefined {
  if (isBlank(text)) return undefined;
  if (/^\d{1,9}\.?$/.test(text.trim())) return Number.parseInt(text, 10);
  faults.push({ field, code: 'not-a-number' });
  return undefined;
}

function pictureIn({ file, alt, caption, credit }: DraftPicture) {
  return { file, alt, caption: orNothing(caption), credit: orNothing(credit) };
}

function referenceFaults(content: DraftContent, { hasRecord, hasFile }: Known): DraftFault[] {
  const missingFile = (field: string, file: string): DraftFault[] =>
    file === '' || hasFile(file) ? [] : [{ field, code: 'no-such-file' }];
  const leadsNowhere = (reference: string) =>
    parseRecordKey(reference) !== undefined && !hasRecord(reference as RecordKey);
  const inText = referencesIn(content.body);
  return [
    ...missingFile('cover.file', content.cover?.file ?? ''),
    ...content.photographs.flatMap(({ file }, index) => missingFile(`photographs.${index}.file`, file)),
    ...missingFile('voice', content.voice),
    ...listed(content.links).flatMap((link): DraftFault[] => {
      if (!isReference(link)) return [{ field: 'links', code: 'not-a-reference' }];
      return leadsNowhere(link) ? [{ field: 'links', code: 'no-such-record' }] : [];
    }),
    ...(figuresIn(content.body).some(({ file }) => !hasFile(file))
      ? [{ field: 'body', code: 'no-such-file' } as const]
      : []),
    ...(inText.some(leadsNowhere) ? [{ field: 'body', code: 'no-such-record' } as const] : []),
  ];
}

function listed(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))];
}

function orNothing(text: string): string | undefined {
  return isBlank(text) ? undefined : text;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
