import { centreOf } from '../../domain/geography/geometry.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { type AtlasState, placeIdOf } from '../map/atlas.ts';
import type { Library } from '../reading/library.ts';
import type { InspectedPlace } from './tree-inspection.ts';

export interface LocatedPlace extends InspectedPlace {
  /** Where it is on the map of the hill, as the map's address names it. */
  readonly onMap: string | undefined;
  /** Its position is the map's alone: the tree does not tell it. */
  readonly isOnlyOnMap: boolean;
}

/** The places of a tree with where they are: by the file's own coordinates, else by the site's localities and map. */
export function locatedPlaces(
  places: readonly InspectedPlace[],
  library: Library,
  { features }: Pick<AtlasState, 'features'>,
): LocatedPlace[] {
  const known = new Map<string, { readonly latitude: number; readonly longitude: number; readonly id: string }>();
  for (const feature of features) {
    const [longitude, latitude] = centreOf(feature.geometry);
    const name = plainLetters(feature.name);
    if (name !== '' && !known.has(name)) known.set(name, { latitude, longitude, id: placeIdOf(library, feature) });
  }
  for (const { title, slug, place } of library.localities()) {
    if (place?.lat === undefined || place.lon === undefined) continue;
    known.set(plainLetters(title), { latitude: place.lat, longitude: place.lon, id: slug });
  }
  return places.map((place) => {
    const [head = ''] = place.name.split(',');
    const found = known.get(plainLetters(head.trim()));
    if (!found) return { ...place, onMap: undefined, isOnlyOnMap: false };
    const { id, ...position } = found;
    return { ...place, position: place.position ?? position, onMap: id, isOnlyOnMap: !place.position };
  });
}
