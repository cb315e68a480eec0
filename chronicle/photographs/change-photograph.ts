import { Fault } from '../../domain/fault.ts';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import type { DraftShelf } from '../editing/draft-shelf.ts';
import { hashOf } from '../files/file-store.ts';
import { isPicture, MEDIA, media } from '../media/media.ts';
import { type FileDeps, keepFile, unusedWrites } from '../media/unused-files.ts';
import type { Library } from '../reading/library.ts';
import { commitUnlessChanged, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import { bringBack, fieldsOf, fileWithHash, type Inspected, mediaFields, tellDiskFull } from './keep-photograph.ts';
import {
  PHOTOGRAPHS,
  type Photograph,
  type PhotographDescription,
  type PictureFile,
  photographs,
  UNDESCRIBED,
} from './photograph.ts';
import { usageOf } from './usage.ts';

interface Change {
  readonly file: string;
  readonly by: string;
  readonly at: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function describePhotograph(
  store: DocumentStore,
  file: string,
  description: PhotographDescription,
): Promise<void> {
  const stands = await standing(store, file);
  const { licence: _, date: __, ...kept } = stands.photograph;
  await commitUnchanged(store, [photographWrite(stands, { ...kept, ...description })]);
}

/** Another file under the same name: whatever record shows it shows the new one. The old one is kept to be brought back. */
export async function replacePhotograph(deps: FileDeps, { file, by, at }: Change, sent: Inspected): Promise<void> {
  const { store } = deps;
  const stands = await standing(store, file);
  const hash = await hashOf(sent.bytes);
  if (hash === stands.media.hash) throw new PhotographFault('same-file');
  const other = await fileWithHash(store, hash);
  if (other) throw new PhotographFault('already-here', other);
  await keepFile(deps, sent.bytes).catch(tellDiskFull);
  await exchange(store, stands, { next: { ...sent.description, name: file, hash }, by, at });
}

/** One of the earlier files stands in its place again, and the one that stood there is among the earlier ones. */
export async function restoreFormer(store: DocumentStore, { file, by, at }: Change, hash: string): Promise<void> {
  const stands = await standing(store, file);
  const next = stands.photograph.former.find((former) => former.hash === hash);
  if (!next) throw new PhotographFault('not-found');
  await exchange(store, stands, { next, by, at });
}

async function exchange(
  store: DocumentStore,
  stands: Standing,
  { next, by, at }: Omit<Change, 'file'> & { readonly next: PictureFile },
): Promise<void> {
  const { media: current, mediaBefore: before, photograph } = stands;
  const all = [...photograph.former.filter(({ hash }) => hash !== next.hash), { ...current, until: at, by }];
  const former = all.slice(-PHOTOGRAPH_LIMITS.formerFiles);
  await commitUnchanged(store, [
    { verb: 'replace', collection: MEDIA, id: current.name, before, fields: mediaFields(next) },
    photographWrite(stands, { ...photograph, former }),
    ...unusedWrites(all.slice(0, -PHOTOGRAPH_LIMITS.formerFiles)),
  ]);
}

interface BinDeps {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly drafts: Pick<DraftShelf, 'showing' | 'binnedShowing'>;
  /** Files that trees show. */
  readonly inTrees: ReadonlySet<string>;
}

/**
 * Into the bin, when no tree, no record and no draft shows it, nor would one that can still be brought back. What somebody keeps to
 * themselves holds nothing back: nobody else could take it out of there.
 */
export async function binPhotograph(
  { store, library, drafts, inTrees }: BinDeps,
  { file, by, at }: Change,
): Promise<void> {
  const stands = await standing(store, file);
  const { media: current, mediaBefore: before, photograph } = stands;
  const users = [
    usageOf(library, file),
    drafts.showing(file).filter(({ owner, state }) => owner === '' || state !== 'working'),
    drafts.binnedShowing(file).filter(({ isOwn }) => !isOwn),
  ];
  if (inTrees.has(file) || users.some(({ length }) => length > 0)) throw new PhotographFault('in-use');
  await commitUnchanged(store, [
    // What somebody has just replaced is not what was to go.
    { verb: 'replace', collection: MEDIA, id: file, before, fields: before },
    { verb: 'delete', collection: MEDIA, id: file },
    photographWrite(stands, { ...photograph, binnedAt: at, binned: { by, media: current } }),
  ]);
}

export async function restorePhotograph(store: DocumentStore, file: string): Promise<void> {
  const photograph = await photographs.get(store, file);
  if (!photograph?.binned) throw new PhotographFault('not-found');
  if (!(await bringBack(store, file, photograph))) throw new PhotographFault('changed-meanwhile');
}

/** What has lain in the bin for long enough goes, with its files. */
export async function sweepBinned(store: DocumentStore, now: Date): Promise<void> {
  const due = { field: 'binnedAt', now, keptMs: PHOTOGRAPH_LIMITS.binDays * DAY_MS };
  for (const { id, fields } of await oldestDue(store, PHOTOGRAPHS, due)) {
    const photograph = photographs.read({ id, fields });
    if (!photograph?.binned) continue;
    // Unless somebody has just brought it back.
    await commitUnlessChanged(store, [
      { verb: 'replace', collection: PHOTOGRAPHS, id, before: fields, fields },
      { verb: 'delete', collection: PHOTOGRAPHS, id },
      ...unusedWrites([photograph.binned.media, ...photograph.former]),
    ]);
  }
}

/** A photograph as it stands, and as it is stored: what is based on it is committed only while it does. */
interface Standing {
  readonly media: PictureFile;
  readonly mediaBefore: Fields;
  readonly photograph: Photograph;
  readonly photographBefore: Fields | undefined;
}

async function standing(store: DocumentStore, file: string): Promise<Standing> {
  const [mediaStored, stored] = await Promise.all([store.get(MEDIA, file), store.get(PHOTOGRAPHS, file)]);
  const found = mediaStored && media.read(mediaStored);
  if (!found || !isPicture(found)) throw new PhotographFault('not-found');
  return {
    media: found,
    mediaBefore: mediaStored.fields,
    photograph: (stored && photographs.read(stored)) ?? UNDESCRIBED,
    photographBefore: stored?.fields,
  };
}

function photographWrite({ media: { name: id }, photographBefore: before }: Standing, photograph: Photograph): Write {
  const document = { collection: PHOTOGRAPHS, id, fields: fieldsOf(photograph) };
  return before ? { verb: 'replace', before, ...document } : { verb: 'create', ...document };
}

async function commitUnchanged(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  await store.commit(writes).catch((error: unknown) => {
    const isChanged = error instanceof Fault && (error.code === 'document-changed' || error.code === 'document-exists');
    return isChanged ? Promise.reject(new PhotographFault('changed-meanwhile')) : tellDiskFull(error);
  });
}
