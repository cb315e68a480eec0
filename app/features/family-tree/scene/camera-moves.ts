import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import {
  type Camera,
  centredOn,
  centreOf,
  drawingPoint,
  firstCamera,
  fitting,
  type Insets,
  isCompact,
  legibleScale,
  middleOf,
  type Point,
  type Rect,
  type Size,
  within,
} from './camera.ts';
import { boundsOfPeople } from './kinship-path.ts';
import { boxRect, type Scene } from './scene.ts';

/** What part of the drawing is visible, and how much of the screen panels cover. */
export interface Viewport {
  readonly camera: Camera;
  readonly size: Size;
  readonly insets: Insets;
  /** How much larger than usual the reader has set letters. */
  readonly textScale?: number;
}

/** What is shown: a scene, which view it is of, and whose panel is open (-1 for nobody's). */
export interface SceneState {
  readonly scene: Scene;
  /** Of everybody in the tree, by their numbers. */
  readonly ids: readonly string[];
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

/** The camera relative to somebody's box or to the middle of the drawing: it holds on any screen. */
export interface RelativeCamera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const NEAR = 0.8;
/** Whoever a link leads to is seen with their face. */
const FACE_TO_FACE = 1.15;

/** Where the camera starts: as the address says, at whoever is open, or with as much in view as is legible. */
export function firstMove(
  { scene, open, centre }: SceneState,
  viewport: Viewport,
  saved: RelativeCamera | undefined,
): Move {
  const { size, insets, textScale } = viewport;
  if (saved) return { how: 'jump', camera: absoluteCamera(scene, open, saved, viewport) };
  if (!scene.lines) return { how: 'jump', camera: fromTheTop(scene, viewport) };
  if (isInScene(scene, open))
    return { how: 'jump', camera: centredOn(pointOf(scene, open), FACE_TO_FACE, size, insets) };
  return {
    how: 'jump',
    camera: firstCamera(
      scene.bounds,
      isInScene(scene, centre) ? pointOf(scene, centre) : oldest(scene),
      size,
      insets,
      textScale,
    ),
  };
}

/** Lives are read downwards from the first, all years across where there is room for their names. */
function fromTheTop({ bounds: { left, top, right } }: Scene, { size, insets }: Viewport): Camera {
  const free = size.width - insets.left - insets.right - 40;
  const k = Math.min(1, Math.max(0.5, free / (right - left)));
  return { k, x: insets.left + 20 - left * k, y: insets.top + 60 - top * k };
}

/** What the camera does when something else is shown than before. */
export function nextMoves(before: SceneState, now: SceneState, viewport: Viewport): Move[] {
  if (before.scene === now.scene) {
    const isOpened = before.open !== now.open && isInScene(now.scene, now.open);
    return isOpened && !isWellVisible(now.scene, now.open, viewport) ? [flightTo(now.scene, now.open, viewport)] : [];
  }
  const stayed = isInScene(now.scene, now.open) ? now.open : now.centre;
  const anchored = anchoredCamera(before, now, stayed, viewport);
  const moves: Move[] = anchored ? [{ how: 'jump', camera: anchored }] : [];
  if (before.view === now.view) return moves;
  const { size, insets, textScale } = viewport;
  const whole = fitting(now.scene.bounds, size, insets);
  // Smaller, it could not be read, and the camera stays with its person.
  if (!now.isEveryone && whole.k >= legibleScale(size)) return [...moves, { how: 'fly', camera: whole }];
  if (isInScene(now.scene, stayed)) return [...moves, flightTo(now.scene, stayed, viewport)];
  return [{ how: 'fly', camera: firstCamera(now.scene.bounds, oldest(now.scene), size, insets, textScale) }];
}

/**
 * Shows all of these people, clear of what lies over the corners of the drawing. On a phone, where their names could not
 * be read then, it shows the first of them and whoever is near on the way to the others.
 */
export function flightToPeople(
  scene: Scene,
  people: readonly number[],
  viewport: Viewport,
  corners: readonly Rect[],
): Move | undefined {
  const { size, insets } = viewport;
  const bounds = boundsOfPeople(scene, people);
  const first = people.find((person) => isInScene(scene, person));
  if (!bounds || first === undefined) return undefined;
  const cards = people.filter((person) => isInScene(scene, person)).map((person) => rectOf(scene, person));
  const besideCorners: Insets[] = [
    insets,
    { ...insets, right: Math.max(insets.right, ...corners.map(({ left }) => size.width - left)) },
    { ...insets, bottom: Math.max(insets.bottom, ...corners.map(({ top }) => size.height - top)) },
  ];
  const [camera] = besideCorners
    .map((left) => fitting(bounds, size, left, 1.1))
    .filter((one, index) => index === besideCorners.length - 1 || isClear(cards, one, corners))
    .sort((one, other) => other.k - one.k);
  const legible = legibleScale(size);
  if (camera && (camera.k >= legible || !isCompact(size))) return { how: 'fly', camera };
  const start = within(bounds, pointOf(scene, first), legible, size, insets);
  return { how: 'fly', camera: centredOn(start, legible, size, insets) };
}

/** Whether all of these people are seen at once, with their names. */
export function canShowPeople(scene: Scene, people: readonly number[], { size, insets }: Viewport): boolean {
  const bounds = boundsOfPeople(scene, people);
  return bounds !== undefined && fitting(bounds, size, insets).k >= legibleScale(size);
}

function isClear(cards: readonly Rect[], { k, x, y }: Camera, corners: readonly Rect[]): boolean {
  return cards.every(({ left, top, right, bottom }) =>
    corners.every(
      (corner) =>
        right * k + x <= corner.left ||
        left * k + x >= corner.right ||
        bottom * k + y <= corner.top ||
        top * k + y >= corner.bottom,
    ),
  );
}

export function flightTo(scene: Scene, person: number, { camera, size, insets }: Viewport): Move {
  return { how: 'fly', camera: centredOn(pointOf(scene, person), Math.max(camera.k, NEAR), size, insets) };
}

/** Whoever one looks at stays where they are on the screen while others move. */
function anchoredCamera(before: SceneState, now: SceneState, person: number, { camera }: Viewport): Camera | undefined {
  // Where somebody was taken out of the tree, the others have other numbers.
  const former = before.ids === now.ids ? person : before.ids.indexOf(now.ids[person] ?? '');
  if (!isInScene(before.scene, former) || !isInScene(now.scene, person)) return undefined;
  const [was, is] = [pointOf(before.scene, former), pointOf(now.scene, person)];
  return { ...camera, x: camera.x + (was.x - is.x) * camera.k, y: camera.y + (was.y - is.y) * camera.k };
}

export function relativeCamera(scene: Scene, open: number, { camera, size, insets }: Viewport): RelativeCamera {
  const from = anchorOf(scene, open);
  const middle = drawingPoint(camera, middleOf(size, insets));
  return { k: camera.k, x: middle.x - from.x, y: middle.y - from.y };
}

function absoluteCamera(scene: Scene, open: number, { x, y, k }: RelativeCamera, { size, insets }: Viewport): Camera {
  const from = anchorOf(scene, open);
  return centredOn({ x: from.x + x, y: from.y + y }, k, size, insets);
}

function anchorOf(scene: Scene, open: number): Point {
  return isInScene(scene, open) ? pointOf(scene, open) : centreOf(scene.bounds);
}

export function isInScene(scene: Scene, person: number): boolean {
  return (scene.boxOf[person] ?? -1) >= 0;
}

function pointOf(scene: Scene, person: number): Point {
  return centreOf(rectOf(scene, person));
}

function rectOf(scene: Scene, person: number): Rect {
  return boxRect(scene, scene.boxOf[person] as number);
}

/** The middle of the oldest couple: of whoever stands highest, and of whom they were married to. */
function oldest(scene: Scene): Point {
  const box = scene.y.reduce((best, y, index) => (y < (scene.y[best] as number) ? index : best), 0);
  const person = scene.person[box];
  if (person === undefined || !scene.lines) return centreOf(scene.bounds);
  const { kind, from, to } = scene.lines;
  const union = kind.findIndex((one, line) => one === LineKind.union && (from[line] === person || to[line] === person));
  const couple = union < 0 ? [person] : [from[union] as number, to[union] as number];
  return centreOf(boundsOfPeople(scene, couple) ?? scene.bounds);
}

function isWellVisible(scene: Scene, person: number, { camera, size, insets }: Viewport): boolean {
  const { x, y } = pointOf(scene, person);
  const [seenX, seenY] = [x * camera.k + camera.x, y * camera.k + camera.y];
  const isAcross = seenX > insets.left + 80 && seenX < size.width - insets.right - 80;
  const isAlong = seenY > insets.top + 50 && seenY < size.height - insets.bottom - 50;
  return isAcross && isAlong && camera.k >= legibleScale(size);
}

/** Where the keyboard starts when nobody has been chosen. */
export function nearestToMiddle(scene: Scene, { camera, size, insets }: Viewport): number | undefined {
  const { x, y } = drawingPoint(camera, middleOf(size, insets));
  const [box] = scene.boxes.neighbors(x, y, 1);
  return box === undefined ? undefined : scene.person[box];
}
