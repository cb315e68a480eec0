/**
 * A genealogy as it is sent to the browser: what a drawing, a search and a preview need, column by column, so that it
 * compresses to a few bytes a person. The full record of a person is fetched on demand.
 */
export interface PackedGenealogy {
  readonly ids: readonly string[];
  /** A digit a person: see Sex. */
  readonly sex: string;
  /** Every name and place once; columns below refer to it by number, 0 being no word. */
  readonly words: readonly string[];
  readonly given: readonly number[];
  readonly surname: readonly number[];
  readonly birthPlace: readonly number[];
  /** EDTF, empty where unknown. */
  readonly born: readonly string[];
  readonly died: readonly string[];
  /** Only where the full name is more than given name and surname. */
  readonly full: Sparse<string>;
  readonly nickname: Sparse<string>;
  readonly otherNames: Sparse<readonly string[]>;
  readonly families: {
    readonly first: readonly number[];
    readonly second: readonly number[];
    readonly marriageDay: readonly number[];
    readonly childCount: readonly number[];
    readonly children: readonly number[];
    /** By place in `children`, only where it is not birth. */
    readonly pedigree: Sparse<number>;
  };
  /** Marriages in their order, only where it is not the order of the families. */
  readonly unions: Sparse<readonly number[]>;
  /** A digit a person: see Portrait. */
  readonly portraits: string;
}

/** The kind of portrait a person has. A drawing takes the colours of the theme, a photograph has its own. */
export const Portrait = { none: 0, drawing: 1, photograph: 2 } as const;
export type Portrait = (typeof Portrait)[keyof typeof Portrait];

/** By person, for what few have. */
export type Sparse<Value> = { readonly [person: string]: Value };

export function plainName(given: string, surname: string): string {
  return `${given} ${surname}`.trim();
}
