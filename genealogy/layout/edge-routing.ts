import { NOBODY } from '../graph.ts';
import type { Arrangement } from './crossing-reduction.ts';
import { LineKind } from './drawing.ts';
import { assignVerticalPositions } from './lanes.ts';
import { listAt } from './lists.ts';
import { BOX_HEIGHT, BOX_WIDTH, GAP_BELOW_PARENTS, LANE, LINK_END } from './measures.ts';

/** One group of kin drawn by itself, its upper left corner at 0, 0. People and families by their index in the KinGroup. */
export interface RoutedGroup {
  readonly width: number;
  readonly height: number;
  /** The left edge in the coordinates of the previous drawing. */
  readonly left: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly generation: Int32Array;
  readonly lines: RoutedLines;
}

/** Line i runs through points[pointEnd[i - 1]] … points[pointEnd[i] - 1], x and y in turn. */
interface RoutedLines {
  readonly kind: LineKind[];
  readonly family: number[];
  readonly from: number[];
  readonly to: number[];
  /** The child's place in children.items, NOBODY for partners. */
  readonly slot: number[];
  readonly pointEnd: number[];
  readonly points: number[];
}

type Point = readonly [x: number, y: number];

/** Horizontal offsets up to this are drawn as a straight line. */
const NEGLIGIBLE_STEP = 6;

/** Somebody without any relative in view. */
export function routeLonePerson(middle: number): RoutedGroup {
  return {
    width: BOX_WIDTH,
    height: BOX_HEIGHT,
    left: Number.isNaN(middle) ? 0 : middle - BOX_WIDTH / 2,
    x: new Int32Array(1),
    y: new Int32Array(1),
    generation: new Int32Array(1),
    lines: { kind: [], family: [], from: [], to: [], slot: [], pointEnd: [], points: [] },
  };
}

/** Orthogonal lines for all unions and children. `isLinked` (parallel to children.items): children drawn with a numbered link. */
export function routeEdges(arrangement: Arrangement, isLinked: Uint8Array): RoutedGroup {
  const { layered } = arrangement.order;
  const { kin, generations, portItem, upper, lower } = layered;
  const peopleCount = kin.people.length;
  const firstPassing = peopleCount + kin.families.length;
  const { left, portX, rowTop, busY, arcLane } = assignVerticalPositions(arrangement);
  const lines: RoutedLines = { kind: [], family: [], from: [], to: [], slot: [], pointEnd: [], points: [] };
  for (let family = 0; family < kin.families.length; family += 1) {
    if (kin.secondPartner[family] !== NOBODY) routeUnion(family);
    routeChildren(family);
  }
  const x = Int32Array.from({ length: peopleCount }, (_, person) => middleOf(person) - BOX_WIDTH / 2);
  const y = Int32Array.from({ length: peopleCount }, (_, person) => topOf(person));
  const width = x.reduce((most, at) => Math.max(most, at), 0) + BOX_WIDTH;
  const height = y.reduce((most, at) => Math.max(most, at), 0) + BOX_HEIGHT;
  return { width, height, left, x, y, generation: generations.row, lines };

  function middleOf(port: number): number {
    return portX[port] as number;
  }

  function topOf(person: number): number {
    return rowTop[generations.row[person] as number] as number;
  }

  function add(kind: LineKind, family: number, to: number, slot: number, points: readonly Point[]): void {
    lines.kind.push(kind);
    lines.family.push(family);
    lines.from.push(kin.firstPartner[family] as number);
    lines.to.push(to);
    lines.slot.push(slot);
    for (const [pointX, pointY] of points) lines.points.push(pointX, pointY);
    lines.pointEnd.push(lines.points.length);
  }

  function routeUnion(family: number): void {
    const first = kin.firstPartner[family] as number;
    const second = kin.secondPartner[family] as number;
    if (portItem[first] !== portItem[second]) {
      const ends = [...endAbove(first, BOX_WIDTH / 4).reverse(), ...endAbove(second, BOX_WIDTH / 4)];
      add(LineKind.unionLink, family, second, NOBODY, ends);
    } else if (arcLane[family] === NOBODY) {
      const level = topOf(first) + BOX_HEIGHT / 2;
      const from = Math.min(middleOf(first), middleOf(second)) + BOX_WIDTH / 2;
      const to = Math.max(middleOf(first), middleOf(second)) - BOX_WIDTH / 2;
      add(LineKind.union, family, second, NOBODY, [
        [from, level],
        [to, level],
      ]);
    } else {
      add(LineKind.union, family, second, NOBODY, passingBelow(family, first, second));
    }
  }

  /** From the bottom of the one of the two who has other spouses beside them, to the side of the other. */
  function passingBelow(family: number, first: number, second: number): Point[] {
    const junction = middleOf(peopleCount + family);
    const isFirstNear = Math.abs(junction - middleOf(first)) < Math.abs(junction - middleOf(second));
    const near = isFirstNear ? first : second;
    const far = isFirstNear ? second : first;
    const direction = Math.sign(middleOf(near) - middleOf(far));
    const lane = 1 + (arcLane[family] as number);
    const start = middleOf(far) + direction * Math.max(LANE, BOX_WIDTH / 2 - lane * LANE);
    const level = topOf(near) + BOX_HEIGHT / 2;
    return [
      [start, topOf(far) + BOX_HEIGHT],
      [start, arcY(family)],
      [junction, arcY(family)],
      [junction, level],
      [middleOf(near) - (direction * BOX_WIDTH) / 2, level],
    ];
  }

  /** The end of a link over somebody's box, from the number down to the box. */
  function endAbove(person: number, aside: number): Point[] {
    const at = middleOf(person) + aside;
    return [
      [at, topOf(person) - LINK_END],
      [at, topOf(person)],
    ];
  }

  function arcY(family: number): number {
    const bottom = (rowTop[generations.familyRow[family] as number] as number) + BOX_HEIGHT;
    return bottom + (1 + (arcLane[family] as number)) * LANE;
  }

  function routeChildren(family: number): void {
    const { start, items } = kin.children;
    const at = middleOf(peopleCount + family);
    const top = descentTop(family);
    const level = (rowTop[generations.familyRow[family] as number] as number) + BOX_HEIGHT + GAP_BELOW_PARENTS / 2;
    let numberAt = at;
    for (let slot = start[family] as number; slot < (start[family + 1] as number); slot += 1) {
      const child = items[slot] as number;
      if (isLinked[slot]) {
        numberAt += LINK_END;
        const ends: Point[] = [[at, top], [at, level], [numberAt, level], ...endAbove(child, 0)];
        add(LineKind.childLink, family, child, slot, ends);
      } else {
        add(LineKind.child, family, child, slot, descent(family, top, child));
      }
    }
  }

  /** Where the line to the children starts: between the partners, below the only one, or at the bus when no parent is recorded. */
  function descentTop(family: number): number {
    const first = kin.firstPartner[family] as number;
    const second = kin.secondPartner[family] as number;
    if (first === NOBODY) return busY[peopleCount + family] as number;
    const top = rowTop[generations.familyRow[family] as number] as number;
    if (second === NOBODY || portItem[first] !== portItem[second]) return top + BOX_HEIGHT;
    return arcLane[family] === NOBODY ? top + BOX_HEIGHT / 2 : arcY(family);
  }

  function descent(family: number, top: number, child: number): Point[] {
    let at = middleOf(peopleCount + family);
    const points: Point[] = [[at, top]];
    const ports = [...trunkTo(family, child), child];
    for (let index = 1; index < ports.length; index += 1) {
      const next = middleOf(ports[index] as number);
      if (Math.abs(next - at) <= NEGLIGIBLE_STEP) continue;
      const bus = busY[ports[index - 1] as number] as number;
      points.push([at, bus], [next, bus]);
      at = next;
    }
    points.push([at, topOf(child)]);
    return points;
  }

  /** The family's port and those of its line in every row it passes on the way to the child. */
  function trunkTo(family: number, child: number): number[] {
    const item = portItem[child] as number;
    const line = listAt(layered.above, item).find(
      (one) => lower[one] === child && layered.portFamily[upper[one] as number] === family,
    ) as number;
    const ports = [upper[line] as number];
    while ((ports.at(-1) as number) >= firstPassing) {
      const passing = portItem[ports.at(-1) as number] as number;
      ports.push(upper[layered.above.items[layered.above.start[passing] as number] as number] as number);
    }
    return ports.reverse();
  }
}
