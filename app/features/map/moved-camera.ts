import { type Pixel, toPixel, toPosition } from '../../../domain/geography/mercator.ts';
import type { Position } from '../../../domain/geography/position.ts';
import type { MapCamera } from './map-state.ts';

/** From the whole county to a doorstep. */
export const ZOOMS = { furthest: 9.5, nearest: 19 } as const;

/** What a hand does to a drawing: it grows around its middle and is then moved. */
export interface Pull extends Pixel {
  readonly growth: number;
}

/** Where on the ground something stands, by its distance in pixels from the middle of what the camera sees. */
export function groundAt({ longitude, latitude, zoom }: MapCamera, { x, y }: Pixel): Position {
  const middle = toPixel([longitude, latitude], zoom);
  return toPosition({ x: middle.x + x, y: middle.y + y }, zoom);
}

/** The camera that sees things where a hand has pulled them. */
export function pulled(camera: MapCamera, { x, y, growth }: Pull): MapCamera {
  const [longitude, latitude] = groundAt(camera, { x: -x / growth, y: -y / growth });
  return { ...camera, longitude, latitude, zoom: camera.zoom + Math.log2(growth) };
}

/** Nearer or further, as far as there is anything to see. */
export function nearer(camera: MapCamera, steps: number): MapCamera {
  return { ...camera, zoom: Math.min(ZOOMS.nearest, Math.max(ZOOMS.furthest, camera.zoom + steps)) };
}
