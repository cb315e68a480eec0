import { type Contour, contourStep } from './contours.ts';
import { type Bounds, boundsOf, type Position, widened } from './position.ts';

/** Heights on a regular grid, row by row from the north-west. */
export interface HeightField {
  readonly bounds: Bounds;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
}

const FINEST = 224;
const COARSEST = 14;
const ROUNDS = 40;
/** Pins sit on grid points and not quite on their contours: this much smoothing takes the stairs out of the slopes. */
const SMOOTHING = 6;
/** Room around the contours in which the hill runs out into the plain. */
const MARGIN = 0.2;

/**
 * The ground between contours, as smooth as a bent sheet pinned to them: contours alone would give terraces.
 * Solved first on a coarse grid, whose answer starts the next finer one; otherwise it would take thousands of rounds.
 */
export function heightField(contours: readonly Contour[]): HeightField | undefined {
  const bounds = reliefBounds(contours);
  if (!bounds) return undefined;
  const plain = Math.min(...contours.map(({ height }) => height)) - contourStep(contours);
  let field: HeightField | undefined;
  for (let size = COARSEST; size <= FINEST; size *= 2) {
    const { heights, pinned } = pin(contours, bounds, size, plain);
    if (field) startFrom(heights, pinned, size, field);
    for (let round = 0; round < ROUNDS; round += 1) relax(heights, pinned, size);
    field = { bounds, columns: size, rows: size, heights };
  }
  for (let round = 0; field && round < SMOOTHING; round += 1) smooth(field.heights, FINEST);
  return field;
}

/** How far the ground is known: to where the hill has run out. */
export function reliefBounds(contours: readonly Contour[]): Bounds | undefined {
  const around = boundsOf(contours.flatMap(({ line }) => line));
  return around && widened(around, MARGIN);
}

/** Between grid points in proportion; beyond the grid, the height of its edge. */
export function heightAt(
  { bounds: [west, south, east, north], columns, rows, heights }: HeightField,
  [x, y]: Position,
) {
  const column = clamp(((x - west) / (east - west)) * (columns - 1), columns - 1);
  const row = clamp(((north - y) / (north - south)) * (rows - 1), rows - 1);
  const [left, top] = [Math.min(Math.floor(column), columns - 2), Math.min(Math.floor(row), rows - 2)];
  const [right, down] = [column - left, row - top];
  const at = (c: number, r: number) => heights[r * columns + c] as number;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** Grid points that a contour passes, and the outermost two rows, whose height is given. */
function pin(contours: readonly Contour[], [west, south, east, north]: Bounds, size: number, plain: number) {
  const heights = new Float32Array(size * size).fill(plain);
  const pinned = new Uint8Array(size * size);
  for (let index = 0; index < pinned.length; index += 1) {
    const [column, row] = [index % size, Math.floor(index / size)];
    if (Math.min(column, row, size - 1 - column, size - 1 - row) < 2) pinned[index] = 1;
  }
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { height, line } of contours) {
    line.slice(1).forEach((to, index) => {
      const from = line[index] as Position;
      const [fromX, fromY] = [
        ((from[0] - west) / (east - west)) * (size - 1),
        ((north - from[1]) / (north - south)) * (size - 1),
      ];
      const [toX, toY] = [
        ((to[0] - west) / (east - west)) * (size - 1),
        ((north - to[1]) / (north - south)) * (size - 1),
      ];
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) * 2));
      for (let step = 0; step < steps; step += 1) {
        const cell =
          Math.round(fromY + ((toY - fromY) * step) / steps) * size +
          Math.round(fromX + ((toX - fromX) * step) / steps);
        const met = sums.get(cell) ?? { sum: 0, count: 0 };
        sums.set(cell, { sum: met.sum + height, count: met.count + 1 });
      }
    });
  }
  for (const [cell, { sum, count }] of sums) {
    heights[cell] = sum / count;
    pinned[cell] = 1;
  }
  return { heights, pinned };
}

function startFrom(heights: Float32Array, pinned: Uint8Array, size: number, coarser: HeightField): void {
  const [west, south, east, north] = coarser.bounds;
  for (let index = 0; index < heights.length; index += 1) {
    if (pinned[index]) continue;
    const x = west + ((index % size) / (size - 1)) * (east - west);
    const y = north - (Math.floor(index / size) / (size - 1)) * (north - south);
    heights[index] = heightAt(coarser, [x, y]);
  }
}

/** One round of the equation of a thin plate (the biharmonic one), each free point from its twelve neighbours. */
function relax(h: Float32Array, pinned: Uint8Array, size: number): void {
  for (let row = 2; row < size - 2; row += 1) {
    for (let cell = row * size + 2; cell < row * size + size - 2; cell += 1) {
      if (pinned[cell]) continue;
      const near = at(h, cell - 1) + at(h, cell + 1) + at(h, cell - size) + at(h, cell + size);
      const aslant = at(h, cell - size - 1) + at(h, cell - size + 1) + at(h, cell + size - 1) + at(h, cell + size + 1);
      const far = at(h, cell - 2) + at(h, cell + 2) + at(h, cell - 2 * size) + at(h, cell + 2 * size);
      h[cell] = (8 * near - 2 * aslant - far) / 20;
    }
  }
}

function smooth(h: Float32Array, size: number): void {
  const before = h.slice();
  for (let row = 1; row < size - 1; row += 1) {
    for (let cell = row * size + 1; cell < row * size + size - 1; cell += 1) {
      const near = at(before, cell - 1) + at(before, cell + 1) + at(before, cell - size) + at(before, cell + size);
      h[cell] = (4 * at(before, cell) + near) / 8;
    }
  }
}

function at(heights: Float32Array, index: number): number {
  return heights[index] as number;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}

/** Metres of a degree, along a meridian and along the equator. */
const [NORTH_METRES, EAST_METRES] = [111_132, 111_320];
/** Hills look flatter from above than to those who climb them. */
const STEEPER = 2;
/** From the north-west and half-way up, as maps are lit since there are maps. */
const LIGHT = { east: -0.5, north: 0.5, up: Math.SQRT1_2 };

/** How much more light falls on each point of the ground than on a plain; below zero, how much less. */
export function lightOn({ bounds: [west, south, east, north], columns, rows, heights }: HeightField): Float32Array {
  const across = ((east - west) / (columns - 1)) * EAST_METRES * Math.cos(((north + south) / 2) * (Math.PI / 180));
  const along = ((north - south) / (rows - 1)) * NORTH_METRES;
  const at = (column: number, row: number) =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] as number;
  return Float32Array.from(heights, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const toEast = (STEEPER * (at(column + 1, row) - at(column - 1, row))) / (2 * across);
    const toNorth = (STEEPER * (at(column, row - 1) - at(column, row + 1))) / (2 * along);
    const lit = LIGHT.up - LIGHT.east * toEast - LIGHT.north * toNorth;
    return lit / Math.hypot(toEast, toNorth, 1) - LIGHT.up;
  });
}
