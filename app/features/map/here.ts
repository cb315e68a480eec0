import type { Geometry } from '../../../domain/geography/geometry.ts';
import { centreOf } from '../../../domain/geography/geometry.ts';
import { type Bounds, isWithin, metresBetween, type Position } from '../../../domain/geography/position.ts';
import { distanceText } from '../../text/distances.ts';
import type { MapPlace } from './views.ts';

/** Where the reader stands, as their device says. It stays in the browser. */
export interface Here {
  readonly at: Position;
  /** The device vouches for nothing nearer, in metres. */
  readonly reach: number;
}

const CORNERS = 48;
const METRES_PER_DEGREE = 111_320;

/** The circle within which the reader is, and its middle. */
export function hereGeometries({ at, reach }: Here): Geometry[] {
  const [longitude, latitude] = at;
  const wide = reach / (METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  const high = reach / METRES_PER_DEGREE;
  const ring = Array.from({ length: CORNERS + 1 }, (_, index): Position => {
    const angle = ((index % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + Math.cos(angle) * wide, latitude + Math.sin(angle) * high];
  });
  return [
    { type: 'Polygon', coordinates: [ring] },
    { type: 'Point', coordinates: at },
  ];
}

export function hereText({ at, reach }: Here, places: readonly MapPlace[], frame: Bounds): string {
  const near = places
    .filter(({ layer, order }) => order === undefined && layer !== 'paths' && layer !== 'tour')
    .map((place) => ({ place, metres: metresBetween(at, centreOf(place.geometry)) }))
    .sort((a, b) => a.metres - b.metres)[0];
  const sure = `Točnost: oko ${Math.max(1, Math.round(reach))} m.`;
  if (!near) return sure;
  const distance = distanceText(near.metres / 1000);
  if (!isWithin(at, frame)) return `Niste na ovoj karti: do brda je oko ${distance}. ${sure}`;
  return near.metres < Math.max(reach, 15)
    ? `Vi ste ovdje: ${near.place.name}. ${sure}`
    : `Najbliže vam je: ${near.place.name}, ${distance}. ${sure}`;
}

/** Why a device would not say. */
export function hereFault({ code }: { readonly code: number }): string {
  if (code === 1) return 'Preglednik ne smije otkriti gdje ste. Dopustite mu to u postavkama pa pokušajte ponovno.';
  return 'Uređaj trenutačno ne može odrediti gdje ste.';
}
