import type { FeatureCollection, Feature as GeoFeature, Geometry as GeoGeometry } from 'geojson';
import type { Geometry } from '../../../../domain/geography/geometry.ts';
import { SIGNS } from '../signs.ts';
import type { MapPlace, MapView } from '../views.ts';
import type { VisiblePlace, VisiblePlaces } from '../visible-places.ts';
import { bandShares } from './palette.ts';

/** What each of the map's own sources holds. */
export interface MapData {
  readonly areas: FeatureCollection;
  readonly lines: FeatureCollection;
  readonly points: FeatureCollection;
  readonly names: FeatureCollection;
  readonly stops: FeatureCollection;
}

/** What is drawn over the places: around what is open, a walk or a shape, where the reader stands. */
export interface DrawnData {
  readonly chosen: FeatureCollection;
  readonly sketch: FeatureCollection;
  readonly here: FeatureCollection;
}

export const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

export function mapData({ drawn }: VisiblePlaces): MapData {
  const parts: Record<keyof MapData, GeoFeature[]> = { areas: [], lines: [], points: [], names: [], stops: [] };
  for (const shown of drawn) parts[sourceOf(shown.place)].push(featureOf(shown));
  const collection = (features: GeoFeature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
  return {
    areas: collection(parts.areas),
    lines: collection(parts.lines),
    points: collection(parts.points),
    names: collection(parts.names),
    stops: collection(parts.stops),
  };
}

/** Corners are known by their number among the corners. */
export function drawnShapes(geometries: readonly Geometry[]): FeatureCollection {
  let corner = -1;
  return collectionOf(
    geometries.map((geometry) => {
      if (geometry.type !== 'Point') return { geometry };
      corner += 1;
      return { geometry, properties: { corner } };
    }),
  );
}

export function reliefData({ bands, contours }: Pick<MapView, 'bands' | 'contours'>) {
  const shares = bandShares(bands);
  return {
    bands: collectionOf(
      bands.map(({ ring, holes }, index) => ({
        geometry: { type: 'Polygon', coordinates: [ring, ...holes] },
        properties: { share: shares[index], opacity: 1 },
      })),
    ),
    contours: collectionOf(
      contours.map(({ line, height }) => ({
        geometry: { type: 'LineString', coordinates: line },
        properties: { height, hundred: height % 100 === 0, opacity: 0.55 },
      })),
    ),
  };
}

function collectionOf(
  shapes: readonly { readonly geometry: Geometry; readonly properties?: Readonly<Record<string, unknown>> }[],
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: shapes.map(({ geometry, properties = {} }) => ({
      type: 'Feature',
      geometry: toGeoJson(geometry),
      properties,
    })),
  };
}

/** The same but for the types: ours are not to be changed, and GeoJSON's do not say so. */
function toGeoJson(geometry: Geometry): GeoGeometry {
  return geometry as unknown as GeoGeometry;
}

function sourceOf({ geometry, layer }: MapPlace): keyof MapData {
  if (geometry.type === 'Polygon') return 'areas';
  if (geometry.type === 'LineString') return 'lines';
  if (layer === 'tour') return 'stops';
  return layer === 'names' ? 'names' : 'points';
}

function featureOf({ place, standing }: VisiblePlace): GeoFeature {
  const { id, opens, name, sign, layer, family, order } = place;
  return {
    type: 'Feature',
    geometry: toGeoJson(place.geometry),
    properties: {
      id,
      opens: opens ?? id,
      name,
      sign,
      layer,
      order,
      image: `${layer === 'localities' ? 'large' : 'small'}/${family ?? layer}/${sign in SIGNS ? sign : 'plain'}`,
      opacity: standing === 'surely' ? 1 : 0.5,
    },
  };
}
