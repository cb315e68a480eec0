import {
  type Camera,
  centredOn,
  centreOf,
  drawingPoint,
  firstLook,
  fitting,
  type Insets,
  middleOf,
  type Point,
  type Size,
} from './camera.ts';
import { boxRect, type Scene } from './scene.ts';

/** The screen as it is, and what panels leave of it. */
export interface Screen {
  readonly camera: Camera;
  readonly size: Size;
  readonly insets: Insets;
}

/** What is shown: a drawing, which view it is of, and whose panel is open (-1 for nobody's). */
export interface Sight {
  readonly scene: Scene;
  readonly view: string;
  readonly isEveryone: boolean;
  readonly open: number;
  /** Whom the view is about, or who the member is. */
  readonly centre: number;
}

export interface Move {
  readonly how: 'jump' | 'fly';
  readonly camera: Camera;
}

/** Where to look from, measured from somebody's box or from the middle of the drawing. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const NEAR = 0.8;
/** Whoever a link leads to is seen with their face. */
const FACE_TO_FACE = 1.15;
/** Smaller than this, a whole view would be too small to read, and the camera stays with its person. */
const LEGIBLE = 0.3;

/** The first look at a drawing: as the address says, at whoever is open, or at as much as tells something. */
export function firstMove({ scene, open, centre }: Sight, screen: Screen, place: Place | undefined): Move {
  const { size, insets } = screen;
  if (place) return { how: 'jump', camera: placed(scene, open, place, screen) };
  if (!scene.lines) return { how: 'jump', camera: fromTheTop(scene, screen) };
  if (isIn(scene, open)) return { how: 'jump', camera: centredOn(pointOf(scene, open), FACE_TO_FACE, size, insets) };
  return {
    how: 'jump',
    camera: firstLook(scene.bounds, pointOf(scene, isIn(scene, centre) ? centre : highest(scene)), size, insets),
  };
}

/** Lives are read downwards from the first, all years across where there is room for their names. */
function fromTheTop({ bounds: { left, top, right } }: Scene, { size, insets }: Screen): Camera {
  const free = size.width - insets.left - insets.right - 40;
  const k = Math.min(1, Math.max(0.5, free / (right - left)));
  return { k, x: insets.left + 20 - left * k, y: insets.top + 60 - top * k };
}

/** What the camera does when something else is shown than before. */
export function nextMoves(before: Sight, now: Sight, screen: Screen): Move[] {
  if (before.scene === now.scene) {
    const isOpened = before.open !== now.open && isIn(now.scene, now.open);
    return isOpened && !isComfortable(now.scene, now.open, screen) ? [flightTo(now.scene, now.open, screen)] : [];
  }
  const stayed = isIn(now.scene, now.open) ? now.open : now.centre;
  const kept = keptInPlace(before.scene, now.scene, stayed, screen);
  const moves: Move[] = kept ? [{ how: 'jump', camera: kept }] : [];
  if (before.view === now.view) return moves;
  const { size, insets } = screen;
  const whole = fitting(now.scene.bounds, size, insets);
  if (!now.isEveryone && whole.k >= LEGIBLE) return [...moves, { how: 'fly', camera: whole }];
  if (isIn(now.scene, stayed)) return [...moves, flightTo(now.scene, stayed, screen)];
  return [{ how: 'fly', camera: firstLook(now.scene.bounds, pointOf(now.scene, highest(now.scene)), size, insets) }];
}

export function flightTo(scene: Scene, person: number, { camera, size, insets }: Screen): Move {
  return { how: 'fly', camera: centredOn(pointOf(scene, person), Math.max(camera.k, NEAR), size, insets) };
}

/** Whoever one looks at stays where they are on the screen while others move. */
function keptInPlace(before: Scene, now: Scene, person: number, { camera }: Screen): Camera | undefined {
  if (!isIn(before, person) || !isIn(now, person)) return undefined;
  const [was, is] = [pointOf(before, person), pointOf(now, person)];
  return { ...camera, x: camera.x + (was.x - is.x) * camera.k, y: camera.y + (was.y - is.y) * camera.k };
}

export function placeOf(scene: Scene, open: number, { camera, size, insets }: Screen): Place {
  const from = anchorOf(scene, open);
  const middle = drawingPoint(camera, middleOf(size, insets));
  return { k: camera.k, x: middle.x - from.x, y: middle.y - from.y };
}

function placed(scene: Scene, open: number, { x, y, k }: Place, { size, insets }: Screen): Camera {
  const from = anchorOf(scene, open);
  return centredOn({ x: from.x + x, y: from.y + y }, k, size, insets);
}

function anchorOf(scene: Scene, open: number): Point {
  return isIn(scene, open) ? pointOf(scene, open) : centreOf(scene.bounds);
}

export function isIn(scene: Scene, person: number): boolean {
  return (scene.boxOf[person] ?? -1) >= 0;
}

function pointOf(scene: Scene, person: number): Point {
  return centreOf(boxRect(scene, scene.boxOf[person] as number));
}

/** The oldest: whoever stands highest. */
function highest(scene: Scene): number {
  const box = scene.y.reduce((best, y, index) => (y < (scene.y[best] as number) ? index : best), 0);
  return scene.person[box] ?? 0;
}

function isComfortable(scene: Scene, person: number, { camera, size, insets }: Screen): boolean {
  const { x, y } = pointOf(scene, person);
  const [seenX, seenY] = [x * camera.k + camera.x, y * camera.k + camera.y];
  const isAcross = seenX > insets.left + 80 && seenX < size.width - insets.right - 80;
  const isAlong = seenY > insets.top + 50 && seenY < size.height - insets.bottom - 50;
  return isAcross && isAlong && camera.k >= LEGIBLE;
}

/** Where a walk begins when nobody has been chosen. */
export function nearestToMiddle(scene: Scene, { camera, size, insets }: Screen): number | undefined {
  const { x, y } = drawingPoint(camera, middleOf(size, insets));
  const [box] = scene.boxes.neighbors(x, y, 1);
  return box === undefined ? undefined : scene.person[box];
}
