import { notOnePlaceKey } from '../../chronicle/trees/tree-health.ts';
import type { LocatedPlace } from '../../chronicle/trees/tree-places.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import type { PlaceView } from '../features/tree-health/tree-places.tsx';
import { PLACE_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { counted } from '../text/plurals.ts';
import { linkedPeople } from './tree-health-views.ts';
import type { TreeName } from './trees.ts';

const TIMES = { one: 'put', few: 'puta', other: 'puta' };
const DEGREES = /* @__PURE__ */ new Intl.NumberFormat('hr', { maximumFractionDigits: 4 });

export function placeView(tree: TreeName, place: LocatedPlace): PlaceView {
  const { name, jurisdictions, count, position, onMap, isOnlyOnMap, spellings } = place;
  return {
    name: name.split(',')[0]?.trim() || name,
    within: jurisdictions.join(', '),
    count: counted(count, TIMES),
    position: position
      ? `${DEGREES.format(Math.abs(position.latitude))}° ${position.latitude < 0 ? 'j' : 's'}. š., ${DEGREES.format(Math.abs(position.longitude))}° ${position.longitude < 0 ? 'z' : 'i'}. d.`
      : '',
    placing: isOnlyOnMap ? spellings[0]?.written : undefined,
    map: onMap === undefined ? undefined : `${pathTo('map')}?${new URLSearchParams({ [PLACE_PARAM]: onMap })}`,
    spellings: spellings.map(({ written, count: times, people }) => ({
      written,
      count: counted(times, TIMES),
      people: linkedPeople(tree, people),
    })),
  };
}

/** Two that may be one, the more common first; how that one is spelt besides is asked by itself. */
export function alikeView(tree: TreeName, common: LocatedPlace, rare: LocatedPlace) {
  const [one, other] = [placeView(tree, common), placeView(tree, rare)];
  return {
    place: {
      ...one,
      name: `${one.name} ili ${other.name}?`,
      spellings: [...one.spellings.slice(0, 1), ...other.spellings],
    },
    apart: notOnePlaceKey(common.name, rare.name),
  };
}

/** Those whose name has every word that is looked for. */
export function placesNamed<Place extends { readonly name: string }>(places: readonly Place[], query: string): Place[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  return places.filter(({ name }) => {
    const plain = plainLetters(name);
    return words.every((word) => plain.includes(word));
  });
}
