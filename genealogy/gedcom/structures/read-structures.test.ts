import { describe, expect, it } from 'vitest';
import { Findings } from '../findings.ts';
import { readStructures } from './read-structures.ts';
import type { Structure } from './structures.ts';

function read(text: string, escapesEveryAt = true): { records: string[]; findings: string[] } {
  const findings = new Findings();
  const { structures } = readStructures(new TextEncoder().encode(text), escapesEveryAt, findings);
  const records = Array.from({ length: structures.recordCount }, (_, record) => outline(structures.record(record)));
  return { records, findings: findings.list().map(({ line, tag, code }) => `${line} ${tag} ${code}`) };
}

/** TAG#xref=value or TAG>pointer, with the substructures in brackets. */
function outline({ tag, xref, value, isPointer, children }: Structure): string {
  const own = `${tag}${xref && `#${xref}`}${isPointer ? `>${value}` : value && `=${value}`}`;
  return children.length === 0 ? own : `${own}(${children.map(outline).join(' ')})`;
}

it.each([
  ['\\n', '\n'],
  ['\\r\\n', '\r\n'],
  ['\\r', '\r'],
  ['\\n\\r', '\n\r'],
])('reads lines that end in %s, counting them right', (_, end) => {
  const text = ['0 HEAD', '1 CHAR ANSEL', '', '0 @I1@ INDI', '1 NAME Ante /Ćavar/', 'nothing', '0 TRLR', ''].join(end);
  expect(read(text)).toEqual({
    records: ['HEAD(CHAR=ANSEL)', 'INDI#I1(NAME=Ante /Ćavar/(_TEXT=nothing))', 'TRLR'],
    findings: ['6  line-malformed'],
  });
});

it('reads indented lines, tabs, several spaces, small letters, and no newline at the end', () => {
  const { records } = read('0 HEAD\n  1  SOUR x\n\t1\tNOTE\ty\n0   @I1@   INDI\n1 name Ante\n0 TRLR');
  expect(records).toEqual(['HEAD(SOUR=x NOTE=y)', 'INDI#I1(NAME=Ante)', 'TRLR']);
});

describe('continued values', () => {
  it('joins CONC and CONT, keeping every space', () => {
    expect(read('0 HEAD\n1 NOTE prvi \n2 CONC i \n2 CONT  drugi\n2 CONT\n2 CONT treći\n1 LANG x').records).toEqual([
      'HEAD(NOTE=prvi i \n drugi\n\ntreći LANG=x)',
    ]);
  });

  it('joins letters that were cut in two', () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('0 HEAD\n1 NOTE a'),
      0xc4,
      ...new TextEncoder().encode('\n2 CONC '),
      0x87,
    ]);
    const { structures } = readStructures(bytes, true, new Findings());
    expect(structures.valueOf(1)).toBe('ać');
  });

  it('keeps a continuation that continues nothing, without harm to its neighbours', () => {
    expect(read('0 HEAD\n1 NOTE @N1@\n2 CONC x\n1 DATE 1890\n1 CONT y\n1 LANG z')).toEqual({
      records: ['HEAD(NOTE>N1(CONC=x) DATE=1890 CONT=y LANG=z)'],
      findings: ['3 CONC continuation-misplaced', '5 CONT continuation-misplaced'],
    });
  });

  it('mends the level of one that follows its text', () => {
    expect(read('0 HEAD\n1 NOTE a\n1 CONT b\n3 CONC c').records).toEqual(['HEAD(NOTE=a\nbc)']);
  });
});

describe('malformed lines', () => {
  it('become part of a text, or a text of their own where they would spoil a value', () => {
    expect(read('0 HEAD\n1 NOTE a\nb\n\n1890 c\n2 DATE 1890\nd\n1 FAMS @F1@\ne').records).toEqual([
      'HEAD(NOTE=a\nb\n1890 c(DATE=1890(_TEXT=d)) FAMS>F1(_TEXT=e))',
    ]);
  });

  it('are kept before the first record and after the last', () => {
    expect(read('From: Ante\n\n0 HEAD\n0 TRLR\n\u{1a}').records).toEqual([
      '_TEXT=From: Ante',
      'HEAD',
      'TRLR(_TEXT=\u{1a})',
    ]);
  });

  it('do not take their neighbours along', () => {
    const { records } = read(
      '0 HEAD\n0 @I1@ INDI\n1 NAME A\n@@@\n1 SEX M\n0 @I2 INDI\n1 NAME B\n0 @I3@ INDI\n1 NAME C',
    );
    expect(records).toEqual(['HEAD', 'INDI#I1(NAME=A(_TEXT=@@) SEX=M(_TEXT=0 @I2 INDI) NAME=B)', 'INDI#I3(NAME=C)']);
  });
});

it('mends levels that jump, and reads deep ones', () => {
  expect(read('1 NOTE a\n0 HEAD\n3 SOUR b\n2 NAME c')).toEqual({
    records: ['NOTE=a', 'HEAD(SOUR=b(NAME=c))'],
    findings: ['1 NOTE level-jump', '3 SOUR level-jump'],
  });
});

describe('at signs', () => {
  it('are doubled everywhere in 5.5.1', () => {
    expect(
      read('0 HEAD\n1 EMAIL a@@b.hr\n1 NOTE @@I1@@\n2 CONT @@x\n1 FAMC @F1@ \n1 DATE @#DJULIAN@ 1700').records,
    ).toEqual(['HEAD(EMAIL=a@b.hr NOTE=@I1@\n@x FAMC>F1 DATE=@#DJULIAN@ 1700)']);
  });

  it('are doubled only at the beginning in 7.0', () => {
    expect(read('0 HEAD\n1 EMAIL a@@b.hr\n1 NOTE @@I1@\n2 CONT @@@@x\n1 FAMC @F1@', false).records).toEqual([
      'HEAD(EMAIL=a@@b.hr NOTE=@I1@\n@@@x FAMC>F1)',
    ]);
  });
});

it('keeps xrefs where no version has them, and unknown tags', () => {
  expect(read('0 HEAD\n1 @X1@ _FOO bar\n2 BAZ')).toEqual({
    records: ['HEAD(_FOO#X1=bar(BAZ))'],
    findings: ['2 _FOO tag-unknown', '3 BAZ tag-unknown'],
  });
});

it('reports so many findings of one code and then their number', () => {
  const findings = new Findings();
  readStructures(new TextEncoder().encode(`0 HEAD\n${'?\n'.repeat(5000)}`), true, findings);
  const list = findings.list();
  expect(list).toHaveLength(201);
  expect(list.at(-1)).toMatchObject({
    line: 202,
    code: 'line-malformed',
    sentence: expect.stringContaining('još 4800'),
  });
});
