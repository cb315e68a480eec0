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
    if (!canDraw()) return undefined;
    let map: LiveMap | undefined;
    let isGone = false;
    void engine?.then(({ LiveMap: Live }) => {
      if (isGone || !container.current) return;
      const { options: first } = latest.current;
      map = new Live({
        ...first,
        container: container.current,
        onTouch: (touched) => latest.current.options.onTouch(touched),
        onDrag: (index, to) => latest.current.options.onDrag(index, to),
        onCamera: (camera) => latest.current.options.onCamera(camera),
      });
      map.map.once('load', () => {
        setLive(true);
        latest.current.onLive(map);
      });
    });
    return () => {
      isGone = true;
      latest.current.onLive(undefined);
      map?.close();
    };
  }, []);

  return <div ref={container} className={`${styles.live} ${isLive ? styles.ready : ''}`} />;
}

function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
