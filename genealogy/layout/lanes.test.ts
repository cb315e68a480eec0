import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignLanes } from './lanes.ts';

describe('lanes', () => {
  it('keep segments apart that would touch', () => {
    const stretch = fc
      .tuple(fc.nat({ max: 5_000 }), fc.nat({ max: 3_000 }), fc.nat({ max: 100 }))
      .map(([left, length, part]) => ({
        left,
        right: left + length,
        source: left + Math.round((length * part) / 100),
      }));
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
        const { lane, count } = assignLanes(stretches);
        stretches.forEach((one, index) => {
          expect(lane[index]).toBeLessThan(count);
          stretches.slice(index + 1).forEach((other, further) => {
            if (lane[index] === lane[index + 1 + further])
              expect(one.right < other.left || other.right < one.left).toBe(true);
          });
        });
      }),
    );
  });

  it('share one lane where nothing touches', () => {
    const apart = [0, 1_000, 2_000].map((left) => ({ left, right: left + 500, source: left + 250 }));
    expect(assignLanes(apart).count).toBe(1);
  });

  it('let a long line pass over short ones', () => {
    const { lane } = assignLanes([
      { left: 0, right: 5_000, source: 0 },
      { left: 1_000, right: 1_300, source: 1_150 },
    ]);
    expect(lane[0]).toBeGreaterThan(lane[1] as number);
  });

  it('do not make two in the same direction cross twice', () => {
    const { lane } = assignLanes([
      { left: 0, right: 3_000, source: 0 },
      { left: 500, right: 3_500, source: 500 },
      { left: 10_000, right: 13_000, source: 13_000 },
      { left: 10_500, right: 13_500, source: 13_500 },
    ]);
    expect(lane[0]).toBeLessThan(lane[1] as number);
    expect(lane[3]).toBeLessThan(lane[2] as number);
  });
});
