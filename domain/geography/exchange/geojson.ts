import { type Geometry, positionsOf } from '../geometry.ts';
import type { Position } from '../position.ts';
import {
  checkShapeCount,
  type Exchanged,
  type FileWords,
  type Finding,
  type FindingCode,
  type ReadFile,
  Unreadable,
} from './exchanged.ts';

export function writeGeoJson(shapes: readonly Exchanged[], { note }: Pick<FileWords, 'note'> = {}): string {
  const features = shapes.map(({ id, name, description, geometry, properties }) =>
    JSON.stringify({ type: 'Feature', id, properties: { name, description, ...properties }, geometry }),
  );
  const words = note ? `"note":${JSON.stringify(note)},` : '';
  return `{"type":"FeatureCollection",${words}"features":[\n${features.join(',\n')}\n]}\n`;
}

/** Whatever shapes are in it, one by one; shapes of several parts come apart. */
export function readGeoJson(text: string): ReadFile {
  const parsed = parse(text);
  const { type, features } = (parsed ?? {}) as { type?: unknown; features?: unknown };
  const candidates = type === 'FeatureCollection' && Array.isArray(features) ? features : [parsed];
  const shapes: Exchanged[] = [];
  const findings: Finding[] = [];
  checkShapeCount(candidates.length);
  for (const [position, candidate] of candidates.entries()) {
    const { name, ...result } = readFeature(candidate);
    const index = position + 1;
    if ('code' in result) findings.push({ index, code: result.code, ...(name ? { name } : {}) });
    else {
      checkShapeCount(shapes.length + findings.length + result.shapes.length);
      shapes.push(...result.shapes);
    }
  }
  return { shapes, findings };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const offset = /position (\d+)/.exec((error as Error).message)?.[1];
    throw new Unreadable('not JSON', offset ? text.slice(0, Number(offset)).split('\n').length : undefined);
  }
}

type FeatureResult = { readonly name: string } & ({ readonly shapes: Exchanged[] } | { readonly code: FindingCode });

function readFeature(candidate: unknown): FeatureResult {
  const { type, id, geometry, properties } = (candidate ?? {}) as Record<string, unknown>;
  const { name, description, ...rest } = (properties ?? {}) as Record<string, unknown>;
  const known = { name: typeof name === 'string' ? name.trim() : '' };
  if (type !== 'Feature') return { ...known, code: 'not-a-feature' };
  if (!geometry) return { ...known, code: 'no-geometry' };
  const parts = partsOf(geometry as { type?: unknown; coordinates?: unknown });
  if (!parts) return { ...known, code: 'unknown-geometry' };
  if (!parts.every(isWellFormed)) return { ...known, code: 'bad-coordinates' };
  return {
    ...known,
    shapes: parts.map((part, index) => ({
      ...known,
      geometry: part,
      properties: rest,
      ...(parts.length === 1 && (typeof id === 'string' || typeof id === 'number') ? { id: String(id) } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...(index > 0 ? { name: `${known.name} ${index + 1}`.trim() } : {}),
    })),
  };
}

function partsOf({ type, coordinates }: { type?: unknown; coordinates?: unknown }): Geometry[] | undefined {
  if (type === 'Point' || type === 'LineString' || type === 'Polygon') return [{ type, coordinates } as Geometry];
  const single = { MultiPoint: 'Point', MultiLineString: 'LineString', MultiPolygon: 'Polygon' }[String(type)];
  if (!single || !Array.isArray(coordinates)) return undefined;
  return coordinates.map((part) => ({ type: single, coordinates: part }) as Geometry);
}

function isWellFormed(geometry: Geometry): boolean {
  const { type, coordinates } = geometry;
  if (!Array.isArray(coordinates)) return false;
  if (type === 'Polygon' && !coordinates.every(Array.isArray)) return false;
  return positionsOf(geometry).every(isPosition);
}

function isPosition(candidate: Position): boolean {
  return Array.isArray(candidate) && candidate.length >= 2 && candidate.slice(0, 3).every(Number.isFinite);
}
