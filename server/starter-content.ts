import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ArchiveSource, ReportEntry } from '../chronicle/archive/archive.ts';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import { readArchive } from '../chronicle/archive/read-archive.ts';
import { contentHash, followingWrites, isAsStarter, STARTER } from '../chronicle/editing/follow-starter.ts';
import type { FileStore } from '../chronicle/files/file-store.ts';
import { type DescribeMedia, MEDIA } from '../chronicle/media/media.ts';
import { referencesOf } from '../chronicle/reading/link-graph.ts';
import { RECORDS, recordId } from '../chronicle/records/record-documents.ts';
import {
  commitIfFirst,
  commitUnlessChanged,
  type DocumentStore,
  type Fields,
  isFields,
  type Value,
} from '../chronicle/store/document-store.ts';
import { Fault, isUnwritable } from '../domain/fault.ts';
import { type ChronicleRecord, filesOf, keyOf } from '../domain/record.ts';
import { folderSource } from './archive/folder-archive.ts';
import { decoder, FOR_ARCHIVES } from './decoding/decoder.ts';
import { log, logError } from './log.ts';

/** When it was taken in, the hash of all its texts, and of each record the hash of the text that was taken in or offered last. */
const MARK = { collection: 'site', id: 'starter-content' } as const;
const OTHERS_TAKE_MS = 60_000;
const LOOK_EVERY_MS = 500;

interface Ports {
  readonly store: DocumentStore;
  readonly files: FileStore;
}

/** The first start takes in the starter content; a start that comes with another one follows it where nobody has changed it. */
export async function importStarterContent(ports: Ports, folder: string): Promise<void> {
  const starter = await openStarter(folder);
  const { store } = ports;
  const mark = (await store.get(MARK.collection, MARK.id))?.fields;
  if (mark?.of === starter.hash) return;
  try {
    await (mark ? follow(ports, starter, mark) : takeInFirst(ports, starter));
  } catch (error) {
    if (!mark && error instanceof Fault && error.code === 'document-exists') await untilOthersAreDone(store);
    // A full disk is still read from: the next start follows.
    else if (mark && isUnwritable(error)) logError('the starter content could not be followed', error);
    else throw error;
  }
}

async function openStarter(folder: string) {
  const source = folderSource(folder);
  const paths = (await source.list()).filter((path) => path.startsWith('records/')).sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(await source.read(path));
  const at = new Date().toISOString();
  return {
    ...source,
    at,
    hash: hash.digest('hex'),
    async records(): Promise<ChronicleRecord[]> {
      const { records, refused } = await readArchive({ ...source, list: async () => paths }, { describeMedia, at });
      checkTaken(refused);
      return [...records.values()].map(({ record }) => record);
    },
  };
}
type Starter = Awaited<ReturnType<typeof openStarter>>;

async function takeInFirst(ports: Ports, starter: Starter): Promise<void> {
  const { at, hash: of } = starter;
  await takeIn(ports, starter, at);
  const records = (await starter.records()).map((record) => [keyOf(record), contentHash(record)]);
  await ports.store.commit([{ verb: 'set', ...MARK, fields: { at, of, records: Object.fromEntries(records) } }]);
}

/** What somebody is just saving is left to the next start. */
async function follow(ports: Ports, starter: Starter, mark: Fields): Promise<void> {
  const { store } = ports;
  const hashes: Record<string, Value> = { ...(isFields(mark.records) ? mark.records : {}) };
  const changed: string[] = [];
  let of = starter.hash;
  const records = await starter.records();
  const reached = await reachedFromHere(store, records, hashes);
  for (const record of records) {
    const key = keyOf(record);
    const known = hashes[key];
    const hash = contentHash(record);
    if (known === hash) continue;
    const writes = await followingWrites(store, record, { known, isReached: reached.has(key), at: starter.at });
    if (!writes) continue;
    if (writes.length > 0) {
      await takeInFilesOf(record, ports, starter);
      changed.push(key);
    }
    if (writes.length === 0 || (await commitUnlessChanged(store, writes))) hashes[key] = hash;
    else of = '';
  }
  const fields = { at: mark.at ?? starter.at, of, records: hashes };
  await commitUnlessChanged(store, [{ verb: 'replace', ...MARK, before: mark, fields }]);
  log({ level: 'info', message: 'the starter content has changed: these follow, or are offered at the desk', changed });
}

/** What the starter's records that are here, as they are in the starter, lead to, however far. */
async function reachedFromHere(
  store: DocumentStore,
  starter: readonly ChronicleRecord[],
  hashes: Readonly<Record<string, Value>>,
): Promise<Set<string>> {
  const byKey = new Map<string, ChronicleRecord>(starter.map((record) => [keyOf(record), record]));
  const reached = new Set<string>();
  for (const [key, record] of byKey) if (await store.get(RECORDS, recordId(keyOf(record)))) reached.add(key);
  // A set is gone through together with what is added meanwhile.
  for (const key of reached) {
    const record = byKey.get(key);
    if (!record || !(await isAsStarter(store, record, hashes[key]))) continue;
    for (const reference of referencesOf(record)) reached.add(reference);
  }
  return reached;
}

async function takeInFilesOf(record: ChronicleRecord, ports: Ports, starter: Starter): Promise<void> {
  const missing: string[] = [];
  for (const file of filesOf(record)) if (!(await ports.store.get(MEDIA, file))) missing.push(`media/${file}`);
  if (missing.length > 0) await takeIn(ports, { ...starter, list: async () => missing }, starter.at);
}

async function takeIn({ store, files }: Ports, source: ArchiveSource, at: string): Promise<void> {
  checkTaken(await importArchive({ store, files, describeMedia }, source, { by: STARTER, at }));
}

function checkTaken(report: readonly ReportEntry[]): void {
  const [refused] = report.filter(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`Starter content: ${refused.path}:${refused.line ?? ''} ${refused.problem}`);
}

/** A chronicle that came from somewhere must not get the starter content on top. */
export async function markContent(store: DocumentStore, at: string): Promise<void> {
  await commitIfFirst(store, [{ verb: 'create', ...MARK, fields: { at } }]);
}

/** Another process of the same site, started at the same moment, has begun to take it in. */
async function untilOthersAreDone(store: DocumentStore): Promise<void> {
  for (let waited = 0; waited < OTHERS_TAKE_MS; waited += LOOK_EVERY_MS) {
    if (await store.get(MARK.collection, MARK.id)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('Starter content: another process began to take it in and did not finish. Start again.');
}

/** What could run, or reach out of, a drawing. */
const DANGEROUS = /<script|<foreignObject|<iframe|\bon[a-z]+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["'](?!#)/i;

/** Looks at the bytes, never at the name. */
export const describeMedia: DescribeMedia = async (bytes) => {
  const start = new TextDecoder().decode(bytes.subarray(0, 300)).trimStart();
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?<svg[\s>]/.test(start)) return describeDrawing(bytes);
  return decoder.run({ kind: 'describe', source: bytes }, FOR_ARCHIVES).catch((error: Error) => {
    throw new Fault('unreadable-archive', `is nothing that can be shown or played: ${error.message}`);
  });
};

function describeDrawing(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes);
  if (DANGEROUS.test(text)) throw new Fault('unreadable-archive', 'a drawing may not carry scripts or outside links');
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text);
  if (!box?.[1] || !box[2]) throw new Fault('unreadable-archive', 'a drawing needs a viewBox');
  return { type: 'image/svg+xml' as const, width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) };
}
