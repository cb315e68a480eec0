import type { ViewState } from './view-state.ts';
import type { WantedView } from './worker/layout-messages.ts';

/** What is to be drawn for an address. Lives are drawn from the tree itself. */
export function wantedView({ view, centre, first, second, folded }: ViewState): WantedView {
  if (view === 'lives') return { kind: 'everyone', folded: [] };
  if (view === 'path' && first && second) return { kind: 'path', of: first, to: second, folded };
  return { kind: view, ...(centre === undefined ? {} : { of: centre }), folded };
}
