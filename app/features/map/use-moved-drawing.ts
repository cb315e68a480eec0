import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapCamera } from './map-state.ts';
import { nearer, type Pull, pulled, ZOOMS } from './moved-camera.ts';

/** Less is a click with an unsteady hand. */
const UNSTEADY = 4;
const ARROW_STEP = 100;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ARROW_STEP, 0],
  ArrowRight: [-ARROW_STEP, 0],
  ArrowUp: [0, ARROW_STEP],
  ArrowDown: [0, -ARROW_STEP],
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

type Gesture = D3ZoomEvent<SVGSVGElement, unknown>;

/**
 * A drawing that goes with the hand: dragged, turned nearer by the wheel, two fingers or a double click, moved by keys.
 * While it is held it is only shifted; where it is let go, the camera looks. One finger scrolls the page, as over the live map.
 */
export function useMovedDrawing(camera: MapCamera, onCamera: (camera: MapCamera) => void) {
  const field = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [hand] = useState(() => zoom<SVGSVGElement, unknown>());
  const latest = useRef({ camera, onCamera });
  latest.current = { camera, onCamera };

  useEffect(() => {
    const drawing = field.current;
    if (!drawing) return undefined;
    const calmly = matchMedia('(prefers-reduced-motion: reduce)').matches;
    hand
      .clickDistance(UNSTEADY)
      .touchable(true)
      .duration(calmly ? 0 : 250)
      .filter((event: MouseEvent | TouchEvent) =>
        'touches' in event
          ? event.touches.length > 1
          : event.button === 0 && (!event.ctrlKey || event.type === 'wheel'),
      )
      .on('zoom', ({ transform, sourceEvent }: Gesture) => {
        if (sourceEvent) ground.current?.setAttribute('transform', transform.toString());
      })
      .on('end', ({ transform, sourceEvent }: Gesture) => {
        if (!sourceEvent || (transform.k === 1 && transform.x === 0 && transform.y === 0)) return;
        latest.current.onCamera(pulled(latest.current.camera, pullOf(transform, drawing)));
      });
    select(drawing).call(hand);
    return () => void select(drawing).on('.zoom', null);
  }, [hand]);

  // Drawn anew for another camera, it starts from its place.
  useLayoutEffect(() => {
    ground.current?.removeAttribute('transform');
    hand.scaleExtent([2 ** (ZOOMS.furthest - camera.zoom), 2 ** (ZOOMS.nearest - camera.zoom)]);
    if (field.current) hand.transform(select(field.current), zoomIdentity);
  }, [hand, camera]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[event.key] ?? [];
    const steps = ZOOM_KEYS[event.key];
    if (x !== undefined && y !== undefined) onCamera(pulled(camera, { x, y, growth: 1 }));
    else if (steps !== undefined) onCamera(nearer(camera, steps));
    else return;
    event.preventDefault();
  };
  return { field, ground, onKeyDown };
}

/** The hand's doings count from a corner of the drawing, the camera's from its middle. */
function pullOf({ x, y, k }: ZoomTransform, drawing: Element): Pull {
  const { width, height } = drawing.getBoundingClientRect();
  return { growth: k, x: x + ((k - 1) * width) / 2, y: y + ((k - 1) * height) / 2 };
}
