import { Fault } from '../../domain/fault.ts';
import {
  type MapDocument,
  printMapDocument,
  withFeatures,
  withoutFeature,
} from '../../domain/geography/map-document.ts';
import { geometryProblem, type MapFeature, parseFeature } from '../../domain/geography/map-feature.ts';
import type { Bounds } from '../../domain/geography/position.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { FileStore } from '../files/file-store.ts';
import { RECORDS, recordId } from '../records/record-documents.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { openMap } from './atlas.ts';
import { maps, saveMap } from './map-documents.ts';

export interface MapPorts {
  readonly store: DocumentStore;
  readonly files: FileStore;
  /** Nothing is drawn outside it. */
  readonly frame: Bounds;
}

export interface MapEdit {
  readonly map: string;
  readonly basedOn: number;
  readonly by: string;
  readonly at: string;
}

/** Draws a feature into a map, or draws it anew. Answers with the map's new revision. */
export async function saveFeature(ports: MapPorts, candidate: unknown, edit: MapEdit): Promise<number> {
  const result = parseFeature(candidate);
  if ('faults' in result) throw new Fault('invalid-feature', 'not a feature', result.faults);
  const feature = result.feature;
  const problem = geometryProblem(feature.geometry, ports.frame);
  if (problem) throw new Fault('invalid-geometry', problem, problem);
  await checkRecord(ports.store, feature);
  return editMap(ports, edit, (document) => withFeatures(document, [feature]));
}

export function removeFeature(ports: MapPorts, id: string, edit: MapEdit): Promise<number> {
  return editMap(ports, edit, (document) => {
    if (!document.features.some((feature) => feature.id === id)) throw new Fault('not-found', `no feature ${id}`);
    return withoutFeature(document, id);
  });
}

export async function editMap(
  { store, files }: MapPorts,
  { map, basedOn, by, at }: MapEdit,
  change: (document: MapDocument) => MapDocument,
): Promise<number> {
  const kept = await maps.get(store, map);
  const opened = kept && (await openMap(files, kept));
  if (!opened) throw new Fault('not-found', `no map ${map}`);
  if (opened.revision !== basedOn) {
    throw new Fault('conflict', `The map ${map} was saved by somebody else since revision ${basedOn}`);
  }
  const hash = await files.put(new TextEncoder().encode(printMapDocument(change(opened.document))));
  return saveMap(store, { name: map, hash, basedOn, by, at });
}

async function checkRecord(store: DocumentStore, { record }: MapFeature): Promise<void> {
  if (record === undefined || (await store.get(RECORDS, recordId(record as RecordKey)))) return;
  throw new Fault('broken-link', `there is no ${record}`);
}
