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

const SMALL = 1 / 16;
const POLL_MS = 8;

/** What is drawn before the map is whole, nobody sees; but what lies on a hill that stands up is kept as first drawn. */
export function unseenRatio({ pitch }: { readonly pitch: number }): number {
  return pitch < 1 ? SMALL : devicePixelRatio;
}

/**
 * Resolves when the first whole picture is really drawn. Where graphics are done in software, starting a program takes
 * a quarter of a second and more, and a browser that shows a canvas makes the page wait for everything that was asked
 * of it. Out of sight the same work keeps nobody waiting.
 */
export async function drawnOutOfSight(map: MapLibreMap): Promise<void> {
  // Graphics put off what they were given until somebody asks for its end.
  const begin = () => drawingEnded(map);
  map.on('render', begin);
  await map.once('load');
  await begin();
  map.off('render', begin);
  map.on('resize', () => drawSharply(map));
  drawSharply(map);
  map.triggerRepaint();
  await map.once('render');
  await drawingEnded(map);
}

/** As fine as the screen, which is another one when the page is zoomed. */
function drawSharply(map: MapLibreMap): void {
  if (map.getPixelRatio() !== devicePixelRatio) map.setPixelRatio(devicePixelRatio);
}

/** When all that the map gave to draw is drawn: asked for without waiting on the spot, as showing it would. */
export function drawingEnded(map: MapLibreMap): Promise<void> {
  const { gl } = map.painter.context;
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  return new Promise((resolve) => {
    const look = () => {
      if (fence && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED && !gl.isContextLost()) {
        setTimeout(look, POLL_MS);
        return;
      }
      gl.deleteSync(fence);
      resolve();
    };
    look();
  });
}

/** When everything to be seen is there, or no more of it came for long. */
export async function settled(map: MapLibreMap): Promise<void> {
  const signal = patience();
  await Promise.race([map.once('idle'), new Promise((resolve) => signal.addEventListener('abort', resolve))]);
}
