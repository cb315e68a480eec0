import Flatbush from 'flatbush';
import { closestKin } from '../../../../genealogy/closest-kin.ts';
import type { Genealogy } from '../../../../genealogy/genealogy.ts';
import type { FamilyGraph } from '../../../../genealogy/graph.ts';
import type { Drawing } from '../../../../genealogy/layout/drawing.ts';
import { BOX_HEIGHT, BOX_WIDTH } from '../../../../genealogy/layout/measures.ts';
import type { Point, Rect } from './camera.ts';
import { openingPeople } from './opening-people.ts';

/** What can be looked at: boxes and the lines among them, found by where they lie. */
export interface Scene {
  readonly person: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly width: Int32Array;
  readonly height: number;
  /** By box: how many are folded away behind it. */
  readonly folded: Int32Array;
  /** Absent in the scene of lives. */
  readonly lines: Lines | undefined;
  /** Who is shown first where not everybody can be. */
  readonly opening: readonly number[];
  readonly bounds: Rect;
  /** By person: their box, -1 for who is not in view. */
  readonly boxOf: Int32Array;
  readonly boxes: Flatbush;
  /** Upright stretches of time behind the boxes. */
  readonly ages: readonly Age[];
}

export interface Age {
  readonly left: number;
  readonly right: number;
  readonly title: string;
}

export type Lines = Pick<
  Drawing,
  'generation' | 'kinGroup' | 'kind' | 'family' | 'from' | 'to' | 'pedigree' | 'number' | 'pointStart' | 'points'
> & { readonly index: Flatbush };

/** What a worker finds out about a drawing, as it hands it over. */
export interface SceneIndexes {
  readonly boxes: ArrayBuffer;
  readonly lines: ArrayBuffer;
  readonly opening: readonly number[];
}

export function indexDrawing(drawing: Drawing, genealogy: Genealogy): SceneIndexes {
  const boxes = indexBoxes(drawing.x, drawing.y, new Int32Array(drawing.x.length).fill(BOX_WIDTH), BOX_HEIGHT);
  return {
    boxes: boxes.data as ArrayBuffer,
    lines: indexLines(drawing).data as ArrayBuffer,
    opening: openingPeople(genealogy, drawing, boxes),
  };
}

export function sceneOfDrawing(drawing: Drawing, indexes: SceneIndexes, peopleCount: number): Scene {
  return {
    person: drawing.person,
    x: drawing.x,
    y: drawing.y,
    width: new Int32Array(drawing.x.length).fill(BOX_WIDTH),
    height: BOX_HEIGHT,
    folded: drawing.folded,
    lines: { ...drawing, index: Flatbush.from(indexes.lines) },
    opening: indexes.opening,
    boxes: Flatbush.from(indexes.boxes),
    ...placesOf(drawing.person, peopleCount),
    bounds: boundsOf(drawing.x, drawing.y, BOX_WIDTH, BOX_HEIGHT),
    ages: [],
  };
}

/** The same scene, taller by `extra`: rows lie further apart, and boxes keep their size. */
export function spreadRows(scene: Scene, extra: number): Scene {
  const { x, y, width, height, lines, bounds } = scene;
  const gaps: [from: number, size: number][] = [];
  let bottom = bounds.top;
  for (const top of new Set(y.toSorted())) {
    if (top > bottom) gaps.push([bottom, top - bottom]);
    bottom = Math.max(bottom, top + height + FOLD_NOTE);
  }
  const total = gaps.reduce((sum, [, size]) => sum + size, 0);
  if (!lines || total === 0) return scene;
  const moved = (at: number) =>
    at + gaps.reduce((sum, [from, size]) => sum + (Math.min(size, Math.max(0, at - from)) * extra) / total, 0);
  const spread = y.map(moved);
  const points = lines.points.map((value, at) => (at % 2 === 0 ? value : moved(value)));
  return {
    ...scene,
    y: spread,
    lines: { ...lines, points, index: indexLines({ ...lines, points }) },
    boxes: indexBoxes(x, spread, width, height),
    bounds: { ...bounds, bottom: bounds.bottom + extra },
  };
}

export function placesOf(person: Int32Array, peopleCount: number): Pick<Scene, 'boxOf'> {
  const boxOf = new Int32Array(peopleCount).fill(-1);
  person.forEach((one, box) => {
    boxOf[one] = box;
  });
  return { boxOf };
}

export function indexBoxes(x: Int32Array, y: Int32Array, width: Int32Array, height: number): Flatbush {
  // An index of nothing cannot be made; a box that nobody can reach stands for it.
  const index = new Flatbush(Math.max(1, x.length), 16, Float32Array);
  x.forEach((left, box) => {
    const top = y[box] as number;
    index.add(left, top, left + (width[box] as number), top + height);
  });
  if (x.length === 0) index.add(-1e9, -1e9, -1e9, -1e9);
  index.finish();
  return index;
}

function indexLines({ pointStart, points, kind }: Pick<Drawing, 'pointStart' | 'points' | 'kind'>): Flatbush {
  const index = new Flatbush(Math.max(1, kind.length), 16, Float32Array);
  if (kind.length === 0) index.add(-1e9, -1e9, -1e9, -1e9);
  for (let line = 0; line < kind.length; line += 1) {
    const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let point = pointStart[line] as number; point < (pointStart[line + 1] as number); point += 1) {
      const x = points[2 * point] as number;
      const y = points[2 * point + 1] as number;
      rect.left = Math.min(rect.left, x);
      rect.right = Math.max(rect.right, x);
      rect.top = Math.min(rect.top, y);
      rect.bottom = Math.max(rect.bottom, y);
    }
    index.add(rect.left, rect.top, rect.right, rect.bottom);
  }
  index.finish();
  return index;
}

export function boundsOf(x: Int32Array, y: Int32Array, width: number, height: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let box = 0; box < x.length; box += 1) {
    left = Math.min(left, x[box] as number);
    right = Math.max(right, (x[box] as number) + width);
    top = Math.min(top, y[box] as number);
    bottom = Math.max(bottom, (y[box] as number) + height);
  }
  return x.length === 0 ? { left: 0, top: 0, right: width, bottom: height } : { left, top, right, bottom };
}

export function boxRect(scene: Scene, box: number): Rect {
  const left = scene.x[box] as number;
  const top = scene.y[box] as number;
  return { left, top, right: left + (scene.width[box] as number), bottom: top + scene.height };
}

/** How far under a box its note of the folded reaches. */
const FOLD_NOTE = 20;

export type Hit = { readonly person: number; readonly part: 'box' | 'folded' };

/** Hit test: who lies under a point of the drawing; `reach` is how far aside a finger may fall. */
export function hitAt(scene: Scene, { x, y }: Point, reach: number): Hit | undefined {
  const near = scene.boxes
    .search(x - reach, y - FOLD_NOTE - reach, x + reach, y + reach)
    .filter((box) => box < scene.person.length);
  const exact = near.find((box) => contains(boxRect(scene, box), x, y));
  if (exact !== undefined) return { person: scene.person[exact] as number, part: 'box' };
  const noted = near.find((box) => (scene.folded[box] as number) > 0 && y > boxRect(scene, box).bottom);
  if (noted !== undefined) return { person: scene.person[noted] as number, part: 'folded' };
  const close = near.find((box) => y <= boxRect(scene, box).bottom + reach);
  return close === undefined ? undefined : { person: scene.person[close] as number, part: 'box' };
}

function contains({ left, top, right, bottom }: Rect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Whom an arrow key leads to: up to a parent, down to a child, aside to the nearest partner, brother, sister or in-law on
 * that side. Only people in view; undefined where nobody stands in that direction.
 */
export function neighbourTowards(
  scene: Scene,
  graph: FamilyGraph,
  from: number,
  direction: Direction,
): number | undefined {
  const place = (person: number) => {
    const box = scene.boxOf[person] ?? -1;
    return box < 0 ? undefined : { x: scene.x[box] as number, y: scene.y[box] as number };
  };
  const here = place(from);
  if (!here) return undefined;
  const { parents, children, partners, siblings } = closestKin(graph, from);
  const inLaws = [
    ...partners.flatMap((partner) => closestKin(graph, partner).siblings),
    ...siblings.flatMap((sibling) => closestKin(graph, sibling).partners),
  ];
  const beside = [...partners, ...siblings, ...inLaws].filter((person) => person !== from);
  const candidates = direction === 'up' ? parents : direction === 'down' ? children : beside;
  const lies = (x: number) => (direction === 'left' ? x < here.x : direction === 'right' ? x > here.x : true);
  let nearest: { person: number; distance: number } | undefined;
  for (const person of candidates) {
    const there = place(person);
    if (!there || !lies(there.x)) continue;
    const distance = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
    if (!nearest || distance < nearest.distance) nearest = { person, distance };
  }
  return nearest?.person;
}
