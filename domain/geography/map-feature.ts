import { z } from 'zod';
import { parsePartialDate } from '../partial-date.ts';
import { parseRecordKey, type RecordKey } from '../reference.ts';
import { type Geometry, positionsOf } from './geometry.ts';
import { type Bounds, isInRange, isWithin, type Position } from './position.ts';

export const FEATURE_KINDS = [
  'home',
  'path',
  'toponym',
  'graveyard',
  'viewpoint',
  'field',
  'water',
  'wall',
  'tour',
] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** Something drawn on the map of the hill. */
export interface MapFeature {
  readonly id: string;
  readonly kind: FeatureKind;
  readonly name: string;
  readonly geometry: Geometry;
  readonly date?: string | undefined;
  /** Whose house it is: one of the family trees. */
  readonly line?: 'bosnjak' | 'cavar' | undefined;
  readonly record?: RecordKey | undefined;
  /** The place of a stop within its tour. */
  readonly order?: number | undefined;
  readonly sample?: boolean | undefined;
}

export const MOST_VERTICES = 2000;

const position = z
  .tuple([z.number(), z.number()])
  .rest(z.number())
  .transform(
    ([longitude, latitude, height]): Position =>
      height === undefined ? [longitude, latitude] : [longitude, latitude, height],
  );
const ring = z
  .array(position)
  .min(4, 'a ring of an area has at least four points, the last equal to the first')
  .refine(
    (points) => points[0]?.[0] === points.at(-1)?.[0] && points[0]?.[1] === points.at(-1)?.[1],
    'a ring must end where it began',
  );

const geometrySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2, 'a line has at least two points') }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
]);

const featureSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not the id of a feature')
    .max(80),
  kind: z.enum(FEATURE_KINDS),
  name: z.string().trim().min(1).max(120),
  geometry: geometrySchema,
  date: z
    .string()
    .refine((text) => parsePartialDate(text) !== undefined, 'is not a partial date (EDTF)')
    .optional(),
  line: z.enum(['bosnjak', 'cavar']).optional(),
  record: z
    .string()
    .refine((text): text is RecordKey => parseRecordKey(text) !== undefined, 'is not a record (kind/slug)')
    .optional(),
  order: z.number().int().min(1).max(999).optional(),
  sample: z.boolean().optional(),
});

export interface FeatureFault {
  readonly field: string;
  readonly problem: string;
}

/** A feature, or what is wrong with what claims to be one. */
export function parseFeature(
  candidate: unknown,
): { readonly feature: MapFeature } | { readonly faults: readonly FeatureFault[] } {
  const parsed = featureSchema.safeParse(candidate);
  if (parsed.success) return { feature: parsed.data as MapFeature };
  return { faults: parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message })) };
}

export type GeometryProblem = 'out-of-range' | 'outside-frame' | 'too-many-vertices';

/** What keeps a well-formed shape from being drawn here. */
export function geometryProblem(geometry: Geometry, frame: Bounds): GeometryProblem | undefined {
  const positions = positionsOf(geometry);
  if (positions.length > MOST_VERTICES) return 'too-many-vertices';
  if (!positions.every(isInRange)) return 'out-of-range';
  return positions.every((point) => isWithin(point, frame)) ? undefined : 'outside-frame';
}
