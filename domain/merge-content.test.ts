import { expect, test } from 'vitest';
import { type DraftContent, emptyContent } from './draft-content.ts';
import { mergeContent } from './merge-content.ts';

const base: DraftContent = { ...emptyContent('locality'), title: 'Gumno', body: 'a\n\nb', tags: ['kamen', 'voda'] };

test('each field goes with whoever changed it', () => {
  const mine = { ...base, title: 'Staro gumno', body: 'a\n\nb\n\nmoje', tags: ['kamen', 'voda', 'žito'] };
  const theirs = { ...base, summary: 'Sažetak', body: 'A\n\nb', tags: ['kamen'] };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { ...base, title: 'Staro gumno', summary: 'Sažetak', body: 'A\n\nb\n\nmoje', tags: ['kamen', 'žito'] },
    conflicts: [],
  });
});

test('what both have changed is told, field by field', () => {
  const place = { name: 'Brdo', lat: '43.1', lon: '17.2', approximate: false };
  const mine = { ...base, title: 'Moje', body: 'a\n\nmoje', place };
  const theirs = { ...base, title: 'Njihovo', body: 'a\n\nnjihovo', place: { ...place, name: 'Dolac' } };
  const { content, conflicts } = mergeContent(base, mine, theirs);
  expect(content).toEqual({ ...mine, body: 'a\n\nmoje\n\nnjihovo' });
  expect(conflicts).toEqual([
    { field: 'title', mine: 'Moje', theirs: 'Njihovo' },
    { field: 'place', mine: 'Brdo, 43.1, 17.2', theirs: 'Dolac, 43.1, 17.2' },
    { field: 'body', mine: 'moje', theirs: 'njihovo', both: 'moje\n\nnjihovo' },
  ]);
});
