import { setTimeout as pause } from 'node:timers/promises';
import type { ArchiveSource } from '../chronicle/archive/archive.ts';
import { importArchive } from '../chronicle/archive/import-archive.ts';
import type { FileStore } from '../chronicle/files/file-store.ts';
import type { DescribeMedia } from '../chronicle/media/media.ts';
import { RECORDS, recordId } from '../chronicle/records/record-documents.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import { Fault } from '../domain/fault.ts';
import { folderSource } from './archive/folder-archive.ts';
import { decoder, FOR_ARCHIVES } from './decoding/decoder.ts';

const MARK = { collection: 'site', id: 'starter-content' } as const;
const OTHERS_TAKE_MS = 60_000;
const LOOK_EVERY_MS = 500;

interface Ports {
  readonly store: DocumentStore;
  readonly files: FileStore;
}

/** Pages that every page leads to and that sites of earlier versions have not got yet. */
const LATER_PAGES = ['pristupacnost'];

/** The first start takes in the starter content; later ones leave the chronicle to its editors, but for pages that are new to it. */
export async function importStarterContent({ store, files }: Ports, folder: string): Promise<void> {
  const source = folderSource(folder);
  const at = new Date().toISOString();
  const mark = await store.get(MARK.collection, MARK.id);
  const known: readonly unknown[] = Array.isArray(mark?.fields.pages) ? mark.fields.pages : [];
  const later = LATER_PAGES.filter((slug) => !known.includes(slug));
  if (mark && later.length === 0) return;
  try {
    await takeIn({ store, files }, mark ? await onlyMissing(store, source, later) : source, at);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'document-exists') throw error;
    await untilOthersAreDone(store);
    return;
  }
  await store.commit([{ verb: 'set', ...MARK, fields: { at: mark?.fields.at ?? at, pages: LATER_PAGES } }]);
}

async function takeIn({ store, files }: Ports, source: ArchiveSource, at: string) {
  const report = await importArchive({ store, files, describeMedia }, source, { by: 'content/', at });
  const [refused] = report.filter(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`Starter content: ${refused.path}:${refused.line ?? ''} ${refused.problem}`);
}

/** What editors have written under the same name stays theirs. */
async function onlyMissing(
  store: DocumentStore,
  source: ArchiveSource,
  slugs: readonly string[],
): Promise<ArchiveSource> {
  const missing: string[] = [];
  for (const slug of slugs) {
    if (!(await store.get(RECORDS, recordId(`page/${slug}`)))) missing.push(`records/page/${slug}.md`);
  }
  return { list: async () => missing, read: source.read };
}

/** A chronicle that came from somewhere must not get the starter content on top. */
export async function markContent(store: DocumentStore, at: string): Promise<void> {
  await store.commit([{ verb: 'set', ...MARK, fields: { at } }]);
}

async function hasContent(store: DocumentStore): Promise<boolean> {
  return (await store.get(MARK.collection, MARK.id)) !== undefined;
}

/** Another process of the same site, started at the same moment, has begun to take it in. */
async function untilOthersAreDone(store: DocumentStore): Promise<void> {
  for (let waited = 0; waited < OTHERS_TAKE_MS; waited += LOOK_EVERY_MS) {
    if (await hasContent(store)) return;
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
