import { describe, expect, it } from 'vitest';
import type { EventFact, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import { editOf, type FormSubject, initialFields, removalOf, YES } from './form-edits.ts';

const target = { at: 3, mark: 'abc' };
const birth: EventFact = {
  target,
  tag: 'BIRT',
  date: '12 MAR 1881',
  edtf: '1881-03-12',
  place: 'Bošnjakovo brdo',
  value: '',
  type: '',
  cause: '',
  note: '',
  sources: [],
  pictures: [],
};
const facts: PersonFacts = {
  person: 'I1',
  sex: 'M',
  names: [{ target, given: 'Ante', surname: 'Ćavar', nickname: '', suffix: '', type: '' }],
  events: [birth],
  notes: [{ target, text: 'Kovač.' }],
  sources: [],
  pictures: [],
  consent: false,
  hidden: false,
  asChild: [],
  asPartner: [],
  kin: {},
  losses: [],
};
const typed = (subject: FormSubject, fields: Readonly<Record<string, string>>) =>
  editOf(subject, facts, { ...initialFields(subject, facts), ...fields });

describe('a form becomes one edit', () => {
  const name: FormSubject = { kind: 'name', ...(facts.names[0] ? { name: facts.names[0] } : {}) };
  const event: FormSubject = { kind: 'event', owner: { person: 'I1' }, tag: 'BIRT', event: birth };

  it('names only the fields that have changed, trimmed', () => {
    expect(typed(name, { nickname: ' Kudo ' })).toEqual({ kind: 'name', person: 'I1', target, nickname: 'Kudo' });
    expect(typed(event, { place: '' })).toEqual({ kind: 'event', owner: { person: 'I1' }, target, place: '' });
  });

  it('shows a date in words, and sends none that was not touched', () => {
    expect(initialFields(event, facts).date).toBe('12. ožujka 1881.');
    expect(typed(event, {})).toBeUndefined();
    expect(typed(event, { date: 'oko 1880.' })).toMatchObject({ date: 'oko 1880.' });
  });

  it('leaves a date that words would not lead back to as the file has it', () => {
    const strange = { ...birth, edtf: '', date: '(u proljeće, kad je bila kuga)' };
    expect(initialFields({ ...event, event: strange }, facts).date).toBe(strange.date);
  });

  it('adds with a tag and nothing empty', () => {
    const death: FormSubject = { kind: 'event', owner: { person: 'I1' }, tag: 'DEAT' };
    expect(typed(death, { date: '1944.' })).toEqual({
      kind: 'event',
      owner: { person: 'I1' },
      tag: 'DEAT',
      date: '1944.',
    });
  });

  it('says what sex was shown, and only the consent that was changed', () => {
    expect(typed({ kind: 'sex' }, { sex: 'F' })).toEqual({ kind: 'sex', person: 'I1', sex: 'F', was: 'M' });
    expect(typed({ kind: 'consent' }, { consent: YES })).toEqual({ kind: 'consent', person: 'I1', consent: true });
  });

  it('takes a fact away by its place', () => {
    expect(removalOf(event, 'I1')).toEqual({ kind: 'event', owner: { person: 'I1' }, target, remove: true });
    expect(removalOf({ kind: 'sex' }, 'I1')).toBeUndefined();
  });
});

describe('kin', () => {
  const child: FormSubject = { kind: 'kin', relation: 'child' };

  it('is somebody new, with what was said of them', () => {
    expect(
      typed(child, { given: 'Mara', surname: 'Ćavar', sex: 'F', birthDate: '1905.', family: 'F2', hasDied: YES }),
    ).toEqual({
      kind: 'add',
      relation: 'child',
      of: 'I1',
      family: 'F2',
      person: { given: 'Mara', surname: 'Ćavar', sex: 'F', birth: { date: '1905.' }, death: {} },
    });
  });

  it('is nobody without a name', () => expect(typed(child, { birthDate: '1905.' })).toBeUndefined());

  it('is somebody of the tree, married on a day', () => {
    const partner: FormSubject = { kind: 'kin', relation: 'partner' };
    expect(typed(partner, { mode: 'link', existing: 'I9', marriageDate: '1903.' })).toEqual({
      kind: 'link',
      relation: 'partner',
      of: 'I1',
      person: 'I9',
      marriage: { date: '1903.' },
    });
  });
});
