import { dateInWords } from '../../domain/date-in-words.ts';
import { Fault } from '../../domain/fault.ts';
import { keyOf, parseRecord, type RecordOf } from '../../domain/record.ts';
import { parseRecordKey } from '../../domain/reference.ts';
import type { Library } from '../reading/library.ts';
import type { Contribution, ContributionText } from './contribution.ts';

/** What an editor may add that its author did not have to think of. */
export interface EditorsAdditions {
  readonly summary?: string;
  /** In EDTF, or as people write it. */
  readonly date?: string;
}

interface RecordDetails {
  readonly slug: string;
  readonly additions: EditorsAdditions;
  readonly library: Library;
  readonly now: string;
}

/** A memory as a record. */
export function memoryRecord(
  { content, photographs, voice, about, at, scribe }: Contribution,
  { slug, additions, library, now }: RecordDetails,
): RecordOf<'memory'> {
  const date = dateInWords(additions.date ?? content.when);
  // Whom it is about may be gone by now; the memory is worth publishing all the same.
  const whom = memorialAbout(library, about);
  const alt = `Fotografija uz uspomenu „${content.title}“`;
  const result = parseRecord({
    kind: 'memory',
    slug,
    title: content.title,
    summary: additions.summary?.trim() || summaryOf(content.text) || 'Uspomena ispričana glasom ili slikom.',
    body: content.text,
    status: 'published',
    teller: content.author,
    people: namesIn(content.people),
    ...(scribe?.named ? { scribe: scribe.name } : {}),
    ...(date ? { date } : {}),
    ...(content.where ? { place: { name: content.where } } : {}),
    ...(photographs[0] ? { cover: { file: photographs[0].name, alt } } : {}),
    photographs: photographs.slice(1).map(({ name }) => ({ file: name, alt })),
    ...(voice ? { voice: { file: voice.name } } : {}),
    links: [...new Set([...(whom ? [whom] : []), ...mentionedRecords(library, content)])],
    author: content.author,
    created: at,
    updated: now,
  });
  if ('faults' in result) {
    throw new Fault('invalid-record', result.faults.map(({ field, problem }) => `${field}: ${problem}`).join('; '));
  }
  return result.record as RecordOf<'memory'>;
}

/** The first sentences, as long as a card has room for. */
export function summaryOf(text: string, longest = 180): string {
  const plain = text
    .replace(/[*_`#>[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const sentence = /^.{40,180}?[.!?…](?=\s)/u.exec(plain)?.[0];
  return sentence ?? `${plain.slice(0, plain.lastIndexOf(' ', longest)).replace(/[,;:–-]$/, '')} …`;
}

const MOST_NAMES = 30;

/** As the teller typed them, between commas. */
function namesIn(people: string): string[] {
  return people
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MOST_NAMES);
}

const SHORTEST_TITLE = 5;
const MOST_MENTIONED = 12;

/** Records whose whole title stands in the text: the dead, notable people, places. */
export function mentionedRecords(library: Library, { text, people, where }: ContributionText): string[] {
  const words = ` ${plainWords([text, people, where].join(' '))} `;
  return [...library.memorials(), ...library.people(), ...library.localities()]
    .filter(({ title }) => title.length >= SHORTEST_TITLE && words.includes(` ${plainWords(title)} `))
    .map(keyOf)
    .slice(0, MOST_MENTIONED);
}

/** A whole reference to a memorial that is there, or nothing: what leads nowhere could never be published. */
export function memorialAbout(library: Library, about: string): string {
  const key = parseRecordKey(about);
  return key?.kind === 'memorial' && library.find('memorial', key.slug) ? about : '';
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
