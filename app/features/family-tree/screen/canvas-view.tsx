import { type KeyboardEvent, useEffect, useRef } from 'react';
import { readPalette } from '../scene/palette.ts';
import type { Direction } from '../scene/scene.ts';
import styles from './canvas-view.module.css';
import { TreeCanvas } from './tree-canvas.ts';
import type { TreeController } from './tree-controller.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Mounts the canvas, and hands gestures and keys to the controller. */
export function CanvasView({ controller, label }: { readonly controller: TreeController; readonly label: string }) {
  const element = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!element.current) return;
    const { canvas } = controller;
    const opened = new TreeCanvas(element.current, {
      onPick: (hit) => controller.pick(hit),
      onHover: (hit) => canvas.hover(hit),
      onCameraMove: () => canvas.cameraMoved(),
      onCameraRest: () => canvas.cameraRested(),
    });
    const detach = canvas.attach(opened);
    const stopWatching = watchElement(element.current, opened, controller);
    return () => {
      stopWatching();
      detach();
      opened.close();
    };
  }, [controller]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) controller.step(direction);
    else if (event.key === 'Enter' || event.key === ' ') controller.openAtCursor();
    else if (event.key === '+' || event.key === '=') controller.canvas.zoomBy(1.5);
    else if (event.key === '-') controller.canvas.zoomBy(1 / 1.5);
    else if (event.key === '0') controller.canvas.showWhole();
    else if (event.key === 's') controller.foldAtCursor();
    else if (event.key === 'Escape') controller.close();
    else return;
    event.preventDefault();
  };

  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is driven by keys
      tabIndex={0}
      role="application"
      aria-label={label}
      aria-roledescription="nacrtano stablo"
      aria-describedby="tipke"
      className={styles.view}
      onKeyDown={press}
    >
      <canvas ref={element} className={styles.canvas} />
    </div>
  );
}

/** What changes around the canvas and is not the controller's doing: its size, the fonts, the theme. */
function watchElement(element: HTMLCanvasElement, opened: TreeCanvas, controller: TreeController): () => void {
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    opened.resize({ width, height }, Math.min(window.devicePixelRatio, 3));
    controller.canvas.settle();
  });
  sizes.observe(element);
  // Boxes painted before the fonts arrived are painted again with them.
  const repaint = () => opened.repaint();
  document.fonts.addEventListener('loadingdone', repaint);
  const readColours = () => controller.setPalette(readPalette(element));
  readColours();
  const theme = new MutationObserver(readColours);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    sizes.disconnect();
    document.fonts.removeEventListener('loadingdone', repaint);
    theme.disconnect();
  };
}
