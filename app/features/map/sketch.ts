import type { Geometry } from '../../../domain/geography/geometry.ts';
import type { Position } from '../../../domain/geography/position.ts';

export type SketchShape = Geometry['type'];

/** What somebody is drawing: a walk to be measured, or a shape for the map. */
export interface Sketch {
  /** The form the drawing is for; a walk is for nobody but the walker. */
  readonly form: string | undefined;
  readonly shape: SketchShape;
  readonly points: readonly Position[];
}

export function addPoint(sketch: Sketch, point: Position): Sketch {
  return { ...sketch, points: sketch.shape === 'Point' ? [point] : [...sketch.points, point] };
}

export function movePoint(sketch: Sketch, index: number, to: Position): Sketch {
  return { ...sketch, points: sketch.points.map((point, at) => (at === index ? to : point)) };
}

export function dropLast(sketch: Sketch): Sketch {
  return { ...sketch, points: sketch.points.slice(0, -1) };
}

/** The shape as far as it goes; nothing while it has too few points to be one. */
export function sketchedShape({ shape, points }: Pick<Sketch, 'shape' | 'points'>): Geometry | undefined {
  const [first] = points;
  if (!first) return undefined;
  if (shape === 'Point') return { type: 'Point', coordinates: first };
  if (shape === 'LineString') return points.length > 1 ? { type: 'LineString', coordinates: points } : undefined;
  return points.length > 2 ? { type: 'Polygon', coordinates: [[...points, first]] } : undefined;
}

/** Everything there is to see of it: its corners, and the shape or the line between them. */
export function sketchGeometries(sketch: Sketch): Geometry[] {
  const shape = sketchedShape(sketch) ?? sketchedShape({ ...sketch, shape: 'LineString' });
  const corners = sketch.points.map((coordinates): Geometry => ({ type: 'Point', coordinates }));
  return [...(shape && shape.type !== 'Point' ? [shape] : []), ...corners];
}

/** The corners of a shape that is there already, to be drawn on with. */
export function cornersOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : (geometry.coordinates[0] ?? []).slice(0, -1);
}
