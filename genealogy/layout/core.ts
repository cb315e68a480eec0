import { type LayeredGraph, linesFromLeft } from './layered-graph.ts';
import { indicesByKey, listAt } from './lists.ts';

/**
 * The layered graph without the branches in which nobody married back into the kin: those hang by a single line and find a place
 * wherever their root stands. What is left decides how the drawing is arranged, and a leaf more or less does not change it.
 * Ports keep their numbers; those of who is left out belong to no item (-1). Undefined where nothing is left.
 */
export function coreOf(layered: LayeredGraph): LayeredGraph | undefined {
  const { itemCount, coupleCount, portItem, upper, lower, above, below, row, width, members } = layered;
  const lines = Int32Array.from(
    { length: itemCount },
    (_, item) => listAt(above, item).length + listAt(below, item).length,
  );
  const isIn = new Uint8Array(itemCount).fill(1);
  const leaves: number[] = [];
  for (let item = 0; item < itemCount; item += 1) leaveIfLeaf(item);
  for (const item of leaves) {
    for (const line of listAt(above, item)) loseLine(portItem[upper[line] as number] as number);
    for (const line of listAt(below, item)) loseLine(portItem[lower[line] as number] as number);
  }
  const kept = [...isIn.keys()].filter((item) => isIn[item]);
  if (kept.length < 2) return undefined;
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

  function loseLine(item: number): void {
    lines[item] = (lines[item] as number) - 1;
    leaveIfLeaf(item);
  }

  function leaveIfLeaf(item: number): void {
    if (!isIn[item] || (lines[item] as number) > 1) return;
    isIn[item] = 0;
    leaves.push(item);
  }
}
