import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { toPixel, toPosition } from '../../../domain/geography/mercator.ts';
import type { MapCamera } from './map-state.ts';

/** Less is a click with an unsteady hand. */
const UNSTEADY = 4;

interface Drag {
  readonly x: number;
  readonly y: number;
  dx: number;
  dy: number;
  isMoving: boolean;
}

/** The drawing goes with the hand; where it is let go, the camera looks. Fingers scroll the page, as over the live map. */
export function useDrag(camera: MapCamera, onCamera: (camera: MapCamera) => void) {
  const ground = useRef<SVGGElement>(null);
  const drag = useRef<Drag>(undefined);
  const wasMoved = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another camera, it starts from its place
  useLayoutEffect(() => {
    ground.current?.removeAttribute('transform');
  }, [camera]);

  const take = (event: PointerEvent) => {
    wasMoved.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    drag.current = { x: event.clientX, y: event.clientY, dx: 0, dy: 0, isMoving: false };
  };
  const move = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    [held.dx, held.dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isMoving && Math.hypot(held.dx, held.dy) < UNSTEADY) return;
    if (!held.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
    held.isMoving = true;
    ground.current?.setAttribute('transform', `translate(${held.dx} ${held.dy})`);
  };
  const release = () => {
    const held = drag.current;
    drag.current = undefined;
    if (!held?.isMoving) return;
    wasMoved.current = true;
    onCamera(movedBy(camera, held));
  };
  return {
    ground,
    handlers: {
      onPointerDown: take,
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
      /** A link would be carried away instead of the map. */
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
      /** Letting go is no click on what lies there. */
      onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
        if (!wasMoved.current) return;
        wasMoved.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function movedBy(camera: MapCamera, { dx, dy }: { readonly dx: number; readonly dy: number }): MapCamera {
  const { x, y } = toPixel([camera.longitude, camera.latitude], camera.zoom);
  const [longitude, latitude] = toPosition({ x: x - dx, y: y - dy }, camera.zoom);
  return { ...camera, longitude, latitude };
}
