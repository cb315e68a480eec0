import { useEffect, useRef, useState } from 'react';
import type { LiveMap, LiveMapOptions } from './engine/live-map.ts';
import styles from './live-field.module.css';

/** Asked for with the page's own scripts, and not only once these have run. */
const engine = typeof document === 'undefined' ? undefined : import('./engine/live-map.ts');

type LiveFieldOptions = Omit<LiveMapOptions, 'container'>;

interface LiveFieldProps {
  readonly options: LiveFieldOptions;
  /** The map when it is there; nothing when it is gone. */
  readonly onLive: (map: LiveMap | undefined) => void;
}

/** Where the live map comes to lie, over the drawing; where it cannot be drawn, nothing. */
export function LiveField({ options, onLive }: LiveFieldProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const latest = useRef({ options, onLive });
  latest.current = { options, onLive };

  useEffect(() => {
    if (!container.current?.parentElement || !canDraw()) return undefined;
    const gesture = trackGesture(container.current.parentElement);
    let map: LiveMap | undefined;
    let isGone = false;
    const open = async () => {
      const { LiveMap: Live } = (await engine) ?? {};
      if (isGone || !container.current || !Live) return;
      const { options: first } = latest.current;
      map = new Live({
        ...first,
        container: container.current,
        onTouch: (touched) => latest.current.options.onTouch(touched),
        onDrag: (index, to) => latest.current.options.onDrag(index, to),
        onCamera: (camera) => latest.current.options.onCamera(camera),
      });
      await map.drawn;
      do {
        await gesture.atRest();
        if (isGone) return;
      } while (!(await map.hasComeTo(latest.current.options.camera)));
      setLive(true);
      latest.current.onLive(map);
    };
    void open();
    return () => {
      isGone = true;
      gesture.stop();
      latest.current.onLive(undefined);
      map?.close();
    };
  }, []);

  return <div ref={container} className={`${styles.live} ${isLive ? styles.ready : ''}`} />;
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** A wheel that has not been turned for this long is at rest. */
const WHEEL_MS = 300;

/** Tells when no gesture (drag, pinch, wheel) is under way on an element. */
function trackGesture(element: Element): { readonly atRest: () => Promise<void>; readonly stop: () => void } {
  const watching = new AbortController();
  const { signal } = watching;
  let [isDown, turnedAt] = [false, Number.NEGATIVE_INFINITY];
  const onUp = () => {
    isDown = false;
  };
  const onWheel = () => {
    turnedAt = performance.now();
  };
  element.addEventListener('pointerdown', () => (isDown = true), { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: true });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', onUp, { signal });
  return {
    async atRest() {
      for (;;) {
        const turning = turnedAt + WHEEL_MS - performance.now();
        if (isDown) await letGo(signal);
        else if (turning > 0) await new Promise((resolve) => setTimeout(resolve, turning));
        else return;
      }
    },
    stop: () => watching.abort(),
  };
}

function letGo(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pointerup', resolve, { once: true, signal });
    addEventListener('pointercancel', resolve, { once: true, signal });
  });
}
