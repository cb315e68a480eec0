import type { LayoutView } from '../view-state.ts';
import { LayoutClient } from './layout-client.ts';

/** A tree that is being fetched, handed to the worker as soon as it is there, and laid out. */
export interface TreeRequest {
  readonly layout: Pick<LayoutClient, 'subscribe' | 'setTree' | 'layOut' | 'close'>;
  readonly json: Promise<string>;
}

export function requestTree(address: string, view: LayoutView): TreeRequest {
  const layout = new LayoutClient(view);
  const json = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const text = await response.text();
    layout.setTree(text);
    return text;
  });
  return { layout, json };
}
