import type { Map as MapLibreMap } from 'maplibre-gl';
import { patience } from './base-change.ts';

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
