import type { Bounds, Position } from './position.ts';

/** Side of the whole world in pixels at zoom 0, as web maps count. */
const WORLD = 512;
const RADIANS = Math.PI / 180;

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** What a map looks at. */
export interface Camera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

export function toPixel([longitude, latitude]: Position, zoom: number): Pixel {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin(latitude * RADIANS);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export function toPosition({ x, y }: Pixel, zoom: number): Position {
  const size = WORLD * 2 ** zoom;
  return [(x / size) * 360 - 180, Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) / RADIANS];
}

/** The nearest look at which all of the bounds fit into a field of this many pixels. */
export function cameraFor([west, south, east, north]: Bounds, field: { width: number; height: number }): Camera {
  const low = toPixel([west, south], 0);
  const high = toPixel([east, north], 0);
  const zoom = Math.log2(Math.min(field.width / (high.x - low.x), field.height / (low.y - high.y)));
  const [longitude, latitude] = toPosition({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, 0);
  return { longitude, latitude, zoom };
}
