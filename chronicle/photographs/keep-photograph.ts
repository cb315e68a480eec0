import { isUnwritable } from '../../domain/fault.ts';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { hashOf } from '../files/file-store.ts';
import { MEDIA, media, type Picture } from '../media/media.ts';
import type { Prepared } from '../media/prepare-media.ts';
import { referredFiles } from '../media/referred-files.ts';
import { type FileDeps, keepFile } from '../media/unused-files.ts';
import { commitIfFirst, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';
import { PHOTOGRAPHS, type Photograph, type PictureFile, photographs, UNDESCRIBED } from './photograph.ts';

/** A photograph as its maker gave it, looked at. */
export type Inspected = Prepared<Picture>;

export interface SentPhotograph extends Inspected {
  readonly by: string;
  readonly at: string;
  /** What it was called where it came from. */
  readonly as: string;
}

export interface KeptPhotograph {
  readonly file: string;
  /** The same file was here before; perhaps in the bin, from which it has come back. */
  readonly isKnown: boolean;
}

/** More photographs than these do not begin with the same sixteen digits, short of malice. */
const MOST_NAMESAKES = 20;

/**
 * A photograph is called by its content: of two who send the same at once, one creates it and the other hears that it is here.
 * Nothing of the name it came with is in it.
 */
export async function keepPhotograph(deps: FileDeps, sent: SentPhotograph): Promise<KeptPhotograph> {
  const { store } = deps;
  const hash = await hashOf(sent.bytes);
  const known = await fileWithHash(store, hash);
  if (known) return { file: known, isKnown: true };
  await keepFile(deps, sent.bytes).catch(tellDiskFull);
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    const file = `foto-${hash.slice(0, 16)}${number === 1 ? '' : `-${number}`}.${sent.ending}`;
    const existing = await photographs.get(store, file);
    if (existing?.binned?.media.hash === hash && (await bringBack(store, file, existing))) {
      return { file, isKnown: true };
    }
    const { by, at } = sent;
    const photograph: Photograph = { ...UNDESCRIBED, uploaded: { by, at, as: sent.as.slice(0, 255) } };
    const creating: Write[] = [
      { verb: 'create', collection: MEDIA, id: file, fields: { ...sent.description, name: file, hash } },
      { verb: 'create', collection: PHOTOGRAPHS, id: file, fields: fieldsOf(photograph) },
    ];
    if (!existing && (await commitIfFirst(store, creating).catch(tellDiskFull))) return { file, isKnown: false };
    const first = await fileWithHash(store, hash);
    if (first) return { file: first, isKnown: true };
  }
  throw new PhotographFault('changed-meanwhile');
}

/** The name under which a file is in the chronicle. */
export async function fileWithHash(store: DocumentStore, hash: string): Promise<string | undefined> {
  return (await media.list(store, { where: { hash }, limit: 1 }))[0]?.name;
}

/** As they are stored. */
export function fieldsOf(photograph: Photograph): Fields {
  const { former, binned } = photograph;
  const files = referredFiles([...former, ...(binned ? [binned.media] : [])]);
  return JSON.parse(JSON.stringify({ ...photograph, ...files })) as Fields;
}

/** Whether it came back: somebody may have been first. */
export async function bringBack(store: DocumentStore, file: string, photograph: Photograph): Promise<boolean> {
  const { binned, binnedAt: _, ...rest } = photograph;
  if (!binned) return false;
  return commitIfFirst(store, [
    { verb: 'create', collection: MEDIA, id: file, fields: mediaFields(binned.media) },
    { verb: 'set', collection: PHOTOGRAPHS, id: file, fields: fieldsOf(rest) },
  ]);
}

export function mediaFields({ name, hash, type, width, height, placeholder }: PictureFile): Fields {
  return { name, hash, type, width, height, ...(placeholder ? { placeholder } : {}) };
}

export function tellDiskFull(error: unknown): never {
  throw isUnwritable(error) ? new PhotographFault('unwritable') : error;
}
