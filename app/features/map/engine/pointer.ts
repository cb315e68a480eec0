import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { Position } from '../../../../domain/geography/position.ts';
import { TOUCHABLE } from './overlay.ts';

type Pointer = MapMouseEvent | MapTouchEvent;

/** Takes hold of a corner of what is being drawn; the map stays where it is meanwhile. */
export function letCornersBeDragged(map: MapLibreMap, onDrag: (index: number, to: Position) => void): void {
  let corner: number | undefined;
  const move = ({ lngLat }: Pointer) => {
    if (corner !== undefined) onDrag(corner, [lngLat.lng, lngLat.lat]);
  };
  const release = () => {
    corner = undefined;
    map.off('mousemove', move);
    map.off('touchmove', move);
    map.dragPan.enable();
  };
  const take = (event: Pointer & { features?: { properties: Record<string, unknown> }[] }) => {
    corner = Number(event.features?.[0]?.properties.corner);
    event.preventDefault();
    map.dragPan.disable();
    map.on('mousemove', move);
    map.on('touchmove', move);
    map.once('mouseup', release);
    map.once('touchend', release);
  };
  map.on('mousedown', 'sketch-points', take);
  map.on('touchstart', 'sketch-points', take);
}

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
