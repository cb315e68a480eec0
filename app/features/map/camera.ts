import { centreOf, positionsOf } from '../../../domain/geography/geometry.ts';
import { cameraFor, type Pixel, toPixel, toPosition } from '../../../domain/geography/mercator.ts';
import { boundsOf, type Position } from '../../../domain/geography/position.ts';
import type { MapCamera } from './map-state.ts';
import type { MapPlace } from './views.ts';

const CLOSE_ZOOM = 15.5;
const FIELD = { width: 420, height: 380 };

/** The field into which the hill is fitted as long as nobody knows the real one: a middling screen's map. */
export const MIDDLING_FIELD = { width: 760, height: 560 };

/** From further away where the field is small; a large one shows more of what lies around. */
export function homeIn(home: MapCamera, { width, height }: typeof MIDDLING_FIELD): MapCamera {
  const share = Math.min(width / MIDDLING_FIELD.width, height / MIDDLING_FIELD.height);
  return { ...home, zoom: home.zoom + Math.min(0, Math.log2(share)) };
}

/** At first the whole hill; with something open, a closer look at all of it, and at a point never from further away. */
export function cameraOn(place: MapPlace | undefined, home: MapCamera, zoomNow = 0): MapCamera {
  if (!place) return home;
  const [longitude, latitude] = centreOf(place.geometry);
  if (place.geometry.type === 'Point') {
    return { ...home, longitude, latitude, zoom: Math.max(home.zoom, CLOSE_ZOOM, zoomNow) };
  }
  const bounds = boundsOf(positionsOf(place.geometry));
  const fitting = bounds ? cameraFor(bounds, FIELD) : home;
  return { ...home, ...fitting, zoom: Math.min(fitting.zoom, CLOSE_ZOOM + 1.5) };
}

/** From the whole county to a doorstep. */
export const ZOOMS = { furthest: 9.5, nearest: 19 } as const;

/** What a gesture does to a drawing: scaled around its middle, then moved. */
export interface Pull extends Pixel {
  readonly growth: number;
}

/** Where on the ground something stands, by its distance in pixels from the middle of what the camera sees. */
export function groundAt({ longitude, latitude, zoom }: MapCamera, { x, y }: Pixel): Position {
  const middle = toPixel([longitude, latitude], zoom);
  return toPosition({ x: middle.x + x, y: middle.y + y }, zoom);
}

/** The camera after a gesture. */
export function pulled(camera: MapCamera, { x, y, growth }: Pull): MapCamera {
  const [longitude, latitude] = groundAt(camera, { x: -x / growth, y: -y / growth });
  return { ...camera, longitude, latitude, zoom: camera.zoom + Math.log2(growth) };
}

/** Nearer or further, as far as there is anything to see. */
export function nearer(camera: MapCamera, steps: number): MapCamera {
  return { ...camera, zoom: Math.min(ZOOMS.nearest, Math.max(ZOOMS.furthest, camera.zoom + steps)) };
}
