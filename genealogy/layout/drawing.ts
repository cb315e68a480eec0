import type { Genealogy } from '../genealogy.ts';
import { NOBODY, Pedigree } from '../graph.ts';
import { BOX_HEIGHT, BOX_WIDTH } from './measures.ts';

/** Boxes and lines in flat arrays, which a worker can transfer and a canvas can paint from. */
export interface Drawing {
  /** By box: the person's index in the FamilyGraph, the upper left corner, the row within its group of kin. */
  readonly person: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly generation: Int32Array;
  /** By box: the number of its group of kin. */
  readonly kinGroup: Int32Array;
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

export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The row, counted from the top of its group of kin. */
  readonly generation: number;
  /** How many people are folded away behind this one. */
  readonly folded: number;
}

export interface Edge {
  /** A link is two numbered ends where a line would have crossed the whole drawing. */
  readonly kind: 'union' | 'child' | 'link';
  /** What the line says: two partners of a family, or a child of it. */
  readonly joins: 'union' | 'child';
  readonly family: string;
  /** A partner of the family, unless none is drawn. */
  readonly from: string | undefined;
  /** The other partner, or the child. */
  readonly to: string;
  readonly pedigree: keyof typeof Pedigree;
  readonly number: number | undefined;
  /**
   * x and y in turn, along a line of upright and level pieces. The last two points of a link lead from the number down to `to`,
   * those before from `from` to the number.
   */
  readonly points: readonly number[];
}

/** One box for every person in view and the lines among them. Coordinates are whole numbers. */
export class Layout {
  /** The same in flat arrays. */
  readonly drawing: Drawing;
  /** In the view of a path: the people along it, from one end to the other. */
  readonly path: readonly string[];
  readonly #genealogy: Genealogy;
  #boxes: readonly Box[] | undefined;
  #edges: readonly Edge[] | undefined;

  constructor(genealogy: Genealogy, drawing: Drawing, path: readonly string[]) {
    this.#genealogy = genealogy;
    this.drawing = drawing;
    this.path = path;
  }

  get boxes(): readonly Box[] {
    this.#boxes ??= boxesOf(this.drawing, this.#genealogy);
    return this.#boxes;
  }

  get edges(): readonly Edge[] {
    this.#edges ??= edgesOf(this.drawing, this.#genealogy);
    return this.#edges;
  }
}

function boxesOf(drawing: Drawing, { individuals }: Genealogy): Box[] {
  return Array.from(drawing.person, (person, index) => ({
    id: individuals.idAt(person),
    x: drawing.x[index] as number,
    y: drawing.y[index] as number,
    width: BOX_WIDTH,
    height: BOX_HEIGHT,
    generation: drawing.generation[index] as number,
    folded: drawing.folded[index] as number,
  }));
}

const PEDIGREES = Object.keys(Pedigree) as (keyof typeof Pedigree)[];

function edgesOf(drawing: Drawing, { individuals, families }: Genealogy): Edge[] {
  return Array.from(drawing.kind, (kind, index): Edge => {
    const from = drawing.from[index] as number;
    return {
      kind: kind === LineKind.union ? 'union' : kind === LineKind.child ? 'child' : 'link',
      joins: kind === LineKind.union || kind === LineKind.unionLink ? 'union' : 'child',
      family: families.idAt(drawing.family[index] as number),
      from: from === NOBODY ? undefined : individuals.idAt(from),
      to: individuals.idAt(drawing.to[index] as number),
      pedigree: PEDIGREES[drawing.pedigree[index] as number] as keyof typeof Pedigree,
      number: drawing.number[index] || undefined,
      points: [
        ...drawing.points.subarray(
          2 * (drawing.pointStart[index] as number),
          2 * (drawing.pointStart[index + 1] as number),
        ),
      ],
    };
  });
}
