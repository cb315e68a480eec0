import type { Draft } from '../../chronicle/editing/draft.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { type DraftContent, type DraftPicture, emptyContent } from '../../domain/draft-content.ts';
import { recordFrom } from '../../domain/publishable.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { type RecordKey, recordKey } from '../../domain/reference.ts';

/** A draft as the record it would be; what is missing yet, or would not do, is left out or stood in for. */
export function previewRecord(library: Library, { of, content, updatedAt, by }: Draft, today: string): ChronicleRecord {
  const stored = of === '' ? undefined : library.stored(of as RecordKey);
  const { slug, address } = stored?.record ?? { slug: 'pregled', address: undefined };
  const frame = {
    slug,
    address,
    status: 'draft' as const,
    number: stored && 'number' in stored.record ? stored.record.number : 1,
    order: 1,
    published: today,
    author: by || 'Uredništvo',
    created: updatedAt,
    updated: updatedAt,
  };
  // Whatever it says of others is not checked here: what leads nowhere is shown as plain words.
  const known = { hasRecord: () => true, hasFile: () => true };
  for (const attempt of [content, ...lighter(content)]) {
    const built = recordFrom(attempt, frame, known);
    if ('record' in built) return built.record;
  }
  throw new Error(`A draft of ${recordKey(content.kind, slug)} cannot be shown`);
}

/** The same with less and less of what is easily wrong. */
function* lighter(content: DraftContent): Iterable<DraftContent> {
  const told = {
    ...content,
    title: content.title.trim().slice(0, 200) || 'Bez naslova',
    summary: content.summary.trim().slice(0, 400) || 'Bez sažetka.',
    body: content.body.slice(0, 200_000),
    teller: content.teller.trim().slice(0, 120) || 'Bez imena',
    type: content.type === '' ? 'house' : content.type,
    cover: content.cover && described(content.cover),
    photographs: content.photographs.map(described),
  };
  yield told;
  const { title, summary, body, teller, cover, photographs, section } = told;
  const pictures = {
    cover: cover?.alt && cover.file ? cover : null,
    photographs: photographs.filter(({ file, alt }) => file && alt),
  };
  // A period has to have a time.
  const date = content.kind === 'period' ? '1900' : '';
  const plain = { ...emptyContent(content.kind, section), title, summary, body, teller, type: 'house', date };
  yield { ...plain, ...pictures };
  yield plain;
}

/** Whoever looks at a draft sees its pictures before anybody has described them. */
function described(picture: DraftPicture): DraftPicture {
  return { ...picture, alt: picture.alt.trim() || 'Slika još nema opis' };
}
