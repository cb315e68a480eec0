import type { Position } from './position.ts';

/** What an editor asks for, as far as it could be read. */
export type MapChange =
  | {
      readonly intent: 'move';
      readonly key: string;
      readonly to: Position | undefined;
      readonly approximate: boolean;
      readonly basedOn: number;
    }
  | { readonly intent: 'save'; readonly map: string; readonly feature: DrawnFeature; readonly basedOn: number }
  | { readonly intent: 'remove'; readonly map: string; readonly id: string; readonly basedOn: number };

interface DrawnFeature {
  /** Without one it is new. */
  readonly id: string | undefined;
  readonly name: string;
  readonly [property: string]: unknown;
}
