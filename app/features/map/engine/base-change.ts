import type { Map as MapLibreMap } from 'maplibre-gl';

/** How long another's base map may take before our own drawing stays. */
export const PATIENCE_MS = 4000;

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
