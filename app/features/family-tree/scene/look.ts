import type { Colouring } from './colouring.ts';
import type { Palette } from './palette.ts';
import type { Row } from './rows.ts';

/** How a scene is shown just now. */
export interface Look {
  readonly palette: Palette;
  readonly colouring: Colouring;
  /** Whom the keyboard stands on, whose panel is open, who lies under the pointer; -1 for nobody. */
  readonly cursor: number;
  readonly open: number;
  readonly hovered: number;
  /** The people and lines of a way of kinship; everybody else steps back. */
  readonly way: { readonly people: ReadonlySet<number>; readonly lines: ReadonlySet<number> } | undefined;
  readonly rows: readonly Row[];
}

/** How much is left to see of whoever is not on a way of kinship. */
export const STEPPED_BACK = 0.22;
