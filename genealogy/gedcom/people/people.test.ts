import { describe, expect, it } from 'vitest';
import { type FamilyGraph, NO_DAY, NOBODY, Pedigree, Sex } from '../../graph.ts';
import { readGedcom } from '../read.ts';
import { partsOf } from './views.ts';

/** Lines are parted by ` | `, to be read like a sentence. */
function read(...lines: string[]) {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8', ...lines, '0 TRLR'].join(' | ');
  return readGedcom(new TextEncoder().encode(text.replaceAll(' | ', '\n')));
}

function childrenOf(graph: FamilyGraph, family: number): number[] {
  return [...graph.children.slice(graph.childStart[family], graph.childStart[family + 1])];
}

function unionsOf(graph: FamilyGraph, person: number): number[] {
  return [...graph.unions.slice(graph.unionStart[person], graph.unionStart[person + 1])];
}

function originsOf(graph: FamilyGraph, person: number): number[] {
  return [...graph.origins.slice(graph.originStart[person], graph.originStart[person + 1])];
}

describe('names', () => {
  it.each([
    ['Ante /Ćavar/', { full: 'Ante Ćavar', given: 'Ante', surname: 'Ćavar', nickname: '' }],
    ['/Ćavar/ Ante', { full: 'Ante Ćavar', given: 'Ante', surname: 'Ćavar', nickname: '' }],
    ['Ante "Tone" /Ćavar/ ml.', { full: 'Ante "Tone" Ćavar ml.', given: 'Ante', surname: 'Ćavar', nickname: 'Tone' }],
    ['Lucija', { full: 'Lucija', given: 'Lucija', surname: '', nickname: '' }],
    ['//', { full: '', given: '', surname: '', nickname: '' }],
    ['Mara  /Bošnjak', { full: 'Mara Bošnjak', given: 'Mara', surname: 'Bošnjak', nickname: '' }],
  ])('%s', (written, name) => expect(partsOf(written)).toEqual(name));

  it('takes the parts that are named, and the other names', () => {
    const { genealogy } = read(
      '0 @I1@ INDI | 1 NAME Marija /Bošnjak/ | 2 GIVN Marija | 2 SURN Bošnjak | 2 NICK Mara',
      '1 NAME Marija /Ćavar/ | 2 TYPE married | 1 ALIA Mare | 1 _MARNM Marija Zovko',
    );
    const { name, otherNames } = genealogy.individuals.at(0);
    expect(name).toEqual({ full: 'Marija Bošnjak', given: 'Marija', surname: 'Bošnjak', nickname: 'Mara' });
    expect(otherNames.map(({ full }) => full)).toEqual(['Marija Ćavar', 'Mare', 'Marija Zovko']);
    expect(otherNames.at(-1)).toEqual({ full: 'Marija Zovko', given: 'Marija', surname: 'Zovko', nickname: '' });
  });

  it.each([
    ['1 NAME Ana /Ćavar/ | 2 _MARNM Galić', ['Ana Galić', 'Ana', 'Galić']],
    ['1 NAME Ana /Ćavar/ | 2 _MARNM Ana /Galić/', ['Ana Galić', 'Ana', 'Galić']],
    ['1 NAME Ana /Ćavar/ | 1 _MARNM de la Cruz', ['Ana de la Cruz', 'Ana', 'de la Cruz']],
    ['1 _MARNM Galić', ['Galić', 'Galić', '']],
  ])('a married name is mostly the surname alone: %s', (lines, expected) => {
    const { name, otherNames } = read(`0 @I1@ INDI | ${lines}`).genealogy.individuals.at(0);
    const { full, given, surname } = otherNames[0] ?? name;
    expect([full, given, surname]).toEqual(expected);
    expect(otherNames.length).toBeLessThan(2);
  });

  it('an empty married name is none', () => {
    expect(read('0 @I1@ INDI | 1 NAME Ana /Ćavar/ | 2 _MARNM').genealogy.individuals.at(0).otherNames).toEqual([]);
  });
});

it('gives events, notes and associates, wherever they are noted', () => {
  const { genealogy } = read(
    '0 @I1@ INDI | 1 BIRT | 2 DATE ABT 1890 | 2 PLAC Široki Brijeg | 1 BAPM | 2 ASSO @I2@ | 3 ROLE GODP',
    '1 OCCU zidar | 2 DATE FROM 1910 | 1 EVEN | 2 TYPE Svjedok na sudu | 1 DEAT Y | 1 _MILT | 2 PLAC Galicija',
    '1 _COLOR plava | 1 DIV N | 1 NOTE @N1@ | 1 NOTE druga | 1 ASSO @I2@ | 2 RELA krsni kum | 1 ASSO @I2@',
    '2 ROLE OTHER | 3 PHRASE susjed | 1 ASSO @I9@ | 2 RELA nitko | 0 @I2@ INDI | 0 @N1@ NOTE prva',
    '1 CONT u dva retka',
  );
  expect(genealogy.individuals.at(0)).toMatchObject({
    id: 'I1',
    birth: { tag: 'BIRT', date: '1890~', place: 'Široki Brijeg', value: '' },
    death: { tag: 'DEAT', date: '', place: '', value: '' },
    notes: ['prva\nu dva retka', 'druga'],
    associates: [
      { index: 1, role: 'GODP' },
      { index: 1, role: 'krsni kum' },
      { index: 1, role: 'susjed' },
    ],
  });
  expect(
    genealogy.individuals.at(0).events.map(({ tag, date, place, value }) => [tag, date, place, value].join('|')),
  ).toEqual([
    'BIRT|1890~|Široki Brijeg|',
    'BAPM|||',
    'OCCU|1910/..||zidar',
    'EVEN|||Svjedok na sudu',
    'DEAT|||',
    '_MILT||Galicija|',
  ]);
});

describe('the graph', () => {
  it('has sexes and days, a baptism standing in for a birth', () => {
    const { graph } = read(
      '0 @I1@ INDI | 1 SEX M | 1 BIRT | 2 DATE 12 MAY 1890 | 1 DEAT | 2 DATE MAR 1950 | 0 @I2@ INDI | 1 SEX F',
      '1 CHR | 2 DATE 1891 | 1 BURI | 2 DATE BEF 1950 | 0 @I3@ INDI | 1 SEX X | 0 @F1@ FAM | 1 MARR',
      '2 DATE BET 1910 AND 1912',
    ).genealogy;
    expect([...graph.sex]).toEqual([Sex.male, Sex.female, Sex.unknown]);
    expect([...graph.birthDay]).toEqual([18900512, 18910000, NO_DAY]);
    expect([...graph.deathDay]).toEqual([19500300, NO_DAY, NO_DAY]);
    expect([...graph.marriageDay]).toEqual([19100000]);
  });

  it('has several marriages in the order of the person, unknown partners, and children under their own marriage', () => {
    const { genealogy, findings } = read(
      '0 @I1@ INDI | 1 SEX M | 1 FAMS @F2@ | 1 FAMS @F1@ | 1 FAMS @F3@ | 0 @I2@ INDI | 1 SEX F | 1 FAMS @F1@',
      '0 @I3@ INDI | 1 SEX F | 1 FAMS @F2@ | 0 @I4@ INDI | 1 FAMC @F1@ | 0 @I5@ INDI | 1 FAMC @F3@ | 0 @F1@ FAM',
      '1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I4@ | 0 @F2@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 0 @F3@ FAM',
      '1 HUSB @I1@ | 1 CHIL @I5@',
    );
    const { graph } = genealogy;
    expect(findings).toEqual([]);
    expect(unionsOf(graph, 0)).toEqual([1, 0, 2]);
    expect([...graph.secondPartner]).toEqual([1, 2, NOBODY]);
    expect([0, 1, 2].map((family) => childrenOf(graph, family))).toEqual([[3], [], [4]]);
  });

  it('knows adopted, foster and step children, whoever says so', () => {
    const { graph } = read(
      '0 @I1@ INDI | 1 FAMC @F1@ | 0 @I2@ INDI | 1 FAMC @F1@ | 2 PEDI adopted | 0 @I3@ INDI | 1 FAMC @F1@',
      '2 PEDI step | 0 @I4@ INDI | 1 FAMC @F1@ | 0 @I5@ INDI | 1 FAMC @F1@ | 1 ADOP | 2 FAMC @F1@ | 3 ADOP BOTH',
      '0 @I6@ INDI | 1 FAMC @F1@ | 2 PEDI OTHER | 3 PHRASE hranitelji | 0 @F1@ FAM | 1 CHIL @I1@ | 1 CHIL @I2@',
      '1 CHIL @I3@ | 1 CHIL @I4@ | 2 _FREL Step | 2 _MREL Step | 1 CHIL @I5@ | 1 CHIL @I6@',
    ).genealogy;
    expect([...graph.childPedigree]).toEqual([
      Pedigree.birth,
      Pedigree.adopted,
      Pedigree.step,
      Pedigree.step,
      Pedigree.adopted,
      Pedigree.foster,
    ]);
    expect([...graph.originPedigree]).toEqual([...graph.childPedigree]);
  });

  it('keeps twins apart and a child of two families with both, the first named first', () => {
    const { graph } = read(
      '0 @I1@ INDI | 1 BIRT | 2 DATE 1 MAY 1900 | 1 FAMC @F2@ | 1 FAMC @F1@ | 0 @I2@ INDI | 1 BIRT',
      '2 DATE 1 MAY 1900 | 1 FAMC @F2@ | 0 @F1@ FAM | 1 CHIL @I1@ | 0 @F2@ FAM | 1 CHIL @I1@ | 1 CHIL @I2@',
    ).genealogy;
    expect(originsOf(graph, 0)).toEqual([1, 0]);
    expect(childrenOf(graph, 1)).toEqual([0, 1]);
    expect(graph.birthDay[0]).toBe(graph.birthDay[1]);
  });

  it('accepts one-sided links, and reports them', () => {
    const { genealogy, findings } = read(
      '0 @I1@ INDI | 1 SEX F | 1 FAMS @F1@ | 0 @I2@ INDI | 0 @I3@ INDI | 1 FAMC @F1@ | 0 @I4@ INDI | 0 @F1@ FAM',
      '1 HUSB @I2@ | 1 CHIL @I4@ | 1 CHIL @I4@',
    );
    const { graph } = genealogy;
    expect([graph.firstPartner[0], graph.secondPartner[0]]).toEqual([1, 0]);
    expect(childrenOf(graph, 0)).toEqual([3, 2]);
    expect(unionsOf(graph, 1)).toEqual([0]);
    expect(findings.map(({ line, tag, code }) => `${line} ${tag} ${code}`).join(' | ')).toBe(
      '7 FAMS link-one-sided | 10 FAMC link-one-sided | 14 CHIL link-one-sided | 15 CHIL link-repeated',
    );
  });

  it('accepts two partners of one sex, and reports a third', () => {
    const { genealogy, findings } = read(
      '0 @I1@ INDI | 1 FAMS @F1@ | 0 @I2@ INDI | 1 FAMS @F1@ | 0 @I3@ INDI | 1 FAMS @F1@ | 0 @F1@ FAM',
      '1 HUSB @I1@ | 1 HUSB @I2@ | 1 HUSB @I3@',
    );
    expect([genealogy.graph.firstPartner[0], genealogy.graph.secondPartner[0]]).toEqual([0, 1]);
    expect(findings.map(({ line, code }) => `${line} ${code}`).join(' | ')).toBe(
      '10 too-many-partners | 14 too-many-partners',
    );
  });

  it('does not follow pointers to nobody or to the wrong kind', () => {
    const { genealogy, findings } = read(
      '0 @I1@ INDI | 1 FAMC @I2@ | 1 FAMS @F9@ | 1 FAMC @VOID@ | 0 @I2@ INDI | 0 @F1@ FAM | 1 HUSB @F1@',
      '1 CHIL @I9@ | 1 WIFE I1',
    );
    expect(genealogy.graph.origins).toHaveLength(0);
    expect(genealogy.graph.firstPartner[0]).toBe(NOBODY);
    expect(findings.map(({ line, code }) => `${line} ${code}`).join(' | ')).toBe(
      '6 pointer-of-wrong-kind | 7 pointer-broken | 11 pointer-of-wrong-kind | 12 pointer-broken',
    );
  });
});

describe('cycles of ancestors', () => {
  it.each([
    ['a person who is their own child', ['0 @I1@ INDI | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I1@']],
    [
      'two who are each other’s parents',
      ['0 @I1@ INDI | 0 @I2@ INDI | 0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 0 @F2@ FAM | 1 HUSB @I2@', '1 CHIL @I1@'],
    ],
    [
      'a grandchild who is the grandmother',
      [
        '0 @I1@ INDI | 0 @I2@ INDI | 0 @I3@ INDI | 0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I2@ | 1 CHIL @I3@',
        '0 @F2@ FAM | 1 HUSB @I3@ | 1 CHIL @I2@',
      ],
    ],
  ])('%s', (_, lines) => {
    const { genealogy, findings } = read(...lines);
    const loops = findings.filter(({ code }) => code === 'ancestor-loop');
    expect(loops).toHaveLength(1);
    expect(loops[0]).toMatchObject({ tag: 'CHIL', severity: 'error' });
    expect(isAcyclic(genealogy.graph)).toBe(true);
    expect(genealogy.graph.origins).toHaveLength(genealogy.graph.children.length);
  });

  it('are none where cousins marry', () => {
    const { findings } = read(
      '0 @I1@ INDI | 0 @I2@ INDI | 0 @I3@ INDI | 0 @I4@ INDI | 0 @I5@ INDI | 0 @I6@ INDI | 0 @F1@ FAM',
      '1 HUSB @I1@ | 1 CHIL @I2@ | 1 CHIL @I3@ | 0 @F2@ FAM | 1 HUSB @I2@ | 1 CHIL @I4@ | 0 @F3@ FAM',
      '1 HUSB @I3@ | 1 CHIL @I5@ | 0 @F4@ FAM | 1 HUSB @I4@ | 1 WIFE @I5@ | 1 CHIL @I6@',
    );
    expect(findings.filter(({ code }) => code === 'ancestor-loop')).toEqual([]);
  });
});

function isAcyclic(graph: FamilyGraph): boolean {
  const waiting = Array.from({ length: graph.individualCount }, (_, person) =>
    originsOf(graph, person).reduce(
      (sum, family) =>
        sum + [graph.firstPartner[family], graph.secondPartner[family]].filter((parent) => parent !== NOBODY).length,
      0,
    ),
  );
  const free = waiting.flatMap((count, person) => (count === 0 ? [person] : []));
  let seen = 0;
  for (let person = free.pop(); person !== undefined; person = free.pop()) {
    seen += 1;
    for (const child of unionsOf(graph, person).flatMap((family) => childrenOf(graph, family))) {
      waiting[child] = (waiting[child] as number) - 1;
      if (waiting[child] === 0) free.push(child);
    }
  }
  return seen === graph.individualCount;
}

describe('ids', () => {
  it('are those of the file, and found by them alone', () => {
    const { individuals, families } = read('0 @I609@ INDI | 0 @PERSON-1@ INDI | 0 @F1@ FAM').genealogy;
    expect([
      individuals.indexOf('PERSON-1'),
      individuals.indexOf('F1'),
      individuals.indexOf(''),
      individuals.indexOf('I1'),
    ]).toEqual([1, -1, -1, -1]);
    expect(individuals.get('I609')).toEqual(individuals.at(0));
    expect(families.get('I609')).toBeUndefined();
    expect([...individuals].map(({ id }) => id)).toEqual(['I609', 'PERSON-1']);
    expect(() => individuals.at(2)).toThrow(RangeError);
  });

  it('are given where they are missing or repeated', () => {
    const { genealogy, findings } = read(
      '0 @I1@ INDI | 1 NAME A | 0 INDI | 1 NAME B | 0 @I1@ INDI | 1 NAME C | 0 @I1@ FAM',
    );
    const ids = [...genealogy.individuals].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toBe('I1');
    expect(ids.map((id) => genealogy.individuals.get(id)?.name.full)).toEqual(['A', 'B', 'C']);
    expect(genealogy.families.idAt(0)).toBe('I1');
    expect(findings.map(({ line, code }) => `${line} ${code}`).join(' | ')).toBe('7 id-missing | 9 id-repeated');
  });
});
