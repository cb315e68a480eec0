import { describe, expect, it } from 'vitest';
import { isHiddenName } from '../../genealogy.ts';
import { reduceLiving } from '../../living/reduce-living.ts';
import { readGedcom } from '../read.ts';
import { encodeCodePage } from '../text/eight-bit-charsets.ts';
import { editGedcom } from './edit-gedcom.ts';
import { factsOf } from './facts.ts';
import { applySplices, inverse } from './splices.ts';
import type { TreeEdit } from './tree-edit.ts';

const HEAD = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'];
const FAMILY = [
  ...['0 @I1@ INDI', '1 NAME Ante "Tone" /Ćavar/', '2 GIVN Ante', '2 SURN Ćavar', '1 SEX M'],
  ...['1 BIRT', '2 DATE 1881', '2 PLAC Čerigaj', '3 MAP', '4 LATI N43.3', '4 LONG E17.5', '1 FAMS @F1@'],
  ...['0 @I2@ INDI', '1 NAME Mara /Zovko/', '1 SEX F', '1 FAMS @F1@', '1 NOTE @N1@'],
  ...['0 @I3@ INDI', '1 NAME Luca /Ćavar/', '1 SEX F', '1 FAMC @F1@', '1 ASSO @I2@', '2 RELA kuma'],
  ...['0 @F1@ FAM', '1 HUSB @I1@', '1 WIFE @I2@', '1 CHIL @I3@', '0 @N1@ NOTE Samo Marina.'],
];
const text = [...HEAD, ...FAMILY, '0 TRLR', ''].join('\n');
const utf8 = (written: string): Uint8Array => new TextEncoder().encode(written);

function edited(edit: TreeEdit, bytes = utf8(text)): string {
  const result = editGedcom(bytes, edit);
  expect(Buffer.compare(applySplices(result.bytes, inverse(result.splices)), bytes)).toBe(0);
  return new TextDecoder().decode(result.bytes);
}

/** What became of the lines: those that went, and those that came. */
function difference(edit: TreeEdit, bytes = utf8(text)): { gone: string[]; come: string[] } {
  const [before, after] = [new TextDecoder().decode(bytes).split('\n'), edited(edit, bytes).split('\n')];
  const without = (lines: string[], others: string[]): string[] => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { gone: without(before, after), come: without(after, before) };
}

const code = (faultCode: string, more: object = {}) => expect.objectContaining({ code: faultCode, ...more });
const attempt =
  (edit: TreeEdit, bytes = utf8(text)) =>
  () =>
    editGedcom(bytes, edit);

describe('names and sex', () => {
  const [name] = factsOf(utf8(text), 'I1').names;
  const target = name ? { target: name.target } : {};

  it('are changed where they are written', () => {
    expect(difference({ kind: 'name', person: 'I1', ...target, surname: 'Čavar', nickname: 'Tonćo' })).toEqual({
      gone: ['1 NAME Ante "Tone" /Ćavar/', '2 SURN Ćavar'],
      come: ['1 NAME Ante "Tonćo" /Čavar/', '2 SURN Čavar'],
    });
    const married: TreeEdit = { kind: 'name', person: 'I3', type: 'married', given: 'Luca', surname: 'Šimić' };
    expect(difference(married).come).toEqual(['1 NAME Luca /Šimić/', '2 TYPE married', '2 GIVN Luca', '2 SURN Šimić']);
    expect(difference({ kind: 'sex', person: 'I1', sex: 'F' })).toEqual({ gone: ['1 SEX M'], come: ['1 SEX F'] });
  });

  it('are refused with a slash, without a word, or against what was seen', () => {
    expect(attempt({ kind: 'name', person: 'I1', ...target, given: 'Ante/Tone' })).toThrow(code('slash-in-name'));
    expect(attempt({ kind: 'name', person: 'I1', given: ' ' })).toThrow(code('nothing-said'));
    expect(attempt({ kind: 'sex', person: 'I1', sex: 'F', was: 'F' })).toThrow(code('changed'));
  });
});

describe('events', () => {
  const [birth] = factsOf(utf8(text), 'I1').events;
  const owner = { person: 'I1' };
  const target = birth ? { target: birth.target } : {};

  it.each([
    ['oko 1890.', '2 DATE ABT 1890'],
    ['12. 3. 1881.', '2 DATE 12 MAR 1881'],
    ['između 1850. i 1860.', '2 DATE BET 1850 AND 1860'],
    ['prije 1900.', '2 DATE BEF 1900'],
    ['ljeto 1917.', '2 DATE INT 1917 (ljeto 1917.)'],
    ['EST 1870', '2 DATE EST 1870'],
  ])('have the date %s as %s', (date, line) => {
    expect(difference({ kind: 'event', owner, ...target, date }).come).toEqual([line]);
  });

  it('keep a date that is not understood in the form, and nowhere else', () => {
    expect(attempt({ kind: 'event', owner, ...target, date: 'jučer' })).toThrow(code('date-unread', { field: 'date' }));
    expect(attempt({ kind: 'event', owner, ...target, date: 'prije rata' })).toThrow(code('date-unclear'));
  });

  it('lose the coordinates of another place', () => {
    const { gone, come } = difference({ kind: 'event', owner, ...target, place: 'Kočerin' });
    expect(gone).toEqual(['2 PLAC Čerigaj', '3 MAP', '4 LATI N43.3', '4 LONG E17.5']);
    expect(come).toEqual(['2 PLAC Kočerin']);
    expect(difference({ kind: 'places', from: ['Čerigaj'], to: 'Čerigaj, Široki Brijeg' }).gone).toEqual([
      '2 PLAC Čerigaj',
    ]);
    // The file's own coordinates stay; a place without any gets them.
    const position = { latitude: 43.35, longitude: -17.25 };
    expect(difference({ kind: 'places', from: ['Čerigaj'], to: 'Čerigaj', position })).toEqual({ gone: [], come: [] });
    const bare = utf8(text.replace(/^3 MAP\n4 LATI .*\n4 LONG .*\n/m, ''));
    expect(difference({ kind: 'places', from: ['Čerigaj'], to: 'Čerigaj', position }, bare)).toEqual({
      gone: [],
      come: ['3 MAP', '4 LATI N43.35', '4 LONG W17.25'],
    });
  });

  it('stand from the cradle to the grave, and say Y when nothing else is known', () => {
    const death = edited({ kind: 'event', owner, tag: 'DEAT' });
    expect(death).toContain('4 LONG E17.5\n1 DEAT Y\n1 FAMS');
    const bytes = utf8(death);
    const [, dead] = factsOf(bytes, 'I1').events;
    expect(edited({ kind: 'event', owner, ...(dead ? { target: dead.target } : {}), remove: true }, bytes)).toBe(text);
  });

  it('of a family are its own', () => {
    const { come } = difference({
      kind: 'event',
      owner: { family: 'F1' },
      tag: 'MARR',
      date: '1905.',
      note: 'Na\n0 TRLR',
    });
    expect(come).toEqual(['1 MARR', '2 DATE 1905', '2 NOTE Na', '3 CONT 0 TRLR']);
    expect(attempt({ kind: 'event', owner: { family: 'F1' }, tag: 'HUSB' })).toThrow(code('bad-tag'));
  });
});

describe('kin', () => {
  const jure = { given: 'Jure', surname: 'Ćavar', sex: 'M' } as const;

  it('is written on both sides', () => {
    const { come } = difference({ kind: 'add', relation: 'child', of: 'I1', person: jure });
    expect(come).toEqual([
      ...['0 @I4@ INDI', '1 NAME Jure /Ćavar/', '2 GIVN Jure', '2 SURN Ćavar', '1 SEX M', '1 FAMC @F1@', '1 CHIL @I4@'],
    ]);
    const partner = difference({
      kind: 'add',
      relation: 'partner',
      of: 'I3',
      person: jure,
      marriage: { date: '1930.' },
    });
    expect(partner.come.slice(-4)).toEqual(['1 HUSB @I4@', '1 WIFE @I3@', '1 MARR', '2 DATE 1930']);
    expect(attempt({ kind: 'add', relation: 'parent', of: 'I3', person: jure })).toThrow(code('family-full'));
  });

  it('nobody becomes their own ancestor', () => {
    const link: TreeEdit = { kind: 'link', relation: 'child', of: 'I3', person: 'I1' };
    expect(attempt(link)).toThrow(code('own-ancestor'));
    expect(attempt({ ...link, relation: 'partner', of: 'I1' })).toThrow(code('linked-already'));
  });

  it('of a child to its family is said where it points there, and what the family said otherwise goes', () => {
    const adopt: TreeEdit = { kind: 'pedigree', person: 'I3', family: 'F1', pedigree: 'adopted', was: 'birth' };
    expect(difference(adopt)).toEqual({ gone: [], come: ['2 PEDI adopted'] });
    const said = utf8(edited(adopt).replace('1 CHIL @I3@\n', '1 CHIL @I3@\n2 _FREL Natural\n'));
    expect(factsOf(said, 'I3').asChild[0]?.pedigrees).toEqual({ I3: 'adopted' });
    expect(() => editGedcom(said, adopt)).toThrow(code('changed'));
    const step = editGedcom(said, { ...adopt, pedigree: 'step', was: 'adopted' }).bytes;
    expect(new TextDecoder().decode(step)).toBe(edited({ ...adopt, pedigree: 'step' }));
    const born = editGedcom(step, { ...adopt, pedigree: 'birth', was: 'step' }).bytes;
    expect(new TextDecoder().decode(born)).toBe(text);
    expect(attempt({ ...adopt, person: 'I1' })).toThrow(code('changed'));
  });

  it('goes with whoever is deleted: pointers, notes of theirs alone, and a family that joins nobody', () => {
    expect(difference({ kind: 'delete', person: 'I2' }).gone).toEqual([
      ...['0 @I2@ INDI', '1 NAME Mara /Zovko/', '1 FAMS @F1@', '1 NOTE @N1@', '1 SEX F'],
      ...['1 ASSO @I2@', '2 RELA kuma', '1 WIFE @I2@', '0 @N1@ NOTE Samo Marina.'],
    ]);
    const both = utf8(edited({ kind: 'delete', person: 'I2' }));
    const { genealogy, findings } = readGedcom(
      editGedcom(both, { kind: 'detach', person: 'I3', family: 'F1', as: 'child' }).bytes,
    );
    expect([genealogy.families.size, genealogy.individuals.size, findings]).toEqual([0, 2, []]);
  });

  it('of two records of one person becomes one, with the children of both', () => {
    const more = [
      ...[
        '0 @I5@ INDI',
        '1 NAME Anto /Čavar/',
        '1 OCCU zidar',
        '1 FAMS @F2@',
        '0 @I6@ INDI',
        '1 NAME Iva /Čavar/',
        '1 FAMC @F2@',
      ],
      ...['0 @F2@ FAM', '1 HUSB @I5@', '1 WIFE @I2@', '1 MARR', '2 DATE 1905', '1 CHIL @I6@', '0 TRLR', ''],
    ];
    const bytes = utf8(
      [...HEAD, ...FAMILY, ...more].join('\n').replace('1 FAMS @F1@\n1 NOTE', '1 FAMS @F1@\n1 FAMS @F2@\n1 NOTE'),
    );
    const [work] = factsOf(bytes, 'I5').events;
    const merged = editGedcom(bytes, { kind: 'merge', keep: 'I1', drop: 'I5', take: work ? [work.target] : [] }).bytes;
    const { genealogy, findings } = readGedcom(merged);
    expect(findings).toEqual([]);
    expect(genealogy.individuals.get('I1')?.events.map(({ tag }) => tag)).toEqual(['BIRT', 'OCCU']);
    expect(factsOf(merged, 'I1').asPartner).toMatchObject([
      { family: 'F1', partners: ['I1', 'I2'], children: ['I3', 'I6'] },
    ]);
    expect(factsOf(merged, 'I1').asPartner[0]?.events).toMatchObject([{ tag: 'MARR', date: '1905' }]);
  });
});

describe('a file whose charset lacks a letter', () => {
  const written = text.replace('UTF-8', 'ANSI');
  const bytes = encodeCodePage(written, 'CP1250') as Uint8Array;
  const note: TreeEdit = { kind: 'note', owner: { person: 'I1' }, text: 'Ја сам Анте.' };

  it('is left as it is until it is converted, and then has them all', () => {
    expect(attempt(note, bytes)).toThrow(code('letter-missing'));
    const converted = editGedcom(bytes, { kind: 'convert' }).bytes;
    expect(new TextDecoder().decode(converted)).toBe(text);
    expect(difference(note, converted).come).toEqual(['1 NOTE Ја сам Анте.']);
  });

  it('goes on being written in it otherwise', () => {
    const { splices } = editGedcom(bytes, { ...note, text: 'Bio je kovač.' });
    expect(splices.map(({ inserted }) => new TextDecoder('windows-1250').decode(inserted))).toEqual([
      '1 NOTE Bio je kovač.\n',
    ]);
  });
});

describe('who is hidden', () => {
  const marked = (mark: string) => utf8(text.replace('1 NAME Luca /Ćavar/', `1 NAME Luca /Ćavar/\n${mark}`));
  const isHidden = (bytes: Uint8Array, id: string) =>
    isHiddenName(
      reduceLiving(readGedcom(bytes).genealogy, { today: '2026-11-17', level: 'name' }).individuals.get(id)?.name
        .full ?? '',
    );

  it.each(['1 SEX F', '1 RESN locked', '1 RESN none', '1 _PRIV N'])('is so with %s before', (mark) => {
    const bytes = marked(mark);
    expect([factsOf(bytes, 'I3').hidden, isHidden(bytes, 'I3')]).toEqual([false, false]);
    const { bytes: hidden } = editGedcom(bytes, { kind: 'consent', person: 'I3', hidden: true });
    expect([factsOf(hidden, 'I3').hidden, isHidden(hidden, 'I3')]).toEqual([true, true]);
  });

  it.each(['1 RESN confidential', '1 RESN', '1 _PRIV Y', '1 _FLGS\n2 _PRIVATE Y'])(
    'is shown again with %s before, and stays hidden when merged',
    (mark) => {
      const bytes = marked(mark);
      expect([factsOf(bytes, 'I3').hidden, isHidden(bytes, 'I3')]).toEqual([true, true]);
      const shown = editGedcom(bytes, { kind: 'consent', person: 'I3', hidden: false }).bytes;
      expect([factsOf(shown, 'I3').hidden, isHidden(shown, 'I3')]).toEqual([false, false]);
      const twin = utf8(new TextDecoder().decode(bytes).replace('0 TRLR', '0 @I9@ INDI\n1 NAME Lucija\n0 TRLR'));
      const merged = editGedcom(twin, { kind: 'merge', keep: 'I9', drop: 'I3', take: [] }).bytes;
      expect([isHidden(twin, 'I9'), isHidden(merged, 'I9')]).toEqual([false, true]);
    },
  );
});

it('an archive of a tree is not edited, nor a record whose levels jump', () => {
  expect(attempt({ kind: 'convert' }, Uint8Array.of(0x50, 0x4b, 3, 4, 0))).toThrow(code('archive'));
  const jumping = utf8(text.replace('1 BIRT', '3 BIRT'));
  expect(attempt({ kind: 'note', owner: { person: 'I1' }, text: 'x' }, jumping)).toThrow(code('mangled'));
});
