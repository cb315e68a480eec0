import { isInside } from './geometry.ts';
import type { Position } from './position.ts';

/** A line all of whose points are equally high. */
export interface Contour {
  readonly height: number;
  readonly line: readonly Position[];
}

/** The ground between a closed contour and those directly within it: above it or, in a hollow, below. */
export interface Band {
  readonly ring: readonly Position[];
  readonly holes: readonly (readonly Position[])[];
  /** The height from which, upwards, the ground in it lies. */
  readonly floor: number;
}

/** How far apart contours are drawn: the least difference between two of them. */
export function contourStep(contours: readonly Contour[]): number {
  const heights = [...new Set(contours.map(({ height }) => height))].sort((a, b) => a - b);
  const steps = heights.slice(1).map((height, index) => height - (heights[index] as number));
  return steps.length > 0 ? Math.min(...steps) : 20;
}

/** The ground as areas side by side, each painted once. */
export function bandsOf(contours: readonly Contour[]): Band[] {
  const step = contourStep(contours);
  const closed = contours
    .filter(({ line }) => isClosed(line))
    .map((contour) => ({ ...contour, area: areaOf(contour.line), holes: [] as (readonly Position[])[] }))
    .sort((a, b) => b.area - a.area);
  return closed.map((contour, index) => {
    const { line, height } = contour;
    const around = closed.slice(0, index).findLast(({ line: outer }) => isInside(line[0] as Position, outer));
    around?.holes.push(line);
    const isHollow = around !== undefined && around.height >= height;
    return { ring: line, holes: contour.holes, floor: isHollow ? height - step : height };
  });
}

function isClosed(line: readonly Position[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function areaOf(ring: readonly Position[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? (ring[0] as Position);
    return sum + (x * nextY - nextX * y);
  }, 0);
  return Math.abs(doubled / 2);
}
