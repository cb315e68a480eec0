import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineUpCouples, siblingsOf } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import { kinsOf } from './kin.ts';
import { endogamous } from './numbered.arbitrary.ts';
import { recall } from './recall.ts';
import { CrossingCounter, type RowOrder } from './row-order.ts';
import { buildSheet } from './sheet.ts';
import { Sifter } from './sift.ts';

function orderOf(genealogy: Parameters<typeof kinsOf>[0]): RowOrder[] {
  return kinsOf(genealogy, new Uint8Array(genealogy.individualCount).fill(1)).map((kin) => {
    const generations = assignGenerations(kin);
    return recall(
      buildSheet(kin, generations, lineUpCouples(kin, generations), generations.isApart),
      new Float64Array(kin.people.length).fill(Number.NaN),
      0,
    ).order;
  });
}

/** Every line against every other. */
function countOneByOne({ sheet, portRank }: RowOrder): number {
  const rank = (port: number | undefined): number => portRank[port as number] as number;
  const row = (line: number): number => sheet.row[sheet.portItem[sheet.upper[line] as number] as number] as number;
  const lines = Array.from(sheet.upper.keys());
  return lines.reduce((sum, one) => {
    const crossed = lines.filter(
      (other) =>
        row(one) === row(other) &&
        rank(sheet.upper[one]) < rank(sheet.upper[other]) &&
        rank(sheet.lower[one]) > rank(sheet.lower[other]),
    );
    return sum + crossed.length;
  }, 0);
}

describe('crossings', () => {
  it('are counted as one by one', () => {
    fc.assert(
      fc.property(endogamous(30), ({ graph }) => {
        for (const order of orderOf(graph))
          expect(new CrossingCounter(order.sheet).count(order)).toBe(countOneByOne(order));
      }),
      { numRuns: 100 },
    );
  });

  it('become fewer by sifting, or stay as few for the sake of births', () => {
    let [before, after] = [0, 0];
    fc.assert(
      fc.property(endogamous(60), ({ graph }) => {
        for (const order of orderOf(graph)) {
          const counter = new CrossingCounter(order.sheet);
          const isKept = new Uint8Array(order.sheet.itemCount);
          before += counter.count(order);
          new Sifter(order, siblingsOf(order.sheet, isKept), isKept).sift(10);
          after += counter.count(order);
        }
      }),
      { numRuns: 50 },
    );
    expect(after).toBeLessThan(before);
  });
});
