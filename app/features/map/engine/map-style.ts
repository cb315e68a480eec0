import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapView } from '../views.ts';
import { type DrawnData, type MapData, reliefData } from './geo-data.ts';
import { forEach, overlayLayers, overlaySources, SOLID } from './overlay.ts';
import type { Palette } from './palette.ts';

/** Files of the site's own faces, by the names that labels ask for. */
export type Faces = NonNullable<StyleSpecification['font-faces']>;

export interface StyleParts {
  readonly view: MapView;
  readonly palette: Palette;
  readonly theme: string;
  readonly faces: Faces;
  readonly data: MapData & DrawnData;
}

type BaseStyle = Omit<StyleSpecification, 'version'>;

/** Whatever lies under what the chronicle shows, in the colours of a theme. */
export type BaseMap = (palette: Palette) => BaseStyle;

/** The whole style: the base, our own or another's, and on it everything the chronicle shows. */
export function mapStyle(parts: StyleParts, base?: BaseMap): StyleSpecification {
  const under = base?.(parts.palette) ?? hillBase(parts);
  return {
    ...under,
    version: 8,
    'font-faces': { ...under['font-faces'], ...parts.faces },
    sources: { ...under.sources, ...overlaySources(parts.data) },
    layers: [...under.layers, ...overlayLayers(parts.palette, parts.theme)],
  };
}

/** The hill as we draw it ourselves: ground by height, shaded by our own relief, under our own sky. No network. */
function hillBase({ view, palette }: StyleParts): BaseStyle {
  const { bands, contours } = reliefData(view);
  const heights: SourceSpecification | undefined = view.relief && {
    type: 'raster-dem',
    tiles: [new URL(view.relief.tiles, location.href).href.replaceAll('%7B', '{').replaceAll('%7D', '}')],
    tileSize: 256,
    minzoom: 10,
    maxzoom: view.relief.deepest,
    bounds: [...view.relief.bounds],
    encoding: 'terrarium',
  };
  return {
    name: 'Brdo',
    sky: {
      'sky-color': palette.skyHigh,
      'horizon-color': palette.skyGlow,
      'fog-color': palette.skyLow,
      'sky-horizon-blend': 0.7,
      'horizon-fog-blend': 0.6,
      'fog-ground-blend': 0.75,
    },
    sources: {
      bands: { type: 'geojson', data: bands, tolerance: 0.2 },
      contours: { type: 'geojson', data: contours, tolerance: 0.2 },
      ...(view.relief && heights ? { shading: shadingSource(view.relief), heights } : {}),
    },
    layers: [
      {
        id: 'bands',
        type: 'fill',
        source: 'bands',
        paint: {
          'fill-color': ['interpolate', ['linear'], ['get', 'share'], 0, palette.plain, 100, palette.summit],
          'fill-opacity': ['get', 'opacity'],
          'fill-antialias': false,
        },
      },
      ...(view.relief ? [shadingLayer(palette)] : []),
      contourLayer('contours', ['!', ['get', 'hundred']], palette, 0.7),
      contourLayer('hundreds', ['to-boolean', ['get', 'hundred']], palette, 1.3),
      {
        id: 'contour-heights',
        type: 'symbol',
        source: 'contours',
        minzoom: 14.2,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 420,
          'text-field': ['to-string', ['get', 'height']],
          'text-font': ['Commissioner'],
          'text-size': 10,
        },
        paint: {
          'text-color': palette.name,
          'text-opacity': ['get', 'opacity'],
          'text-halo-color': palette.halo,
          'text-halo-width': 1,
        },
      },
    ],
  };
}

function contourLayer(
  id: string,
  filter: ExpressionSpecification,
  palette: Palette,
  width: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'contours',
    filter,
    paint: { 'line-color': palette.contour, 'line-width': width, 'line-dasharray': SOLID, 'line-opacity': forEach(1) },
  };
}

/** A picture that is there already: MapLibre's own shading is the dearest of all its programs to start. */
function shadingSource({
  bounds: [west, south, east, north],
  shading,
}: NonNullable<MapView['relief']>): SourceSpecification {
  return {
    type: 'image',
    url: new URL(shading, location.href).href,
    coordinates: [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  };
}

function shadingLayer(palette: Palette): LayerSpecification {
  return {
    id: 'shading',
    type: 'raster',
    source: 'shading',
    paint: { 'raster-opacity': Number(palette.shading), 'raster-fade-duration': 0 },
  };
}
