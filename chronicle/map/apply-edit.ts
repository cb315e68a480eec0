import { Fault } from '../../domain/fault.ts';
import type { MapChange } from '../../domain/geography/map-document.ts';
import { featuresOf } from '../../domain/geography/map-document.ts';
import { parseRecordKey, type RecordKey, recordKey } from '../../domain/reference.ts';
import { slugOf } from '../../domain/slug.ts';
import { RECORDS, recordId } from '../records/record-documents.ts';
import { openMap } from './atlas.ts';
import { freeId } from './feature-ids.ts';
import { maps } from './map-documents.ts';
import { moveRecord } from './move-record.ts';
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

/** What a drawing does not say of a feature and must not lose: its place in a tour, that it is a sample. */
async function whatStays(ports: MapPorts, map: string, id: string) {
  const { order, sample } = (await featuresIn(ports, map)).get(id) ?? {};
  return JSON.parse(JSON.stringify({ order, sample }));
}

async function newId(ports: MapPorts, map: string, name: string): Promise<string> {
  const features = await featuresIn(ports, map);
  const localities = new Set((await ports.store.list(RECORDS, { where: { kind: 'locality' } })).map(({ id }) => id));
  const isLocality = (slug: string) => localities.has(recordId(recordKey('locality', slug)));
  return freeId(slugOf(name) || 'oblik', (id) => !features.has(id) && !isLocality(id));
}

async function featuresIn({ store, files }: MapPorts, map: string) {
  const kept = await maps.get(store, map);
  const opened = kept && (await openMap(files, kept));
  return new Map(opened ? featuresOf(opened.document).map((feature) => [feature.id, feature]) : []);
}
