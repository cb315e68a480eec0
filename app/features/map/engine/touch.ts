import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Position } from '../../../../domain/geography/position.ts';
import { TOUCHABLE } from './overlay.ts';

interface Touched {
  readonly place?: string;
  readonly cluster?: { readonly id: number; readonly at: Position };
}

const FINGER = 7;

/** What lies under a pointer, as near as a finger can tell; what is drawn on top comes first. */
export function touchedAt(map: MapLibreMap, { x, y }: { x: number; y: number }, reach = FINGER): Touched | undefined {
  const layers = TOUCHABLE.filter((id) => map.getLayer(id));
  const found = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers: [...layers] },
  );
  const order = (id: string) => TOUCHABLE.indexOf(id as (typeof TOUCHABLE)[number]);
  const [top] = found.sort((a, b) => order(a.layer.id) - order(b.layer.id));
  if (!top) return undefined;
  if (top.layer.id !== 'clusters') return { place: String(top.properties.opens) };
  const at = top.geometry.type === 'Point' ? top.geometry.coordinates : [0, 0];
  return { cluster: { id: Number(top.properties.cluster_id), at: [at[0] ?? 0, at[1] ?? 0] } };
}
