/** Boxes and lines in flat arrays: what a worker hands over whole, and what a canvas paints from. */
export interface Drawing {
  /** By box: the person's index in the FamilyGraph, the upper left corner, the row within its group of kin. */
  readonly person: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly generation: Int32Array;
  /** By box: how many people are folded away behind it. */
  readonly folded: Int32Array;
  /** By line: see LineKind; the family's index; the two people it joins, NOBODY where unknown. */
  readonly kind: Uint8Array;
  readonly family: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** By line: how the child belongs to the family; Pedigree.birth for all else. */
  readonly pedigree: Uint8Array;
  /** By line: the number written at both ends of a link, counted from 1; 0 for all else. */
  readonly number: Int32Array;
  /** Line i runs through the points pointStart[i] … pointStart[i + 1] - 1, each two entries of `points`. */
  readonly pointStart: Uint32Array;
  readonly points: Int32Array;
}

/** A link is two ends with the same number: its last two points lead from the number to `to`, those before from `from` to the number. */
export const LineKind = { union: 0, child: 1, unionLink: 2, childLink: 3 } as const;
export type LineKind = (typeof LineKind)[keyof typeof LineKind];
