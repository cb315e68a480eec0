import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../tests/drivers/effort.ts';
import { FIXTURES, fixture, mutatedGedcoms } from '../../tests/gedcom-mutations.ts';
import { reduceLiving } from '../living/reduce-living.ts';
import { GedcomUnreadableError } from './findings.ts';
import { readGedcom } from './read.ts';
import { saysTheSame, writeGedcom } from './write.ts';

/** Reads, and where it can be read looks at everything; true where it was read. */
function survives(bytes: Uint8Array): boolean {
  try {
    const { genealogy } = readGedcom(bytes);
    return [...genealogy.individuals, ...genealogy.families].every(({ id, index }) => {
      return genealogy.individuals.indexOf(id) === index || genealogy.families.indexOf(id) === index;
    });
  } catch (error) {
    if (error instanceof GedcomUnreadableError) return false;
    throw error;
  }
}

describe('nothing makes reading throw', () => {
  it('files damaged at random, most of them still read', () => {
    let read = 0;
    const most = cases(100, 3000);
    const files = mutatedGedcoms(1);
    for (let count = 0; count < most; count += 1) read += survives(files.next().value as Uint8Array) ? 1 : 0;
    expect(read).toBeGreaterThan(most * 0.7);
  }, 120_000);

  it('files of random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => void survives(bytes)),
      { numRuns: cases(50, 1000) },
    );
  });

  it('files of random lines', () => {
    const word = fc.constantFrom(
      ...'INDI FAM NAME CHIL HUSB FAMC FAMS DATE CONC CONT NOTE @I1@ @I2@ @F1@ 1890 x @ /'.split(' '),
      '',
    );
    const line = fc
      .tuple(fc.integer({ min: 0, max: 12 }), fc.array(word, { maxLength: 4 }))
      .map(([level, words]) => `${level} ${words.join(' ')}`);
    const file = fc.array(line, { maxLength: 120 }).map((lines) => `0 HEAD\n${lines.join('\n')}`);
    fc.assert(
      fc.property(file, (text) => void survives(new TextEncoder().encode(text))),
      { numRuns: cases(50, 1000) },
    );
  }, 60_000);
});

it('what was read from a damaged file is written and read again without loss, in either version', () => {
  const files = mutatedGedcoms(2);
  for (let count = 0; count < cases(15, 400); count += 1) {
    const bytes = files.next().value as Uint8Array;
    if (!survives(bytes)) continue;
    const { genealogy } = readGedcom(bytes);
    for (const version of ['5.5.1', '7.0'] as const)
      expect(saysTheSame(readGedcom(writeGedcom(genealogy, version)).genealogy, genealogy)).toBe(true);
    reduceLiving(genealogy, { today: '2026-11-15', level: 'name' });
  }
}, 120_000);

it.each(FIXTURES)('%s is read without complaint, and written and read again the same', (name) => {
  const { genealogy, findings } = readGedcom(fixture(name));
  expect(findings.filter(({ code }) => code !== 'tag-unknown')).toEqual([]);
  for (const version of ['5.5.1', '7.0'] as const) {
    const again = readGedcom(writeGedcom(genealogy, version)).genealogy;
    expect(saysTheSame(again, genealogy)).toBe(true);
    expect([...again.individuals]).toEqual([...genealogy.individuals]);
    expect([...again.families]).toEqual([...genealogy.families]);
    expect(again.graph).toEqual(genealogy.graph);
  }
});
