import { interpolateZoom } from 'd3-interpolate';

/** A point of the drawing at (X, Y) is on the screen at (X * k + x, Y * k + y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function overlap(one: Rect, other: Rect): boolean {
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What panels cover of the screen, from each side. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Below this width the panel is a sheet over the lower part of the drawing, and the tools are one short row. */
const BESIDE = 960;

export function isCompact({ width }: Pick<Size, 'width'>): boolean {
  return width < BESIDE;
}

/** What the tools take of the upper edge. */
export function toolsHeight(width: number): number {
  return isCompact({ width }) ? 62 : 76;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Nearer than this there is nothing more to see. */
const NEAREST = 3;

function marginOf(size: Size): number {
  return isCompact(size) ? 16 : 40;
}

export function drawingPoint(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k };
}

export function visibleRect(camera: Camera, { width, height }: Size): Rect {
  const from = drawingPoint(camera, { x: 0, y: 0 });
  const to = drawingPoint(camera, { x: width, y: height });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** The camera that has a point of the drawing in the middle of what panels leave free. */
export function centredOn(point: Point, k: number, size: Size, insets: Insets): Camera {
  const { x, y } = middleOf(size, insets);
  return { k, x: x - point.x * k, y: y - point.y * k };
}

export function middleOf({ width, height }: Size, { top, right, bottom, left }: Insets): Point {
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
}

/** The camera that shows all of a rectangle, no nearer than `most`. */
export function fitting(rect: Rect, size: Size, insets: Insets, most = 1): Camera {
  return centredOn(centreOf(rect), Math.min(most, fittingScale(rect, size, insets)), size, insets);
}

function fittingScale(rect: Rect, size: Size, { top, right, bottom, left }: Insets): number {
  const margins = 2 * marginOf(size);
  const free = { width: size.width - left - right - margins, height: size.height - top - bottom - margins };
  return Math.min(
    Math.max(free.width, 1) / Math.max(rect.right - rect.left, 1),
    Math.max(free.height, 1) / Math.max(rect.bottom - rect.top, 1),
  );
}

export function centreOf({ left, top, right, bottom }: Rect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Names of 13 pixels. Where the whole of a drawing would be smaller, a part of it is shown. */
export const LEGIBLE = 0.55;
/** Names of 17 pixels and years of 10; three abreast on a phone. */
export const READING = 0.9;

/** The point nearest to this one that can be in the middle without showing what lies outside the drawing. */
export function within(bounds: Rect, { x, y }: Point, k: number, size: Size, insets: Insets): Point {
  const [aside, above] = [
    (size.width - insets.left - insets.right) / 2 - marginOf(size),
    (size.height - insets.top - insets.bottom) / 2 - marginOf(size),
  ];
  const clamped = (at: number, from: number, to: number, half: number) =>
    to - from < 2 * half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, at));
  return {
    x: clamped(x, bounds.left, bounds.right, aside / k),
    y: clamped(y, bounds.top, bounds.bottom, above / k),
  };
}

/** How far one can go out (all of it and a little air around) and in. */
export function scaleLimits(bounds: Rect, size: Size): [number, number] {
  return [Math.min(0.5, fittingScale(bounds, size, NO_INSETS) * 0.7), NEAREST];
}

export interface Flight {
  readonly milliseconds: number;
  at(progress: number): Camera;
}

/** Out, across and in again (van Wijk): nothing rushes by. */
export function flight(from: Camera, to: Camera, size: Size, insets: Insets): Flight {
  const middle = middleOf(size, insets);
  const viewOf = (camera: Camera): [number, number, number] => {
    const { x, y } = drawingPoint(camera, middle);
    return [x, y, size.width / camera.k];
  };
  const between = interpolateZoom(viewOf(from), viewOf(to));
  return {
    milliseconds: Math.min(1400, Math.max(250, between.duration * 0.8)),
    at(progress) {
      if (progress >= 1) return to;
      const [x, y, width] = between(eased(progress));
      return centredOn({ x, y }, size.width / width, size, insets);
    },
  };
}

function eased(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
