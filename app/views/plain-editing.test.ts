import { expect, it } from 'vitest';
import type { PersonFacts } from '../../genealogy/index.ts';
import { plainEdit, plainSections } from './plain-editing.ts';

const target = { at: 1, mark: 'm' };
const facts: PersonFacts = {
  person: 'I1',
  sex: 'M',
  names: [{ target, given: 'Ante', surname: 'Ćavar', nickname: '', suffix: '', type: '' }],
  events: [],
  notes: [],
  sources: [],
  pictures: [],
  consent: false,
  hidden: false,
  asChild: [],
  asPartner: [],
  kin: { I1: 'Ante Ćavar' },
  others: [],
};
const sent = (row: string, fields: Readonly<Record<string, string>>, mark = '', intent = 'save') =>
  plainEdit(facts, 'edit', { row, mark, intent, fields: { row, mark, intent, ...fields } });

it('a plain form becomes the same edit as the panel, with none of what the form carries besides', () => {
  expect(sent('name-0', { given: 'Ante', surname: 'Ćavar', nickname: 'Kudo', hack: 'x' }, 'm')).toEqual({
    kind: 'name',
    person: 'I1',
    target,
    nickname: 'Kudo',
  });
  expect(sent('new-event', { tag: 'OCCU', value: 'kovač', date: '', place: '' })).toEqual({
    kind: 'event',
    owner: { person: 'I1' },
    tag: 'OCCU',
    value: 'kovač',
  });
  expect(sent('kin-child', { given: 'Mara', surname: 'Ćavar', sex: 'F', birthDate: '1905.' })).toMatchObject({
    kind: 'add',
    person: { given: 'Mara', birth: { date: '1905.' } },
  });
});

it('says that a fact has changed since the page was made, and offers the unseen to nobody', () => {
  expect(sent('name-0', { given: 'Anto' }, 'another')).toBe('changed');
  expect(sent('no-such-row', {})).toBe('changed');
  const rows = plainSections({ facts, may: 'add', references: [] }).flatMap((section) => section.rows);
  expect(rows.filter(({ says }) => says !== '')).toEqual([]);
});
