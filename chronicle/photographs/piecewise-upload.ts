import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { FILE_HASH, hashOf } from '../files/file-store.ts';
import type { FileDeps } from '../media/unused-files.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Fields } from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import { fileWithHash, type Inspected, type KeptPhotograph, keepPhotograph } from './keep-photograph.ts';

const UPLOADS = 'photograph-uploads';

/** A photograph that is being sent piece by piece. Belongs to the account that began it. */
const uploadSchema = z.object({
  account: z.string(),
  size: z.int().min(1).max(PHOTOGRAPH_LIMITS.bytes),
  /** Of the whole, where the sender could tell. */
  sha256: z.string().regex(FILE_HASH).exactOptional(),
  as: z.string().max(255),
  at: z.iso.datetime(),
  state: z.enum(['arriving', 'kept']),
  /** What became of it. */
  file: z.string().exactOptional(),
  isKnown: z.boolean().exactOptional(),
});

type Upload = Readonly<z.infer<typeof uploadSchema>>;
export const uploads = defineCollection({ name: UPLOADS, schema: uploadSchema });

/** Where pieces lie until the last one is here. Each is there whole or not at all, and outlives the process. */
export interface PieceStore {
  /** How many bytes are here, from the first one on without a gap. */
  lengthOf(id: string): Promise<number>;
  put(id: string, offset: number, piece: Uint8Array): Promise<void>;
  /** All pieces one after another: a file's path. */
  join(id: string): Promise<string>;
  remove(id: string): Promise<void>;
}

export interface UploadDeps extends FileDeps {
  readonly pieces: PieceStore;
  /** Looks at what is in a file, in a process of its own; rejects with a PhotographFault. */
  readonly inspect: (path: string, from: string) => Promise<Inspected>;
  readonly now: () => Date;
}

export interface Announced {
  readonly size: number;
  readonly sha256?: string | undefined;
  readonly as: string;
}

export interface Sender {
  readonly id: string;
  readonly name: string;
}

/** How far an upload is: it goes on from there, or this is what became of it. */
export type UploadProgress = { readonly id: string; readonly offset: number } | { readonly kept: KeptPhotograph };

/** The same file begun before goes on where it was; the same file kept before is not sent again. */
export async function beginUpload(deps: UploadDeps, sender: Sender, announced: Announced): Promise<UploadProgress> {
  const { store, pieces } = deps;
  const { size, sha256, as } = announced;
  if (!Number.isSafeInteger(size) || size < 1) throw new PhotographFault('nothing-sent');
  if (size > PHOTOGRAPH_LIMITS.bytes) throw new PhotographFault('too-large');
  const isHash = sha256 !== undefined && FILE_HASH.test(sha256);
  const known = isHash ? await fileWithHash(store, sha256) : undefined;
  if (known) return { kept: { file: known, isKnown: true } };
  const own = await arriving(store, { account: sender.id }, PHOTOGRAPH_LIMITS.unfinished.ofAccount);
  const same = isHash ? own.find(({ upload }) => upload.sha256 === sha256 && upload.size === size) : undefined;
  if (same) return { id: same.id, offset: await pieces.lengthOf(same.id) };
  const all = await arriving(store, {}, PHOTOGRAPH_LIMITS.unfinished.ofAll);
  const { unfinished, unfinishedBytes } = PHOTOGRAPH_LIMITS;
  const isFull =
    own.length >= unfinished.ofAccount ||
    all.length >= unfinished.ofAll ||
    bytesOf(own) + size > unfinishedBytes.ofAccount ||
    bytesOf(all) + size > unfinishedBytes.ofAll;
  if (isFull) throw new PhotographFault('no-room');
  const id = randomUUID();
  const upload: Upload = {
    account: sender.id,
    size,
    ...(isHash ? { sha256 } : {}),
    as: as.slice(0, 255),
    at: deps.now().toISOString(),
    state: 'arriving',
  };
  await store.commit([{ verb: 'create', collection: UPLOADS, id, fields: upload as Fields }]);
  return { id, offset: 0 };
}

export async function uploadProgress(deps: UploadDeps, sender: Sender, id: string): Promise<UploadProgress> {
  const upload = await ownUpload(deps.store, sender, id);
  return keptBefore(upload) ?? { id, offset: await deps.pieces.lengthOf(id) };
}

/** Takes the piece that follows what is here. With the last one, or with an empty one after it, the photograph is kept. */
export async function continueUpload(
  deps: UploadDeps,
  sender: Sender,
  { id, offset, piece }: { readonly id: string; readonly offset: number; readonly piece: Uint8Array },
): Promise<UploadProgress> {
  const upload = await ownUpload(deps.store, sender, id);
  const kept = keptBefore(upload);
  if (kept) return kept;
  const here = await deps.pieces.lengthOf(id);
  if (offset !== here) throw new PhotographFault('out-of-step');
  if (piece.length > PHOTOGRAPH_LIMITS.pieceBytes || here + piece.length > upload.size) {
    throw new PhotographFault('too-large');
  }
  if (piece.length > 0) await deps.pieces.put(id, offset, piece);
  const next = here + piece.length;
  return next < upload.size ? { id, offset: next } : { kept: await finish(deps, sender, id, upload) };
}

const finishing = new Map<string, Promise<KeptPhotograph>>();

/** Whoever heard nothing of the end asks again: the work is done once. */
function finish(deps: UploadDeps, sender: Sender, id: string, upload: Upload): Promise<KeptPhotograph> {
  const underWay = finishing.get(id) ?? keep(deps, sender, id, upload).finally(() => finishing.delete(id));
  finishing.set(id, underWay);
  return underWay;
}

/** What can be tried again leaves everything as it is. */
const WORTH_ANOTHER_TRY: readonly string[] = ['busy', 'interrupted', 'unwritable'];

async function keep(deps: UploadDeps, sender: Sender, id: string, upload: Upload): Promise<KeptPhotograph> {
  try {
    const inspected = await deps.inspect(await deps.pieces.join(id), sender.id);
    if (upload.sha256 && upload.sha256 !== (await hashOf(inspected.bytes))) throw new PhotographFault('damaged');
    const at = deps.now().toISOString();
    const kept = await keepPhotograph(deps, { ...inspected, by: sender.name, at, as: upload.as });
    const fields = { ...upload, state: 'kept', ...kept } as Fields;
    await deps.store.commit([{ verb: 'set', collection: UPLOADS, id, fields }]);
    await deps.pieces.remove(id);
    return kept;
  } catch (error) {
    if (error instanceof PhotographFault && !WORTH_ANOTHER_TRY.includes(error.code)) await forget(deps, id);
    throw error;
  }
}

/** What was begun and not ended within a day. */
export async function sweepUploads(deps: Pick<UploadDeps, 'store' | 'pieces'>, now: Date): Promise<void> {
  const keptMs = PHOTOGRAPH_LIMITS.unfinishedHours * 60 * 60 * 1000;
  for (const { id } of await oldestDue(deps.store, UPLOADS, { field: 'at', now, keptMs })) await forget(deps, id);
}

async function forget({ store, pieces }: Pick<UploadDeps, 'store' | 'pieces'>, id: string): Promise<void> {
  await store.commit([{ verb: 'delete', collection: UPLOADS, id }]);
  await pieces.remove(id);
}

async function ownUpload(store: DocumentStore, sender: Sender, id: string): Promise<Upload> {
  const upload = await uploads.get(store, id);
  if (upload?.account !== sender.id) throw new PhotographFault('not-found');
  return upload;
}

function keptBefore({ file, isKnown = false }: Upload): { readonly kept: KeptPhotograph } | undefined {
  return file === undefined ? undefined : { kept: { file, isKnown } };
}

async function arriving(store: DocumentStore, where: { readonly account?: string }, limit: number) {
  const documents = await store.list(UPLOADS, { where: { ...where, state: 'arriving' }, limit });
  return documents.flatMap(({ id, fields }) => {
    const upload = uploads.read({ id, fields });
    return upload ? [{ id, upload }] : [];
  });
}

function bytesOf(begun: readonly { readonly upload: Upload }[]): number {
  return begun.reduce((sum, { upload }) => sum + upload.size, 0);
}
