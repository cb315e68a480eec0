import type { Layout } from './layout.ts';

export interface View {
  readonly kind: 'everyone' | 'ancestors' | 'descendants' | 'hourglass' | 'close' | 'path';
  /** The person in the middle; for everyone, whom the drawing grows around. */
  readonly of?: string;
  /** The other end of a path. */
  readonly to?: string;
  /** Generations of ancestors and descendants (all when absent), steps to close family (2), steps around a path (0). */
  readonly steps?: number;
  /** Whom to look past no further: everyone whose every way to the middle leads through them is hidden behind them. */
  readonly folded?: ReadonlySet<string>;
  /** What is on the screen: whoever is in it stays where they are as far as possible. */
  readonly previous?: Layout;
}
