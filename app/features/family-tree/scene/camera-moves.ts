import {
  type Camera,
  centredOn,
  centreOf,
  drawingPoint,
  fitting,
  type Insets,
  isCompact,
  LEGIBLE,
  middleOf,
  overlap,
  type Point,
  READING,
  type Rect,
  type Size,
  within,
} from './camera.ts';
import { NAME_YEARS, YEAR } from './lives.ts';
import { boxRect, type Scene } from './scene.ts';

/** What part of the drawing is visible, and how much of the screen panels cover. */
export interface Viewport {
  readonly camera: Camera;
  readonly size: Size;
  readonly insets: Insets;
  /** What lies over the corners of the drawing. */
  readonly corners: readonly Rect[];
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

/** Where the camera starts: as the address says, at whoever is open, or where names can be read. */
export function firstMove(now: SceneState, viewport: Viewport, saved: RelativeCamera | undefined): Move {
  const { scene, open } = now;
  if (saved) return { how: 'jump', camera: absoluteCamera(scene, open, saved, viewport) };
  const isLink = scene.lines && isInScene(scene, open);
  return {
    how: 'jump',
    camera: isLink ? clearView(cardsOf(scene, [open]), viewport, FACE_TO_FACE) : openingView(now, viewport),
  };
}

/** Everybody where that is legible, else whoever is chosen, the member, or the couple that the drawing opens on. */
function openingView(now: SceneState, viewport: Viewport): Camera {
  const { scene, open, centre } = now;
  const { size, insets, textScale = 1 } = viewport;
  const whole = wholeView(now, viewport);
  if (scene.lines && whole.k >= Math.min(1, LEGIBLE * textScale)) return whole;
  const chosen = [open, centre].find((person) => isInScene(scene, person));
  const cards = cardsOf(scene, chosen === undefined ? scene.opening : [chosen]);
  if (cards.length === 0) return fromTheTop(scene, viewport);
  const k = READING * textScale;
  const { x, y } = centreOf(around(cards));
  // A couple stands above its children.
  const aim = { x, y: chosen === undefined ? y + scene.height : y };
  const camera = centredOn(within(scene.bounds, aim, k, size, insets), k, size, insets);
  return isClear(cards, camera, viewport) ? camera : clearView(cards, viewport, k);
}

/** Everybody, and whoever is chosen clear of what lies over the drawing. */
export function wholeView({ scene, open, centre }: SceneState, viewport: Viewport): Camera {
  return clearView(cardsOf(scene, [open, centre]), viewport, 1, scene.bounds);
}

/** Lives are read downwards from the first, all years across where there is room for their names. */
function fromTheTop({ bounds: { left, top, right } }: Scene, { size, insets }: Viewport): Camera {
  const free = size.width - insets.left - insets.right - 40;
  const k = Math.min(1, Math.max(0.5, free / (right - left)));
  return { k, x: insets.left + 20 - left * k, y: insets.top + 20 - top * k };
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
  const whole = wholeView(now, viewport);
  // Smaller, it could not be read, and the camera stays with its person.
  if (!now.isEveryone && whole.k >= LEGIBLE) return [...moves, { how: 'fly', camera: whole }];
  if (isInScene(now.scene, stayed)) return [...moves, flightTo(now.scene, stayed, viewport)];
  return [{ how: 'fly', camera: openingView(now, viewport) }];
}

/**
 * Shows all of these people. On a phone, where their names could not be read then, it shows the first of them and whoever
 * is near on the way to the others.
 */
export function flightToPeople(scene: Scene, people: readonly number[], viewport: Viewport): Move | undefined {
  const { size, insets } = viewport;
  const cards = cardsOf(scene, people);
  if (!cards[0]) return undefined;
  const camera = clearView(cards, viewport, 1.1);
  if (camera.k >= LEGIBLE || !isCompact(size)) return { how: 'fly', camera };
  const start = within(around(cards), centreOf(cards[0]), LEGIBLE, size, insets);
  return { how: 'fly', camera: centredOn(start, LEGIBLE, size, insets) };
}

/** All of these cards, or more of the drawing, no nearer than `most`; the cards clear of what lies over it. */
function clearView(cards: readonly Rect[], viewport: Viewport, most: number, bounds = around(cards)): Camera {
  const { size, insets, corners } = viewport;
  const largest = fitting(bounds, size, insets, most);
  const beside = { ...insets, right: Math.max(insets.right, ...corners.map(({ left }) => size.width - left)) };
  const above = { ...insets, bottom: Math.max(insets.bottom, ...corners.map(({ top }) => size.height - top)) };
  const cameras = [
    ...[1, 0.9, 0.8, 0.7].map((part) => fitting(bounds, size, insets, part * largest.k)),
    ...[beside, above].map((free) => fitting(bounds, size, free, most)),
  ];
  const [camera] = cameras
    .filter((one, index) => index === cameras.length - 1 || isClear(cards, one, viewport))
    .sort((one, other) => other.k - one.k);
  return camera as Camera;
}

/** Whether all of these people are seen at once, with their names. */
export function canShowPeople(scene: Scene, people: readonly number[], { size, insets }: Viewport): boolean {
  const cards = cardsOf(scene, people);
  return cards.length > 0 && fitting(around(cards), size, insets).k >= LEGIBLE;
}

/** The frame around whoever is chosen. */
const FRAME = 6;

/** Whether cards lie whole in what is free of the drawing. */
function isClear(cards: readonly Rect[], { k, x, y }: Camera, { size, insets, corners }: Viewport): boolean {
  return cards.every((card) => {
    const [left, top] = [card.left * k + x - FRAME, card.top * k + y - FRAME];
    const [right, bottom] = [card.right * k + x + FRAME, card.bottom * k + y + FRAME];
    const isAcross = left >= insets.left && right <= size.width - insets.right;
    const isAlong = top >= insets.top && bottom <= size.height - insets.bottom;
    return isAcross && isAlong && !corners.some((corner) => overlap(corner, { left, top, right, bottom }));
  });
}

export function flightTo(scene: Scene, person: number, viewport: Viewport): Move {
  return { how: 'fly', camera: clearView(cardsOf(scene, [person]), viewport, Math.max(viewport.camera.k, NEAR)) };
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

/** The card; of a life, where its name stands. */
function rectOf(scene: Scene, person: number): Rect {
  const rect = boxRect(scene, scene.boxOf[person] as number);
  return scene.lines ? rect : { ...rect, right: rect.left + NAME_YEARS * YEAR };
}

function cardsOf(scene: Scene, people: readonly number[]): Rect[] {
  return people.filter((person) => isInScene(scene, person)).map((person) => rectOf(scene, person));
}

function around(cards: readonly Rect[]): Rect {
  return cards.reduce((one, other) => ({
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }));
}

/** Whether somebody can be read and lies under nothing. */
export function isWellVisible(scene: Scene, person: number, viewport: Viewport): boolean {
  return viewport.camera.k >= LEGIBLE && isClear(cardsOf(scene, [person]), viewport.camera, viewport);
}

/** Where the keyboard starts when nobody has been chosen. */
export function nearestToMiddle(scene: Scene, { camera, size, insets }: Viewport): number | undefined {
  const { x, y } = drawingPoint(camera, middleOf(size, insets));
  const [box] = scene.boxes.neighbors(x, y, 1);
  return box === undefined ? undefined : scene.person[box];
}
