import { describe, expect, it } from 'vitest';
import { mergeFiles } from './merge-files.ts';
import { mergePeople } from './merge-people.ts';

const today = '2026-11-17';

function fileOf(records: string, charset = 'UTF-8'): Uint8Array {
  const lines = `0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR ${charset} | ${records} | 0 TRLR | `;
  return new TextEncoder().encode(lines.replaceAll(' | ', '\n'));
}

/** A person of ours beside one of theirs, and the record of ours then. */
function merged(mine: string, theirs: string, fields: Record<string, 'mine' | 'theirs' | 'both'> = {}) {
  const [a, b] = [fileOf(`0 @I1@ INDI | ${mine}`), fileOf(`0 @X@ INDI | ${theirs}`)];
  const result = mergeFiles(a, b, [{ a: 'I1', b: 'X' }], { fields: { I1: fields } }, { today });
  const text = new TextDecoder().decode(result.bytes).replaceAll('\n', ' | ');
  return { ...result, record: /0 @I1@ INDI \| (.*?) \| 0 /.exec(text)?.[1] ?? '' };
}

describe('whom ours counts as living', () => {
  const living = '1 NAME Ana | 1 BIRT | 2 DATE 1980';

  it.each(['DEAT', 'BURI', 'CREM', 'PROB'])('is not buried by a %s of theirs until somebody says so', (tag) => {
    const theirs = `1 NAME Ana | 1 ${tag} | 2 DATE 2001`;
    expect(merged(living, theirs)).toMatchObject({ record: living, held: [{ person: 'I1', fields: [tag] }] });
    for (const choice of ['theirs', 'both'] as const)
      expect(merged(living, theirs, { [tag]: choice })).toMatchObject({ held: [], noLongerLiving: ['I1'] });
    expect(merged(living, theirs, { [tag]: 'mine' })).toMatchObject({ record: living, held: [], noLongerLiving: [] });
  });

  it('dies without a word when ours holds them dead already', () => {
    const dead = '1 NAME Ana | 1 BIRT | 2 DATE 1850';
    expect(merged(dead, '1 NAME Ana | 1 DEAT | 2 DATE 1901')).toMatchObject({
      record: `${dead} | 1 DEAT | 2 DATE 1901`,
      held: [],
      noLongerLiving: [],
    });
  });

  it('is told when other dates of theirs make them dead', () => {
    expect(merged('1 NAME Ana', '1 NAME Ana | 1 BIRT | 2 DATE 1850').noLongerLiving).toEqual(['I1']);
  });
});

describe('a field', () => {
  it('of sex is theirs where ours does not know it', () => {
    expect(merged('1 SEX U', '1 SEX F').record).toBe('1 SEX U | 1 SEX F');
    expect(merged('1 SEX M', '1 SEX F').record).toBe('1 SEX M');
    expect(merged('1 NAME Ana', '1 SEX U').record).toBe('1 NAME Ana');
    expect(merged('1 SEX M', '1 SEX F', { sex: 'theirs' }).record).toBe('1 SEX F');
  });

  it('of a name gets no second one that is the same in another case, but the nominative where ours is declined', () => {
    const named = (mine: string, theirs: string) =>
      merged(`1 NAME ${mine} | 1 SEX M`, `1 NAME ${theirs} | 1 SEX M`).record;
    for (const declined of ['Bože /Ćavar/', 'Bože /Ćavara/', 'Boži /Ćavaru/'])
      expect(named('Božo /Ćavar/', declined)).toBe('1 NAME Božo /Ćavar/ | 1 SEX M');
    expect(named('Bože /Ćavar/', 'Božo /Ćavar/')).toContain('1 NAME Božo /Ćavar/');
    expect(named('Stjepan /Ćavar/', 'Stipe /Ćavar/')).toContain('1 NAME Stipe /Ćavar/');
  });

  it('of which there may be several gets another, of which there is one stays', () => {
    expect(merged('1 REFN 1', '1 REFN 2').record).toBe('1 REFN 1 | 1 REFN 2');
    expect(merged('1 _COLR plava', '1 _COLR smeđa').record).toBe('1 _COLR plava');
    expect(merged('1 NOTE Kovač.', '1 NOTE Tkalac.').record).toBe('1 NOTE Kovač. | 1 NOTE Tkalac.');
    expect(merged('1 NOTE Kovač.', '1 NOTE  Kovač.').record).toBe('1 NOTE Kovač.');
  });

  it('of theirs leaves behind what is of their file alone', () => {
    expect(merged('1 NAME Ana', '1 NAME Ana | 1 _LINK a#I7 | 1 _CONSENT Y | 1 CHAN | 2 DATE 1 JAN 2020').record).toBe(
      '1 NAME Ana',
    );
  });

  it('that was chosen of theirs keeps what both say', () => {
    const theirs = '1 OCCU kovač | 1 OCCU mlinar';
    expect(merged('1 OCCU tkalac | 1 OCCU kovač', theirs, { OCCU: 'theirs' }).record).toBe(
      '1 OCCU kovač | 1 OCCU mlinar',
    );
  });
});

describe('an event of both', () => {
  it('gets what theirs adds to it, and to no other', () => {
    const homes = '1 RESI | 2 DATE 1900 | 2 PLAC Rasno | 1 RESI | 2 DATE 1910 | 2 PLAC Rama';
    expect(merged(homes, '1 RESI | 2 DATE 1910 | 2 PLAC Rama | 2 NOTE Kod ujaka.').record).toBe(
      `${homes} | 2 NOTE Kod ujaka.`,
    );
    expect(merged('1 BIRT | 2 PLAC Rasno', '1 BIRT | 2 PLAC Rasno, Široki Brijeg').record).toBe(
      '1 BIRT | 2 PLAC Rasno',
    );
    expect(merged('1 BIRT | 2 PLAC Rasno', '1 BIRT | 2 DATE 1900 | 2 PLAC Rasno').record).toBe(
      '1 BIRT | 2 DATE 1900 | 2 PLAC Rasno',
    );
  });

  it.each([
    ['1 OCCU kovač', '1 OCCU mlinar', 2],
    ['1 OCCU kovač', '1 OCCU Kovac | 2 DATE 1900', 1],
    ['1 EVEN | 2 TYPE vjenčanje', '1 EVEN | 2 TYPE krizma', 2],
    ['1 BIRT | 2 DATE ABT 1850', '1 BIRT | 2 DATE 1852', 1],
    ['1 BIRT | 2 DATE ABT 1850', '1 BIRT | 2 DATE 1853', 2],
    ['1 BIRT | 2 DATE 1850', '1 BIRT | 2 DATE 1851', 2],
    ['1 BIRT | 2 PLAC Rasno', '1 BIRT | 2 PLAC Rasno, BiH', 1],
    ['1 BIRT | 2 PLAC Rasno, BiH', '1 BIRT | 2 PLAC Rasno', 1],
    ['1 BIRT | 2 PLAC Rasno', '1 BIRT | 2 PLAC Rama', 2],
    ['1 BIRT | 2 DATE jedne zime', '1 BIRT | 2 DATE 1850', 2],
  ])('%s and %s are %i', (mine, theirs, count) => {
    const { record } = merged(mine, theirs);
    expect(record.split(` | `).filter((line) => line.startsWith('1 '))).toHaveLength(count);
  });
});

describe('two files', () => {
  it('have each person in one pair', () => {
    const [a, b] = [
      fileOf('0 @I1@ INDI | 1 NAME Ana | 0 @I2@ INDI | 1 NAME Iva'),
      fileOf('0 @X1@ INDI | 1 SEX F | 0 @X2@ INDI | 1 OCCU tkalja'),
    ];
    const people = (...pairs: [string, string][]) => [
      ...mergeFiles(
        a,
        b,
        pairs.map(([mine, theirs]) => ({ a: mine, b: theirs })),
        {},
        { today },
      ).people,
    ];
    expect(people(['I1', 'X1'], ['I1', 'X2'])).toEqual([['X1', 'I1']]);
    expect(people(['I1', 'X1'], ['I2', 'X1'])).toEqual([['X1', 'I1']]);
    expect(people(['I9', 'X1'], ['I1', 'X9'])).toEqual([]);
  });

  it('leave a record alone whose levels jump, of a person or a family', () => {
    const mangled = fileOf(
      '0 @I1@ INDI | 3 NAME Ana | 0 @I2@ INDI | 1 FAMS @F1@ | 0 @I3@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I3@ | 3 NOTE x',
    );
    const theirs = fileOf(
      '0 @I1@ INDI | 1 OCCU tkalja | 0 @I2@ INDI | 1 FAMS @F1@ | 0 @I3@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 WIFE @I3@ | 1 MARR | 2 DATE 1900',
    );
    const pairs = ['I1', 'I2', 'I3'].map((id) => ({ a: id, b: id }));
    expect(mergeFiles(mangled, theirs, pairs, {}, { today }).splices).toEqual([]);
  });

  it('are not merged where somebody would have to join a family whose levels jump', () => {
    const mangled = fileOf(
      '0 @I2@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 3 NOTE x | 0 @I3@ INDI | 1 FAMC @F1@',
    );
    const theirs = fileOf(
      '0 @I2@ INDI | 1 FAMS @F1@ | 0 @I3@ INDI | 1 FAMC @F1@ | 0 @I4@ INDI | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I2@ | 1 CHIL @I3@ | 1 CHIL @I4@',
    );
    const pairs = ['I2', 'I3'].map((id) => ({ a: id, b: id }));
    expect(() => mergeFiles(mangled, theirs, pairs, { add: 'everybody' }, { today })).toThrow('mangled');
  });

  it('give numbers that ours never gave', () => {
    const result = mergeFiles(
      fileOf('0 @I1@ INDI'),
      fileOf('0 @I7@ INDI | 1 NAME Ana'),
      [],
      { add: 'everybody' },
      { today, lastId: 40 },
    );
    expect([result.added, result.lastId]).toEqual([['I41'], 41]);
  });

  it('are not merged where ours lacks a letter, or would be read otherwise by it', () => {
    const plain = fileOf('0 @I1@ INDI | 1 NAME Ana', 'MACINTOSH');
    const add = (text: string) => () =>
      mergeFiles(plain, fileOf(`0 @X@ INDI | 1 NOTE ${text}`), [{ a: 'I1', b: 'X' }], {}, { today });
    expect(add('Ја')).toThrow('letter-missing');
    expect(add('ñ')).toThrow('letter-missing');
    expect(add('x')).not.toThrow();
  });

  it('have a source of one title once, however much more one tells of it', () => {
    const result = mergeFiles(
      fileOf('0 @I1@ INDI | 1 NAME Ana | 0 @S1@ SOUR | 1 TITL Matica krštenih'),
      fileOf('0 @X@ INDI | 1 SOUR @S7@ | 0 @S7@ SOUR | 1 TITL MATICA KRŠTENIH | 1 NOTE U Mostaru.'),
      ...([[{ a: 'I1', b: 'X' }], {}, { today }] as const),
    );
    expect(new TextDecoder().decode(result.bytes)).toContain('1 NAME Ana\n1 SOUR @S1@\n0 @S1@ SOUR');
  });
});

describe('two records of one tree', () => {
  const twins = (keep: string, drop: string, charset?: string) =>
    mergePeople(fileOf(`0 @I1@ INDI | ${keep} | 0 @I2@ INDI | ${drop}`, charset), 'I1', 'I2', {}, { today });
  const record = (keep: string, drop: string) =>
    /0 @I1@ INDI \| (.*?) \| 0 /.exec(new TextDecoder().decode(twins(keep, drop).bytes).replaceAll('\n', ' | '))?.[1];

  it('stay hidden by one restriction where one of them was', () => {
    expect(record('1 NAME Ana', '1 NAME Ana | 1 RESN confidential')).toBe('1 NAME Ana | 1 RESN confidential');
    expect(record('1 NAME Ana | 1 RESN locked', '1 NAME Ana | 1 RESN privacy')).toContain('1 RESN privacy');
    expect(record('1 NAME Ana | 1 RESN privacy', '1 NAME Ana | 1 RESN confidential')).toBe(
      '1 NAME Ana | 1 RESN privacy',
    );
  });

  it('point to whoever stays, and tell who no longer counts as living', () => {
    expect(record('1 NAME Ana', '1 NAME Ana | 1 ASSO @I2@ | 2 RELA sama')).toBe(
      '1 NAME Ana | 1 ASSO @I1@ | 2 RELA sama',
    );
    expect(twins('1 NAME Ana', '1 NAME Ana | 1 DEAT | 2 DATE 1990').noLongerLiving).toEqual(['I1']);
    expect(twins('1 NAME Ana', '1 NAME Ana')).toMatchObject({ noLongerLiving: [], lastId: 2 });
  });

  it('are not one where the letters that stay would be read otherwise', () => {
    // With the names of the second the file is read as one of western Europe, and without them as another.
    const lines =
      '0 HEAD\n1 CHAR ANSI\n0 @I1@ INDI\n1 NOTE \xdf\n0 @I2@ INDI\n1 OCCU Jos\xe9 Garc\xeda Mu\xf1oz, Bj\xf6rn H\xe4kkinen\n0 TRLR\n';
    const bytes = Uint8Array.from([...lines].map((letter) => letter.charCodeAt(0)));
    expect(() => mergePeople(bytes, 'I1', 'I2', { OCCU: 'mine' }, { today })).toThrow('letter-missing');
    expect(() => mergePeople(bytes, 'I1', 'I2', {}, { today })).not.toThrow();
  });
});

it.each(['constructor', '__proto__', 'toString'])('a line called %s is a line like any other', (tag) => {
  const said = `1 NAME Ana | 1 ${tag} x | 2 DATE 1901`;
  expect(merged('1 NAME Ana', said).record).toBe(said);
  expect(merged(said, said).splices).toEqual([]);
  const files = [fileOf(`0 @${tag}@ INDI | 1 NAME Ana`), fileOf('0 @X@ INDI | 1 NAME Ana | 1 SEX F')] as const;
  const { bytes } = mergeFiles(...files, [{ a: tag, b: 'X' }], { fields: {} }, { today });
  expect(new TextDecoder().decode(bytes)).toContain(`0 @${tag}@ INDI\n1 NAME Ana\n1 SEX F`);
});
