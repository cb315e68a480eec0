import type { HeightField } from './height-field.ts';

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
