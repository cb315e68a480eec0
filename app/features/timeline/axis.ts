/** Geometry of the timeline: pure, so that it can be tested without a page. */
import type { Segment } from '../../ui/time-scale.ts';

/** One period fills the field; the others keep a sliver on either side, so that the way out stays in sight. */
export function onePeriod(count: number, chosen: number, width: number, sliver: number): Segment[] {
  const rest = width - sliver * (count - 1);
  return Array.from({ length: count }, (_, index) => ({
    x: index <= chosen ? index * sliver : rest + (index - 1) * sliver,
    width: index === chosen ? rest : sliver,
  }));
}

/** Marks that would touch are raised, row by row, so that each can be seen and reached. */
export function rowsOf(positions: readonly number[], apart: number): number[] {
  const ends: number[] = [];
  return positions.map((position) => {
    let row = ends.findIndex((end) => position - end >= apart);
    if (row < 0) row = ends.length;
    ends[row] = position;
    return row;
  });
}
