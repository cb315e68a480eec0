import { describe, expect, it } from 'vitest';
import { difference, edited, fault, fileOf } from './edit.fixture.ts';
import { factsOf } from './facts.ts';
import type { NameEdit, TreeEdit } from './tree-edit.ts';

function renamed(name: string, fields: Omit<NameEdit, 'kind' | 'person' | 'target'>) {
  const bytes = fileOf([`0 @I1@ INDI | ${name}`]);
  const target = factsOf(bytes, 'I1').names.at(-1)?.target;
  return difference(bytes, { kind: 'name', person: 'I1', ...(target && { target }), ...fields });
}

describe('a name', () => {
  it('keeps its title, its particle and its order', () => {
    expect(renamed('1 NAME dr. Ante /Ćavar/ | 2 NPFX dr.', { given: 'Anto' }).come).toEqual([
      '1 NAME dr. Anto /Ćavar/',
    ]);
    expect(renamed('1 NAME Ana /von Berg/ | 2 SPFX von | 2 SURN Berg', { surname: 'von Tal' }).come).toEqual([
      ...['1 NAME Ana /von Tal/', '2 SURN Tal'],
    ]);
    expect(renamed('1 NAME Ana /von Berg/ | 2 SPFX von | 2 SURN Berg', { surname: 'Tal' })).toEqual({
      gone: ['1 NAME Ana /von Berg/', '2 SPFX von', '2 SURN Berg'],
      come: ['1 NAME Ana /Tal/', '2 SURN Tal'],
    });
    expect(renamed('1 NAME /Ćavar/ Ante', { given: 'Anto' }).come).toEqual(['1 NAME /Ćavar/ Anto']);
    expect(renamed('1 NAME Ante /Ćavar/ ml.', { given: 'Anto' }).come).toEqual(['1 NAME Anto /Ćavar/ ml.']);
    expect(renamed('1 NAME Ante | 1 _AKA Tone', { given: 'Tonći' }).come).toEqual(['1 _AKA Tonći']);
  });

  it('has its parts changed where it has them, and no others', () => {
    expect(renamed('1 NAME Ante /Ćavar/ | 2 GIVN Ante', { given: 'Anto', nickname: 'Tone' }).come).toEqual([
      ...['1 NAME Anto /Ćavar/', '2 GIVN Anto', '2 NICK Tone'],
    ]);
    expect(renamed('1 NAME Ante /Ćavar/ | 2 TYPE birth', { type: '' }).gone).toEqual(['2 TYPE birth']);
    expect(renamed('1 NAME Ante /Ćavar/', { given: 'Ante', surname: 'Ćavar' })).toEqual({ gone: [], come: [] });
  });

  it('is taken away with all that is beneath it, and not emptied', () => {
    expect(renamed('1 NAME Ana | 1 NAME Anica | 2 TYPE aka', { remove: true })).toEqual({
      gone: ['1 NAME Anica', '2 TYPE aka'],
      come: [],
    });
    expect(() => renamed('1 NAME Ana /Ćavar/', { given: '', surname: '' })).toThrow(fault('nothing-said'));
  });
});

describe('what is typed', () => {
  const bytes = fileOf(['0 @I1@ INDI']);
  const note = (text: string): TreeEdit => ({ kind: 'note', owner: { person: 'I1' }, text });
  const job = (value: string): TreeEdit => ({ kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value });

  it('has an end', () => {
    expect(() => edited(bytes, job('a'.repeat(1001)))).toThrow(fault('too-long', { field: 'value' }));
    expect(difference(bytes, job('a'.repeat(1000))).come).not.toEqual([]);
    expect(() => edited(bytes, note('a'.repeat(50_001)))).toThrow(fault('too-long', { field: 'text' }));
    expect(() => edited(bytes, note('a\n'.repeat(1001)))).toThrow(fault('too-long', { field: 'text' }));
    expect(difference(bytes, note('a\n'.repeat(990))).come).toHaveLength(990);
  });

  it('has no letters that nobody sees, and no line of its own making', () => {
    expect(difference(bytes, note('a\u{202e}b\u{0}\u{feff}c\td\u{2028}1 DEAT Y')).come).toEqual([
      ...['1 NOTE abc d', '2 CONT 1 DEAT Y'],
    ]);
    expect(difference(bytes, job('a\u{2066}b\r\n1 DEAT Y')).come).toEqual(['1 OCCU ab 1 DEAT Y']);
  });
});

describe('a place', () => {
  const bytes = fileOf(['0 @I1@ INDI | 1 BIRT | 2 PLAC Rasno | 1 DEAT | 2 PLAC Rasno, BiH | 2 NOTE Rasno']);

  it('is written otherwise wherever it is a place, and has a name', () => {
    expect(difference(bytes, { kind: 'places', from: [' Rasno ', 'Rasno, BiH'], to: 'Rasno,  Široki Brijeg' })).toEqual(
      {
        gone: ['2 PLAC Rasno', '2 PLAC Rasno, BiH'],
        come: ['2 PLAC Rasno, Široki Brijeg', '2 PLAC Rasno, Široki Brijeg'],
      },
    );
    expect(() => edited(bytes, { kind: 'places', from: ['Rasno'], to: ' ' })).toThrow(fault('nothing-said'));
    expect(() => edited(bytes, { kind: 'places', from: [], to: 'Rasno' })).toThrow(fault('nothing-said'));
  });

  it('of a header says how places are written, and is none', () => {
    const head = new TextEncoder().encode(
      '0 HEAD\n1 CHAR UTF-8\n1 PLAC Rasno\n2 FORM selo\n0 @I1@ INDI\n1 BIRT\n2 PLAC Rasno\n0 TRLR\n',
    );
    expect(difference(head, { kind: 'places', from: ['Rasno'], to: 'Rama' }).gone).toEqual(['2 PLAC Rasno']);
  });
});
