import { expect, test } from 'vitest';
import { type DraftContent, emptyContent } from './draft-content.ts';
import { inWords, mergeContent, sameContent } from './merge-content.ts';

const base: DraftContent = { ...emptyContent('locality'), title: 'Gumno', body: 'a\n\nb', tags: ['kamen', 'voda'] };

test('each field goes with whoever changed it', () => {
  const mine = { ...base, title: 'Staro gumno', body: 'a\n\nb\n\nmoje', tags: ['kamen', 'voda', 'žito'] };
  const theirs = { ...base, summary: 'Sažetak', body: 'A\n\nb', tags: ['kamen'] };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { ...base, title: 'Staro gumno', summary: 'Sažetak', body: 'A\n\nb\n\nmoje', tags: ['kamen', 'žito'] },
    conflicts: [],
  });
});

const picture = { file: 'a.jpg', alt: 'A', caption: '', credit: '' };
const CHANGED: Omit<DraftContent, 'kind' | 'section'> = {
  title: 'x',
  summary: 'x',
  body: 'x',
  date: 'x',
  born: 'x',
  died: 'x',
  birthPlace: 'x',
  deathPlace: 'x',
  place: { name: 'x', lat: '', lon: '', approximate: false },
  cover: picture,
  photographs: [picture],
  sources: [{ what: 'x', where: '', certainty: 'register' }],
  tags: ['x'],
  links: ['page/x'],
  roles: ['x'],
  people: ['x'],
  teller: 'x',
  scribe: 'x',
  voice: 'x',
  type: 'x',
  order: '1',
  published: 'x',
  author: 'x',
  sample: true,
};

test.each(Object.keys(CHANGED) as (keyof typeof CHANGED)[])('%s goes with whichever of the two changed it', (field) => {
  const empty = { ...emptyContent('memory'), title: 'Uspomena' };
  const changed = { ...empty, [field]: CHANGED[field] };
  expect(mergeContent(empty, empty, changed)).toEqual({ content: changed, conflicts: [] });
  expect(mergeContent(empty, changed, empty)).toEqual({ content: changed, conflicts: [] });
  expect([sameContent(empty, changed), sameContent(changed, changed)]).toEqual([false, true]);
});

test('what either took out of a list is out', () => {
  const tagged = (...tags: string[]) => ({ ...base, tags });
  const { content } = mergeContent(tagged('a', 'b', 'c'), tagged('b', 'c', 'x'), tagged('a', 'b', 'y'));
  expect(content.tags).toEqual(['b', 'x', 'y']);
});

test('a yes and a no are told in words, and what is not there in none', () => {
  expect([inWords(true), inWords(false), inWords(null)]).toEqual(['da', 'ne', '']);
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
    { field: 'body', mine: 'moje', theirs: 'njihovo' },
  ]);
});
