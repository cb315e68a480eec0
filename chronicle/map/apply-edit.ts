import { Fault } from '../../domain/fault.ts';
import { featuresOf, type MapChange } from '../../domain/geography/map-document.ts';
import { geometryProblem } from '../../domain/geography/map-feature.ts';
import type { Position } from '../../domain/geography/position.ts';
import { parseRecord } from '../../domain/record.ts';
import { parseRecordKey, type RecordKey, recordKey } from '../../domain/reference.ts';
import { slugOf } from '../../domain/slug.ts';
import { RECORDS, recordId, records } from '../records/record-documents.ts';
import { saveRecord } from '../records/save-record.ts';
import { openMap } from './atlas.ts';
import { freeId } from './feature-ids.ts';
import { maps } from './map-documents.ts';
import { type MapPorts, removeFeature, saveFeature } from './save-feature.ts';

interface Maker {
  readonly by: string;
  readonly at: string;
}

/** Answers with the id or slug of what was changed, or nothing when it is gone. */
export async function applyEdit(ports: MapPorts, change: MapChange, maker: Maker): Promise<string | undefined> {
  switch (change.intent) {
    case 'move': {
      const parsed = parseRecordKey(change.key);
      if (!parsed) throw new Fault('not-found', `no record ${change.key}`);
      if (!change.to) throw new Fault('invalid-feature', 'no position', [{ field: 'geometry', problem: 'missing' }]);
      await moveRecord(ports, { ...maker, ...change, key: change.key as RecordKey, to: change.to });
      return parsed.slug;
    }
    case 'save': {
      const { map, basedOn, feature } = change;
      const id = feature.id ?? (await newId(ports, map, feature.name));
      await saveFeature(ports, { ...(await whatStays(ports, map, id)), ...feature, id }, { ...maker, map, basedOn });
      return id;
    }
    case 'remove':
      await removeFeature(ports, change.id, { ...maker, map: change.map, basedOn: change.basedOn });
      return undefined;
  }
}

/** What a drawing does not say of a feature and must not lose: its place in a tour. */
async function whatStays(ports: MapPorts, map: string, id: string) {
  const { order } = (await featuresIn(ports, map)).get(id) ?? {};
  return order === undefined ? {} : { order };
}

async function newId(ports: MapPorts, map: string, name: string): Promise<string> {
  const features = await featuresIn(ports, map);
  const isLocality = async (slug: string) =>
    (await ports.store.get(RECORDS, recordId(recordKey('locality', slug)))) !== undefined;
  const taken = new Set(features.keys());
  for (;;) {
    const id = freeId(slugOf(name) || 'oblik', (word) => !taken.has(word));
    if (!(await isLocality(id))) return id;
    taken.add(id);
  }
}

async function featuresIn({ store, files }: MapPorts, map: string) {
  const kept = await maps.get(store, map);
  const opened = kept && (await openMap(files, kept));
  return new Map(opened ? featuresOf(opened.document).map((feature) => [feature.id, feature]) : []);
}

export interface RecordMove {
  readonly key: RecordKey;
  readonly to: Position;
  readonly approximate: boolean;
  readonly basedOn: number;
  readonly by: string;
  readonly at: string;
}

/** Puts a record somewhere on the map. Answers with the record's new revision. */
export async function moveRecord(
  { store, frame }: Pick<MapPorts, 'store' | 'frame'>,
  move: RecordMove,
): Promise<number> {
  const problem = geometryProblem({ type: 'Point', coordinates: move.to }, frame);
  if (problem) throw new Fault('invalid-geometry', problem, problem);
  const kept = await records.get(store, recordId(move.key));
  if (!kept) throw new Fault('not-found', `no record ${move.key}`);
  const { record } = kept;
  const { approximate: _, ...place } = record.place ?? { name: record.title };
  const [lon, lat] = move.to;
  const result = parseRecord({
    ...record,
    place: { ...place, lat, lon, ...(move.approximate ? { approximate: true } : {}) },
    updated: move.at,
  });
  if ('faults' in result) throw new Fault('invalid-record', `${move.key} cannot be moved`, result.faults);
  return saveRecord(store, { record: result.record, basedOn: move.basedOn, by: move.by, at: move.at });
}
