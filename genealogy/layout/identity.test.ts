import { describe, expect, it } from 'vitest';
import { seededRandom, shuffle } from '../../bench/genealogy/random.ts';
import { growVillage } from '../../bench/genealogy/village.ts';
import { gedcomOf } from '../../bench/genealogy/village-gedcom.ts';
import { some } from '../../tests/drivers/effort.ts';
import { readGedcom } from '../gedcom/read.ts';
import { seedOf } from './identity.ts';
import { BOX_WIDTH, type Layout, layout } from './index.ts';

const SEEDS = some([1, 2, 3, 4], 2);

function recordsOf(seed: number): string[] {
  const text = new TextDecoder().decode(gedcomOf(growVillage({ people: 60 + 30 * seed, seed, cousins: 0.2 })));
  return text.trim().split(/\n(?=0 )/);
}

function drawingOf(records: readonly string[]): Layout {
  return layout(readGedcom(new TextEncoder().encode(records.join('\n'))).genealogy, { kind: 'everyone' });
}

function placesOf({ boxes, edges }: Layout): string[] {
  return [
    ...boxes.map(({ id, x, y }) => `${id} ${x} ${y}`),
    ...edges.map(({ kind, from, to, number, points }) => `${kind} ${from} ${to} ${number} ${points}`),
  ].sort();
}

describe('the order of the records in the file', () => {
  it.each(SEEDS)('changes nothing, village %i', (seed) => {
    const records = recordsOf(seed);
    const others = shuffle(records.slice(1, -1), seededRandom(seed));
    const shuffled = [records[0] as string, ...others, records.at(-1) as string];
    expect(placesOf(drawingOf(shuffled))).toEqual(placesOf(drawingOf(records)));
  });
});

/** The file with somebody new, whose record stands anywhere in it. */
const ADDITIONS: Record<string, (records: readonly string[], random: () => number) => string[]> = {
  child: (records, random) => {
    const family = pick(records, / FAM\n/, random);
    return [`${family}\n1 CHIL @NEW@`, `0 @NEW@ INDI\n1 SEX M\n1 FAMC @${idOf(family)}@`];
  },
  partner: (records, random) => {
    const single = pick(records, / INDI\n(?![\s\S]*1 FAMS)/, random);
    const family = `0 @NEWF@ FAM\n1 HUSB @${idOf(single)}@\n1 WIFE @NEW@`;
    return [`${single}\n1 FAMS @NEWF@`, '0 @NEW@ INDI\n1 SEX F\n1 FAMS @NEWF@', family];
  },
  parent: (records, random) => {
    const settler = pick(records, / INDI\n(?![\s\S]*1 FAMC)/, random);
    const family = `0 @NEWF@ FAM\n1 HUSB @NEW@\n1 CHIL @${idOf(settler)}@`;
    return [`${settler}\n1 FAMC @NEWF@`, '0 @NEW@ INDI\n1 SEX M\n1 FAMS @NEWF@', family];
  },
};

function pick(records: readonly string[], which: RegExp, random: () => number): string {
  const found = records.filter((record) => which.test(record));
  return found[Math.floor(random() * found.length)] as string;
}

function idOf(record: string): string {
  return record.split('@')[1] as string;
}

function withAddition(records: readonly string[], changed: readonly string[], random: () => number): string[] {
  const file = [...records];
  for (const record of changed) {
    const same = file.findIndex((one) => one.startsWith(`0 @${idOf(record)}@`));
    if (same === -1) file.splice(1 + Math.floor(random() * (file.length - 2)), 0, record);
    else file[same] = record;
  }
  return file;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

describe('one person more, without a previous drawing', () => {
  it.each(Object.entries(ADDITIONS))('leaves the others where they were: a %s', (_, addTo) => {
    const movements = SEEDS.flatMap((seed) => {
      const records = recordsOf(seed);
      const random = seededRandom(seed);
      const before = new Map(drawingOf(records).boxes.map(({ id, x }) => [id, x]));
      return [1, 2, 3].map(() => {
        const { boxes } = drawingOf(withAddition(records, addTo(records, random), random));
        const shifts = boxes.flatMap(({ id, x }) => (before.has(id) ? [x - (before.get(id) as number)] : []));
        const common = median(shifts);
        return median(shifts.map((shift) => Math.abs(shift - common)));
      });
    });
    expect(median(movements)).toBeLessThan(BOX_WIDTH / 8);
    expect(movements.filter((moved) => moved > 2 * BOX_WIDTH).length).toBeLessThanOrEqual(movements.length / 6);
  });
});

describe('the seed of a person', () => {
  it('comes from the id alone and differs for neighbours in the file', () => {
    const seeds = Array.from({ length: 1_000 }, (_, index) => seedOf(`I${index}`));
    expect(new Set(seeds).size).toBe(1_000);
    expect(seedOf('I7')).toBe(seeds[7]);
  });
});
