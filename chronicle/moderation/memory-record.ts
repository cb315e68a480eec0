import { dateInWords } from '../../domain/date-in-words.ts';
import { Fault } from '../../domain/fault.ts';
import { parseRecord, type RecordOf } from '../../domain/record.ts';
import type { Contribution } from '../contributions/contribution.ts';
import type { Library } from '../reading/library.ts';
import { memorialAbout, mentionedRecords } from './mentioned-records.ts';

/** What an editor may put in order that its teller did not have to think of. */
export interface EditorsHand {
  readonly summary?: string;
  /** In EDTF, or as people write it. */
  readonly date?: string;
}

/** A memory as a record, from what was told of it. */
export function memoryRecord(
  { telling, photographs, voice, about, at }: Contribution,
  { slug, hand, library, now }: { slug: string; hand: EditorsHand; library: Library; now: string },
): RecordOf<'memory'> {
  const date = dateInWords(hand.date ?? telling.when);
  // Whom it is about may be gone by now; what was told is worth publishing all the same.
  const whom = memorialAbout(library, about);
  const alt = `Fotografija uz spomen „${telling.title}“`;
  const result = parseRecord({
    kind: 'memory',
    slug,
    title: telling.title,
    summary: hand.summary?.trim() || summaryOf(telling.text) || 'Spomen ispričan glasom ili slikom.',
    body: telling.text,
    status: 'published',
    teller: telling.teller,
    ...(date ? { date } : {}),
    ...(telling.where ? { place: { name: telling.where } } : {}),
    ...(photographs[0] ? { cover: { file: photographs[0].name, alt } } : {}),
    photographs: photographs.slice(1).map(({ name }) => ({ file: name, alt })),
    ...(voice ? { voice: { file: voice.name } } : {}),
    links: [...new Set([...(whom ? [whom] : []), ...mentionedRecords(library, telling)])],
    author: telling.teller,
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
