import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Direction } from '../scene/walk.ts';
import styles from './board.module.css';
import { Stage, type StageEvents } from './stage.ts';

interface BoardKeys {
  onWalk(direction: Direction): void;
  onOpen(): void;
  onClose(): void;
  onWhole(): void;
  onFold(): void;
}

interface BoardProps extends BoardKeys {
  readonly label: string;
  readonly events: StageEvents;
  readonly stage: RefObject<Stage | undefined>;
  /** Told when the canvas has its size, at first and whenever it changes. */
  readonly onSized: () => void;
  readonly children?: ReactNode;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Mounts the stage and hands on what keys say; it decides nothing. */
export function Board({ label, events, stage, onSized, children, ...keys }: BoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const handlers = useRef({ events, onSized });
  handlers.current = { events, onSized };

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const opened = new Stage(element, {
      onPick: (hit) => handlers.current.events.onPick(hit),
      onHover: (hit) => handlers.current.events.onHover(hit),
      onCamera: (camera) => handlers.current.events.onCamera(camera),
      onRest: (camera) => handlers.current.events.onRest(camera),
    });
    stage.current = opened;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      opened.resize({ width, height }, Math.min(window.devicePixelRatio, 3));
      handlers.current.onSized();
    });
    observer.observe(element);
    // Boxes painted before the faces arrived are painted again with them.
    document.fonts.addEventListener('loadingdone', repaint);
    function repaint() {
      opened.repaint();
    }
    return () => {
      document.fonts.removeEventListener('loadingdone', repaint);
      observer.disconnect();
      opened.close();
      stage.current = undefined;
    };
  }, [stage]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) keys.onWalk(direction);
    else if (event.key === 'Enter' || event.key === ' ') keys.onOpen();
    else if (event.key === '+' || event.key === '=') stage.current?.zoomBy(1.5);
    else if (event.key === '-') stage.current?.zoomBy(1 / 1.5);
    else if (event.key === '0') keys.onWhole();
    else if (event.key === 's') keys.onFold();
    else if (event.key === 'Escape') keys.onClose();
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
      className={styles.board}
      onKeyDown={press}
    >
      <canvas ref={canvas} className={styles.canvas} />
      {children}
    </div>
  );
}
