import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cousinsFile } from '../../bench/genealogy/cousins-file.ts';
import { growNamesakeVillage } from '../../bench/genealogy/namesake-village.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { corpus, type GedcomCorpus, hasCorpus } from '../../tests/corpora.ts';
import { isLong } from '../../tests/drivers/effort.ts';
import { readGedcom } from '../gedcom/read.ts';
import { match } from '../match/match.ts';
import { type MergeChoices, mergeFiles } from './merge-files.ts';

const today = '2026-11-17';

function fileOf(...records: string[]): Uint8Array {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8', ...records.join(' | ').split(' | '), '0 TRLR', ''];
  return new TextEncoder().encode(lines.join('\r\n'));
}

function merged(
  mine: Uint8Array,
  theirs: Uint8Array,
  pairs: readonly (readonly [string, string])[],
  choices: MergeChoices = {},
) {
  const result = mergeFiles(
    mine,
    theirs,
    pairs.map(([a, b]) => ({ a, b })),
    choices,
    { today },
  );
  const text = new TextDecoder().decode(result.bytes);
  return { ...result, text: text.replaceAll('\r\n', ' | ') };
}

describe('a cousin’s file taken into ours, person by person', () => {
  const ivan = '0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 BIRT | 2 DATE 1850 | 1 OCCU kovač';

  it('leaves ours where both tell it, and takes what ours does not tell', () => {
    const theirs =
      '0 @X@ INDI | 1 NAME IVAN /ZOVKO/ | 1 SEX M | 1 BIRT | 2 PLAC Rasno | 1 DEAT | 2 DATE 1900 | 1 OCCU Kovač';
    expect(merged(fileOf(ivan), fileOf(theirs), [['I1', 'X']]).text).toContain(
      '0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 BIRT | 2 DATE 1850 | 2 PLAC Rasno | 1 OCCU kovač | 1 SEX M | 1 DEAT | 2 DATE 1900 | 0 TRLR',
    );
  });

  it('takes the more exact of two dates that agree, and keeps both of two that do not, each with its source', () => {
    const exact = '0 @X@ INDI | 1 NAME Ivan /Zovko/ | 1 BIRT | 2 DATE 4 MAR 1850';
    expect(merged(fileOf(ivan), fileOf(exact), [['I1', 'X']]).text).toContain('1 BIRT | 2 DATE 4 MAR 1850 | 1 OCCU');
    expect(
      merged(fileOf(exact.replace('@X@', '@I1@')), fileOf(ivan.replace('@I1@', '@X@')), [['I1', 'X']]).text,
    ).toContain('1 BIRT | 2 DATE 4 MAR 1850 | 1 OCCU kovač');
    const other =
      '0 @X@ INDI | 1 NAME Ivan /Zovko/ | 1 BIRT | 2 DATE 1852 | 2 SOUR @S1@ | 3 PAGE 12 | 0 @S1@ SOUR | 1 TITL Matica';
    const result = merged(fileOf(ivan, '0 @S1@ SOUR | 1 TITL Popis'), fileOf(other), [['I1', 'X']]);
    expect(result.text).toContain(
      '1 BIRT | 2 DATE 1850 | 1 OCCU kovač | 1 BIRT | 2 DATE 1852 | 2 SOUR @S2@ | 3 PAGE 12 |',
    );
    expect(result.text).toContain('0 @S1@ SOUR | 1 TITL Popis | 0 @S2@ SOUR | 1 TITL Matica | 0 TRLR');
  });

  it('takes theirs in place of ours, or nothing, where somebody chose so', () => {
    const theirs = fileOf('0 @X@ INDI | 1 NAME Ive /Zovko/ | 1 BIRT | 2 DATE 1852');
    const choose = (choice: 'mine' | 'theirs' | 'both') =>
      merged(fileOf(ivan), theirs, [['I1', 'X']], { fields: { I1: { name: choice, BIRT: choice } } }).text;
    expect(choose('mine')).toContain(`${ivan} | 0 TRLR`);
    expect(choose('theirs')).toContain(
      '0 @I1@ INDI | 1 NAME Ive /Zovko/ | 1 OCCU kovač | 1 BIRT | 2 DATE 1852 | 0 TRLR',
    );
    expect(choose('both')).toContain(
      '1 NAME Ivan /Zovko/ | 1 NAME Ive /Zovko/ | 1 BIRT | 2 DATE 1850 | 1 OCCU kovač | 1 BIRT',
    );
  });

  it('lets somebody decide who counts as living here and is dead there, and takes nobody’s consent', () => {
    const living = fileOf('0 @I1@ INDI | 1 NAME Ana /Zovko/ | 1 BIRT | 2 DATE 1980');
    const theirs = fileOf('0 @X@ INDI | 1 NAME Ana /Zovko/ | 1 DEAT Y | 1 _CONSENT Y | 1 RESN privacy');
    const result = merged(living, theirs, [['I1', 'X']]);
    expect(result.held).toEqual([{ person: 'I1', fields: ['DEAT'] }]);
    expect(result.text).not.toMatch(/DEAT|_CONSENT/);
    expect(result.text).toContain('1 RESN privacy');
    const chosen = merged(living, theirs, [['I1', 'X']], { fields: { I1: { DEAT: 'theirs' } } });
    expect(chosen.noLongerLiving).toEqual(['I1']);
  });
});

describe('families of a cousin’s file', () => {
  const ours = fileOf(
    '0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 FAMS @F1@ | 0 @I2@ INDI | 1 NAME Kata | 1 FAMS @F1@',
    '0 @I3@ INDI | 1 NAME Jure | 1 FAMC @F1@ | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@',
  );
  const theirs = fileOf(
    '0 @I9@ INDI | 1 NAME Ivan /Zovko/ | 1 FAMS @F1@ | 1 FAMC @F2@ | 0 @I3@ INDI | 1 NAME Kata | 1 FAMS @F1@',
    '0 @I5@ INDI | 1 NAME Mara | 1 FAMC @F1@ | 2 PEDI adopted | 0 @I6@ INDI | 1 NAME Stipe | 1 FAMS @F2@ | 1 ASSO @I5@ | 1 ASSO @I9@',
    '0 @F1@ FAM | 1 HUSB @I9@ | 1 WIFE @I3@ | 1 CHIL @I5@ | 1 MARR | 2 DATE 1845 | 0 @F2@ FAM | 1 HUSB @I6@ | 1 CHIL @I9@',
  );
  const pairs = [['I1', 'I9'] as const, ['I2', 'I3'] as const];

  it('are one where the couple is one, and children and parents join them', () => {
    const { text, added } = merged(ours, theirs, pairs, { add: 'everybody' });
    expect(added).toEqual(['I4', 'I5']);
    expect(text).toContain('0 @I1@ INDI | 1 NAME Ivan /Zovko/ | 1 FAMS @F1@ | 1 FAMC @F6@ | 0 @I2@');
    expect(text).toContain('0 @I4@ INDI | 1 NAME Mara | 1 FAMC @F1@ | 2 PEDI adopted | 0 @I5@ INDI | 1 NAME Stipe');
    expect(text).toContain('1 ASSO @I4@ | 1 ASSO @I1@ | 1 FAMS @F6@');
    expect(text).toContain('0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@ | 1 CHIL @I4@ | 1 MARR | 2 DATE 1845');
    expect(text).toContain('0 @F6@ FAM | 1 HUSB @I5@ | 1 CHIL @I1@');
  });

  it('bring nobody who was not chosen', () => {
    const { text, added } = merged(ours, theirs, pairs, { add: ['I6'] });
    expect(added).toEqual(['I4']);
    expect(text).not.toContain('Mara');
    expect(merged(ours, theirs, pairs).text).not.toContain('Stipe');
  });
});

function addedIn(splices: readonly { inserted: Uint8Array }[]): string[] {
  return splices.map(({ inserted }) => new TextDecoder().decode(inserted));
}

const trees = ['bosnjak.ged', 'cavar.ged'].map((name) => ({
  name,
  bytes: () => new Uint8Array(readFileSync(join(import.meta.dirname, '../../content/trees', name))),
}));
const corpora = (
  ['royal92.ged', 'TGC551.ged', 'maximal70.ged', 'willis-utf16le.ged', 'southslavic-w1250.ged'] as GedcomCorpus[]
)
  .filter(hasCorpus)
  .map((name) => ({ name, bytes: () => corpus(name) }));
/** The largest has nothing of its own that smaller ones lack, and takes as long as all of them. */
const newcomers = isLong ? corpora : corpora.filter(({ name }) => name !== 'royal92.ged');

describe('merging', () => {
  it.each([...trees, ...corpora])('$name with itself leaves it byte for byte', ({ bytes }) => {
    const file = bytes();
    const everybody = [...readGedcom(file).genealogy.individuals].map(({ id }) => ({ a: id, b: id }));
    const result = mergeFiles(file, file, everybody, { add: 'everybody' }, { today });
    expect(addedIn(result.splices)).toEqual([]);
    expect(Buffer.compare(result.bytes, file)).toBe(0);
  });

  it.each(newcomers)(
    '$name into a tree of ours adds everybody once, and the same again changes nothing',
    ({ bytes }) => {
      const [ours] = trees;
      const [mine, theirs] = [ours?.bytes() ?? new Uint8Array(), bytes()];
      const [before, other] = [readGedcom(mine).genealogy, readGedcom(theirs).genealogy];
      const once = mergeFiles(mine, theirs, [], { add: 'everybody' }, { today });
      const after = readGedcom(once.bytes).genealogy;
      expect(after.individuals.size).toBe(before.individuals.size + other.individuals.size);
      expect(once.noLongerLiving).toEqual([]);
      const again = Array.from(once.people, ([b, a]) => ({ a, b }));
      expect(addedIn(mergeFiles(once.bytes, theirs, again, { add: 'everybody' }, { today }).splices)).toEqual([]);
    },
  );

  it('a village that a cousin took over: everybody once, nothing of ours lost, the same again changes nothing', () => {
    const village = new TextDecoder().decode(gedcomOf(growNamesakeVillage({ people: 300, seed: 6 }), 6));
    const a = cousinsFile(village, { dropped: 0.2 }, 61);
    const b = cousinsFile(village, { dropped: 0.2, otherForm: 0.33, yearOff: 0.25 }, 62);
    const ours = readGedcom(a.gedcom).genealogy;
    const { pairs } = match(ours, readGedcom(b.gedcom).genealogy);
    const once = mergeFiles(a.gedcom, b.gedcom, pairs, { add: 'everybody' }, { today });
    const after = readGedcom(once.bytes).genealogy;
    expect(after.individuals.size).toBe(a.origin.size + b.origin.size - pairs.length);
    for (const person of ours.individuals) {
      const now = after.individuals.get(person.id);
      expect(now?.name).toEqual(person.name);
      expect(now?.events.length).toBeGreaterThanOrEqual(person.events.length);
    }
    const lines = new Set(new TextDecoder().decode(once.bytes).split('\n'));
    const lost = new TextDecoder()
      .decode(a.gedcom)
      .split('\n')
      .filter((line) => !lines.has(line));
    expect(lost.every((line) => line.startsWith('2 DATE '))).toBe(true);

    const again = [...once.people].map(([theirs, mine]) => ({ a: mine, b: theirs }));
    const twice = mergeFiles(once.bytes, b.gedcom, again, { add: 'everybody' }, { today });
    expect(addedIn(twice.splices)).toEqual([]);
    expect(Buffer.compare(twice.bytes, once.bytes)).toBe(0);
  });
});
