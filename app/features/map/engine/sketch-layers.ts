import type { LayerSpecification } from 'maplibre-gl';
import type { Palette } from './palette.ts';

/** What people draw themselves: a walk that is being measured, a shape that is being edited, where they stand. */
export function sketchLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'sketch-area',
      type: 'fill',
      source: 'sketch',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.accent, 'fill-opacity': 0.2 },
    },
    {
      id: 'sketch-line',
      type: 'line',
      source: 'sketch',
      filter: ['!=', ['geometry-type'], 'Point'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.accent, 'line-width': 3.5 },
    },
    {
      id: 'sketch-points',
      type: 'circle',
      source: 'sketch',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 5.5,
        'circle-color': palette.surface,
        'circle-stroke-color': palette.accent,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: 'here-reach',
      type: 'fill',
      source: 'here',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.water, 'fill-opacity': 0.25 },
    },
    {
      id: 'here-point',
      type: 'circle',
      source: 'here',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 8,
        'circle-color': palette.water,
        'circle-stroke-color': palette.surface,
        'circle-stroke-width': 3,
      },
    },
  ];
}
