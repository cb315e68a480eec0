import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../../domain/fault.ts';
import type { Exchanged, Finding, FindingCode, ReadFile } from '../../domain/geography/exchange/exchanged.ts';
import { readGeoJson } from '../../domain/geography/exchange/geojson.ts';
import { readGpx } from '../../domain/geography/exchange/gpx.ts';
import { featuresOf, type MapDocument, withFeatures } from '../../domain/geography/map-document.ts';
import {
  FEATURE_KINDS,
  type FeatureKind,
  type GeometryProblem,
  geometryProblem,
  type MapFeature,
  parseFeature,
} from '../../domain/geography/map-feature.ts';
import type { Bounds } from '../../domain/geography/position.ts';
import { isSlug, slugOf } from '../../domain/slug.ts';
import { freeId } from './feature-ids.ts';
import { editMap, type MapEdit, type MapPorts } from './save-feature.ts';

/** What the shapes of a file are, and are called, when it does not say. */
export interface ImportDefaults {
  readonly kinds: Readonly<Record<'Point' | 'LineString' | 'Polygon', FeatureKind>>;
  readonly name: string;
}

type ImportProblem = FindingCode | GeometryProblem | 'invalid-feature';

export interface ImportEntry {
  readonly name: string;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  readonly problem?: ImportProblem;
  readonly line?: number;
  readonly index?: number;
}

export interface ImportPlan {
  readonly document: MapDocument;
  readonly report: readonly ImportEntry[];
}

export function readMapFile(bytes: Uint8Array): ReadFile {
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  return text.trimStart().startsWith('<') ? readGpx(text) : readGeoJson(text);
}

/** What a file would change, shape by shape. What cannot be drawn is left out and said so; the rest is taken. */
export function planImport(document: MapDocument, file: ReadFile, defaults: ImportDefaults, frame: Bounds): ImportPlan {
  const known = new Map(featuresOf(document).map((feature) => [feature.id, feature]));
  const ids: TakenIds = { taken: new Set(), counted: new Map() };
  const report: ImportEntry[] = file.findings.map(refusedFinding);
  const drawn: MapFeature[] = [];
  for (const shape of file.shapes) {
    const candidate = candidateOf(shape, defaults, known, ids);
    const result = parseFeature(candidate);
    const name = String(candidate.name);
    const problem = 'faults' in result ? 'invalid-feature' : geometryProblem(result.feature.geometry, frame);
    if ('faults' in result || problem) {
      report.push({ name, outcome: 'refused', problem: problem ?? 'invalid-feature' });
      continue;
    }
    ids.taken.add(result.feature.id);
    const before = known.get(result.feature.id);
    const outcome = before ? (isDeepStrictEqual(before, result.feature) ? 'unchanged' : 'changed') : 'added';
    report.push({ name, outcome });
    if (outcome !== 'unchanged') drawn.push(result.feature);
  }
  return { document: withFeatures(document, drawn), report };
}

/** Takes a file in, as a new revision of a map. */
export async function importFeatures(
  ports: MapPorts,
  file: ReadFile,
  defaults: ImportDefaults,
  edit: MapEdit,
): Promise<readonly ImportEntry[]> {
  let report: readonly ImportEntry[] = [];
  await editMap(ports, edit, (document) => {
    const plan = planImport(document, file, defaults, ports.frame);
    report = plan.report;
    if (!report.some(({ outcome }) => outcome === 'added' || outcome === 'changed')) {
      throw new Fault('invalid-feature', 'nothing to import');
    }
    return plan.document;
  });
  return report;
}

/** What GeoJSON carries besides; what is not there must not be there as nothing, or it would count as changed. */
const CARRIED = ['date', 'line', 'record', 'order', 'sample'] as const;

function carried(name: string, value: unknown): [string, unknown][] {
  return value === undefined ? [] : [[name, value]];
}

function refusedFinding({ name = '', code, line, index }: Finding): ImportEntry {
  return {
    name,
    outcome: 'refused',
    problem: code,
    ...(line === undefined ? {} : { line }),
    ...(index === undefined ? {} : { index }),
  };
}

interface TakenIds {
  readonly taken: Set<string>;
  /** By kind, how far the numbers behind each name have been counted. */
  readonly counted: Map<FeatureKind, Map<string, number>>;
}

/**
 * A file's own id, kind and the like count where they are ours; what other programs wrote beside them does not.
 * The same name and kind again is the same thing drawn anew; another thing of that name gets a number.
 */
function candidateOf(
  { id, name, geometry, properties = {} }: Exchanged,
  defaults: ImportDefaults,
  known: ReadonlyMap<string, MapFeature>,
  { taken, counted }: TakenIds,
) {
  const given = properties.kind as FeatureKind;
  const kind = FEATURE_KINDS.includes(given) ? given : defaults.kinds[geometry.type];
  const shownName = name || defaults.name;
  const numbers = counted.get(kind) ?? new Map<string, number>();
  counted.set(kind, numbers);
  const isFree = (free: string) => !taken.has(free) && (known.get(free)?.kind ?? kind) === kind;
  const ownId = id !== undefined && isSlug(id) && !taken.has(id) ? id : undefined;
  return {
    id: ownId ?? freeId(slugOf(shownName) || kind, isFree, numbers),
    kind,
    name: shownName.slice(0, 120),
    geometry,
    ...(given === kind ? Object.fromEntries(CARRIED.flatMap((name) => carried(name, properties[name]))) : {}),
  };
}
