import { metresBetween, type Position } from '../../domain/geography/position.ts';
import { type ChronicleRecord, keyOf, type RecordOf } from '../../domain/record.ts';
import { derived } from './derived.ts';
import type { Library } from './library.ts';

/**
 * What a page refers to and then what refers to it, each once, as much of it as a reader takes in.
 * Pages of the site itself are no part of the story.
 */
export function relatedTo(library: Library, record: ChronicleRecord, most = 12): readonly ChronicleRecord[] {
  const key = keyOf(record);
  const links = library.links();
  return [...new Set([...links.refersTo(key), ...links.referredFrom(key)])]
    .values()
    .map((related) => library.get(related))
    .filter((related) => related !== undefined && related.kind !== 'page')
    .take(most)
    .toArray();
}

export interface Neighbour {
  readonly locality: RecordOf<'locality'>;
  readonly kilometres: number;
}

const LEAST_KILOMETRES_A_DEGREE = 110;

/** The nearest localities whose place is known, by distance as the crow flies. */
export function nearbyLocalities(library: Library, of: RecordOf<'locality'>, most = 4): Neighbour[] {
  const here = positionOf(of);
  if (!here) return [];
  const nearest: Neighbour[] = [];
  for (const { locality, there } of placed(library)) {
    if (locality.slug === of.slug) continue;
    const farthest = nearest.length === most ? (nearest.at(-1)?.kilometres ?? 0) : Number.POSITIVE_INFINITY;
    // Most lie too far to the north or south already; the way there is never shorter than that.
    if (Math.abs(here[1] - there[1]) * LEAST_KILOMETRES_A_DEGREE > farthest) continue;
    const kilometres = metresBetween(here, there) / 1000;
    if (kilometres >= farthest) continue;
    const place = nearest.findIndex((known) => known.kilometres > kilometres);
    nearest.splice(place < 0 ? nearest.length : place, 0, { locality, kilometres });
    nearest.length = Math.min(nearest.length, most);
  }
  return nearest;
}

const placed = derived((library) =>
  library.localities().flatMap((locality) => {
    const there = positionOf(locality);
    return there ? [{ locality, there }] : [];
  }),
);

function positionOf({ place }: RecordOf<'locality'>): Position | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined;
  return [place.lon, place.lat];
}
