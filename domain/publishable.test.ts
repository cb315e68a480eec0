import { expect, test } from 'vitest';
import { type DraftContent, emptyContent } from './draft-content.ts';
import { type Known, recordFrom } from './publishable.ts';

const AT = '2026-11-16T08:00:00Z';
const FRAME = {
  slug: 'x',
  status: 'published',
  number: 4,
  order: 5,
  published: '2026-11-16',
  author: 'Iva',
  created: AT,
  updated: AT,
} as const;
const memory: DraftContent = { ...emptyContent('memory'), title: 'T', summary: 'S.', body: 'B.', teller: 'Stana' };

/** The record that becomes of a draft, or what keeps it from becoming one. */
function built(
  content: DraftContent,
  { status = 'published', hasFile = false }: { status?: 'draft' | 'published'; hasFile?: boolean } = {},
) {
  const known: Known = { hasRecord: () => false, hasFile: () => hasFile };
  const answer = recordFrom(content, { ...FRAME, status }, known);
  return 'faults' in answer ? answer.faults.map(({ field, code }) => `${field} ${code}`) : answer.record;
}

test('every file and every record that a draft names has to be there', () => {
  const picture = { file: 'a.jpg', alt: 'A', caption: '', credit: '' };
  expect(built({ ...memory, voice: 'v.mp3' })).toEqual(['voice no-such-file']);
  expect(built({ ...memory, photographs: [picture] })).toEqual(['photographs.0.file no-such-file']);
  expect(built({ ...memory, body: '> ![A](a.jpg)' })).toEqual(['body no-such-file']);
  expect(built({ ...memory, body: 'Vidi [ovo](../locality/nema.md).' })).toEqual(['body no-such-record']);
});

test('what is typed counts before what follows of itself', () => {
  const chapter: DraftContent = { ...emptyContent('article', 'cavari'), title: 'T', summary: 'S.', body: 'B.' };
  expect(built(chapter)).toMatchObject({ order: 5, author: 'Iva', published: '2026-11-16' });
  const typed = { order: 3, author: 'Stana', published: '2020-01-02' };
  expect(built({ ...chapter, ...typed, order: '3.' })).toMatchObject(typed);
  expect(built({ ...chapter, order: 'treće' })).toEqual(['order not-a-number']);
});

test('numbers are read as people here write them, and rows that were left empty are none', () => {
  const place = { name: 'Brdo', lat: '43,3969', lon: ' 17.6144 ', approximate: false };
  const sources = [{ what: ' ', where: '', certainty: 'literature' } as const];
  expect(built({ ...memory, place, sources })).toMatchObject({ place: { lat: 43.3969, lon: 17.6144 }, sources: [] });
});

test.each(['![](a.jpg)', '> ![](a.jpg)', 'Uz kuću ![](a.jpg) stoji gumno.'])(
  'a draft is looked at before its pictures are described, and not published: %s',
  (body) => {
    const content = { ...memory, body };
    expect(built(content, { status: 'draft', hasFile: true })).toMatchObject({ body });
    expect(built(content, { hasFile: true })).toEqual(['body.alt missing']);
  },
);
