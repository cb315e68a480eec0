import { readViewState } from '../view-state.ts';
import { wantedView } from '../wanted-view.ts';
import { DrawingRoom } from './drawing-room.ts';
import type { WantedView } from './layout-messages.ts';

/** A tree on its way: fetched, handed to the worker, and being drawn. */
export interface TreeErrand {
  readonly address: string;
  readonly room: DrawingRoom;
  readonly json: Promise<string>;
}

export function sendForTree(address: string, view: WantedView): TreeErrand {
  const room = new DrawingRoom();
  const json = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const text = await response.text();
    room.take(text);
    room.draw(room.view ?? view);
    return text;
  });
  // Whoever waits for it hears of a failure; until somebody does, it is nobody's.
  json.catch(() => {});
  return { address, room, json };
}

/** While the page is still coming to life the tree it names is fetched and drawn already. */
let early: TreeErrand | undefined;
if (typeof document !== 'undefined') {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  const view = wantedView(readViewState(new URLSearchParams(window.location.search)));
  if (link) early = sendForTree(new URL(link.href).pathname, view);
}

export function earlyErrand(address: string): TreeErrand | undefined {
  const errand = early?.address === address ? early : undefined;
  early = undefined;
  return errand;
}
