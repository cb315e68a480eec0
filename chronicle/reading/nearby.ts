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
  return library
    .localities()
    .filter(({ slug }) => slug !== of.slug)
    .flatMap((locality) => {
      const there = position(locality);
      return there ? [{ locality, kilometres: distance(here, there) }] : [];
    })
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
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
