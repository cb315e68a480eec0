import { Fault } from '../../domain/fault.ts';
import { type ChronicleRecord, keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { FileStore } from '../files/file-store.ts';
import { mapSavingWrites, maps } from '../map/map-documents.ts';
import { type DescribeMedia, MEDIA } from '../media/media.ts';
import { RECORDS, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import { type DocumentStore, type Fields, inCommits, type Write } from '../store/document-store.ts';
import { individualIdsIn } from '../trees/describe-tree.ts';
import { TREES, trees } from '../trees/tree.ts';
import { type ArchiveSource, outcomeOf, type Progress, type ReportEntry } from './archive.ts';
import { checkArchive } from './check-archive.ts';
import { currentArchive } from './current-archive.ts';
import { readPrivate } from './import-private.ts';
import type { PrivatePorts } from './private-part.ts';
import { type ReadArchive, readArchive } from './read-archive.ts';

export interface ImportPorts {
  readonly store: DocumentStore;
  readonly files: FileStore;
  readonly describeMedia: DescribeMedia;
  /** Where what is private goes; without it, an archive that has such a part is refused. */
  readonly private?: PrivatePorts;
}

export interface ImportOptions {
  readonly by: string;
  readonly at: string;
  /** Reports what would happen and changes nothing. */
  readonly dryRun?: boolean;
  readonly progress?: Progress;
}

/**
 * Takes an archive in, whole or not at all: one thing refused, and nothing is changed.
 * What the archive does not mention stays as it is.
 */
export async function importArchive(
  ports: ImportPorts,
  given: ArchiveSource,
  options: ImportOptions,
): Promise<ReportEntry[]> {
  const source = currentArchive(given, options.at);
  const { store, files, describeMedia } = ports;
  const archive = await readArchive(source, {
    describeMedia,
    at: options.at,
    ...(options.progress ? { progress: options.progress } : {}),
  });
  const kept = await readStored(store, files);
  const besides = await readPrivate(ports.private, source, {
    paths: archive.private,
    media: new Set([...archive.media.values()].map(({ hash }) => hash)),
  });
  const refused = [...archive.refused, ...checkArchive(archive, kept), ...besides.refused];
  if (refused.length > 0) return refused;

  const report = [...besides.report];
  const writes: Write[][] = [];
  for (const { path, record } of archive.records.values()) {
    const key = keyOf(record);
    const outcome = outcomeOf(kept.records.get(key), record);
    report.push({ path, outcome });
    if (outcome !== 'unchanged') {
      writes.push(saveWrites({ record, basedOn: kept.revisions.get(key) ?? 0, by: options.by, at: options.at }));
    }
  }
  // Files first: one without a document is only unused, a document without its file would be broken.
  const keep = async (path: string, hash: string) => {
    if (options.dryRun || (await files.put(await source.read(path))) === hash) return;
    throw new Fault('unreadable-archive', `${path} has changed while the archive was read`);
  };
  for (const { path, name, hash } of archive.maps.values()) {
    await keep(path, hash);
    const existing = await maps.get(store, name);
    const outcome = outcomeOf(existing?.hash, hash);
    report.push({ path, outcome });
    if (outcome !== 'unchanged') {
      const basedOn = existing?.revision ?? 0;
      writes.push(mapSavingWrites({ name, hash, basedOn, by: options.by, at: options.at }));
    }
  }
  for (const { path, collection, id, fields } of described(archive)) {
    await keep(path, String(fields.hash));
    const outcome = outcomeOf((await store.get(collection, id))?.fields, fields);
    report.push({ path, outcome });
    if (outcome !== 'unchanged') writes.push([{ verb: 'set', collection, id, fields }]);
  }
  if (!options.dryRun) {
    await commitAll(store, writes);
    await besides.take();
  }
  return report;
}

/** Documents of pictures, sounds and trees. */
function described(archive: ReadArchive): { path: string; collection: string; id: string; fields: Fields }[] {
  return [
    ...[...archive.media.values()].map(({ path, name, hash, description }) => ({
      path,
      collection: MEDIA,
      id: name,
      fields: { ...description, name, hash },
    })),
    ...[...archive.trees.values()].map(({ path, name, hash, description: { individualIds: _, ...about } }) => ({
      path,
      collection: TREES,
      id: name,
      fields: { ...about, name, hash },
    })),
  ];
}

/** One batch wherever the store can take one; a store with a limit gets it in parts, each record with its revision. */
async function commitAll(store: DocumentStore, groups: readonly (readonly Write[])[]): Promise<void> {
  for (const writes of inCommits(groups, store)) await store.commit(writes);
}

async function readStored(store: DocumentStore, files: FileStore) {
  const known = new Map<RecordKey, ChronicleRecord>();
  // Of those that do not fit, too: an archive may bring them anew.
  const revisions = new Map<RecordKey, number>();
  for (const document of await store.list(RECORDS)) {
    const key = String(document.fields.key) as RecordKey;
    const kept = records.read(document);
    if (kept) known.set(key, kept.record);
    // Nought where it is damaged: then saving is a conflict, and no revision NaN is made.
    revisions.set(key, Number(document.fields.revision) || 0);
  }
  const individuals = new Map<string, ReadonlySet<string>>();
  for (const { name, hash } of await trees.list(store)) {
    const bytes = await files.get(hash);
    if (bytes) individuals.set(name, individualIdsIn(bytes));
  }
  return {
    records: known,
    revisions,
    media: new Set((await store.list(MEDIA)).map(({ id }) => id)),
    individuals,
  };
}
