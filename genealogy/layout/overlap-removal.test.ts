import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAP } from './measures.ts';
import { OverlapRemoval } from './overlap-removal.ts';

function placed(
  width: readonly number[],
  wanted: readonly number[],
  weight: readonly number[] = width.map(() => 1),
): number[] {
  const x = new Float64Array(width.length);
  const layered = { width: Float64Array.from(width), rowStart: Int32Array.of(0, width.length) };
  new OverlapRemoval(layered).placeRow(
    Int32Array.from(width.keys()),
    Float64Array.from(wanted),
    Float64Array.from(weight),
    x,
  );
  return [...x];
}

describe('removing overlaps in a row', () => {
  it('keeps wanted positions that do not overlap', () => {
    expect(placed([100, 100], [0, 500])).toEqual([0, 500]);
  });

  it('moves overlapping items apart equally', () => {
    expect(placed([100, 100], [0, 0])).toEqual([-50 - GAP / 2, 50 + GAP / 2]);
  });

  it('moves the lighter item further', () => {
    const [one, other] = placed([100, 100], [0, 0], [1, 99]) as [number, number];
    expect(Math.abs(other)).toBeLessThan(2);
    expect(other - one).toBeCloseTo(100 + GAP);
  });

  it('never leaves an overlap, and no item could be nearer to its wanted position', () => {
    const item = fc.record({
      width: fc.integer({ min: 2, max: 300 }),
      wanted: fc.integer({ min: -2_000, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (items) => {
        const x = placed(
          items.map(({ width }) => width),
          items.map(({ wanted }) => wanted),
        );
        const room = (index: number): number =>
          (x[index + 1] as number) -
          (x[index] as number) -
          ((items[index]?.width as number) + (items[index + 1]?.width as number)) / 2 -
          GAP;
        items.forEach(({ wanted }, index) => {
          if (index + 1 < items.length) expect(room(index)).toBeGreaterThan(-1e-6);
          const isFreeOnRight = index + 1 === items.length || room(index) > 1e-6;
          const isFreeOnLeft = index === 0 || room(index - 1) > 1e-6;
          if (isFreeOnRight && isFreeOnLeft) expect(x[index]).toBeCloseTo(wanted);
        });
      }),
    );
  });
});
