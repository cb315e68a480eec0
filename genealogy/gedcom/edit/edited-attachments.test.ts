import { describe, expect, it } from 'vitest';
import { difference, edited, fault, fileOf, textOf } from './edit.fixture.ts';
import { factsOf } from './facts.ts';
import type { TreeEdit } from './tree-edit.ts';

const owner = { person: 'I1' };
const attempt = (bytes: Uint8Array, edit: TreeEdit) => () => edited(bytes, edit);
function only<Fact extends { readonly target: object }>(facts: readonly Fact[]): Pick<Fact, 'target'> {
  const [fact] = facts;
  if (!fact) throw new Error('nothing to edit');
  return { target: fact.target as Fact['target'] };
}

describe('notes', () => {
  const bytes = fileOf([
    '0 @I1@ INDI | 1 NOTE @N1@ | 1 NOTE @N2@ | 1 CHAN | 2 DATE 1 JAN 2020 | 0 @I2@ INDI | 1 NOTE @N1@',
    '0 @N1@ NOTE Zajednička. | 0 @N2@ NOTE Samo jedne osobe.',
  ]);
  const [shared, own] = factsOf(bytes, 'I1').notes;
  const change = (note: typeof own, text: string): TreeEdit => ({
    kind: 'note',
    owner,
    ...(note ? { target: note.target } : {}),
    text,
  });

  it('that others share stay theirs', () => {
    expect(difference(bytes, change(shared, 'Druga.'))).toEqual({ gone: ['1 NOTE @N1@'], come: ['1 NOTE Druga.'] });
    expect(difference(bytes, change(shared, ''))).toEqual({ gone: ['1 NOTE @N1@'], come: [] });
  });

  it('that others share are a note of one’s own then, in 7.0 as well', () => {
    const seven = fileOf(['0 @I1@ INDI | 1 SNOTE @N1@ | 0 @I2@ INDI | 1 SNOTE @N1@ | 0 @N1@ SNOTE Zajednička.'], '7.0');
    const target = factsOf(seven, 'I1').notes[0]?.target;
    const edit: TreeEdit = { kind: 'note', owner, ...(target && { target }), text: 'Druga.' };
    expect(difference(seven, edit)).toEqual({ gone: ['1 SNOTE @N1@'], come: ['1 NOTE Druga.'] });
  });

  it('of one person alone are changed where they stand, and go with them', () => {
    expect(difference(bytes, change(own, 'Druga.'))).toEqual({
      gone: ['0 @N2@ NOTE Samo jedne osobe.'],
      come: ['0 @N2@ NOTE Druga.'],
    });
    expect(difference(bytes, change(own, '')).gone).toEqual(['1 NOTE @N2@', '0 @N2@ NOTE Samo jedne osobe.']);
  });

  it('that say nothing are not added, and new ones stand before what programs keep last', () => {
    expect(attempt(bytes, { kind: 'note', owner, text: ' \n ' })).toThrow(fault('nothing-said', { field: 'text' }));
    const single = fileOf(['0 @I1@ INDI | 1 NAME Ana | 1 CHAN | 2 DATE 1 JAN 2020']);
    expect(textOf(edited(single, { kind: 'note', owner, text: 'Nova.' }).bytes)).toContain(
      '1 NAME Ana | 1 NOTE Nova. | 1 CHAN',
    );
  });
});

describe('sources', () => {
  const bytes = fileOf([
    '0 @I1@ INDI | 1 NAME Ana | 2 SOUR @S1@ | 1 BIRT | 2 SOUR @S1@ | 3 PAGE 12 | 1 SOUR Predaja | 0 @S1@ SOUR | 1 TITL Matica',
    '0 @N1@ NOTE Nije izvor.',
  ]);
  const { events, sources, names } = factsOf(bytes, 'I1');
  const birth = only(events).target;
  const cited = only(events[0]?.sources ?? []);

  it('of the file are cited by their title, and a title that it lacks becomes one of its own', () => {
    const cite: TreeEdit = { kind: 'source', owner, title: 'Matica', page: '3' };
    expect(difference(bytes, cite).come).toEqual(['1 SOUR @S1@', '2 PAGE 3']);
    expect(difference(bytes, { ...cite, title: 'Popis' }).come).toEqual([
      ...['1 SOUR @S2@', '2 PAGE 3', '0 @S2@ SOUR', '1 TITL Popis'],
    ]);
    expect(attempt(bytes, { kind: 'source', owner, title: ' ' })).toThrow(fault('nothing-said', { field: 'title' }));
  });

  it('must be sources of the file', () => {
    for (const source of ['S9', 'N1', 'I1'])
      expect(attempt(bytes, { kind: 'source', owner, source })).toThrow(fault('no-such-source', { field: 'source' }));
  });

  it('stand with the event or the name that they speak of', () => {
    const ofEvent: TreeEdit = { kind: 'source', owner, event: birth, source: 'S1' };
    expect(textOf(edited(bytes, ofEvent).bytes)).toContain('3 PAGE 12 | 2 SOUR @S1@ | 1 SOUR Predaja');
    const ofName: TreeEdit = { kind: 'source', owner, event: only(names).target, source: 'S1' };
    expect(textOf(edited(bytes, ofName).bytes)).toContain('1 NAME Ana | 2 SOUR @S1@ | 2 SOUR @S1@ | 1 BIRT');
    const page: TreeEdit = { kind: 'source', owner, event: birth, ...cited, page: '13' };
    expect(difference(bytes, page)).toEqual({ gone: ['3 PAGE 12'], come: ['3 PAGE 13'] });
    expect(difference(bytes, { ...page, remove: true }).gone).toEqual(['2 SOUR @S1@', '3 PAGE 12']);
  });

  it('that are only named are renamed where they stand', () => {
    const named: TreeEdit = { kind: 'source', owner, ...only(sources), title: 'Pričanje' };
    expect(difference(bytes, named)).toEqual({ gone: ['1 SOUR Predaja'], come: ['1 SOUR Pričanje'] });
  });
});

describe('pictures', () => {
  const bytes = fileOf(['0 @I1@ INDI | 1 NAME Ana | 1 OBJE | 2 FILE stara.jpg | 3 FORM jpg | 2 TITL Na gumnu']);
  const old = only(factsOf(bytes, 'I1').pictures);

  it('are named by a file and no path', () => {
    for (const file of ['../a.jpg', 'a/b.jpg', 'c:a.jpg', '.skrivena.jpg', 'bez-nastavka', 'a\\b.jpg'])
      expect(attempt(bytes, { kind: 'picture', owner, file }), file).toThrow(fault('bad-file', { field: 'file' }));
    expect(attempt(bytes, { kind: 'picture', owner })).toThrow(fault('nothing-said'));
  });

  it('come before the older ones, and are described, replaced and taken away', () => {
    const added = edited(bytes, { kind: 'picture', owner, file: 'nova.png', title: 'Doma' });
    expect(textOf(added.bytes)).toContain(
      '1 NAME Ana | 1 OBJE | 2 FILE nova.png | 3 FORM png | 2 TITL Doma | 1 OBJE | 2 FILE stara.jpg',
    );
    const change = (fields: object): TreeEdit => ({ kind: 'picture', owner, ...old, ...fields });
    expect(difference(bytes, change({ title: 'Na guvnu' })).come).toEqual(['2 TITL Na guvnu']);
    expect(difference(bytes, change({ file: 'druga.png' })).come).toEqual(['2 FILE druga.png', '3 FORM png']);
    expect(difference(bytes, change({ file: 'druga.png', remove: true }))).toEqual({
      gone: ['1 OBJE', '2 FILE stara.jpg', '3 FORM jpg', '2 TITL Na gumnu'],
      come: [],
    });
  });

  it('belong to an event as well, of a person or of a family', () => {
    const wedding = fileOf([
      '0 @I1@ INDI | 1 NAME Ana | 1 BIRT | 2 DATE 1881 | 2 OBJE | 3 FILE krst.jpg | 1 FAMS @F1@ | 1 CHAN | 2 DATE 1 JAN 2020',
      '0 @F1@ FAM | 1 WIFE @I1@ | 1 MARR | 2 DATE 1901 | 2 UID 7',
    ]);
    const { events, asPartner } = factsOf(wedding, 'I1');
    const [birth, marriage] = [events[0], asPartner[0]?.events[0]];
    if (!birth || !marriage) throw new Error('no events');
    const picture = (fields: object) => ({ kind: 'picture', ...fields }) as TreeEdit;
    const added = picture({ owner: { family: 'F1' }, event: marriage.target, file: 'svatovi.jpg', title: 'Svatovi' });
    expect(textOf(edited(wedding, added).bytes)).toContain(
      '1 MARR | 2 DATE 1901 | 2 OBJE | 3 FILE svatovi.jpg | 4 FORM jpg | 3 TITL Svatovi | 2 UID 7',
    );
    const [old] = birth.pictures;
    expect(old).toMatchObject({ file: 'krst.jpg', title: '' });
    const taken = picture({ owner, event: birth.target, target: old?.target, remove: true });
    expect(difference(wedding, taken)).toEqual({ gone: ['2 OBJE', '3 FILE krst.jpg'], come: [] });
    const name = factsOf(wedding, 'I1').names[0]?.target;
    expect(attempt(wedding, picture({ owner, event: name, file: 'a.jpg' }))).toThrow(/changed/);
  });

  it('are records of their own in 7.0', () => {
    const seven = fileOf(['0 @I1@ INDI | 1 NAME Ana'], '7.0');
    expect(difference(seven, { kind: 'picture', owner, file: 'ćaća.jpg', title: 'Doma' }).come).toEqual([
      ...['1 OBJE @O2@', '0 @O2@ OBJE', '1 FILE %C4%87a%C4%87a.jpg', '2 FORM image/jpeg', '2 TITL Doma'],
    ]);
    const { bytes: written } = edited(seven, { kind: 'picture', owner, file: 'ćaća.jpg', title: 'Doma' });
    const { pictures } = factsOf(written, 'I1');
    expect(pictures).toMatchObject([{ file: 'ćaća.jpg', title: 'Doma' }]);
    const retitled: TreeEdit = { kind: 'picture', owner, ...only(pictures), title: 'Na gumnu' };
    expect(difference(written, retitled).come).toEqual(['2 TITL Na gumnu']);
  });

  it('come several at once, each as they were given', () => {
    const several = {
      kind: 'picture',
      owner,
      file: 'prva.jpg',
      more: ['druga.png', 'treća.jpg'],
      title: 'Svatovi',
    } as const;
    for (const file of [bytes, fileOf(['0 @I1@ INDI | 1 NAME Ana'], '7.0')]) {
      const { pictures } = factsOf(edited(file, several).bytes, 'I1');
      expect(pictures.slice(0, 3).map(({ file, title }) => `${file} ${title}`)).toEqual([
        ...['prva.jpg Svatovi', 'druga.png Svatovi', 'treća.jpg Svatovi'],
      ]);
    }
    expect(attempt(bytes, { ...several, more: ['../a.jpg'] })).toThrow(fault('bad-file', { field: 'file' }));
  });

  it('keep their titles when only their files are replaced', () => {
    const seven = edited(fileOf(['0 @I1@ INDI | 1 NAME Ana'], '7.0'), {
      kind: 'picture',
      owner,
      file: 'stara.jpg',
      title: 'Na gumnu',
    });
    for (const file of [bytes, seven.bytes]) {
      const { target } = only(factsOf(file, 'I1').pictures);
      const replaced = edited(file, { kind: 'picture', owner, target, file: 'druga.png' });
      expect(factsOf(replaced.bytes, 'I1').pictures).toMatchObject([{ file: 'druga.png', title: 'Na gumnu' }]);
    }
  });
});

describe('consent and hiding', () => {
  const change = (record: string, fields: { consent?: boolean; hidden?: boolean }) =>
    difference(fileOf([`0 @I1@ INDI | 1 NAME Ana${record}`]), { kind: 'consent', person: 'I1', ...fields });

  it('is said once, and every time that it was said is taken back', () => {
    expect(change('', { consent: true }).come).toEqual(['1 _CONSENT Y']);
    expect(change(' | 1 _CONSENT N', { consent: true })).toEqual({ gone: ['1 _CONSENT N'], come: ['1 _CONSENT Y'] });
    expect(change(' | 1 _CONSENT Y', { consent: true })).toEqual({ gone: [], come: [] });
    expect(change(' | 1 _CONSENT Y | 1 _CONSENT da', { consent: false }).gone).toEqual([
      '1 _CONSENT Y',
      '1 _CONSENT da',
    ]);
  });

  it('leaves one restriction, and takes them all away', () => {
    expect(change(' | 1 RESN confidential', { hidden: true })).toEqual({ gone: [], come: [] });
    expect(change(' | 1 _PRIV Y', { hidden: true })).toEqual({ gone: [], come: [] });
    expect(change(' | 1 RESN locked', { hidden: true })).toEqual({
      gone: ['1 RESN locked'],
      come: ['1 RESN confidential'],
    });
    expect(change(' | 1 RESN privacy | 1 _PRIV Y', { hidden: false }).gone).toEqual(['1 RESN privacy', '1 _PRIV Y']);
    expect(change(' | 1 RESN privacy', { consent: true })).toEqual({ gone: [], come: ['1 _CONSENT Y'] });
  });
});
