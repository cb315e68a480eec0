import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSpouses, siblingsOf } from './fixed-order.ts';
import { assignGenerations } from './generations.ts';
import { kinGroupsOf } from './kin-groups.ts';
import { buildLayeredGraph } from './layered-graph.ts';
import { endogamous } from './numbered.arbitrary.ts';
import { CrossingCounter, type RowOrder } from './row-order.ts';
import { Sifter } from './sifting.ts';
import { startOrder } from './start-order.ts';

function orderOf(genealogy: Parameters<typeof kinGroupsOf>[0]): RowOrder[] {
  return kinGroupsOf(genealogy, new Uint8Array(genealogy.graph.individualCount).fill(1)).map((kin) => {
    const generations = assignGenerations(kin);
    return startOrder(
      buildLayeredGraph(kin, generations, orderSpouses(kin, generations), generations.isLinked),
      new Float64Array(kin.people.length).fill(Number.NaN),
      0,
    ).order;
  });
}

/** Every line against every other. */
function countOneByOne({ layered, portRank }: RowOrder): number {
  const rank = (port: number | undefined): number => portRank[port as number] as number;
  const row = (line: number): number =>
    layered.row[layered.portItem[layered.upper[line] as number] as number] as number;
  const lines = Array.from(layered.upper.keys());
  return lines.reduce((sum, one) => {
    const crossed = lines.filter(
      (other) =>
        row(one) === row(other) &&
        rank(layered.upper[one]) < rank(layered.upper[other]) &&
        rank(layered.lower[one]) > rank(layered.lower[other]),
    );
    return sum + crossed.length;
  }, 0);
}

describe('crossings', () => {
  it('are counted as one by one', () => {
    fc.assert(
      fc.property(endogamous(30), (genealogy) => {
        for (const order of orderOf(genealogy))
          expect(new CrossingCounter(order.layered).count(order)).toBe(countOneByOne(order));
      }),
      { numRuns: 100 },
    );
  });

  it('become fewer by sifting, or stay as few for the sake of births', () => {
    let [before, after] = [0, 0];
    fc.assert(
      fc.property(endogamous(60), (genealogy) => {
        for (const order of orderOf(genealogy)) {
          const counter = new CrossingCounter(order.layered);
          const isKept = new Uint8Array(order.layered.itemCount);
          before += counter.count(order);
          const sifter = new Sifter(order, siblingsOf(order.layered, isKept), isKept);
          sifter.siftAll(10);
          after += counter.count(order);
        }
      }),
      { numRuns: 50 },
    );
    expect(after).toBeLessThan(before);
  });
});
