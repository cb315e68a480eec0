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
  return library
    .localities()
    .filter(({ slug }) => slug !== of.slug)
    .flatMap((locality) => {
      const there = position(locality);
      return there ? [{ locality, kilometres: metresBetween(here, there) / 1000 }] : [];
    })
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, most);
}

function position({ place }: RecordOf<'locality'>): Position | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined;
  return [place.lon, place.lat];
}
