import { z } from 'zod';
import { FILE_HASH } from '../files/file-store.ts';
import { unusedWrites } from '../media/unused-files.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Fields, Write } from '../store/document-store.ts';
import { TREE_VERSIONS, TREES, type Tree, treeDescription } from './tree.ts';

const hash = z.string().regex(FILE_HASH);

/** What an edit changed, for a line in the history: of whom, which event, which fields. Names the living: for editors alone. */
export const editDescription = z.object({
  kind: z.string(),
  person: z.string().exactOptional(),
  name: z.string().max(300),
  tag: z.string().exactOptional(),
  fields: z.array(z.string()),
});

export type EditDescription = Readonly<z.infer<typeof editDescription>>;

/**
 * A tree as it was at some time: every file that ever stood in its place. Of a small edit not the file is kept but what it changed
 * in the one before (`change`); every so often the whole file is, so that none is far from one.
 */
const versionSchema = z.object({
  tree: z.string(),
  number: z.int().min(1),
  /** The file, where it is kept whole. */
  hash: hash.exactOptional(),
  change: z
    .object({
      /** What the file is known by, all the same. */
      gives: hash,
      /** As `packSplices` has them; empty where they are too many, and the file is kept instead. */
      splices: z.string(),
    })
    .exactOptional(),
  by: z.string(),
  at: z.iso.datetime(),
  /** It came from outside of the desk, was sent to it, was merged with what was sent, is an earlier one again, was edited, or an edit was undone. */
  origin: z.enum(['found', 'sent', 'merged', 'restored', 'edited', 'undone']),
  restored: z.int().min(1).exactOptional(),
  edit: editDescription.exactOptional(),
  /** Who took it, of an edit that somebody had proposed. */
  takenBy: z.string().exactOptional(),
  /** Sent again under the same id, it is the same edit. */
  submission: z.string().exactOptional(),
  /** Which version's edit was undone. */
  undid: z.int().min(1).exactOptional(),
  /** How many edits lie between this one and the whole file before it. */
  sinceWhole: z.int().min(0).exactOptional(),
  /** The highest number that an id of the tree has had. */
  lastId: z.int().min(0).exactOptional(),
  ...treeDescription,
});

export type TreeVersion = Readonly<z.infer<typeof versionSchema>>;
export const treeVersions = defineCollection({ name: TREE_VERSIONS, schema: versionSchema });

/** What the version's file is known by, whether it is kept or not. */
export function hashOfVersion({ hash: whole, change }: TreeVersion): string {
  return whole ?? change?.gives ?? '';
}

/** Of a tree, as many as are listed at once. */
const LISTED_AT_ONCE = 60;

/** The latest first. */
export function versionsOf(store: DocumentStore, tree: string, limit = LISTED_AT_ONCE): Promise<TreeVersion[]> {
  return treeVersions.list(store, { where: { tree }, orderBy: { field: 'number', descending: true }, limit });
}

export function versionNumbered(store: DocumentStore, tree: string, number: number): Promise<TreeVersion | undefined> {
  return treeVersions.get(store, versionId(tree, number));
}

/** Those before a number, the latest first. They are numbered without a gap, so that nothing need be searched. */
export async function versionsBefore(store: DocumentStore, tree: string, number: number): Promise<TreeVersion[]> {
  const count = Math.min(LISTED_AT_ONCE, number - 1);
  const found = Array.from({ length: Math.max(0, count) }, (_, index) =>
    versionNumbered(store, tree, number - 1 - index),
  );
  return (await Promise.all(found)).filter((version) => version !== undefined);
}

export type NextVersion = Omit<TreeVersion, 'tree' | 'number'>;

/** The next version and the tree itself. What stands there and no version tells of, from an archive or the start, is numbered first. */
export function versionWrites(
  tree: string,
  {
    current,
    latest,
    next,
    before,
  }: {
    current: Tree | undefined;
    latest: TreeVersion | undefined;
    next: NextVersion;
    /** The tree's document as it was read, where nothing may have come between. */
    before?: Fields;
  },
): { readonly writes: Write[]; readonly number: number } {
  const versions: TreeVersion[] = [];
  let number = latest?.number ?? 0;
  const lastId = Math.max(latest?.lastId ?? 0, next.lastId ?? 0);
  if (current && (!latest || current.hash !== hashOfVersion(latest))) {
    const { name: _, ...description } = current;
    number += 1;
    versions.push({ tree, number, by: '', at: next.at, origin: 'found', lastId, ...description });
  }
  number += 1;
  versions.push({ tree, number, ...next, lastId });
  const { individuals, families, years, sample } = next;
  const described = { individuals, families, ...(years ? { years } : {}), ...(sample ? { sample } : {}) };
  return {
    number,
    writes: [
      ...versions.map(
        (version): Write => ({
          verb: 'create',
          collection: TREE_VERSIONS,
          id: versionId(tree, version.number),
          fields: fieldsOf(version),
        }),
      ),
      {
        ...(before ? { verb: 'replace', before } : { verb: 'set' }),
        collection: TREES,
        id: tree,
        fields: fieldsOf({ name: tree, hash: next.hash ?? next.change?.gives, ...described }),
      },
      // A version that is kept as what changed needs no file of its own.
      ...unusedWrites(current ? [current] : []),
    ],
  };
}

function versionId(tree: string, number: number): string {
  return `${tree}~${number}`;
}

export function fieldsOf(document: object): Fields {
  return JSON.parse(JSON.stringify(document)) as Fields;
}
