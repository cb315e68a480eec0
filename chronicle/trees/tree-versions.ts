import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { FILE_HASH } from '../files/file-store.ts';
import { keepFile, unusedWrites } from '../media/unused-files.ts';
import { defineCollection } from '../store/collection.ts';
import { commitUnlessChanged, type DocumentStore, type Write } from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import type { EditDeps } from './edit-tree.ts';
import { TREE_MERGES, TREE_UPLOADS, TREES, trees } from './tree.ts';
import { treeReport } from './tree-report.ts';
import { fieldsOf, hashOfVersion, versionNumbered, versionsOf, versionWrites } from './tree-version.ts';
import { fileOfVersion } from './tree-version-file.ts';

const hash = z.string().regex(FILE_HASH);

/** A file that was looked at and waits for its sender's word. */
const uploadSchema = z.object({
  account: z.string(),
  by: z.string(),
  tree: z.string(),
  hash,
  at: z.iso.datetime(),
  /** The file that it was compared with; none when there was no tree. */
  basedOn: z.string(),
  report: treeReport,
  /** Of an archive: how many pictures were kept, and how many could not be. */
  pictures: z.object({ kept: z.int(), left: z.int() }).exactOptional(),
});

export type TreeUpload = Readonly<z.infer<typeof uploadSchema>>;
export const treeUploads = defineCollection({ name: TREE_UPLOADS, schema: uploadSchema });

const TREE_UPLOAD_LIMITS = { ofAccount: 8, ofAll: 30, hours: 24 } as const;

export interface TreeVersionDeps extends EditDeps {
  /** The day it is on the hill. */
  readonly today: () => string;
}

export interface Sender {
  readonly id: string;
  readonly name: string;
}

/** A file is looked at, and waits. Answers with the id of its report. */
export async function receiveTree(
  deps: TreeVersionDeps,
  sender: Sender,
  {
    tree,
    bytes,
    referred,
    pictures,
  }: Pick<TreeUpload, 'tree' | 'pictures'> & { readonly bytes: Uint8Array; readonly referred: readonly string[] },
): Promise<string> {
  const { store } = deps;
  const [own, all] = await Promise.all([
    store.list(TREE_UPLOADS, { where: { account: sender.id }, limit: TREE_UPLOAD_LIMITS.ofAccount }),
    store.list(TREE_UPLOADS, { limit: TREE_UPLOAD_LIMITS.ofAll }),
  ]);
  if (own.length >= TREE_UPLOAD_LIMITS.ofAccount || all.length >= TREE_UPLOAD_LIMITS.ofAll) {
    throw new Fault('batch-too-large', 'too many reports wait already');
  }
  const current = await trees.get(store, tree);
  const kept = await keepFile(deps, bytes);
  const report = await deps.run('report', { before: current?.hash, after: kept, referred, today: deps.today() });
  const upload: TreeUpload = {
    account: sender.id,
    by: sender.name,
    tree,
    hash: kept,
    at: deps.now().toISOString(),
    basedOn: current?.hash ?? '',
    report,
    ...(pictures ? { pictures } : {}),
  };
  const id = randomUUID();
  await store.commit([{ verb: 'create', collection: TREE_UPLOADS, id, fields: fieldsOf(upload) }]);
  return id;
}

/** Those of one account that wait, the latest first. */
export async function uploadsOf(
  store: DocumentStore,
  account: string,
): Promise<{ readonly id: string; readonly upload: TreeUpload }[]> {
  const documents = await store.list(TREE_UPLOADS, { where: { account }, limit: TREE_UPLOAD_LIMITS.ofAccount });
  return documents
    .flatMap(({ id, fields }) => {
      const upload = treeUploads.read({ id, fields });
      return upload ? [{ id, upload }] : [];
    })
    .sort((a, b) => (a.upload.at < b.upload.at ? 1 : -1));
}

export async function ownUpload(store: DocumentStore, account: string, id: string): Promise<TreeUpload | undefined> {
  const upload = await treeUploads.get(store, id);
  return upload?.account === account ? upload : undefined;
}

/** Compares once more, with what stands in its place by now. */
export async function compareAgain(
  deps: TreeVersionDeps,
  id: string,
  upload: TreeUpload,
  referred: readonly string[],
): Promise<void> {
  const current = await trees.get(deps.store, upload.tree);
  const compared = { before: current?.hash, after: upload.hash, referred, today: deps.today() };
  const report = await deps.run('report', compared);
  const fields = fieldsOf({ ...upload, basedOn: current?.hash ?? '', report });
  await deps.store.commit([{ verb: 'set', collection: TREE_UPLOADS, id, fields }]);
}

/** What was looked at becomes the tree. Whoever was first has taken the number, and the report is to be read again. */
export async function confirmTree(
  { store, now }: TreeVersionDeps,
  sender: Sender,
  id: string,
  upload: TreeUpload,
): Promise<void> {
  const { tree, report } = upload;
  const { current, before } = await standing(store, tree);
  if ((current?.hash ?? '') !== upload.basedOn) throw new Fault('conflict', `${tree} has changed`);
  const next = {
    hash: upload.hash,
    by: sender.name,
    at: now().toISOString(),
    origin: 'sent' as const,
    ...report.description,
  };
  const [latest] = await versionsOf(store, tree, 1);
  const { writes } = versionWrites(tree, { current, latest, next, ...before });
  await commitNext(store, tree, [...writes, ...uploadGone(id, upload)]);
}

/** The tree, and the same as it is stored: what an edit makes of it meanwhile is not overwritten. */
export async function standing(store: DocumentStore, tree: string) {
  const found = await store.get(TREES, tree);
  return { current: found && trees.read(found), before: found ? { before: found.fields } : {} };
}

export async function commitNext(store: DocumentStore, tree: string, writes: readonly Write[]): Promise<void> {
  if (!(await commitUnlessChanged(store, writes))) throw new Fault('conflict', `${tree} has changed`);
}

/** An earlier one once more, as a new version: what stood there meanwhile is not lost. */
export async function restoreVersion(
  deps: TreeVersionDeps,
  sender: Sender,
  { tree, number }: { readonly tree: string; readonly number: number },
): Promise<void> {
  const { store, now } = deps;
  const [{ current, before }, version] = await Promise.all([
    standing(store, tree),
    versionNumbered(store, tree, number),
  ]);
  if (!version) throw new Fault('not-found', `${tree} has no version ${number}`);
  if (hashOfVersion(version) === current?.hash) return;
  const bytes = await fileOfVersion(deps, version);
  if (!bytes) throw new Fault('not-found', `the file of version ${number} of ${tree} is missing`);
  const { individuals, families, years, sample } = version;
  const next = {
    hash: await keepFile(deps, bytes),
    by: sender.name,
    at: now().toISOString(),
    origin: 'restored' as const,
    restored: number,
    individuals,
    families,
    ...(years ? { years } : {}),
    ...(sample ? { sample } : {}),
  };
  const [latest] = await versionsOf(store, tree, 1);
  const { writes } = versionWrites(tree, { current, latest, next, ...before });
  await commitNext(store, tree, writes);
}

export async function discardUpload(
  { store }: Pick<TreeVersionDeps, 'store'>,
  id: string,
  upload: { readonly hash: string },
): Promise<void> {
  await store.commit(uploadGone(id, upload));
}

/** With what was decided of merging it. */
export function uploadGone(id: string, upload: { readonly hash: string }): Write[] {
  return [
    ...[TREE_UPLOADS, TREE_MERGES].map((collection) => ({ verb: 'delete' as const, collection, id })),
    ...unusedWrites([upload]),
  ];
}

/** What nobody confirmed within a day. */
export async function sweepTreeUploads(store: DocumentStore, now: Date): Promise<void> {
  const keptMs = TREE_UPLOAD_LIMITS.hours * 60 * 60 * 1000;
  const over = await oldestDue(store, TREE_UPLOADS, { field: 'at', now, keptMs });
  for (const { id, fields } of over) await store.commit(uploadGone(id, { hash: String(fields.hash) }));
}
