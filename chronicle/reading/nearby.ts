import { metresBetween, type Position } from '../../domain/geography/position.ts';
import type { RecordOf } from '../../domain/record.ts';
import type { Library } from './library.ts';

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
    const kilometres = metresBetween(here, there) / 1000;
    if (nearest.length === most && kilometres >= (nearest.at(-1)?.kilometres ?? 0)) continue;
    const place = nearest.findIndex((known) => known.kilometres > kilometres);
    nearest.splice(place < 0 ? nearest.length : place, 0, { locality, kilometres });
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest;
}

function position({ place }: RecordOf<'locality'>): Position | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined;
  return [place.lon, place.lat];
}
