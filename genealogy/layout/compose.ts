import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY, Pedigree } from '../graph.ts';
import { type Drawing, type Layout, LineKind } from './drawing.ts';
import type { RoutedGroup } from './edge-routing.ts';
import type { KinGroup } from './kin-groups.ts';
import { BOX_HEIGHT, BOX_WIDTH, GAP } from './measures.ts';

/** A group of kin, drawn, and where its upper left corner stands. */
interface PlacedGroup {
  readonly kin: KinGroup;
  readonly routed: RoutedGroup;
  readonly x: number;
  readonly y: number;
}

/** One drawing of all groups of kin. */
export function compose(graph: FamilyGraph, groups: readonly PlacedGroup[], foldedBehind: Int32Array): Drawing {
  const boxCount = sum(groups, ({ kin }) => kin.people.length);
  const lineCount = sum(groups, ({ routed }) => routed.lines.kind.length);
  const person = new Int32Array(boxCount);
  const x = new Int32Array(boxCount);
  const y = new Int32Array(boxCount);
  const generation = new Int32Array(boxCount);
  const kinGroup = new Int32Array(boxCount);
  const kind = new Uint8Array(lineCount);
  const family = new Int32Array(lineCount);
  const from = new Int32Array(lineCount);
  const to = new Int32Array(lineCount);
  const pedigree = new Uint8Array(lineCount);
  const pointStart = new Uint32Array(lineCount + 1);
  const points = new Int32Array(sum(groups, ({ routed }) => routed.lines.points.length));
  let box = 0;
  let line = 0;
  let point = 0;
  for (const [index, group] of groups.entries()) {
    const { kin, routed } = group;
    person.set(kin.people, box);
    x.set(
      routed.x.map((at) => at + group.x),
      box,
    );
    y.set(
      routed.y.map((at) => at + group.y),
      box,
    );
    generation.set(routed.generation, box);
    kinGroup.fill(index, box, box + kin.people.length);
    box += kin.people.length;
    const { lines } = routed;
    for (let index = 0; index < lines.kind.length; index += 1) {
      kind[line] = lines.kind[index] as number;
      family[line] = kin.families[lines.family[index] as number] as number;
      from[line] = personAt(kin, lines.from[index] as number);
      to[line] = personAt(kin, lines.to[index] as number);
      pedigree[line] = pedigreeOf(kin, lines.slot[index] as number);
      pointStart[line + 1] = (point + (lines.pointEnd[index] as number)) / 2;
      line += 1;
    }
    for (let index = 0; index < lines.points.length; index += 2) {
      points[point] = (lines.points[index] as number) + group.x;
      points[point + 1] = (lines.points[index + 1] as number) + group.y;
      point += 2;
    }
  }
  const folded = person.map((index) => foldedBehind[index] as number);
  return {
    person,
    x,
    y,
    generation,
    kinGroup,
    folded,
    kind,
    family,
    from,
    to,
    pedigree,
    number: linkNumbers(kind, pointStart, points),
    pointStart,
    points,
  };

  function pedigreeOf(kin: KinGroup, slot: number): number {
    return slot === NOBODY ? Pedigree.birth : (graph.childPedigree[kin.childSlot[slot] as number] as number);
  }
}

function personAt(kin: KinGroup, person: number): number {
  return person === NOBODY ? NOBODY : (kin.people[person] as number);
}

/** In reading order of the first ends: row by row, from the left. */
function linkNumbers(kind: Uint8Array, pointStart: Uint32Array, points: Int32Array): Int32Array {
  const links: number[] = [];
  kind.forEach((one, line) => {
    if (one === LineKind.unionLink || one === LineKind.childLink) links.push(line);
  });
  const at = (line: number, axis: number): number => points[2 * (pointStart[line] as number) + axis] as number;
  links.sort((a, b) => at(a, 1) - at(b, 1) || at(a, 0) - at(b, 0) || a - b);
  const numbers = new Int32Array(kind.length);
  links.forEach((line, index) => {
    numbers[line] = index + 1;
  });
  return numbers;
}

function sum(groups: readonly PlacedGroup[], of: (group: PlacedGroup) => number): number {
  return groups.reduce((total, group) => total + of(group), 0);
}

/** By person: the centre and the top of the box in the previous drawing, NaN for who was not in it. */
interface FormerPlaces {
  readonly middle: Float64Array;
  readonly top: Float64Array;
}

export function formerPlaces({ graph, individuals }: Genealogy, previous: Layout | undefined): FormerPlaces {
  const middle = new Float64Array(graph.individualCount).fill(Number.NaN);
  const top = middle.slice();
  for (const { id, x, y } of previous?.boxes ?? []) {
    const person = individuals.indexOf(id);
    if (person === NOBODY) continue;
    middle[person] = x + BOX_WIDTH / 2;
    top[person] = y;
  }
  return { middle, top };
}

/** Groups of the previous drawing keep their place; where two now overlap, the right one moves aside. */
export function placeGroups(
  groups: readonly KinGroup[],
  routedGroups: readonly RoutedGroup[],
  former: FormerPlaces,
): PlacedGroup[] {
  const drawn = groups.map((kin, index) => ({ kin, routed: routedGroups[index] as RoutedGroup }));
  const tops = drawn.map(({ kin, routed }) => formerTop(kin, routed, former));
  const placed: PlacedGroup[] = [];
  const known = [...drawn.keys()].filter((index) => tops[index] !== undefined);
  for (const index of known.sort((a, b) => (drawn[a]?.routed.left as number) - (drawn[b]?.routed.left as number))) {
    const group = drawn[index] as (typeof drawn)[number];
    placed.push(clearOf(placed, { ...group, x: group.routed.left, y: tops[index] as number }));
  }
  const bottom = placed.reduce((most, { y, routed }) => Math.max(most, y + routed.height + 4 * GAP), 0);
  const fresh = drawn.filter((_, index) => tops[index] === undefined);
  const places = packBelow(
    fresh.map(({ routed }) => routed),
    bottom,
  );
  return [...placed, ...fresh.map((group, index) => ({ ...group, ...(places[index] as { x: number; y: number }) }))];
}

/** The top at which most people keep their row: the median. */
function formerTop(kin: KinGroup, { y }: RoutedGroup, { top }: FormerPlaces): number | undefined {
  const tops: number[] = [];
  kin.people.forEach((person, index) => {
    if (!Number.isNaN(top[person])) tops.push((top[person] as number) - (y[index] as number));
  });
  return tops.sort((a, b) => a - b)[tops.length >> 1];
}

function clearOf(placed: readonly PlacedGroup[], kin: PlacedGroup): PlacedGroup {
  let x = kin.x;
  for (;;) {
    const inTheWay = placed.find(
      (other) =>
        x < other.x + other.routed.width + GAP &&
        other.x < x + kin.routed.width + GAP &&
        kin.y < other.y + other.routed.height + GAP &&
        other.y < kin.y + kin.routed.height + GAP,
    );
    if (!inTheWay) return { ...kin, x };
    x = inTheWay.x + inTheWay.routed.width + 2 * GAP;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Around each group of kin. */
const APART = 2 * GAP;
const APART_BELOW = BOX_HEIGHT;
/** Wider than high, as screens are. */
const SHAPE = 1.6;

/** New groups are set in lines like words on a page, the largest first. */
function packBelow(sizes: readonly Size[], top: number): { readonly x: number; readonly y: number }[] {
  const area = sizes.reduce((sum, { width, height }) => sum + (width + APART) * (height + APART_BELOW), 0);
  const pageWidth = sizes.reduce((most, { width }) => Math.max(most, width), Math.sqrt(area * SHAPE));
  const places: { x: number; y: number }[] = new Array(sizes.length);
  let x = 0;
  let y = top;
  let lineHeight = 0;
  const largestFirst = sizes.map((_, index) => index).sort((a, b) => rank(sizes[b]) - rank(sizes[a]) || a - b);
  for (const index of largestFirst) {
    const { width, height } = sizes[index] as Size;
    if (x > 0 && x + width > pageWidth) {
      x = 0;
      y += lineHeight + APART_BELOW;
      lineHeight = 0;
    }
    places[index] = { x, y };
    x += width + APART;
    lineHeight = Math.max(lineHeight, height);
  }
  return places;
}

function rank(size: Size | undefined): number {
  return (size?.height ?? 0) * 1e7 + (size?.width ?? 0);
}
