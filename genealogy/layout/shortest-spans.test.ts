import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestSpans } from './shortest-spans.ts';

type Edges = readonly (readonly [number, number])[];

function solve(nodeCount: number, edges: Edges): Int32Array {
  return shortestSpans(
    nodeCount,
    Int32Array.from(edges, ([tail]) => tail),
    Int32Array.from(edges, ([, head]) => head),
  ).row;
}

function totalSpan(rows: ArrayLike<number>, edges: Edges): number {
  return edges.reduce((sum, [tail, head]) => sum + (rows[head] as number) - (rows[tail] as number), 0);
}

/** Every row tried for every node. */
function leastSpan(nodeCount: number, edges: Edges): number {
  let least = Number.POSITIVE_INFINITY;
  const rows = new Array<number>(nodeCount).fill(0);
  const place = (node: number): void => {
    if (node === nodeCount) {
      least = Math.min(least, totalSpan(rows, edges));
      return;
    }
    for (rows[node] = 0; (rows[node] as number) < nodeCount; rows[node] = (rows[node] as number) + 1) {
      if (edges.every(([tail, head]) => tail > node || head > node || (rows[head] as number) > (rows[tail] as number)))
        place(node + 1);
    }
  };
  place(0);
  return least;
}

describe('rows', () => {
  it('lead every edge down by at least one', () => {
    expect([
      ...solve(4, [
        [0, 1],
        [1, 2],
        [0, 3],
        [3, 2],
      ]),
    ]).toEqual([0, 1, 2, 1]);
  });

  it('put ancestors right above their descendants instead of in the first row', () => {
    // 0 - 1 - 2 - 3 - 4 is the long line; 5 - 6 - 7 are the ancestors of 4's other parent.
    const rows = solve(8, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
      [6, 7],
      [7, 4],
    ]);
    expect([rows[5], rows[6], rows[7]].map((row) => (row as number) - (rows[0] as number))).toEqual([1, 2, 3]);
  });

  it('have the minimal total span', () => {
    const edge = fc
      .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 9 }), (edges) => {
        const rows = solve(6, edges);
        expect(edges.every(([tail, head]) => (rows[head] as number) > (rows[tail] as number))).toBe(true);
        expect(totalSpan(rows, edges)).toBe(leastSpan(6, edges));
      }),
      { numRuns: 100 },
    );
  });
});
