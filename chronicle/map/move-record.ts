import { Fault } from '../../domain/fault.ts';
import { geometryProblem } from '../../domain/geography/map-feature.ts';
import type { Position } from '../../domain/geography/position.ts';
import { parseRecord } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { recordId, records } from '../records/record-documents.ts';
import { saveRecord } from '../records/save-record.ts';
import type { MapPorts } from './save-feature.ts';

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
