import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../../domain/fault.ts';
import type { Exchanged, Finding, FindingCode, ReadFile } from '../../domain/geography/exchange/exchanged.ts';
import { readGeoJson } from '../../domain/geography/exchange/geojson.ts';
import { readGpx } from '../../domain/geography/exchange/gpx.ts';
import { featuresOf, type MapDocument, withFeature } from '../../domain/geography/map-document.ts';
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
  const taken = new Set<string>();
  const report: ImportEntry[] = file.findings.map(refusedFinding);
  let planned = document;
  for (const shape of file.shapes) {
    const candidate = candidateOf(shape, defaults, known, taken);
    const result = parseFeature(candidate);
    const name = String(candidate.name);
    const problem = 'faults' in result ? 'invalid-feature' : geometryProblem(result.feature.geometry, frame);
    if ('faults' in result || problem) {
      report.push({ name, outcome: 'refused', problem: problem ?? 'invalid-feature' });
      continue;
    }
    taken.add(result.feature.id);
    const before = known.get(result.feature.id);
    const outcome = before ? (isDeepStrictEqual(before, result.feature) ? 'unchanged' : 'changed') : 'added';
    report.push({ name, outcome });
    if (outcome !== 'unchanged') planned = withFeature(planned, result.feature);
  }
  return { document: planned, report };
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

function refusedFinding({ name = '', code, line, index }: Finding): ImportEntry {
  return {
    name,
    outcome: 'refused',
    problem: code,
    ...(line === undefined ? {} : { line }),
    ...(index === undefined ? {} : { index }),
  };
}

/**
 * A file's own id, kind and the like count where they are ours; what other programs wrote beside them does not.
 * The same name and kind again is the same thing drawn anew; another thing of that name gets a number.
 */
function candidateOf(
  { id, name, geometry, properties = {} }: Exchanged,
  defaults: ImportDefaults,
  known: ReadonlyMap<string, MapFeature>,
  taken: ReadonlySet<string>,
) {
  const given = properties.kind as FeatureKind;
  const kind = FEATURE_KINDS.includes(given) ? given : defaults.kinds[geometry.type];
  const shownName = name || defaults.name;
  const { date, line, record, order, sample } = properties;
  const ownId = id !== undefined && isSlug(id) && !taken.has(id) ? id : undefined;
  return {
    id:
      ownId ??
      freeId(slugOf(shownName) || kind, (free) => !taken.has(free) && (known.get(free)?.kind ?? kind) === kind),
    kind,
    name: shownName.slice(0, 120),
    geometry,
    ...(given === kind ? JSON.parse(JSON.stringify({ date, line, record, order, sample })) : {}),
  };
}
