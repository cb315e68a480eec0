import { metresBetween, type Position } from './position.ts';

/** Smaller ups and downs than this are the measuring device's, not the path's. */
const NOISE = 1;

/** Paces of a hiker, by which mountain signposts reckon: metres an hour on the flat, uphill and downhill. */
const PACE = { flat: 4000, up: 300, down: 500 } as const;

export interface Climb {
  readonly up: number;
  readonly down: number;
}

export function lengthOf(line: readonly Position[]): number {
  return line.reduce((sum, to, index) => sum + (index === 0 ? 0 : metresBetween(line[index - 1] as Position, to)), 0);
}

/** Metres up and down along a line, or nothing unless the height is known all along it. */
export function climbOf(line: readonly Position[]): Climb | undefined {
  const heights = line.map(([, , height]) => height);
  if (heights.length < 2 || !heights.every((height) => height !== undefined)) return undefined;
  let reference = heights[0] as number;
  let [up, down] = [0, 0];
  const take = (height: number) => {
    if (height > reference) up += height - reference;
    else down += reference - height;
    reference = height;
  };
  for (const height of heights) if (Math.abs(height - reference) >= NOISE) take(height);
  take(heights.at(-1) as number);
  return { up, down };
}

/** How long a walk takes: the longer of the two ways of reckoning, and half of the shorter (DIN 33466). */
export function walkingMinutes(metres: number, climb: Climb = { up: 0, down: 0 }): number {
  const along = metres / PACE.flat;
  const across = climb.up / PACE.up + climb.down / PACE.down;
  return Math.round((Math.max(along, across) + Math.min(along, across) / 2) * 60);
}

/** How far along a line one is nearest to a place: to the line's nearest corner, which is near enough for a walker. */
export function metresAlong(line: readonly Position[], place: Position): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  line.forEach((corner, index) => {
    const metres = metresBetween(corner, place);
    if (metres < least) [nearest, least] = [index, metres];
  });
  return lengthOf(line.slice(0, nearest + 1));
}
