import { addProtocol, type LayerSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import type { BaseMap } from './map-style.ts';
import type { Palette } from './palette.ts';

const OPEN_STREET_MAP = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

/** The operator's own file of tiles: pictures as they are, or shapes in the schema of Protomaps, in the site's colours. */
export async function tileFileBase(address: string): Promise<BaseMap> {
  const file = new PMTiles(address);
  protocol.add(file);
  const [{ tileType, minZoom, maxZoom }, metadata] = await Promise.all([file.getHeader(), file.getMetadata()]);
  const { attribution } = metadata as { attribution?: unknown };
  const isVector = tileType === TileType.Mvt || tileType === TileType.Mlt;
  const source = {
    url: `pmtiles://${address}`,
    minzoom: minZoom,
    maxzoom: maxZoom,
    attribution: typeof attribution === 'string' ? attribution : OPEN_STREET_MAP,
  };
  return (palette) => ({
    sources: { base: isVector ? { type: 'vector', ...source } : { type: 'raster', tileSize: 256, ...source } },
    layers: [
      { id: 'plain', type: 'background', paint: { 'background-color': palette.plain } },
      ...(isVector ? groundLayers(palette) : [{ id: 'base', type: 'raster', source: 'base' } as const]),
    ],
  });
}

function groundLayers(palette: Palette): LayerSpecification[] {
  const from = (layer: string) => ({ source: 'base', 'source-layer': layer }) as const;
  return [
    { id: 'base-earth', type: 'fill', ...from('earth'), paint: { 'fill-color': palette.plain } },
    {
      id: 'base-green',
      type: 'fill',
      ...from('landuse'),
      filter: [
        'in',
        ['get', 'kind'],
        ['literal', ['forest', 'wood', 'park', 'farmland', 'orchard', 'grassland', 'scrub']],
      ],
      paint: { 'fill-color': palette.leaf, 'fill-opacity': 0.22 },
    },
    {
      id: 'base-water',
      type: 'fill',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.water, 'fill-opacity': 0.7 },
    },
    {
      id: 'base-rivers',
      type: 'line',
      ...from('water'),
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': palette.water, 'line-width': 1.4 },
    },
    {
      id: 'base-buildings',
      type: 'fill',
      ...from('buildings'),
      minzoom: 14,
      paint: { 'fill-color': palette.stone, 'fill-opacity': 0.45 },
    },
    {
      id: 'base-paths',
      type: 'line',
      ...from('roads'),
      filter: ['==', ['get', 'kind'], 'path'],
      minzoom: 13,
      paint: { 'line-color': palette.stone, 'line-width': 1, 'line-dasharray': [3, 2] },
    },
    {
      id: 'base-roads',
      type: 'line',
      ...from('roads'),
      filter: ['!=', ['get', 'kind'], 'path'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.stoneLight,
        'line-opacity': 0.7,
        'line-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          9,
          ['match', ['get', 'kind'], ['highway', 'major_road'], 1, 0.2],
          16,
          ['match', ['get', 'kind'], ['highway', 'major_road'], 7, 3.5],
        ],
      },
    },
    {
      id: 'base-borders',
      type: 'line',
      ...from('boundaries'),
      paint: { 'line-color': palette.line, 'line-width': 1, 'line-dasharray': [4, 3] },
    },
    {
      id: 'base-places',
      type: 'symbol',
      ...from('places'),
      layout: {
        'text-field': ['coalesce', ['get', 'name:hr'], ['get', 'name']],
        'text-font': ['Commissioner'],
        'text-size': 13,
      },
      paint: { 'text-color': palette.inkSoft, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
    },
  ];
}
