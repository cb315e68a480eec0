import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import type { Position } from '../../../../domain/geography/position.ts';

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
