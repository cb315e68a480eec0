import type { RecordOf } from '../../domain/record.ts';
import type { Library } from './library.ts';

const EARTH_KM = 6371;

export interface Neighbour {
  readonly locality: RecordOf<'locality'>;
  readonly kilometres: number;
}

/** The nearest localities whose place is known, by distance as the crow flies. */
export function nearbyLocalities(library: Library, of: RecordOf<'locality'>, most = 4): Neighbour[] {
  const here = position(of);
  if (!here) return [];
  const nearest: Neighbour[] = [];
  for (const locality of library.localities()) {
    const there = locality.slug === of.slug ? undefined : position(locality);
    if (!there) continue;
    const kilometres = distance(here, there);
    if (nearest.length === most && kilometres >= (nearest.at(-1)?.kilometres ?? 0)) continue;
    const place = nearest.findIndex((known) => known.kilometres > kilometres);
    nearest.splice(place < 0 ? nearest.length : place, 0, { locality, kilometres });
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest;
}

interface Position {
  readonly lat: number;
  readonly lon: number;
}

function position({ place }: RecordOf<'locality'>): Position | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined;
  return { lat: place.lat, lon: place.lon };
}

function distance(a: Position, b: Position): number {
  const radians = Math.PI / 180;
  const height = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const width = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(height + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * width));
}
