import { type LayeredGraph, linesFromLeft } from './layered-graph.ts';
import { indicesByKey, listAt } from './lists.ts';

/** Of the lines from a family so many stay, and those to children who have children drawn. */
const LINES_KEPT = 2;

/**
 * The layered graph without children who only add to others like them: siblings without a line below and without another above find
 * a place wherever their family stands. What is left decides how the drawing is arranged, and a leaf more or less seldom changes it.
 * Ports keep their numbers; those of who is left out belong to no item (-1).
 */
export function coreOf(layered: LayeredGraph): LayeredGraph {
  const { itemCount, coupleCount, portItem, upper, lower, above, below, row, width, members } = layered;
  const lines = new Int32Array(portItem.length);
  for (const port of upper) lines[port] = (lines[port] as number) + 1;
  const isIn = new Uint8Array(itemCount).fill(1);
  for (let item = itemCount - 1; item >= 0; item -= 1) {
    const [line, ...others] = [...listAt(above, item), ...listAt(below, item)];
    if (line === undefined || others.length > 0 || portItem[lower[line] as number] !== item) continue;
    const port = upper[line] as number;
    if ((lines[port] as number) <= LINES_KEPT) continue;
    lines[port] = (lines[port] as number) - 1;
    isIn[item] = 0;
  }
  const kept = [...isIn.keys()].filter((item) => isIn[item]);
  const numberOf = new Int32Array(itemCount).fill(-1);
  kept.forEach((item, number) => {
    numberOf[item] = number;
  });
  const portItems = portItem.map((item) => numberOf[item] as number);
  const isDrawn = (line: number): boolean =>
    portItems[upper[line] as number] !== -1 && portItems[lower[line] as number] !== -1;
  const drawn = [...upper.keys()].filter(isDrawn);
  const [uppers, lowers] = [upper, lower].map((ends) => Int32Array.from(drawn, (line) => ends[line] as number)) as [
    Int32Array,
    Int32Array,
  ];
  const rows = Int32Array.from(kept, (item) => row[item] as number);
  const rowCount = layered.rowStart.length - 1;
  const coupleItems = kept.filter((item) => item < coupleCount);
  const memberStart = new Int32Array(coupleItems.length + 1);
  const memberItems = coupleItems.flatMap((item) => [...listAt(members, item)]);
  coupleItems.forEach((item, number) => {
    memberStart[number + 1] = (memberStart[number] as number) + listAt(members, item).length;
  });
  const shape = {
    itemCount: kept.length,
    coupleCount: coupleItems.length,
    portItem: portItems,
    portOffset: layered.portOffset,
  };
  return {
    ...layered,
    ...shape,
    row: rows,
    width: Float64Array.from(kept, (item) => width[item] as number),
    members: { start: memberStart, items: Int32Array.from(memberItems) },
    ports: indicesByKey(kept.length, portItems),
    upper: uppers,
    lower: lowers,
    above: linesFromLeft(shape, lowers),
    below: linesFromLeft(shape, uppers),
    linesByRow: indicesByKey(
      rowCount,
      uppers.map((port) => rows[portItems[port] as number] as number),
    ),
    rowStart: indicesByKey(rowCount, rows).start,
  };
}
