import { BOX_WIDTH, GAP } from './measures.ts';

/** A horizontal piece of a line between two rows; it comes from above at `source`. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
  readonly source: number;
}

const SHORT = 5 * (BOX_WIDTH + GAP);
/** Nearer than this, two stretches in one lane would be read as one. */
const APART = GAP / 2;

/**
 * Lanes such that stretches in one lane do not touch, 0 the lowest. Short stretches lie lowest, since a line that passes over a
 * family crosses one line of it and one that passes under it as many as there are children. Long ones lie by where they go:
 * of those to the right the leftmost lowest, of those to the left the rightmost, so that neighbours do not cross twice.
 */
export function assignLanes(stretches: readonly Stretch[]): { readonly lane: Int32Array; readonly count: number } {
  const lane = new Int32Array(stretches.length);
  const short: number[] = [];
  const rightward: number[] = [];
  const leftward: number[] = [];
  stretches.forEach(({ left, right, source }, index) => {
    if (right - left <= SHORT) short.push(index);
    else if (left + right >= 2 * source) rightward.push(index);
    else leftward.push(index);
  });
  let count = 0;
  for (const [group, direction] of [
    [short, 1],
    [rightward, 1],
    [leftward, -1],
  ] as const) {
    const near = (index: number): number =>
      direction * (stretches[index]?.[direction > 0 ? 'left' : 'right'] as number);
    const far = (index: number): number => direction * (stretches[index]?.[direction > 0 ? 'right' : 'left'] as number);
    const ends: number[] = [];
    for (const index of group.sort((a, b) => near(a) - near(b) || far(a) - far(b))) {
      let free = ends.findIndex((end) => end + APART < near(index));
      if (free === -1) free = ends.length;
      ends[free] = far(index);
      lane[index] = count + free;
    }
    count += ends.length;
  }
  return { lane, count };
}
