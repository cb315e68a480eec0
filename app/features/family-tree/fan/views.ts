/** Somebody in a fan, by the number of their place. */
export interface FanPlaceView {
  readonly place: number;
  readonly name: string;
  readonly given: string;
  readonly surname: string;
  readonly years: string;
  /** Their own fan. */
  readonly href: string;
  /** A letter that all places of the same person have. */
  readonly mark: string | undefined;
}

export interface FanView {
  readonly places: readonly FanPlaceView[];
  /** Generations of ancestors that are asked for. */
  readonly generations: number;
  /** From the parents on. */
  readonly rows: readonly {
    readonly heading: string;
    readonly known: string;
    readonly places: readonly FanPlaceView[];
  }[];
  /** Who stands in several places. */
  readonly repeated: readonly { readonly mark: string; readonly name: string; readonly places: readonly number[] }[];
}
