import { z } from 'zod';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { FILE_HASH, type FileStore, hashOf } from '../files/file-store.ts';
import { MAP_REVISIONS, MAPS } from '../map/map-documents.ts';
import { PHOTOGRAPHS } from '../photographs/photograph.ts';
import { defineCollection } from '../store/collection.ts';
import { commitUnlessChanged, type DocumentStore, type Write } from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import { TREE_UPLOADS, TREE_VERSIONS, TREES } from '../trees/tree.ts';
import { MEDIA } from './media.ts';
import { referring } from './referred-files.ts';

export interface FileDeps {
  readonly store: DocumentStore;
  readonly files: FileStore;
}

export const UNUSED_FILES = 'unused-files';
/** Files that may be unused, by hash, and when to look at each. */
export const unusedFiles = defineCollection({
  name: UNUSED_FILES,
  schema: z.object({ lookAt: z.iso.datetime() }),
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Belongs into the commit that stops referring to the files: the sweep removes those that nothing else refers to. */
export function unusedWrites(files: readonly { readonly hash: string }[]): Write[] {
  const hashes = new Set(files.map(({ hash }) => hash).filter((hash) => FILE_HASH.test(hash)));
  return [...hashes].map((hash) => lookWrite(hash, Date.now() + DAY_MS));
}

function lookWrite(id: string, at: number): Write {
  return { verb: 'set', collection: UNUSED_FILES, id, fields: { lookAt: new Date(at).toISOString() } };
}

/**
 * Puts a file for a document that is committed next. It is noted as unused first, so that it is swept if that commit fails or the
 * process is killed before.
 */
export async function keepFile({ store, files }: FileDeps, bytes: Uint8Array): Promise<string> {
  await store.commit(unusedWrites([{ hash: await hashOf(bytes) }]));
  return files.put(bytes);
}

/**
 * Removes the noted files that nothing refers to, unless somebody has put or asked for one within the last day: they may be about to
 * refer to it, in another process too.
 */
export async function sweepUnused({
  store,
  files,
  now,
}: {
  readonly store: DocumentStore;
  readonly files: Pick<FileStore, 'remove'>;
  readonly now: () => Date;
}): Promise<void> {
  const moment = now().getTime();
  for (const { id, fields } of await oldestDue(store, UNUSED_FILES, { field: 'lookAt', now: new Date(moment) })) {
    // Claimed by one process. If it is killed, another looks an hour later.
    const claim = { lookAt: new Date(moment + HOUR_MS).toISOString() };
    const note = { collection: UNUSED_FILES, id };
    if (!(await commitUnlessChanged(store, [{ verb: 'replace', ...note, before: fields, fields: claim }]))) continue;
    const isSettled = await files.remove(id, new Date(moment - DAY_MS), () => isReferred(store, id));
    // Unless it was noted anew meanwhile.
    if (isSettled) {
      await commitUnlessChanged(store, [
        { verb: 'replace', ...note, before: claim, fields: claim },
        { verb: 'delete', ...note },
      ]);
    }
  }
}

/** Whether anything is, or once was, this very file. As it is stored: what does not fit its schema still needs its files. */
export async function isReferred(store: DocumentStore, hash: string): Promise<boolean> {
  const questions = [
    ...[MEDIA, MAPS, MAP_REVISIONS, TREES, TREE_VERSIONS, TREE_UPLOADS].map(
      (name) => [name, { where: { hash }, limit: 1 }] as const,
    ),
    ...[CONTRIBUTIONS, PHOTOGRAPHS].map((name) => [name, referring(hash)] as const),
  ];
  for (const [name, query] of questions) if ((await store.list(name, query)).length > 0) return true;
  return false;
}
