import { Fault } from '../../domain/fault.ts';
import { neutralId } from '../../domain/reference.ts';
import {
  type Change,
  type EditedGedcom,
  GedcomEditError,
  inverse,
  rebase,
  type Splice,
  spliceRecords,
  type TreeEdit,
  withoutUndone,
} from '../../genealogy/index.ts';
import { type FileStore, hashOf } from '../files/file-store.ts';
import { keepFile } from '../media/unused-files.ts';
import { commitUnlessChanged, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';
import { VILLAGE } from './describe-tree.ts';
import { TREES, type Tree, trees } from './tree.ts';
import type { RunTreeJob } from './tree-jobs.ts';
import type { MergeChoice } from './tree-merge-plan.ts';
import type { TreesAsked } from './tree-reader.ts';
import {
  type EditDescription,
  hashOfVersion,
  type NextVersion,
  type TreeVersion,
  versionNumbered,
  versionsOf,
  versionWrites,
} from './tree-version.ts';
import { fileOfVersion, LONGEST_SPLICES, packSplices, unpackSplices, WHOLE_EVERY } from './tree-version-file.ts';

export interface EditDeps {
  readonly store: DocumentStore;
  readonly files: FileStore;
  readonly now: () => Date;
  /** Asks the process that reads trees. */
  readonly run: RunTreeJob;
}

interface Editor {
  readonly name: string;
}

export interface EditDone {
  /** The version that it made; 0 where the file said so already. */
  readonly version: number;
  /** Whoever was added, as addresses have it. */
  readonly added?: string;
}

/** Somebody else was first: it is tried again on what they left, so many times. */
const ATTEMPTS = 5;
const UNDOABLE: ReadonlySet<TreeVersion['origin']> = new Set(['edited', 'undone', 'merged']);
/** An edit is undone as long as no more than so many came after it. */
const MOST_LATER = 200;

/**
 * One edit of a tree becomes its next version. It is made on the newest file, whatever its author had before them: what it names
 * must still say what they saw, else it is a conflict (GedcomEditError `changed`). `along` is committed with it.
 */
export async function editTree(
  deps: EditDeps,
  editor: Editor,
  {
    tree,
    edit: given,
    seen,
    along = [],
    takenBy,
    submission,
  }: {
    readonly tree: string;
    readonly edit: TreeEdit;
    /** Where whoever made the edit does not see all of the file: what is shown of it. */
    readonly seen?: TreesAsked;
    readonly along?: readonly Write[];
    /** Who took it, where the editor is whoever proposed it. */
    readonly takenBy?: string;
    readonly submission?: string;
  },
): Promise<EditDone> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stands = await newest(deps, tree);
    const { latest } = stands;
    if (submission && latest?.submission === submission && hashOfVersion(latest) === stands.current.hash)
      return { version: latest.number };
    const at = deps.now().toISOString();
    const stamp = { by: editor.name, at, lastId: stands.latest?.lastId ?? 0 };
    const { edit, edited } = await deps.run('edit', { hash: stands.current.hash, tree, edit: given, seen, stamp });
    if (edited.splices.length === 0) {
      if (along.length > 0) await deps.store.commit(along);
      return { version: 0 };
    }
    const next = {
      by: editor.name,
      at,
      origin: 'edited' as const,
      edit: describeEdit(edit, edited),
      ...(takenBy === undefined ? {} : { takenBy }),
      ...(submission === undefined ? {} : { submission }),
      lastId: edited.lastId,
      individuals: edited.individuals,
      families: edited.families,
    };
    const version = await keep(deps, { tree, ...stands, next, along, ...edited });
    if (version !== undefined)
      return { version, ...(edited.added === undefined ? {} : { added: neutralId(edited.added) }) };
  }
  throw new Fault('conflict', `${tree} is being changed by others`);
}

/** Two records of one person become one, as an edit of the newest file: undone like any other. */
export async function mergeDuplicates(
  deps: EditDeps & { readonly today: () => string },
  editor: Editor,
  {
    tree,
    keep: kept,
    drop,
    choices = {},
    along = [],
  }: {
    readonly tree: string;
    readonly keep: string;
    readonly drop: string;
    readonly choices?: Readonly<Record<string, MergeChoice>>;
    /** Committed with it. */
    readonly along?: readonly Write[];
  },
): Promise<EditDone & { readonly noLongerLiving: readonly string[] }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stands = await newest(deps, tree);
    const lastId = stands.latest?.lastId ?? 0;
    const people = { keep: kept, drop, choices, lastId, today: deps.today() };
    const merged = await deps.run('mergePeople', { hash: stands.current.hash, ...people });
    const { individuals, families, noLongerLiving } = merged;
    const edit = { kind: 'merge', person: kept, name: merged.name, fields: [] };
    const next = {
      by: editor.name,
      at: deps.now().toISOString(),
      origin: 'edited' as const,
      edit,
      lastId: merged.lastId,
      individuals,
      families,
    };
    const version = await keep(deps, { tree, ...stands, next, along, ...merged });
    if (version !== undefined) return { version, noLongerLiving };
  }
  throw new Fault('conflict', `${tree} is being changed by others`);
}

/**
 * What an edit or a merge changed is as it was before, and all that came later stays. Throws GedcomEditError `tangled`, with the
 * version that stands in the way, where what it touched has been changed since.
 */
export async function undoEdit(
  deps: EditDeps,
  editor: Editor,
  { tree, number }: { readonly tree: string; readonly number: number },
): Promise<EditDone> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stands = await newest(deps, tree);
    const { latest } = stands;
    const undone = await versionNumbered(deps.store, tree, number);
    if (!undone || !latest) throw new Fault('not-found', `${tree} has no version ${number}`);
    const splices = await backward(deps, undone, latest);
    const result = await deps.run('undo', { hash: stands.current.hash, splices });
    const next = {
      by: editor.name,
      at: deps.now().toISOString(),
      origin: 'undone' as const,
      undid: number,
      ...(undone.edit ? { edit: undone.edit } : {}),
      individuals: result.individuals,
      families: result.families,
    };
    const version = await keep(deps, { tree, ...stands, next, along: [], ...result });
    if (version !== undefined) return { version };
  }
  throw new Fault('conflict', `${tree} is being changed by others`);
}

/** The splices that take an edit back, where they apply to the newest file. */
async function backward(deps: EditDeps, undone: TreeVersion, latest: TreeVersion): Promise<Splice[]> {
  const later = latest.number - undone.number;
  if (later > MOST_LATER || !UNDOABLE.has(undone.origin)) throw new GedcomEditError('tangled');
  const since = later === 0 ? [] : (await versionsOf(deps.store, undone.tree, later)).reverse();
  if (since.length < later) throw new GedcomEditError('tangled');
  const back = inverse(await splicesOf(deps, undone));
  const changes: Change[] = [];
  for (const version of since)
    changes.push({ number: version.number, undid: version.undid, splices: await splicesOf(deps, version) });
  let splices = back;
  for (const change of withoutUndone(changes)) {
    try {
      splices = rebase(splices, [change.splices]);
    } catch (error) {
      if (!(error instanceof GedcomEditError)) throw error;
      throw new GedcomEditError('tangled', { version: change.number });
    }
  }
  return splices;
}

/** What a version changed. Where that was too much to be kept, the files before and after it are compared. */
async function splicesOf({ store, files }: EditDeps, version: TreeVersion): Promise<Splice[]> {
  const { tree, number, change } = version;
  if (change && change.splices !== '') return unpackSplices(change.splices);
  const before = await versionNumbered(store, tree, number - 1);
  const [old, now] = await Promise.all([before, version].map((one) => one && fileOfVersion({ store, files }, one)));
  if (!old || !now) throw new GedcomEditError('tangled', { version: number });
  return spliceRecords(old, now);
}

interface Newest {
  readonly current: Tree;
  /** The same as it is stored. */
  readonly before: Fields;
  readonly latest: TreeVersion | undefined;
}

async function newest({ store }: EditDeps, tree: string): Promise<Newest> {
  const [found, [latest]] = await Promise.all([store.get(TREES, tree), versionsOf(store, tree, 1)]);
  const current = found && trees.read(found);
  if (!found || !current) throw new Fault('not-found', `there is no tree ${tree}`);
  return { current, before: found.fields, latest };
}

interface Kept extends Newest {
  readonly tree: string;
  readonly next: Omit<NextVersion, 'hash' | 'change' | 'sinceWhole'>;
  readonly along: readonly Write[];
  readonly bytes: Uint8Array;
  readonly splices: readonly Splice[];
}

/** The number of the version, or undefined where somebody else has made it. */
async function keep(
  deps: EditDeps,
  { tree, current, before, latest, next, along, bytes, splices }: Kept,
): Promise<number | undefined> {
  if (bytes.length > VILLAGE.bytes) throw new GedcomEditError('too-long');
  const isKnown = latest !== undefined && hashOfVersion(latest) === current.hash;
  const packed = packSplices(splices);
  const sinceWhole = (isKnown ? (latest.sinceWhole ?? 0) : 0) + 1;
  const isLong = packed.length > LONGEST_SPLICES;
  const isWhole = isLong || sinceWhole >= WHOLE_EVERY;
  const { years, sample } = current;
  const gives = await hashOf(bytes);
  // Whoever edits asks for the new tree next: it is read while it is being stored. A file that cannot be read says so then.
  deps.run('read', { hash: gives }).catch(() => {});
  await keepFile(deps, bytes);
  const made = versionWrites(tree, {
    current,
    latest,
    before,
    next: {
      ...next,
      ...(isWhole ? { hash: gives } : {}),
      change: { gives, splices: isLong ? '' : packed },
      sinceWhole: isWhole ? 0 : sinceWhole,
      ...(years ? { years } : {}),
      ...(sample ? { sample } : {}),
    },
  });
  return (await commitUnlessChanged(deps.store, [...made.writes, ...along])) ? made.number : undefined;
}

const UNTOLD = new Set([
  'kind',
  'person',
  'owner',
  'target',
  'event',
  'of',
  'keep',
  'drop',
  'family',
  'take',
  'from',
  'was',
]);

export function describeEdit(
  edit: TreeEdit,
  { name, person, tag: eventTag }: Pick<EditedGedcom, 'name' | 'person' | 'tag'>,
): EditDescription {
  const fields = Object.keys(edit).filter((field) => !UNTOLD.has(field));
  const tag = eventTag ?? (edit.kind === 'add' || edit.kind === 'link' ? edit.relation : undefined);
  return {
    kind: edit.kind,
    ...(person === undefined ? {} : { person: neutralId(person) }),
    name: name.slice(0, 300),
    ...(tag === undefined ? {} : { tag }),
    fields,
  };
}
