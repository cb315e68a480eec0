/** As GeoJSON has it: longitude, latitude and, where it is known, the height above the sea in metres. */
export type Position = readonly [longitude: number, latitude: number, height?: number];

/** West, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

const EARTH_RADIUS = 6_371_000;
const RADIANS = Math.PI / 180;

/** As the crow flies, over a round Earth. */
export function metresBetween(a: Position, b: Position): number {
  const north = Math.sin(((b[1] - a[1]) * RADIANS) / 2) ** 2;
  const east = Math.sin(((b[0] - a[0]) * RADIANS) / 2) ** 2;
  const chord = north + Math.cos(a[1] * RADIANS) * Math.cos(b[1] * RADIANS) * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}

export function isInRange([longitude, latitude]: Position): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

export function isWithin([longitude, latitude]: Position, [west, south, east, north]: Bounds): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

export function boundsOf(positions: Iterable<Position>): Bounds | undefined {
  let bounds: Bounds | undefined;
  for (const [longitude, latitude] of positions) {
    bounds = bounds
      ? [
          Math.min(bounds[0], longitude),
          Math.min(bounds[1], latitude),
          Math.max(bounds[2], longitude),
          Math.max(bounds[3], latitude),
        ]
      : [longitude, latitude, longitude, latitude];
  }
  return bounds;
}

/** Wider by a share of its own size on every side. */
export function widened([west, south, east, north]: Bounds, share: number): Bounds {
  const aside = (east - west) * share;
  const above = (north - south) * share;
  return [west - aside, south - above, east + aside, north + above];
}
