import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustersOf, roomForLabels } from './sign-placement.ts';

const pixel = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });

test('everybody is in one cluster, and nobody is far from its first', () => {
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 80 }), (pixels) => {
      const clusters = clustersOf(pixels, (at) => at, 40);
      expect(clusters.flatMap(({ members }) => members)).toHaveLength(pixels.length);
      for (const { members } of clusters) {
        const [first] = members;
        for (const { x, y } of members) expect(Math.hypot(x - (first?.x ?? 0), y - (first?.y ?? 0))).toBeLessThan(40);
      }
      clusters.forEach(({ members: [a] }, index) => {
        for (const {
          members: [b],
        } of clusters.slice(index + 1)) {
          expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(40);
        }
      });
    }),
  );
});

test('labels give way to signs and to those before them', () => {
  const box = (left: number) => ({ left, right: left + 10, top: 0, bottom: 10 });
  expect(roomForLabels([box(0), box(5), box(20), box(40)], [box(38)])).toEqual([true, false, true, false]);
});
