/** How a fan is laid out; lengths are units of its drawing, angles are degrees clockwise from the top. */
export interface FanShape {
  readonly centre: number;
  /** How the name in the middle is written. */
  readonly middle: FanRing;
  readonly rings: readonly FanRing[];
  /** From the leftmost edge to the rightmost. */
  readonly sweep: number;
  /** Of the woven band around everything. */
  readonly band: number;
}

export interface FanRing {
  readonly depth: number;
  readonly size: number;
  /** Names follow the circle where a place is wide, and the radius where it is narrow. */
  readonly along: 'arc' | 'radius';
  readonly lines: 1 | 2 | 3;
  readonly withoutYears?: true;
}

/** For a desk or a sheet of paper, up to six generations. */
export function wideFan(generations: number): FanShape {
  const rings: readonly FanRing[] = [
    { depth: 88, size: 18, along: 'arc', lines: 3 },
    { depth: 84, size: 16, along: 'arc', lines: 3 },
    { depth: 84, size: 14.5, along: 'arc', lines: 3 },
    { depth: 118, size: 14, along: 'radius', lines: 3 },
    { depth: 112, size: 12.5, along: 'radius', lines: 3 },
    { depth: 112, size: 11, along: 'radius', lines: 2 },
  ];
  const middle: FanRing = { depth: 166, size: 22, along: 'radius', lines: 3 };
  return { centre: 98, middle, rings: rings.slice(0, generations), sweep: 208, band: 26 };
}

/** For a phone: three generations in letters that can be read; the rest is in the list. */
export const NARROW_FAN: FanShape = {
  centre: 58,
  middle: { depth: 100, size: 18, along: 'radius', lines: 2, withoutYears: true },
  rings: [
    { depth: 54, size: 17, along: 'arc', lines: 2, withoutYears: true },
    { depth: 52, size: 16, along: 'arc', lines: 2, withoutYears: true },
    { depth: 68, size: 14.5, along: 'radius', lines: 2, withoutYears: true },
  ],
  sweep: 200,
  band: 14,
};

export interface FanSegment {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the circle is the origin. */
export function pointAt(radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: -radius * Math.cos(radians) };
}

/** 1 for the parents; 0 for the person in the middle. */
export function generationOf(place: number): number {
  return Math.floor(Math.log2(place));
}

export function outerRadius({ centre, rings }: FanShape): number {
  return rings.reduce((radius, { depth }) => radius + depth, centre);
}

/** The place of an ancestor: fathers on the left, as number 2 comes before 3. */
export function segmentOf(shape: FanShape, place: number): FanSegment {
  const generation = generationOf(place);
  const inner = outerRadius({ ...shape, rings: shape.rings.slice(0, generation - 1) });
  const width = shape.sweep / 2 ** generation;
  const from = -shape.sweep / 2 + (place - 2 ** generation) * width;
  return { inner, outer: inner + (shape.rings[generation - 1] as FanRing).depth, from, to: from + width };
}

/** A piece of a ring. */
export function segmentPath({ inner, outer, from, to }: FanSegment): string {
  return `${arcPath(outer, from, to)}L${arcPath(inner, to, from).slice(1)}Z`;
}

export function arcPath(radius: number, from: number, to: number): string {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${written(pointAt(radius, from))}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${written(pointAt(radius, to))}`;
}

export function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What the drawing takes up: the lowest points are the ends of the band, or the middle. */
export function fanBounds(shape: FanShape): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const radius = outerRadius(shape) + shape.band + 2;
  const half = Math.min(shape.sweep / 2, 180);
  const side = half >= 90 ? radius : pointAt(radius, half).x;
  const below = Math.max(shape.centre + 4, pointAt(radius, half).y + 8);
  return {
    left: Math.floor(-side),
    top: Math.floor(-radius),
    width: Math.ceil(2 * side),
    height: Math.ceil(radius + below),
  };
}
