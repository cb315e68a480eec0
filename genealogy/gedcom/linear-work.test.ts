import { afterEach, describe, expect, it, vi } from 'vitest';
import { picturedPeople } from './people/attachments.ts';
import { readGedcom } from './read.ts';
import { LineCursor } from './structures/lines.ts';
import { StringPool } from './structures/string-pool.ts';
import { Structures } from './structures/structures.ts';
import { writeGedcom } from './write.ts';

/**
 * Files that would take for ever if anything in the reader went over the same thing again and again. Work is counted,
 * not timed: every line read, every text looked up, every step over the structures.
 */
const SHAPES: Record<string, (index: number) => string> = {
  'lines of garbage': (index) => `garbage ${index}`,
  'one long text': () => '2 CONC x',
  'continuations of nothing': () => '1 CONT x\n1 DATE 1890',
  'levels that jump': (index) => `${(index * 7) % 99} NOTE x`,
  'tags that nobody knows': (index) => `1 TAG${index} x`,
  'at signs': () => '1 NOTE @@@@@@ @I1',
  'people without an id': () => '0 INDI',
  'one id for everybody': () => '0 @I1@ INDI\n1 FAMC @F1@',
  'one family with everybody in it': (index) => `0 @I${index}@ INDI\n1 FAMC @F1@\n1 FAMS @F1@`,
  'one person in every family': (index) => `0 @F${index}@ FAM\n1 HUSB @I1@\n1 CHIL @I2@\n1 MARR\n2 OBJE\n3 FILE a.jpg`,
  'a person with many facts': (index) => `1 RESI\n2 DATE ${1000 + index}\n2 PLAC x\n1 _FACT\n2 NOTE y`,
  'a chain of ancestors': (index) =>
    `0 @I${index}@ INDI\n0 @F${index}@ FAM\n1 HUSB @I${index}@\n1 CHIL @I${index + 1}@`,
  'a loop of ancestors': (index) =>
    `0 @I${index}@ INDI\n0 @F${index}@ FAM\n1 HUSB @I${index + 1}@\n1 CHIL @I${index}@\n1 CHIL @I0@`,
  'dates that are none': (index) => `1 BIRT\n2 DATE BET ${index} AND (x`,
  'pictures without a record': () => '1 OBJE\n2 FILE a.jpg\n2 FORM jpg',
};

afterEach(() => vi.restoreAllMocks());

function workFor(shape: (index: number) => string, size: number): number {
  const lines = Array.from({ length: size }, (_, index) => shape(index));
  const bytes = new TextEncoder().encode(`0 HEAD\n0 @F1@ FAM\n0 @I1@ INDI\n1 NOTE x\n${lines.join('\n')}\n0 TRLR\n`);
  const counted = [
    vi.spyOn(LineCursor.prototype, 'next'),
    vi.spyOn(StringPool.prototype, 'internHashed'),
    vi.spyOn(StringPool.prototype, 'text'),
    vi.spyOn(Structures.prototype, 'levelOf'),
    vi.spyOn(Structures.prototype, 'isPointer'),
  ];
  const { genealogy } = readGedcom(bytes);
  for (const individual of genealogy.individuals) void individual;
  for (const family of genealogy.families) void family;
  picturedPeople(genealogy);
  writeGedcom(genealogy, '7.0');
  const work = counted.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  vi.restoreAllMocks();
  return work;
}

describe('four times the file is four times the work', () => {
  it.each(Object.entries(SHAPES))('%s', (_, shape) => {
    const few = workFor(shape, 250);
    const many = workFor(shape, 1000);
    expect(many / few).toBeLessThan(4.5);
  });
});
