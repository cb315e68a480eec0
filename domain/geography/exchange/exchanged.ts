import { Fault } from '../../fault.ts';
import type { Geometry } from '../geometry.ts';

/** A shape on its way to or from another program. */
export interface Exchanged {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly geometry: Geometry;
  /** What only GeoJSON can carry: kind, date, record … */
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
}

/** What a file says of itself as a whole. */
export interface FileWords {
  readonly title: string;
  readonly creator: string;
  readonly note?: string | undefined;
}

export type FindingCode = 'not-a-feature' | 'no-geometry' | 'unknown-geometry' | 'bad-coordinates' | 'too-short';

/** Something in a file that could not be read. */
export interface Finding {
  /** Where: a line of the file, or the number of the feature in it. */
  readonly line?: number;
  readonly index?: number;
  readonly name?: string;
  readonly code: FindingCode;
}

/** A survey of a whole parish has fewer. */
export const MOST_SHAPES = 5000;

/** Asked while a file is being read: what nobody could look through is not read to its end. */
export function checkShapeCount(shapes: number): void {
  if (shapes > MOST_SHAPES) throw new Fault('too-many-shapes', `more than ${MOST_SHAPES} shapes`);
}

export interface ReadFile {
  readonly shapes: readonly Exchanged[];
  readonly findings: readonly Finding[];
}

/** The file as a whole makes no sense; `line` says where it stopped making it. */
export class Unreadable extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
