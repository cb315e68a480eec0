import { describe, expect, it } from 'vitest';
import { difference, edited, fault, fileOf, textOf } from './edit.fixture.ts';
import { editGedcom } from './edit-gedcom.ts';
import { factsOf } from './facts.ts';
import { inverse, rebase, type Splice } from './splices.ts';
import type { Target, TreeEdit } from './tree-edit.ts';
import { undoGedcom } from './undo-gedcom.ts';
import { withWholeTargets } from './whole-targets.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const work = (bytes: Uint8Array, at = 0): Target =>
  factsOf(bytes, 'I1').events.filter(({ tag }) => tag === 'OCCU')[at]?.target as Target;

describe('what an edit names', () => {
  const owner = { person: 'I1' };
  const change = (target: Target, value: string): TreeEdit => ({ kind: 'event', owner, target, value });

  it('is the one at its place where several say the same, and is found where it has moved', () => {
    const twice = fileOf(['0 @I1@ INDI | 1 OCCU kovač | 1 NOTE x | 1 OCCU kovač']);
    expect(textOf(edited(twice, change(work(twice, 1), 'zidar')).bytes)).toContain(
      '1 OCCU kovač | 1 NOTE x | 1 OCCU zidar',
    );
    const moved = fileOf(['0 @I1@ INDI | 1 NAME Ivo | 1 SEX M | 1 OCCU kovač']);
    const seen = fileOf(['0 @I1@ INDI | 1 OCCU kovač']);
    expect(difference(moved, change(work(seen), 'zidar')).come).toEqual(['1 OCCU zidar']);
  });

  it('is a conflict where it says something else by now, with what stands there', () => {
    const [seen, now] = ['kovač', 'zidar'].map((value) => fileOf([`0 @I1@ INDI | 1 OCCU ${value}`]));
    if (!seen || !now) throw new Error('no files');
    expect(() => edited(now, change(work(seen), 'tkalac'))).toThrow(fault('changed', { choices: ['zidar'] }));
    const gone = fileOf(['0 @I1@ INDI']);
    expect(() => edited(gone, change(work(seen), 'tkalac'))).toThrow(fault('changed', { choices: [] }));
  });

  it('is of the kind that the edit is for', () => {
    const bytes = fileOf(['0 @I1@ INDI | 1 OCCU kovač']);
    expect(() => edited(bytes, { kind: 'note', owner, target: work(bytes), text: 'x' })).toThrow(fault('changed'));
    expect(() => edited(bytes, { kind: 'name', person: 'I1', target: work(bytes), given: 'x' })).toThrow(
      fault('changed'),
    );
    expect(() =>
      edited(bytes, { kind: 'picture', owner: { person: 'I1' }, target: work(bytes), remove: true }),
    ).toThrow(fault('changed'));
  });
});

describe('what somebody sees less of, in the whole file', () => {
  const owner = { person: 'I1' };
  const asked = (seen: Uint8Array, ...whole: string[]): TreeEdit =>
    withWholeTargets(seen, fileOf(whole), { kind: 'event', owner, target: work(seen), value: 'zidar' });
  const seen = fileOf(['0 @I1@ INDI | 1 OCCU kovač | 2 DATE 1900']);

  it('is the one that says all of it and more', () => {
    const whole = '0 @I1@ INDI | 1 OCCU kovač | 2 DATE 1901 | 1 OCCU kovač | 2 DATE 1900 | 2 NOTE tajna';
    const edit = asked(seen, whole);
    expect(difference(fileOf([whole]), edit)).toEqual({ gone: ['1 OCCU kovač'], come: ['1 OCCU zidar'] });
    expect(textOf(edited(fileOf([whole]), edit).bytes)).toContain('1 OCCU zidar | 2 DATE 1900 | 2 NOTE tajna');
  });

  it('is nobody’s guess where several do, or none', () => {
    const two = '0 @I1@ INDI | 1 OCCU kovač | 2 DATE 1900 | 2 NOTE a | 1 OCCU kovač | 2 DATE 1900 | 2 NOTE b';
    const none = '0 @I1@ INDI | 1 OCCU kovač | 2 DATE 1901 | 2 NOTE a';
    for (const whole of [two, none])
      expect(() => edited(fileOf([whole]), asked(seen, whole))).toThrow(fault('changed'));
  });
});

describe('an edit that is undone', () => {
  const bytes = fileOf(['0 @I1@ INDI | 1 NAME Ana | 1 OCCU tkalja | 1 NOTE x | 0 @I2@ INDI | 1 NAME Iva']);
  const steps = (...edits: ((now: Uint8Array) => TreeEdit)[]) => {
    let now = bytes;
    const made: Splice[][] = [];
    for (const edit of edits) {
      const { bytes: after, splices } = editGedcom(now, edit(now));
      made.push([...splices]);
      now = after;
    }
    const [first = [], ...later] = made;
    return { now, undone: () => textOf(undoGedcom(now, rebase(inverse(first), later)).bytes) };
  };
  const removed = (): TreeEdit => ({ kind: 'event', owner: { person: 'I1' }, target: work(bytes), remove: true });
  const added = (value: string) => (): TreeEdit => ({ kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value });

  it('leaves what was written beside it since', () => {
    const born = (): TreeEdit => ({ kind: 'event', owner: { person: 'I1' }, tag: 'BIRT' });
    expect(steps(added('babica'), born).undone()).toContain('1 NAME Ana | 1 BIRT Y | 1 OCCU tkalja | 1 NOTE x');
    expect(steps(added('babica'), added('švelja')).undone()).toContain('1 OCCU tkalja | 1 OCCU švelja | 1 NOTE x');
  });

  it('is left alone where something was written under what it added, or where it would come back to', () => {
    const dated = (now: Uint8Array): TreeEdit => ({
      ...{ kind: 'event', owner: { person: 'I1' }, target: work(now, 1), date: '1900.' },
    });
    expect(() => steps(added('babica'), dated).undone()).toThrow(fault('tangled'));
    expect(() => steps(removed, added('babica')).undone()).toThrow(fault('tangled'));
  });

  it('is left alone where somebody would point to nobody; who did so before may go on', () => {
    const child = (of: string): TreeEdit => ({
      kind: 'add',
      relation: 'child',
      of,
      person: { given: 'Jure', sex: 'M' },
    });
    expect(() =>
      steps(
        () => child('I2'),
        () => child('I3'),
      ).undone(),
    ).toThrow(fault('tangled'));
    const cited = (person: string) => (): TreeEdit => ({ kind: 'source', owner: { person }, title: 'Popis' });
    expect(() => steps(cited('I1'), cited('I2')).undone()).toThrow(fault('tangled'));
    expect(steps(cited('I1')).undone()).toBe(textOf(bytes));
    const broken = utf8(textOf(bytes).replaceAll(' | ', '\n').replace('1 NOTE x', '1 NOTE x\n1 ASSO @I9@'));
    const { splices, bytes: after } = editGedcom(broken, added('babica')());
    expect(Buffer.compare(undoGedcom(after, inverse(splices)).bytes, broken)).toBe(0);
  });

  it('tells how many people and families there are then', () => {
    const { bytes: after, splices } = editGedcom(bytes, {
      ...{ kind: 'add', relation: 'partner', of: 'I2', person: { given: 'Jure', sex: 'M' } },
    });
    expect(undoGedcom(after, inverse(splices))).toMatchObject({ individuals: 2, families: 0 });
    expect(undoGedcom(bytes, splices)).toMatchObject({ individuals: 3, families: 1 });
  });

  it('is left alone where letters that stay would be read otherwise; a conversion is taken back whole', () => {
    const file = utf8('0 HEAD\n0 @I1@ INDI\n1 NAME Ćiro\n0 TRLR\n');
    const note = Uint8Array.from([...'1 NOTE \x8eu\xe6o \x9aala\n'].map((letter) => letter.charCodeAt(0)));
    const at = textOf(file).replaceAll(' | ', '\n').indexOf('0 TRLR') + 1;
    const splices = [{ at, removed: new Uint8Array(), inserted: note }];
    expect(() => undoGedcom(file, splices)).toThrow(fault('tangled'));
    const ansi = Uint8Array.from(
      [...'0 HEAD\n1 CHAR ANSI\n0 @I1@ INDI\n1 NAME \x8eu\xe6o \x9aala\n0 TRLR\n'].map((letter) =>
        letter.charCodeAt(0),
      ),
    );
    const converted = editGedcom(ansi, { kind: 'convert' });
    expect(Buffer.compare(undoGedcom(converted.bytes, inverse(converted.splices)).bytes, ansi)).toBe(0);
  });
});
