import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { type Camera, fitting, NO_INSETS, type Size, visibleRect } from '../scene/camera.ts';
import type { RenderStyle } from '../scene/paint.ts';
import { toneColour } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import styles from './minimap.module.css';
import type { TreeController } from './tree-controller.ts';

const SIZE: Size = { width: 190, height: 110 };
const DENSITY = 2;

interface MinimapProps {
  readonly controller: TreeController;
  readonly scene: Scene;
  readonly style: RenderStyle;
}

/** The whole drawing in a corner, with a frame around what is on the screen. Keys have their own means of moving about. */
export function Minimap({ controller, scene, style: { colouring, palette } }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const camera = useMemo(() => wholeOf(scene), [scene]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(DENSITY, 0, 0, DENSITY, 0, 0);
    context.clearRect(0, 0, SIZE.width, SIZE.height);
    const { k, x, y } = camera;
    scene.person.forEach((person, box) => {
      const entry = colouring.legend[colouring.entryOf[person] as number];
      context.fillStyle = toneColour(palette, entry?.tone ?? 'plain');
      context.fillRect(
        (scene.x[box] as number) * k + x,
        (scene.y[box] as number) * k + y,
        Math.max(1, (scene.width[box] as number) * k),
        Math.max(1, scene.height * k),
      );
    });
  }, [scene, colouring, palette, camera]);

  useEffect(() => {
    const follow = (main: Camera, size: Size) => {
      const visible = visibleRect(main, size);
      const left = Math.max(-2, visible.left * camera.k + camera.x);
      const top = Math.max(-2, visible.top * camera.k + camera.y);
      const right = Math.min(SIZE.width + 2, visible.right * camera.k + camera.x);
      const bottom = Math.min(SIZE.height + 2, visible.bottom * camera.k + camera.y);
      const { style } = frame.current ?? {};
      if (!style) return;
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${Math.max(4, right - left)}px`;
      style.height = `${Math.max(4, bottom - top)}px`;
    };
    return controller.canvas.trackCamera(follow);
  }, [controller, camera]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const shrunk = width / SIZE.width;
    const [x, y] = [(event.clientX - left) / shrunk, (event.clientY - top) / shrunk];
    controller.canvas.centreOn({ x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k });
  };

  return (
    <div
      className={styles.minimap}
      onPointerDown={go}
      onPointerMove={go}
      onPointerUp={() => controller.canvas.cameraRested()}
      aria-hidden="true"
    >
      <canvas ref={canvas} width={SIZE.width * DENSITY} height={SIZE.height * DENSITY} />
      <div ref={frame} className={styles.frame} />
    </div>
  );
}

/** All of the drawing, with less air around it than a screen has. */
function wholeOf({ bounds }: Scene): Camera {
  const { k, x, y } = fitting(bounds, { width: SIZE.width + 20, height: SIZE.height + 20 }, NO_INSETS);
  return { k, x: x - 10, y: y - 10 };
}
