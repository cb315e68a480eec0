import { Fault } from '../../domain/fault.ts';
import { type ChronicleRecord, keyOf, parseRecord } from '../../domain/record.ts';
import { parseRecordKey, type RecordKey } from '../../domain/reference.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { hashOf } from '../files/file-store.ts';
import type { DescribeMedia, MediaDescription } from '../media/media.ts';
import { describeTree, type TreeDescription } from '../trees/describe-tree.ts';
import { type ArchiveSource, MISSING_LIST, type Progress, type ReportEntry } from './archive.ts';
import { type FrontMatter, FrontMatterFault, readFrontMatter } from './front-matter.ts';
import { PRIVATE } from './private-part.ts';

export interface ReadRecord {
  readonly path: string;
  readonly record: ChronicleRecord;
  readonly lineOf: FrontMatter['lineOf'];
}

interface ReadFile<Description> {
  readonly path: string;
  readonly name: string;
  readonly hash: string;
  readonly description: Description;
}

/** An archive as understood, file by file; what was not understood is in the report. */
export interface ReadArchive {
  readonly records: Map<RecordKey, ReadRecord>;
  readonly media: Map<string, ReadFile<MediaDescription>>;
  readonly trees: Map<string, ReadFile<TreeDescription>>;
  readonly maps: Map<string, ReadFile<undefined>>;
  /** Paths of what is not for everybody's eyes, not looked at here. */
  readonly private: string[];
  readonly refused: ReportEntry[];
}

/** What operating systems leave lying in folders. */
const LITTER = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/;

export async function readArchive(
  source: ArchiveSource,
  {
    describeMedia,
    at,
    progress = () => {},
  }: { readonly describeMedia: DescribeMedia; readonly at: string; readonly progress?: Progress },
): Promise<ReadArchive> {
  const archive: ReadArchive = {
    records: new Map(),
    media: new Map(),
    trees: new Map(),
    maps: new Map(),
    private: [],
    refused: [],
  };
  const paths = (await source.list()).filter((path) => path !== MISSING_LIST && !LITTER.test(path)).sort();
  for (const [index, path] of paths.entries()) {
    try {
      await readEntry(archive, source, path, describeMedia, at);
    } catch (error) {
      if (error instanceof Fault) refuse(archive, path, undefined, error.message);
      else if (error instanceof FrontMatterFault) refuse(archive, path, error.line, error.message);
      else throw error;
    }
    progress(index + 1, paths.length);
  }
  return archive;
}

/** Of what is not read once more. Whoever refers to somebody in such a tree is believed. */
const UNREAD_PICTURE: MediaDescription = { type: 'image/png', width: 0, height: 0 };
const UNREAD_TREE: TreeDescription = { individuals: 0, families: 0, individualIds: { has: () => true } };

/** By its path first: what has no place in an archive is refused unread. */
async function readEntry(
  archive: ReadArchive,
  source: ArchiveSource,
  path: string,
  describeMedia: DescribeMedia,
  at: string,
): Promise<void> {
  const [folder, ...rest] = path.split('/');
  const name = rest.at(-1) ?? '';
  if (folder === 'records' && rest.length === 2 && name.endsWith('.md')) {
    readRecord(archive, path, rest.join('/').slice(0, -'.md'.length), await source.read(path), at);
  } else if (folder === 'media' && rest.length === 1) {
    const known = source.hashOf?.(path);
    const bytes = known ? new Uint8Array() : await source.read(path);
    const description = known ? UNREAD_PICTURE : await describeMedia(bytes);
    archive.media.set(name, { path, name, hash: known ?? (await hashOf(bytes)), description });
  } else if (folder === 'trees' && rest.length === 1 && /^[a-z0-9-]+\.ged$/.test(name)) {
    const tree = name.slice(0, -'.ged'.length);
    const known = source.hashOf?.(path);
    const bytes = known ? new Uint8Array() : await source.read(path);
    const description = known ? UNREAD_TREE : describeTree(bytes, dayOf(at));
    archive.trees.set(tree, { path, name: tree, hash: known ?? (await hashOf(bytes)), description });
  } else if (folder === 'map' && rest.length === 1 && /^[a-z0-9-]+\.geojson$/.test(name)) {
    const bytes = await source.read(path);
    checkGeoJson(bytes);
    const map = name.slice(0, -'.geojson'.length);
    archive.maps.set(map, { path, name: map, hash: await hashOf(bytes), description: undefined });
  } else if (path.startsWith(PRIVATE)) {
    archive.private.push(path);
  } else {
    refuse(archive, path, undefined, 'is not a part of an archive');
  }
}

function readRecord(archive: ReadArchive, path: string, keyText: string, bytes: Uint8Array, at: string): void {
  const key = parseRecordKey(keyText);
  if (!key) {
    refuse(archive, path, undefined, 'is not named as a record is: records/<kind>/<slug>.md');
    return;
  }
  const { fields, body, lineOf } = readFrontMatter(decode(bytes));
  const created = fields.created ?? at;
  const result = parseRecord({ updated: created, ...fields, created, body, ...key });
  if ('faults' in result) {
    for (const { field, problem } of result.faults) refuse(archive, path, lineOf(field), `${field}: ${problem}`);
    return;
  }
  archive.records.set(keyOf(result.record), { path, record: result.record, lineOf });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('unreadable-archive', 'is not UTF-8 text');
  }
}

function checkGeoJson(bytes: Uint8Array): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(decode(bytes));
    // Nested so deep that it cannot be written again, it could not be edited either.
    JSON.stringify(parsed);
  } catch (error) {
    throw new Fault('unreadable-archive', `is not JSON: ${(error as Error).message}`);
  }
  const { type, features } = (parsed ?? {}) as { type?: unknown; features?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    throw new Fault('unreadable-archive', 'is not a GeoJSON FeatureCollection');
  }
  const stranger = features.findIndex((feature) => feature?.type !== 'Feature');
  if (stranger !== -1) {
    throw new Fault('unreadable-archive', `is not a GeoJSON FeatureCollection: features.${stranger} is no Feature`);
  }
}

function refuse(archive: ReadArchive, path: string, line: number | undefined, problem: string): void {
  archive.refused.push({ path, outcome: 'refused', problem, ...(line === undefined ? {} : { line }) });
}
