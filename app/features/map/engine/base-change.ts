import type { Map as MapLibreMap } from 'maplibre-gl';

/** How long another's base map may take before our own drawing stays. */
const PATIENCE_MS = 4000;
const SLICE_MS = 250;

/** Counts only time in which an answer could be heard: a slow machine that is drawing the map hears nothing. */
export function patience(): AbortSignal {
  const controller = new AbortController();
  let left = PATIENCE_MS;
  const timer = setInterval(() => {
    left -= SLICE_MS;
    if (left > 0) return;
    clearInterval(timer);
    controller.abort(new Error(`nothing came in ${PATIENCE_MS / 1000} s`));
  }, SLICE_MS);
  return controller.signal;
}

/** Whether anything of these sources arrives before the signal. */
export function arrives(map: MapLibreMap, sources: readonly string[], signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (arrived: boolean) => {
      map.off('sourcedata', look);
      signal.removeEventListener('abort', giveUp);
      resolve(arrived);
    };
    const giveUp = () => end(false);
    const look = (event: { sourceId?: string; tile?: { state?: string } }) => {
      if (sources.includes(event.sourceId ?? '') && event.tile?.state === 'loaded') end(true);
    };
    map.on('sourcedata', look);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted || sources.length === 0) end(sources.length === 0);
  });
}
