import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { DrawnData, MapData } from './geo-data.ts';
import type { Palette } from './palette.ts';
import { sketchLayers } from './sketch-layers.ts';

/** Zoom from which things no longer stand in clusters. */
const APART_ZOOM = 15.2;

export function overlaySources(data: MapData & DrawnData): Record<string, SourceSpecification> {
  return {
    areas: { type: 'geojson', data: data.areas, tolerance: 0.2 },
    lines: { type: 'geojson', data: data.lines, tolerance: 0.2 },
    points: {
      type: 'geojson',
      data: data.points,
      cluster: true,
      clusterRadius: 34,
      clusterMaxZoom: Math.floor(APART_ZOOM),
    },
    names: { type: 'geojson', data: data.names },
    stops: { type: 'geojson', data: data.stops },
    chosen: { type: 'geojson', data: data.chosen },
    sketch: { type: 'geojson', data: data.sketch },
    here: { type: 'geojson', data: data.here },
  };
}

/** Layers that answer to a click, what lies on top first. */
export const TOUCHABLE = ['stops', 'points', 'clusters', 'tour', 'paths', 'walls', 'areas'] as const;

/**
 * Layers of a kind take what they can from the data alike: each mixture of what is constant and what is not is another
 * program for the graphics, and where these are done in software, every program takes a fifth of a second to start.
 */
export function overlayLayers(palette: Palette, theme: string): LayerSpecification[] {
  return [
    ...areaLayers(palette),
    ...lineLayers(palette),
    ...nameLayers(palette),
    ...pointLayers(palette, theme),
    ...sketchLayers(palette),
  ];
}

/** Clusters have none of their own. */
const OPACITY: ExpressionSpecification = ['coalesce', ['get', 'opacity'], 1];

/** A dashed line without gaps: solid ones would be another program. */
export const SOLID = [1, 0];

/** The same for everything, said as if it depended on each: a constant would be another program. */
export const forEach = (value: number): ExpressionSpecification => ['case', ['has', 'nothing'], 0, value];

const is = (sign: string): ExpressionSpecification => ['==', ['get', 'sign'], sign];

function areaLayers(palette: Palette): LayerSpecification[] {
  const colours = { water: palette.water, graveyard: palette.stoneLight } as const;
  const edge = (id: string, filter: ExpressionSpecification, colour: string): LayerSpecification => ({
    id: `edges-${id}`,
    type: 'line',
    source: 'areas',
    filter,
    paint: {
      'line-color': colour,
      'line-width': 1.2,
      'line-dasharray': SOLID,
      'line-opacity': ['*', 0.8, ['get', 'opacity']],
    },
  });
  return [
    {
      id: 'areas',
      type: 'fill',
      source: 'areas',
      paint: {
        'fill-color': ['to-color', ['get', ['get', 'sign'], ['literal', colours]], palette.leaf],
        'fill-opacity': ['*', 0.35, ['get', 'opacity']],
        'fill-antialias': false,
      },
    },
    ...Object.entries(colours).map(([sign, colour]) => edge(sign, is(sign), colour)),
    edge('other', ['!', ['in', ['get', 'sign'], ['literal', Object.keys(colours)]]], palette.leaf),
    {
      id: 'chosen-shape',
      type: 'line',
      source: 'chosen',
      filter: ['!=', ['geometry-type'], 'Point'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.gold, 'line-width': 7, 'line-opacity': 0.55 },
    },
  ];
}

function lineLayers(palette: Palette): LayerSpecification[] {
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const width: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 12, 1.2, 16, 2.6, 19, 5];
  return [
    {
      id: 'walls',
      type: 'line',
      source: 'lines',
      filter: is('wall'),
      paint: {
        'line-color': palette.stone,
        'line-width': ['interpolate', ['linear'], ['zoom'], 12, 0.8, 16, 3.4, 19, 7],
        'line-dasharray': [1.1, 0.6],
        'line-opacity': ['get', 'opacity'],
      },
    },
    {
      id: 'path-edges',
      type: 'line',
      source: 'lines',
      filter: is('path'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.halo,
        'line-width': ['interpolate', ['linear'], ['zoom'], 12, 2.4, 16, 5, 19, 8],
        'line-dasharray': SOLID,
        'line-opacity': forEach(0.5),
      },
    },
    {
      id: 'paths',
      type: 'line',
      source: 'lines',
      filter: is('path'),
      layout: round,
      paint: {
        'line-color': palette.path,
        'line-width': width,
        'line-dasharray': [3, 2.2],
        'line-opacity': ['get', 'opacity'],
      },
    },
    {
      id: 'tour',
      type: 'line',
      source: 'lines',
      filter: is('tour'),
      layout: round,
      paint: { 'line-color': palette.gold, 'line-width': ['interpolate', ['linear'], ['zoom'], 12, 2.5, 16, 5] },
    },
  ];
}

function nameLayers(palette: Palette): LayerSpecification[] {
  const halo = { 'text-color': palette.name, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 } as const;
  return [
    {
      id: 'path-names',
      type: 'symbol',
      source: 'lines',
      filter: ['!', is('wall')],
      minzoom: 14.6,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': ['Commissioner'],
        'text-size': 12,
        'text-offset': [0, 0.9],
      },
      paint: { ...halo, 'text-opacity': ['get', 'opacity'] },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      minzoom: 12.8,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Alegreya Italic'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 14, 17, 24],
        'text-letter-spacing': 0.04,
        'text-padding': 6,
      },
      paint: { ...halo, 'text-opacity': ['get', 'opacity'] },
    },
  ];
}

function pointLayers(palette: Palette, theme: string): LayerSpecification[] {
  const isCluster: ExpressionSpecification = ['has', 'point_count'];
  return [
    {
      id: 'point-names',
      type: 'symbol',
      source: 'points',
      filter: ['!', isCluster],
      layout: {
        'text-field': [
          'step',
          ['zoom'],
          '',
          13.6,
          ['case', ['==', ['get', 'layer'], 'localities'], ['get', 'name'], ''],
          15.8,
          ['get', 'name'],
        ],
        'text-font': ['Commissioner'],
        'text-size': 12.5,
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': 1.8,
        'text-max-width': 9,
      },
      paint: {
        'text-color': palette.ink,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.5,
        'text-opacity': ['get', 'opacity'],
      },
    },
    {
      id: 'points',
      type: 'symbol',
      source: 'points',
      filter: ['!', isCluster],
      layout: {
        'icon-image': ['concat', `${theme}/`, ['get', 'image']],
        'icon-allow-overlap': true,
      },
      paint: { 'icon-opacity': ['get', 'opacity'] },
    },
    countedLayer(
      'clusters',
      'points',
      { image: clusterImage(theme), count: ['get', 'point_count'], colour: palette.ink },
      isCluster,
    ),
    countedLayer('stops', 'stops', { image: `${theme}/stop`, count: ['get', 'order'], colour: palette.accentInk }),
    {
      id: 'chosen-point',
      type: 'circle',
      source: 'chosen',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 19,
        'circle-color': 'rgba(0,0,0,0)',
        'circle-stroke-color': palette.gold,
        'circle-stroke-width': 3.5,
      },
    },
  ];
}

/** A disc that grows with its cluster. */
function clusterImage(theme: string): ExpressionSpecification {
  const radius: ExpressionSpecification = ['interpolate', ['linear'], ['get', 'point_count'], 2, 14, 20, 20, 500, 32];
  return ['concat', `${theme}/cluster/`, ['round', radius]];
}

interface Counted {
  readonly image: string | ExpressionSpecification;
  readonly count: ExpressionSpecification;
  readonly colour: string;
}

function countedLayer(
  id: string,
  source: string,
  { image, count, colour }: Counted,
  filter?: ExpressionSpecification,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source,
    ...(filter ? { filter } : {}),
    layout: {
      'icon-image': image,
      'icon-allow-overlap': true,
      'text-field': ['to-string', count],
      'text-font': ['Commissioner'],
      'text-size': 13,
      'text-allow-overlap': true,
      'text-padding': 10,
    },
    paint: {
      'icon-opacity': OPACITY,
      'text-color': colour,
      'text-halo-color': colour,
      'text-halo-width': 0.4,
      'text-opacity': OPACITY,
    },
  };
}
