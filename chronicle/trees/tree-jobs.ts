import { createHash } from 'node:crypto';
import {
  branchOf,
  editGedcom,
  factsOf,
  findByName,
  GedcomEditError,
  type Genealogy,
  type NameIndex,
  nameIndex,
  type PersonFacts,
  type Portrait,
  packGenealogy,
  picturesWithin,
  renameFiles,
  type Sameness,
  type Splice,
  type Stamp,
  selectPeople,
  sourcesIn,
  type TreeEdit,
  takeApart,
  undoGedcom,
  unpack,
  type View,
  withWholeTargets,
  writeGedcom,
} from '../../genealogy/index.ts';
import type { FileStore } from '../files/file-store.ts';
import { idsOf, picturesIn, VILLAGE } from './describe-tree.ts';
import { duplicatesIn, pairsBetween } from './likely-pairs.ts';
import { type PeopleToMerge, peopleMerged } from './merge-duplicates.ts';
import { idSeenFrom } from './open-tree.ts';
import { type ReportRequest, reportOnTree } from './report-on-tree.ts';
import { shortOutline } from './short-outline.ts';
import { inspectTree } from './tree-inspection.ts';
import { type MergeRequest, mergedTree, planMerge } from './tree-merge.ts';
import { hashIn, type Shown, TreeReader, type TreesAsked } from './tree-reader.ts';

/** A request that names files by their hashes. */
type ByHash<Request, Files extends keyof Request> = Omit<Request, Files> & { readonly [File in Files]: string };
type MergeFiles = ByHash<MergeRequest, 'mine' | 'theirs'>;
type ReportFiles = ByHash<Omit<ReportRequest, 'before'>, 'after'> & { readonly before: string | undefined };

interface OfTree {
  readonly asked: TreesAsked;
  readonly tree: string;
}

interface OfHill {
  readonly asked: TreesAsked;
  readonly parts: readonly string[];
}

/** The version that whoever asks has already: where it is still the same, nothing else is sent. */
interface Known {
  readonly known: string | undefined;
}

type PayloadJob = Shown & {
  readonly portraits: readonly (readonly [id: string, Portrait])[];
  readonly seenFrom?: string | undefined;
};

interface EditJob {
  readonly hash: string;
  readonly tree: string;
  readonly edit: TreeEdit;
  readonly stamp: Stamp;
  /** Where whoever made the edit does not see all of the file. */
  readonly seen?: TreesAsked | undefined;
}

/** Runs a job in the process that reads trees. Rejects with a TreeFileFault, a GedcomEditError or a Fault. */
export type RunTreeJob = <Name extends keyof TreeJobs>(
  name: Name,
  request: Parameters<TreeJobs[Name]>[0],
) => Promise<Awaited<ReturnType<TreeJobs[Name]>>>;

export type TreeJobs = ReturnType<typeof treeJobs>;

/**
 * What the process that reads trees can be asked for, by name and one at a time. Requests and answers are plain data: they are copied from
 * one process to the other. Throws GedcomUnreadableError, GedcomEditError and Fault.
 */
export function treeJobs(files: Pick<FileStore, 'get'>) {
  const reader = new TreeReader(files);
  const names = new WeakMap<Genealogy, NameIndex>();
  const fileOf = (asked: TreesAsked, tree: string, isWhole: boolean) =>
    isWhole ? reader.file(hashIn(asked, tree)) : reader.shownFile(asked, tree);
  const bothFiles = async ({ mine, theirs, ...rest }: MergeFiles): Promise<MergeRequest> => ({
    ...rest,
    mine: await reader.file(mine),
    theirs: await reader.file(theirs),
  });

  return {
    async report({ before, after, ...rest }: ReportFiles) {
      const old = before === undefined ? undefined : await reader.file(before);
      return reportOnTree({ ...rest, before: old, after: await reader.file(after) });
    },
    inspect: async ({ hash, today }: { readonly hash: string; readonly today: string }) =>
      inspectTree(await reader.file(hash), today),
    plan: async (request: MergeFiles) => planMerge(await bothFiles(request)),
    merge: async (request: MergeFiles) => mergedTree(await bothFiles(request)),
    mergePeople: async ({ hash, ...people }: PeopleToMerge & { readonly hash: string }) =>
      peopleMerged(await reader.file(hash), people),
    pairs: async ({ one, other }: { readonly one: string; readonly other: string | undefined }) =>
      other === undefined
        ? duplicatesIn(await reader.file(one))
        : pairsBetween(await reader.file(one), await reader.file(other)),

    async unpack({ hash }: { readonly hash: string }) {
      const archive = await reader.file(hash);
      return { gedcom: unpack(archive, VILLAGE.bytes), pictures: Object.entries(picturesWithin(archive)) };
    },
    renameFiles: async ({ gedcom, names }: { gedcom: Uint8Array; names: readonly [string, string][] }) =>
      renameFiles(gedcom, names),

    /** Rejects where a file cannot be read, and otherwise keeps it for what is asked next. */
    async read({ hash }: { readonly hash: string }): Promise<void> {
      await reader.whole(hash);
    },
    ids: async ({ hash }: { readonly hash: string }) => idsOf((await reader.whole(hash)).genealogy),
    pictures: async ({ hash }: { readonly hash: string }) => picturesIn((await reader.whole(hash)).genealogy),
    async open({ asked, tree, known }: OfTree & Known) {
      const { version, genealogy } = await reader.opened(asked, tree);
      return { version, genealogy: version === known ? undefined : takeApart(genealogy) };
    },
    dead: ({ asked, tree }: OfTree) => reader.dead(asked, tree),
    async join({ asked, parts, known }: OfHill & Known) {
      const { version, joined } = await reader.hill(asked, parts);
      const { genealogy, several, conflicts, refused } = joined;
      const sent = { genealogy: takeApart(genealogy), several, conflicts, refused };
      return { version, joined: version === known ? undefined : sent };
    },
    refusal: ({ asked, parts, one, other }: OfHill & Pick<Sameness, 'one' | 'other'>) =>
      reader.refusal(asked, parts, one, other),
    visibility: ({ asked, tree }: OfTree) => reader.visibility(asked, tree),
    /** A tree for a member's browser: with faces, by id, or with the ids that people have on the page of another tree. */
    async payload({ portraits, seenFrom, ...shown }: PayloadJob) {
      const opened = await reader.shown(shown);
      const { individuals } = opened.genealogy;
      const faces = portraits.map(([id, portrait]) => [individuals.indexOf(id), portrait] as const);
      const packed = packGenealogy(opened.genealogy, new Map(faces));
      const ids = seenFrom === undefined ? packed.ids : packed.ids.map((_, one) => idSeenFrom(opened, seenFrom, one));
      const json = Buffer.from(JSON.stringify({ ...packed, ids }));
      return { json, etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"` };
    },
    outline: async ({ from, ...shown }: Shown & { readonly from?: string | undefined }) =>
      shortOutline((await reader.shown(shown)).genealogy, from),
    /** People by name, as their ids; the best first. */
    async find({ text, most, ...shown }: Shown & { readonly text: string; readonly most: number }): Promise<string[]> {
      const { genealogy } = await reader.shown(shown);
      const index = names.get(genealogy) ?? nameIndex(genealogy);
      names.set(genealogy, index);
      return findByName(index, text, most).map((person) => genealogy.individuals.idAt(person));
    },
    /** A view as other programs read it; undefined where it has nobody. */
    async branch({ view, note, ...shown }: Shown & { readonly view: View; readonly note: string }) {
      const { genealogy } = await reader.shown(shown);
      const selection = selectPeople(genealogy, view);
      return selection && writeGedcom(branchOf(genealogy, selection.isChosen), '5.5.1', note);
    },

    /** Of one person: from the whole file, or from what others see. */
    async facts({ asked, tree, id, isWhole }: OfTree & { readonly id: string; readonly isWhole: boolean }) {
      const file = await fileOf(asked, tree, isWhole);
      const facts = factsIn(file, id);
      return facts && { facts, sources: sourcesIn(file) };
    },
    /** A proposal beside what the file says now: facts of whom it is about, and the edit as it would be done. */
    async proposal({ asked, tree, id, edit }: OfTree & { readonly id: string | undefined; readonly edit: TreeEdit }) {
      const [whole, seen] = [await fileOf(asked, tree, true), await fileOf(asked, tree, false)];
      return { facts: id === undefined ? id : factsIn(whole, id), edit: withWholeTargets(seen, whole, edit) };
    },
    /** What an edit would change in the file that others see. */
    async tryEdit({ asked, tree, edit }: OfTree & { readonly edit: TreeEdit }) {
      const { bytes: _, ...tried } = editGedcom(await fileOf(asked, tree, false), edit);
      return tried;
    },
    async edit({ hash, tree, edit: given, seen, stamp }: EditJob) {
      const whole = await reader.file(hash);
      const edit = seen ? withWholeTargets(await fileOf(seen, tree, false), whole, given) : given;
      return { edit, edited: await reader.made(editGedcom(whole, edit, stamp)) };
    },
    undo: async ({ hash, splices }: { readonly hash: string; readonly splices: readonly Splice[] }) =>
      reader.made(undoGedcom(await reader.file(hash), splices)),
  };
}

function factsIn(file: Uint8Array, id: string): PersonFacts | undefined {
  try {
    return factsOf(file, id);
  } catch (error) {
    if (error instanceof GedcomEditError) return undefined;
    throw error;
  }
}
