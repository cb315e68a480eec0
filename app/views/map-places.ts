import type { AtlasState } from '../../chronicle/map/atlas.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { Geometry } from '../../domain/geography/geometry.ts';
import type { MapFeature } from '../../domain/geography/map-feature.ts';
import { climbOf, lengthOf, walkingMinutes } from '../../domain/geography/walk.ts';
import { keyOf, type RecordOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { LAYER_OF_KIND } from '../features/map/layers.ts';
import type { MapPlace, WalkView } from '../features/map/views.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { dateText } from '../text/dates.ts';
import { LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import { FEATURE_KIND_LABEL, HOME_LABEL } from '../text/map-labels.ts';
import { cardView } from './record-views.ts';

type Feature = AtlasState['features'][number];

/** Everything that can be on the map: the chronicle's localities and what is drawn in the files of map data. */
export function mapPlaces(
  library: Library,
  { features, maps }: AtlasState,
  { editor }: { editor: boolean },
): MapPlace[] {
  const revisions = new Map(maps.map(({ name, revision }) => [name, revision]));
  const localities = library.localities().filter(({ place }) => place?.lat !== undefined);
  const slugs = new Set(localities.map(({ slug }) => slug));
  return [
    ...localities.map((locality) => localityPlace(library, locality, editor)),
    ...features.map((feature) => {
      const id = slugs.has(feature.id) ? `karta-${feature.id}` : feature.id;
      const edit = {
        target: 'feature',
        id: feature.id,
        map: feature.map,
        revision: revisions.get(feature.map) ?? 0,
      } as const;
      return { ...featurePlace(library, feature, id), ...(editor ? { edit } : {}) };
    }),
  ];
}

function localityPlace(library: Library, locality: RecordOf<'locality'>, editor: boolean): MapPlace {
  const { key, summary, cover } = cardView(library, locality);
  const revision = editor ? library.revisionOf(key as RecordKey) : undefined;
  return {
    id: locality.slug,
    layer: 'localities',
    sign: locality.type,
    name: locality.title,
    label: LOCALITY_TYPE_LABEL[locality.type],
    geometry: pointOf(locality) as Geometry,
    record: key,
    summary,
    href: recordPath(locality),
    picture: cover,
    ...(locality.date ? { date: locality.date, dateText: dateText(locality.date) } : {}),
    ...(locality.place?.approximate ? { approximate: true } : {}),
    ...(locality.sample ? { sample: true } : {}),
    ...(revision === undefined ? {} : { edit: { target: 'record', key, revision } }),
  };
}

/** A point that belongs to a locality stands where the locality's record says: the record is its truth. */
function featurePlace(library: Library, feature: Feature, id: string): MapPlace {
  const { kind, name, line, date, record, order, sample } = feature;
  const told = record && library.get(record);
  const locality = told?.kind === 'locality' && pointOf(told) ? told : undefined;
  const isLine = feature.geometry.type === 'LineString';
  const geometry = (feature.geometry.type === 'Point' && locality && pointOf(locality)) || feature.geometry;
  return {
    id,
    layer: LAYER_OF_KIND[kind],
    sign: kind,
    name,
    label: kind === 'home' && line ? HOME_LABEL[line] : FEATURE_KIND_LABEL[kind],
    geometry,
    ...(date ? { date, dateText: dateText(date) } : {}),
    ...(told ? { record: keyOf(told), href: recordPath(told) } : {}),
    ...(locality && !isLine ? { opens: locality.slug } : {}),
    ...(line ? { family: line } : {}),
    ...(order === undefined ? {} : { order }),
    ...(sample ? { sample: true } : {}),
    ...(isLine && (kind === 'path' || kind === 'tour') ? { walk: walkView(feature) } : {}),
  };
}

function pointOf({ place }: RecordOf<'locality'>): Geometry | undefined {
  if (place?.lat === undefined || place.lon === undefined) return undefined;
  return { type: 'Point', coordinates: [place.lon, place.lat] };
}

function walkView({ id, geometry }: MapFeature): WalkView {
  const line = geometry.type === 'LineString' ? geometry.coordinates : [];
  const metres = lengthOf(line);
  const climb = climbOf(line);
  return {
    metres: Math.round(metres),
    minutes: walkingMinutes(metres, climb),
    gpx: pathTo('mapWalk', { file: `${id}.gpx` }),
    ...(climb ? { up: Math.round(climb.up), down: Math.round(climb.down) } : {}),
  };
}
