import { metresBetween, type Position } from './position.ts';

/** The shapes a map is drawn of. A polygon's rings end where they began. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

export function positionsOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat();
}

/** Where a mark for the whole shape stands: halfway along a line, in the middle of an area. */
export function centreOf(geometry: Geometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString') return halfway(geometry.coordinates);
  return centroid(geometry.coordinates[0] ?? []);
}

function halfway(line: readonly Position[]): Position {
  const steps = line.slice(1).map((to, index) => metresBetween(line[index] as Position, to));
  let left = steps.reduce((sum, step) => sum + step, 0) / 2;
  for (const [index, step] of steps.entries()) {
    if (left <= step)
      return between(line[index] as Position, line[index + 1] as Position, step === 0 ? 0 : left / step);
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

function between(a: Position, b: Position, share: number): Position {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Measured from the first corner, so that areas of a few metres do not drown in the digits of their coordinates. */
function centroid(ring: readonly Position[]): Position {
  const [origin = [0, 0] as Position] = ring;
  let doubled = 0;
  let x = 0;
  let y = 0;
  ring.forEach((corner, index) => {
    const next = ring[index + 1] ?? origin;
    const [ax, ay, bx, by] = [corner[0] - origin[0], corner[1] - origin[1], next[0] - origin[0], next[1] - origin[1]];
    const cross = ax * by - bx * ay;
    doubled += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (doubled === 0) return origin;
  return [origin[0] + x / (3 * doubled), origin[1] + y / (3 * doubled)];
}

export function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  ring.forEach((a, index) => {
    const b = ring[index + 1] ?? (ring[0] as Position);
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  });
  return inside;
}
