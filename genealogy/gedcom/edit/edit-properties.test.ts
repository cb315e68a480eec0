import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growVillage } from '../../../bench/genealogy/village.ts';
import { gedcomOf } from '../../../bench/genealogy/village-gedcom.ts';
import { corpus, GEDCOM_CORPORA, hasCorpus } from '../../../tests/corpora.ts';
import { cases } from '../../../tests/drivers/effort.ts';
import { sourceOf } from '../people/structured-genealogy.ts';
import { readGedcom } from '../read.ts';
import type { Structure } from '../structures/structures.ts';
import { encodeAnsel, encodeCodePage } from '../text/eight-bit-charsets.ts';
import { arbitraryEdit } from './edit.arbitrary.ts';
import { GedcomEditError } from './edit-fault.ts';
import { editGedcom } from './edit-gedcom.ts';
import { GedcomFile } from './gedcom-file.ts';
import { withFileIds } from './resolve-ids.ts';
import { applySplices, inverse } from './splices.ts';
import type { TreeEdit } from './tree-edit.ts';

const village = new TextDecoder().decode(gedcomOf(growVillage({ people: 60, seed: 7 })));
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const FILES: [string, Uint8Array][] = [
  ...['bosnjak', 'cavar'].map((name): [string, Uint8Array] => [
    name,
    new Uint8Array(readFileSync(`content/trees/${name}.ged`)),
  ]),
  ['village', utf8(village)],
  ['village with CR LF and a mark', utf8(`\u{feff}${village.replaceAll('\n', '\r\n')}`)],
  ['village with CR', utf8(village.replaceAll('\n', '\r'))],
  [
    'village with all kinds of line ends',
    utf8(village.replace(/\n/g, (_, at: number) => ['\n', '\r\n', '\r'][at % 3] as string)),
  ],
  ['village without an end', utf8(village.replace(/\n0 TRLR\n*$/, ''))],
  [
    'village, indented, with levels of two digits',
    utf8(village.replace(/^([1-9])/gm, (level) => `${'  '.repeat(Number(level))}0${level}`)),
  ],
  ['village in CP1250', encodeCodePage(village.replace('UTF-8', 'ANSI'), 'CP1250') as Uint8Array],
  ['village in ANSEL', encodeAnsel(village.replace('UTF-8', 'ANSEL')) as Uint8Array],
  ['village in UTF-16', new Uint8Array(Buffer.from(`\u{feff}${village.replace('UTF-8', 'UNICODE')}`, 'utf16le'))],
  [
    'village in 7.0',
    utf8(village.replace('5.5.1', '7.0').replace('2 FORM LINEAGE-LINKED\n', '').replace('1 CHAR UTF-8\n', '')),
  ],
  [
    'village without marks',
    utf8(village.normalize('NFD').replace(/\p{M}/gu, '').replace(/[Đđ]/g, 'd').replace('UTF-8', 'ASCII')),
  ],
  ...GEDCOM_CORPORA.filter(hasCorpus).map((name): [string, Uint8Array] => [name, corpus(name)]),
];

describe.each(FILES)('%s', (name, bytes) => {
  const file = new GedcomFile(bytes);
  const before = reading(bytes);

  it('keeps all that an edit is not about, has no new findings, and is undone to the last byte', () => {
    let done = 0;
    const runs = name.endsWith('.ged') ? cases(4, 12) : cases(16);
    fc.assert(
      fc.property(arbitraryEdit(bytes, file), (edit) => {
        const result = attempt(bytes, edit);
        if (!result) return;
        done += 1;
        expect(Buffer.compare(applySplices(result.bytes, inverse(result.splices)), bytes)).toBe(0);
        const after = reading(result.bytes);
        expect(newFindings(before.findings, after.findings)).toEqual([]);
        const about = subjectsOf(withFileIds(file, edit));
        for (const [key, said] of before.records) {
          if (about.has(key) || edit.kind === 'places') continue;
          const now = after.records.get(key);
          const mayGo = /^(FAM|NOTE|SNOTE) /.test(key);
          if (now !== undefined ? now !== said && !(mayChange(key, edit) && now !== said) : !mayGo)
            expect(now).toBe(said);
        }
      }),
      { numRuns: runs },
    );
    expect(done).toBeGreaterThan(runs / 4);
  });
});

function attempt(bytes: Uint8Array, edit: TreeEdit) {
  try {
    return editGedcom(bytes, edit, { by: 'Ana', at: '2026-11-17T06:30:00.000Z' });
  } catch (error) {
    if (error instanceof GedcomEditError) return undefined;
    throw error;
  }
}

interface Reading {
  readonly records: ReadonlyMap<string, string>;
  readonly findings: readonly string[];
}

/** What every record says, but for who belongs to whom. */
function reading(bytes: Uint8Array): Reading {
  const { genealogy, findings } = readGedcom(bytes);
  const { structures } = sourceOf(genealogy);
  const records = new Map<string, string>();
  for (let number = 0; number < structures.recordCount; number += 1) {
    const record = structures.record(number);
    records.set(`${record.tag} ${record.xref}`, JSON.stringify(withoutBonds(record)));
  }
  return { records, findings: findings.map(({ code, tag, sentence }) => `${code} ${tag} ${sentence}`) };
}

const OTHERS = new Set(['NOTE', 'SNOTE', 'SOUR', 'OBJE', 'REPO', 'SUBM', 'SUBN', 'ANCI', 'DESI']);

function withoutBonds(record: Structure): Structure {
  const children = record.children.filter(({ tag, isPointer }) => tag !== 'CHAN' && !(isPointer && !OTHERS.has(tag)));
  return { ...record, children: children.map(withoutBonds) };
}

function newFindings(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((finding) => {
    const at = left.indexOf(finding);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function subjectsOf(edit: TreeEdit): Set<string> {
  switch (edit.kind) {
    case 'merge':
      return new Set([`INDI ${edit.keep}`, `INDI ${edit.drop}`]);
    case 'event':
    case 'note':
    case 'source':
    case 'picture':
      return new Set(['person' in edit.owner ? `INDI ${edit.owner.person}` : `FAM ${edit.owner.family}`]);
    case 'add':
      return new Set();
    case 'link':
    case 'detach':
      return new Set();
    case 'places':
    case 'convert':
      return new Set();
    default:
      return new Set([`INDI ${edit.person}`]);
  }
}

/** A note that is only this person's is a record of its own; families of one couple become one. */
function mayChange(key: string, { kind }: TreeEdit): boolean {
  return (kind === 'note' && /^S?NOTE /.test(key)) || (kind === 'merge' && key.startsWith('FAM '));
}
