import { expect, test } from 'vitest';
import { type DraftContent, emptyContent } from '../../../../domain/draft-content.ts';
import { mergeContent } from '../../../../domain/merge-content.ts';
import { type Choice, resolved } from './resolve-conflict.ts';

const base: DraftContent = { ...emptyContent('page'), title: 'Brdo', body: 'a\n\nb\n\nc' };
const mine: DraftContent = { ...base, title: 'Moje', body: 'a\n\nmoje\n\nc' };
const theirs: DraftContent = { ...base, title: 'Njihovo', body: 'a\n\nnjihovo\n\nc' };

function chosen(...choices: Choice[]) {
  const { content: merged, conflicts } = mergeContent(base, mine, theirs);
  const { title, body } = resolved({ version: 2, theirs, by: 'Iva', merged, conflicts }, choices);
  return [title, body];
}

test('each conflict goes as it was chosen, and both stay where nothing was', () => {
  expect(chosen('mine', 'mine')).toEqual(['Moje', 'a\n\nmoje\n\nc']);
  expect(chosen('theirs', 'theirs')).toEqual(['Njihovo', 'a\n\nnjihovo\n\nc']);
  expect(chosen('mine', 'both')).toEqual(['Moje', 'a\n\nmoje\n\nnjihovo\n\nc']);
});

test('what was chosen counts also where both have a paragraph in common', () => {
  const versions = ['a\n\nb', 'moje\n\nisto', 'njihovo\n\nisto'].map((body) => ({ ...base, body }));
  const [before = base, own = base, other = base] = versions;
  const { content: merged, conflicts } = mergeContent(before, own, other);
  const conflict = { version: 2, theirs: other, by: 'Iva', merged, conflicts };
  const bodies = (['mine', 'theirs', 'both'] as const).map((choice) => resolved(conflict, [choice]).body);
  expect(bodies).toEqual(['moje\n\nisto', 'njihovo\n\nisto', 'moje\n\nisto\n\nnjihovo']);
});
