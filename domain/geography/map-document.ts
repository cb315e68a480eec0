import { callsItselfSample } from '../sample-note.ts';
import type { Contour } from './contours.ts';
import { type MapFeature, parseFeature } from './map-feature.ts';
import type { Position } from './position.ts';

/** A file of map data as it lies in the archive: GeoJSON, with whatever else its makers put into it. */
export interface MapDocument {
  readonly type: 'FeatureCollection';
  readonly features: readonly RawFeature[];
  readonly [member: string]: unknown;
}

interface RawFeature {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly geometry?: unknown;
  readonly properties?: Readonly<Record<string, unknown>> | null;
}

export function parseMapDocument(text: string): MapDocument | undefined {
  try {
    const parsed = JSON.parse(text) as MapDocument | null;
    return parsed?.type === 'FeatureCollection' && Array.isArray(parsed.features) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The features that can be drawn; what is not understood stays in the file and is passed over. */
export function featuresOf({ features }: MapDocument): MapFeature[] {
  return features.flatMap(({ id, geometry, properties }) => {
    const result = parseFeature({ ...properties, id, geometry });
    return 'feature' in result ? [result.feature] : [];
  });
}

/** A file that calls itself a sample is one as long as anything drawn in it is. */
export function isSampleMap(document: MapDocument): boolean {
  if (typeof document.note !== 'string' || !callsItselfSample(document.note)) return false;
  const drawn = featuresOf(document);
  return drawn.length === 0 || drawn.some(({ sample }) => sample);
}

export function contoursOf({ features }: MapDocument): Contour[] {
  return features.flatMap(({ geometry, properties }) => {
    const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
    const height = properties?.height;
    if (type !== 'LineString' || typeof height !== 'number' || !Array.isArray(coordinates)) return [];
    return [{ height, line: coordinates as Position[] }];
  });
}

/** What a feature says of itself; and what was measured on its old shape and does not hold for a new one. */
const KNOWN = new Set(['kind', 'name', 'date', 'line', 'record', 'order', 'sample', 'length', 'climb']);

/** The document with features put in, each in the place of the first with its id or at the end. Nothing else changes. */
export function withFeatures(document: MapDocument, drawn: readonly MapFeature[]): MapDocument {
  const features = [...document.features];
  const places = new Map<unknown, number>();
  for (const [place, { id }] of features.entries()) if (!places.has(id)) places.set(id, place);
  for (const { id, geometry, ...properties } of drawn) {
    const place = places.get(id) ?? features.length;
    const kept = Object.entries(features[place]?.properties ?? {}).filter(([name]) => !KNOWN.has(name));
    features[place] = { type: 'Feature', id, geometry, properties: { ...properties, ...Object.fromEntries(kept) } };
    places.set(id, place);
  }
  return { ...document, features };
}

export function withoutFeature(document: MapDocument, id: string): MapDocument {
  return { ...document, features: document.features.filter((feature) => feature.id !== id) };
}

/** One feature a line: a change to one of them shows as one line to whoever compares two versions. */
export function printMapDocument({ features, ...members }: MapDocument): string {
  const head = Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n');
  return `{\n${[...head, `"features": [\n${lines}\n]`].join(',\n')}\n}\n`;
}

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
