import { centreOf, positionsOf } from '../../../domain/geography/geometry.ts';
import { cameraFor } from '../../../domain/geography/mercator.ts';
import { boundsOf } from '../../../domain/geography/position.ts';
import type { MapCamera } from './map-state.ts';
import type { MapPlace } from './views.ts';

const CLOSE_ZOOM = 15.5;
const FIELD = { width: 420, height: 380 };

/** At first the whole hill; with something open, a closer look at all of it. */
export function cameraOn(place: MapPlace | undefined, home: MapCamera): MapCamera {
  if (!place) return home;
  const [longitude, latitude] = centreOf(place.geometry);
  if (place.geometry.type === 'Point') return { ...home, longitude, latitude, zoom: Math.max(home.zoom, CLOSE_ZOOM) };
  const bounds = boundsOf(positionsOf(place.geometry));
  const fitting = bounds ? cameraFor(bounds, FIELD) : home;
  return { ...home, ...fitting, zoom: Math.min(fitting.zoom, CLOSE_ZOOM + 1.5) };
}
