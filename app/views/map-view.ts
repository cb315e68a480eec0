import { type AtlasState, placeIdOf } from '../../chronicle/map/atlas.ts';
import { MAIN_MAP } from '../../chronicle/map/map-documents.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { bandsOf } from '../../domain/geography/contours.ts';
import { type Geometry, positionsOf } from '../../domain/geography/geometry.ts';
import { reliefBounds } from '../../domain/geography/height-field.ts';
import { isSampleMap, type MapDocument } from '../../domain/geography/map-document.ts';
import type { MapFeature } from '../../domain/geography/map-feature.ts';
import { cameraFor } from '../../domain/geography/mercator.ts';
import { boundsOf } from '../../domain/geography/position.ts';
import { climbOf, lengthOf, walkingMinutes } from '../../domain/geography/walk.ts';
import { parsePartialDate, yearOf } from '../../domain/partial-date.ts';
import { keyOf, type RecordOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { callsItselfSample } from '../../domain/sample-note.ts';
import { MIDDLING_FIELD } from '../features/map/camera.ts';
import { LAYER_OF_KIND } from '../features/map/layers.ts';
import type { MapCamera } from '../features/map/map-state.ts';
import type { MapPlace, MapView, PeriodView, WalkView } from '../features/map/views.ts';
import type { SiteMap } from '../map-context.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { dateText } from '../text/dates.ts';
import { LOCALITY_TYPE_LABEL } from '../text/labels.ts';
import { FEATURE_KIND_LABEL, HOME_LABEL } from '../text/map-text.ts';
import { cardView } from './record-views.ts';

interface ViewOptions {
  readonly editor: boolean;
  readonly today: string;
}

export async function mapView(library: Library, map: SiteMap, options: ViewOptions): Promise<MapView> {
  const state = await map.atlas.current();
  const bounds = reliefBounds(state.contours);
  const heights = pathTo('mapHeights', { zoom: '{z}', column: '{x}', row: '{y}' });
  return {
    places: mapPlaces(library, state, options),
    bands: bandsOf(state.contours),
    contours: state.contours,
    periods: periodViews(library, Number(options.today.slice(0, 4))),
    home: homeCamera(state, map),
    frame: map.frame,
    relief: bounds && {
      bounds,
      tiles: decodeURIComponent(heights),
      deepest: map.heights.deepest,
      shading: pathTo('mapShading'),
    },
    base: map.tiles ? { tiles: pathTo('mapTiles') } : map.styleUrl ? { styleUrl: map.styleUrl } : undefined,
    editing: options.editor ? mainMap(state) : undefined,
    sample: state.maps.some(({ document }) => isSampleMap(document)),
    notes: state.maps.flatMap(({ document }) => noteOf(document)),
  };
}

/** What a file says of itself, unless it calls itself a sample and is one no longer. */
function noteOf(document: MapDocument): string[] {
  const { note } = document;
  if (typeof note !== 'string') return [];
  return callsItselfSample(note) && !isSampleMap(document) ? [] : [note];
}

function mainMap({ maps }: AtlasState): MapView['editing'] {
  const main = maps.find(({ name }) => name === MAIN_MAP);
  return main && { map: main.name, revision: main.revision };
}

function homeCamera({ features }: AtlasState, { frame }: SiteMap): MapCamera {
  const bounds = boundsOf(features.flatMap(({ geometry }) => positionsOf(geometry))) ?? frame;
  return { ...cameraFor(bounds, MIDDLING_FIELD), bearing: 0, pitch: 0 };
}

function periodViews(library: Library, thisYear: number): PeriodView[] {
  return library.periods().flatMap(({ slug, title, date }) => {
    const span = parsePartialDate(date);
    if (!span) return [];
    const lastYear = Number.isFinite(span.latest) ? Math.floor(span.latest / 10_000) : thisYear;
    return [{ slug, title, dates: dateText(date), firstYear: yearOf(span), lastYear }];
  });
}

type Feature = AtlasState['features'][number];

/** Everything that can be on the map: the chronicle's localities and what is drawn in the files of map data. */
export function mapPlaces(
  library: Library,
  { features, maps }: AtlasState,
  { editor }: { editor: boolean },
): MapPlace[] {
  const revisions = new Map(maps.map(({ name, revision }) => [name, revision]));
  const localities = library.localities().filter(({ place }) => place?.lat !== undefined);
  return [
    ...localities.map((locality) => localityPlace(library, locality, editor)),
    ...features.map((feature) => {
      const id = placeIdOf(library, feature);
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
  const described = record && library.get(record);
  const locality = described?.kind === 'locality' && pointOf(described) ? described : undefined;
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
    ...(described ? { record: keyOf(described), href: recordPath(described) } : {}),
    ...(kind === 'home' && !described ? { href: pathTo('house', { id: feature.id }) } : {}),
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
