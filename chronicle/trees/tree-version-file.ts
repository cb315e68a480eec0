import { Fault } from '../../domain/fault.ts';
import { applySplices, type Splice } from '../../genealogy/index.ts';
import { type FileStore, hashOf } from '../files/file-store.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { hashOfVersion, type TreeVersion, versionNumbered } from './tree-version.ts';

/** Every so many edits the whole file is kept. */
export const WHOLE_EVERY = 50;
/** Of what an edit changed, in letters; beyond it the file is kept. Documents are at most a million. */
export const LONGEST_SPLICES = 200_000;

/** In one line of text, as a document keeps it. */
export function packSplices(splices: readonly Splice[]): string {
  return JSON.stringify(splices.map(({ at, removed, inserted }) => [at, base64(removed), base64(inserted)]));
}

export function unpackSplices(packed: string): Splice[] {
  const rows: unknown = packed === '' ? [] : JSON.parse(packed);
  if (!Array.isArray(rows)) throw new Fault('unreadable-archive', 'what an edit changed cannot be read');
  return rows.map((row: [number, string, string]) => ({
    at: Number(row[0]),
    removed: Buffer.from(row[1], 'base64'),
    inserted: Buffer.from(row[2], 'base64'),
  }));
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/**
 * The file of a version, made anew from the whole one before it where only what changed was kept; proven by its hash. Undefined where
 * it cannot be: a file is missing, or what it is made of is damaged.
 */
export async function fileOfVersion(
  { store, files }: { readonly store: DocumentStore; readonly files: FileStore },
  version: TreeVersion,
): Promise<Uint8Array | undefined> {
  const changes: TreeVersion[] = [];
  let at: TreeVersion | undefined = version;
  let bytes: Uint8Array | undefined;
  while (at && !bytes && changes.length <= WHOLE_EVERY) {
    bytes = await files.get(hashOfVersion(at));
    if (bytes) break;
    if (at.hash !== undefined) return undefined;
    changes.unshift(at);
    at = at.number > 1 ? await versionNumbered(store, at.tree, at.number - 1) : undefined;
  }
  if (!bytes) return undefined;
  for (const { change } of changes) bytes = applySplices(bytes, unpackSplices(change?.splices ?? ''));
  return (await hashOf(bytes)) === hashOfVersion(version) ? bytes : undefined;
}
