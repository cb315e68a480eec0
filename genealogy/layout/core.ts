import { type LayeredGraph, linesFromLeft } from './layered-graph.ts';
import { indicesByKey, listAt } from './lists.ts';

/** Of the branches that hang below a family so many stay, the tallest: a line that passes through the family crosses them too. */
const BRANCHES_KEPT = 2;

/**
 * The layered graph without most branches in which nobody married back into the kin: those hang by a single line and find a place
 * wherever their root stands. What is left decides how the drawing is arranged, and a leaf more or less seldom changes it.
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
  /** By item left out: the line by which it hangs from the rest, -1 for the last of a tree, and the height of what hangs from it. */
  const hangsBy = new Int32Array(itemCount).fill(-1);
  const height = new Int32Array(itemCount);
  for (const item of leaves) {
    for (const line of listAt(above, item)) loseLine(item, line, portItem[upper[line] as number] as number);
    for (const line of listAt(below, item)) loseLine(item, line, portItem[lower[line] as number] as number);
  }
  keepTallestBranches();
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

  function loseLine(leaf: number, line: number, other: number): void {
    lines[other] = (lines[other] as number) - 1;
    if (!isIn[other]) return;
    hangsBy[leaf] = line;
    height[other] = Math.max(height[other] as number, 1 + (height[leaf] as number));
    leaveIfLeaf(other);
  }

  /** From the rest outwards. Parents who hang above somebody stay: nobody has many. */
  function keepTallestBranches(): void {
    const isTall = new Uint8Array(itemCount);
    const branches = new Int32Array(portItem.length);
    for (const item of leaves.toSorted((a, b) => (height[b] as number) - (height[a] as number) || a - b)) {
      if (!isBelow(item)) continue;
      const port = upper[hangsBy[item] as number] as number;
      branches[port] = (branches[port] as number) + 1;
      isTall[item] = (branches[port] as number) <= BRANCHES_KEPT ? 1 : 0;
    }
    for (const item of leaves.reverse()) {
      const line = hangsBy[item] as number;
      if (line === -1) isIn[item] = 1;
      else if (isBelow(item))
        isIn[item] = (isTall[item] as number) & (isIn[portItem[upper[line] as number] as number] as number);
      else isIn[item] = isIn[portItem[lower[line] as number] as number] as number;
    }
  }

  function isBelow(item: number): boolean {
    const line = hangsBy[item] as number;
    return line !== -1 && portItem[lower[line] as number] === item;
  }

  function leaveIfLeaf(item: number): void {
    if (!isIn[item] || (lines[item] as number) > 1) return;
    isIn[item] = 0;
    leaves.push(item);
  }
}
