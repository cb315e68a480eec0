import { NOBODY } from '../graph.ts';
import type { Generations } from './generations.ts';
import type { KinGroup } from './kin-groups.ts';
import { indicesByKey, type Lists, listAt } from './lists.ts';
import { BOX_WIDTH, COUPLE_GAP, LANE, TRUNK_WIDTH } from './measures.ts';

/**
 * The graph in layers (rows), as the Sugiyama method needs it. An item is a node of a row: a group of spouses side by side, or a
 * dummy node where the line of a family passes the row on its way to children further below. Lines run between ports of
 * neighbouring rows: at the top of a person, below a family's parents, or in a dummy node. Ports 0 … people - 1 are the people's,
 * the next the families', the rest the dummy nodes'.
 */
export interface LayeredGraph {
  readonly kin: KinGroup;
  readonly generations: Generations;
  readonly itemCount: number;
  /** Items below this number are people; then come unrecorded parents, then dummy nodes. */
  readonly coupleCount: number;
  readonly row: Int32Array;
  readonly width: Float64Array;
  readonly members: Lists;
  readonly portItem: Int32Array;
  /** By port: the family whose line to its children runs through it, NOBODY at the top of a person. */
  readonly portFamily: Int32Array;
  /** From the centre of the item; mirrored when spouses change sides. */
  readonly portOffset: Float64Array;
  readonly ports: Lists;
  readonly upper: Int32Array;
  readonly lower: Int32Array;
  /** Lines by item: those that come from above and those that go on below. */
  readonly above: Lists;
  readonly below: Lists;
  /** By row: the lines that start in it. */
  readonly linesByRow: Lists;
  /** How many items stand in the rows before each, and in all of them. */
  readonly rowStart: Int32Array;
}

/**
 * `members` are the people of each group that marriages hold in one row, from left to right. `isLinked` (parallel to
 * children.items): children drawn with a link instead of a line.
 */
export function buildLayeredGraph(
  kin: KinGroup,
  generations: Generations,
  members: Lists,
  isLinked: Uint8Array,
): LayeredGraph {
  const peopleCount = kin.people.length;
  const familyCount = kin.families.length;
  const row: number[] = [];
  for (let group = 0; group < generations.coupleCount; group += 1) {
    row.push(generations.row[members.items[members.start[group] as number] as number] as number);
  }
  const portItem: number[] = [...generations.couple];
  const portFamily: number[] = new Array<number>(peopleCount).fill(NOBODY);
  for (let family = 0; family < familyCount; family += 1) {
    portItem.push(parentItem(family));
    portFamily.push(family);
  }
  const upper: number[] = [];
  const lower: number[] = [];
  for (let family = 0; family < familyCount; family += 1) drawDescent(family);

  const itemCount = row.length;
  const width = new Float64Array(itemCount).fill(TRUNK_WIDTH);
  for (let group = 0; group < generations.coupleCount; group += 1) {
    const size = (members.start[group + 1] as number) - (members.start[group] as number);
    width[group] = size * BOX_WIDTH + (size - 1) * COUPLE_GAP;
  }
  const ports = Int32Array.from(portItem);
  const portOffset = portOffsets(kin, generations, members, ports);
  const shape = { itemCount, coupleCount: generations.coupleCount, portItem: ports, portOffset };
  return {
    ...shape,
    kin,
    generations,
    row: Int32Array.from(row),
    width,
    members,
    portFamily: Int32Array.from(portFamily),
    ports: indicesByKey(itemCount, ports),
    upper: Int32Array.from(upper),
    lower: Int32Array.from(lower),
    above: linesFromLeft(shape, lower),
    below: linesFromLeft(shape, upper),
    linesByRow: indicesByKey(
      generations.rowCount,
      upper.map((port) => row[portItem[port] as number] as number),
    ),
    rowStart: indicesByKey(generations.rowCount, row).start,
  };

  function parentItem(family: number): number {
    const [first, second] = [kin.firstPartner[family] as number, kin.secondPartner[family] as number];
    if (first === NOBODY) return row.push(generations.familyRow[family] as number) - 1;
    const isSecondLower = second !== NOBODY && (generations.row[second] as number) > (generations.row[first] as number);
    return generations.couple[isSecondLower ? second : first] as number;
  }

  function drawDescent(family: number): void {
    const { start, items } = kin.children;
    const top = generations.familyRow[family] as number;
    let bottom = top;
    for (let slot = start[family] as number; slot < (start[family + 1] as number); slot += 1) {
      if (!isLinked[slot]) bottom = Math.max(bottom, generations.row[items[slot] as number] as number);
    }
    const trunk = [peopleCount + family];
    for (let passed = top + 1; passed < bottom; passed += 1) {
      const port = portItem.push(row.push(passed) - 1) - 1;
      portFamily.push(family);
      upper.push(trunk.at(-1) as number);
      lower.push(port);
      trunk.push(port);
    }
    for (let slot = start[family] as number; slot < (start[family + 1] as number); slot += 1) {
      if (isLinked[slot]) continue;
      const child = items[slot] as number;
      upper.push(trunk[(generations.row[child] as number) - top - 1] as number);
      lower.push(child);
    }
  }
}

/** Lines by the item at which they end (`end`: by line, the port there), from left to right. */
export function linesFromLeft(
  {
    itemCount,
    coupleCount,
    portItem,
    portOffset,
  }: Pick<LayeredGraph, 'itemCount' | 'coupleCount' | 'portItem' | 'portOffset'>,
  end: ArrayLike<number>,
): Lists {
  const lines = indicesByKey(
    itemCount,
    Int32Array.from(end, (port) => portItem[port] as number),
  );
  const offset = (line: number): number => portOffset[end[line] as number] as number;
  for (let item = 0; item < coupleCount; item += 1) {
    listAt(lines, item).sort((a, b) => offset(a) - offset(b) || a - b);
  }
  return lines;
}

function portOffsets(kin: KinGroup, generations: Generations, members: Lists, portItem: Int32Array): Float64Array {
  const offset = new Float64Array(portItem.length);
  for (let group = 0; group < generations.coupleCount; group += 1) {
    const [from, to] = [members.start[group] as number, members.start[group + 1] as number];
    for (let slot = from; slot < to; slot += 1) {
      offset[members.items[slot] as number] = (slot - from - (to - from - 1) / 2) * (BOX_WIDTH + COUPLE_GAP);
    }
  }
  const taken = new Set<string>();
  for (let family = 0; family < kin.families.length; family += 1) {
    const port = kin.people.length + family;
    const item = portItem[port] as number;
    if (item >= generations.coupleCount) continue;
    let place = betweenParents(family, item);
    while (taken.has(`${item} ${place}`)) place += LANE;
    taken.add(`${item} ${place}`);
    offset[port] = place;
  }
  return offset;

  /** In the gap beside the one of the two who has fewer other spouses; below the only parent where the other is elsewhere. */
  function betweenParents(family: number, item: number): number {
    const [first, second] = [kin.firstPartner[family] as number, kin.secondPartner[family] as number];
    if (second === NOBODY || portItem[second] !== item) return offset[first] as number;
    if (portItem[first] !== item) return offset[second] as number;
    const [near, far] = unionCount(first) < unionCount(second) ? [first, second] : [second, first];
    const side = Math.sign((offset[far] as number) - (offset[near] as number));
    return (offset[near] as number) + (side * (BOX_WIDTH + COUPLE_GAP)) / 2;
  }

  function unionCount(person: number): number {
    return (kin.unions.start[person + 1] as number) - (kin.unions.start[person] as number);
  }
}
