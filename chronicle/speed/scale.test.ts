import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUCKETS, bucketOf, countUpTo, EDGES, noCounts, quantile } from './scale.ts';

function counted(values: readonly number[]) {
  const counts = noCounts();
  for (const value of values) counts[bucketOf(value)] = (counts[bucketOf(value)] as number) + 1;
  return counts;
}

test('edges rise by a third at most, and every bound of what is good or poor is one of them', () => {
  for (let index = 1; index < EDGES.length; index += 1) {
    const ratio = (EDGES[index] as number) / (EDGES[index - 1] as number);
    expect(ratio).toBeGreaterThan(1.1);
    expect(ratio).toBeLessThan(1.34);
  }
  expect(EDGES).toEqual(expect.arrayContaining([100, 200, 250, 500, 800, 1800, 2500, 3000, 4000]));
});

test('a value on an edge belongs below it, and whatever comes has a bucket', () => {
  for (const [bucket, edge] of EDGES.entries())
    expect([bucketOf(edge), bucketOf(edge + 0.001)]).toEqual([bucket, bucket + 1]);
  for (const value of [0, -1, 0.0001, 1e12, Number.POSITIVE_INFINITY]) {
    expect(bucketOf(value)).toBeGreaterThanOrEqual(0);
    expect(bucketOf(value)).toBeLessThan(BUCKETS);
  }
});

test('what is read from the buckets is near what was measured', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1.1, max: 90_000, noNaN: true }), { minLength: 1 }), (values) => {
      const sorted = values.toSorted((a, b) => a - b);
      for (const part of [0.5, 0.75, 0.95]) {
        const exact = sorted[Math.ceil(sorted.length * part) - 1] as number;
        const read = quantile(counted(values), part) as number;
        expect(read / exact).toBeGreaterThan(0.74);
        expect(read / exact).toBeLessThan(1.35);
      }
    }),
  );
});

test('how many were good enough is exact', () => {
  expect(countUpTo(counted([1, 199, 200, 201, 500, 501]), 200)).toBe(3);
  expect(quantile(noCounts(), 0.75)).toBeUndefined();
});
