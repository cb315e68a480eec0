import { NOBODY } from '../graph.ts';
import type { Arrangement } from './crossing-reduction.ts';
import { BOX_HEIGHT, BOX_WIDTH, COUPLE_GAP, GAP, GAP_ABOVE_CHILDREN, GAP_BELOW_PARENTS, LANE } from './measures.ts';

/** Integer coordinates: the left edge of the leftmost box is 0, so is the top of the first row. */
interface Places {
  /** Where 0 lies in the coordinates of the previous drawing. */
  readonly left: number;
  readonly portX: Int32Array;
  readonly rowTop: Int32Array;
  /** By port from which lines go down: the height of the bus from which they branch. */
  readonly busY: Int32Array;
  /** By family: the level below other spouses at which a marriage passes them, NOBODY where partners stand side by side. */
  readonly arcLane: Int32Array;
}

/** Assigns lanes to the horizontal segments between rows, and sets the rows as far apart as their lanes need. */
export function assignVerticalPositions({ order, x }: Arrangement): Places {
  const { layered, portOffset, rowCount } = order;
  const { kin, generations, portItem, upper, lower } = layered;
  const peopleCount = kin.people.length;
  const itemLeft = Float64Array.from(x, (middle, item) => Math.round(middle - (layered.width[item] as number) / 2));
  let left = Number.POSITIVE_INFINITY;
  for (let item = 0; item < layered.coupleCount; item += 1) left = Math.min(left, itemLeft[item] as number);
  const portX = Int32Array.from(
    portItem,
    (item, port) =>
      (itemLeft[item] as number) - left + (layered.width[item] as number) / 2 + (portOffset[port] as number),
  );

  const arcLane = new Int32Array(kin.families.length).fill(NOBODY);
  const arcs = lanesByRow(
    passingMarriages(),
    (family) => generations.familyRow[family] as number,
    marriageSegment,
    arcLane,
  );
  const busLane = new Int32Array(portItem.length);
  const segments = busSegments();
  const buses = lanesByRow(
    [...segments.keys()],
    (port) => layered.row[portItem[port] as number] as number,
    (port) => segments.get(port) as Segment,
    busLane,
  );

  const isFirstEmpty = !generations.row.includes(0);
  const rowTop = new Int32Array(rowCount + 1);
  for (let row = 0; row < rowCount; row += 1) {
    const lanes = (arcs[row] as number) + Math.max(0, (buses[row] as number) - 1);
    const height = GAP_BELOW_PARENTS + lanes * LANE + GAP_ABOVE_CHILDREN;
    rowTop[row + 1] = (rowTop[row] as number) + (row === 0 && isFirstEmpty ? 0 : BOX_HEIGHT + height);
  }
  const busY = busLane.map((lane, port) => {
    const below = (layered.row[portItem[port] as number] as number) + 1;
    return (rowTop[below] as number) - GAP_ABOVE_CHILDREN - lane * LANE;
  });
  return { left, portX, rowTop, busY, arcLane };

  /** Gives each a lane of its row, in `lane`, and returns how many lanes the rows have. */
  function lanesByRow(
    keys: readonly number[],
    rowOf: (key: number) => number,
    segmentOf: (key: number) => Segment,
    lane: Int32Array,
  ): Int32Array {
    const byRow: number[][] = Array.from({ length: rowCount }, () => []);
    for (const key of keys) byRow[rowOf(key)]?.push(key);
    return Int32Array.from(byRow, (inRow) => {
      const lanes = assignLanes(inRow.map(segmentOf));
      inRow.forEach((key, index) => {
        lane[key] = lanes.lane[index] as number;
      });
      return lanes.count;
    });
  }

  function passingMarriages(): number[] {
    const families: number[] = [];
    for (let family = 0; family < kin.families.length; family += 1) {
      const second = kin.secondPartner[family] as number;
      if (second === NOBODY || portItem[second] !== portItem[kin.firstPartner[family] as number]) continue;
      const { left: from, right: to } = marriageSegment(family);
      if (to - from > BOX_WIDTH + COUPLE_GAP) families.push(family);
    }
    return families;
  }

  function marriageSegment(family: number): Segment {
    const first = portX[kin.firstPartner[family] as number] as number;
    const second = portX[kin.secondPartner[family] as number] as number;
    return { left: Math.min(first, second), right: Math.max(first, second), source: Math.min(first, second) };
  }

  /** By port: from the first to the last of the lines that branch there. */
  function busSegments(): Map<number, Segment> {
    const first = portX.slice();
    const last = portX.slice();
    for (let line = 0; line < upper.length; line += 1) {
      const port = upper[line] as number;
      const end = portX[lower[line] as number] as number;
      first[port] = Math.min(first[port] as number, end);
      last[port] = Math.max(last[port] as number, end);
    }
    const found = new Map<number, Segment>();
    for (let port = peopleCount; port < portItem.length; port += 1) {
      const segment = { left: first[port] as number, right: last[port] as number, source: portX[port] as number };
      if (segment.left < segment.right) found.set(port, segment);
    }
    return found;
  }
}

/** A horizontal segment of a line between two rows; the line comes from above at `source`. */
interface Segment {
  readonly left: number;
  readonly right: number;
  readonly source: number;
}

const SHORT = 5 * (BOX_WIDTH + GAP);
/** Nearer than this, two segments in one lane would be read as one. */
const APART = GAP / 2;

/**
 * Lanes such that segments in one lane do not touch, 0 the lowest. Short segments lie lowest, since a line that passes over a
 * family crosses one line of it and one that passes under it as many as there are children. Long ones lie by where they go:
 * of those to the right the leftmost lowest, of those to the left the rightmost, so that neighbours do not cross twice.
 */
export function assignLanes(stretches: readonly Segment[]): { readonly lane: Int32Array; readonly count: number } {
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
