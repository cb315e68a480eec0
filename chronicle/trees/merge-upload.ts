import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { keepFile } from '../media/unused-files.ts';
import { defineCollection } from '../store/collection.ts';
import { commitUnlessChanged, type DocumentStore } from '../store/document-store.ts';
import { TREE_MERGES, TREE_UPLOADS, trees } from './tree.ts';
import { type MergeDecisions, type MergePlan, mergeDecisions, mergePlan, NO_DECISIONS } from './tree-merge-plan.ts';
import { fieldsOf, versionsOf, versionWrites } from './tree-version.ts';
import {
  commitNext,
  type Sender,
  standing,
  type TreeUpload,
  type TreeVersionDeps,
  uploadGone,
} from './tree-versions.ts';

/** What an editor chose of merging a file that waits; beside the upload, under its id, and gone with it. */
const mergeSchema = z.object({
  /** The tree's file that it was planned with. */
  basedOn: z.string(),
  plan: mergePlan,
  decisions: mergeDecisions,
  /** Something was decided since, and the plan does not tell of it. */
  isStale: z.boolean(),
});

export type TreeMerge = Readonly<z.infer<typeof mergeSchema>>;
export const treeMerges = defineCollection({ name: TREE_MERGES, schema: mergeSchema });

export function mergeOf(store: DocumentStore, id: string): Promise<TreeMerge | undefined> {
  return treeMerges.get(store, id);
}

/** Somebody decided while it was looked at: it is looked at again, so many times. */
const ATTEMPTS = 3;

/** Looks at what merging would do, with what was decided so far; of those who differ at the page that was looked at last, or another. */
export async function planUpload(
  deps: TreeVersionDeps,
  id: string,
  upload: TreeUpload,
  asked?: number,
): Promise<TreeMerge> {
  const { store } = deps;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const document = await store.get(TREE_MERGES, id);
    const known = document && treeMerges.read(document);
    const decisions = known?.decisions ?? NO_DECISIONS;
    const files = await filesOf(deps, upload, decisions, asked ?? known?.plan.page ?? 1);
    const merge = { basedOn: files.mine, plan: await deps.run('plan', files), decisions, isStale: false };
    const target = { collection: TREE_MERGES, id, fields: fieldsOf(merge) };
    // Discarded or confirmed meanwhile: what is kept of it then would never go.
    if (!(await store.get(TREE_UPLOADS, id))) throw new Fault('not-found', 'the file waits no more');
    const isKept = await commitUnlessChanged(store, [
      document ? { verb: 'replace', before: document.fields, ...target } : { verb: 'create', ...target },
    ]);
    if (isKept) return merge;
  }
  throw new Fault('conflict', 'something else was decided meanwhile');
}

async function filesOf(
  { store, today }: TreeVersionDeps,
  { tree, hash }: TreeUpload,
  decisions: MergeDecisions,
  page = 1,
) {
  const [current, [latest]] = await Promise.all([trees.get(store, tree), versionsOf(store, tree, 1)]);
  if (!current) throw new Fault('not-found', `there is no tree ${tree}`);
  return { mine: current.hash, theirs: hash, decisions, lastId: latest?.lastId ?? 0, page, today: today() };
}

/** Keeps what was decided; fails where another page decided meanwhile. */
export async function decideOnMerge(
  store: DocumentStore,
  id: string,
  change: (merge: TreeMerge) => MergeDecisions,
): Promise<TreeMerge> {
  const document = await store.get(TREE_MERGES, id);
  const merge = document && treeMerges.read(document);
  if (!document || !merge) throw new Fault('not-found', 'nothing is being merged');
  const decisions = mergeDecisions.safeParse(change(merge));
  if (!decisions.success) throw new Fault('batch-too-large', 'too much was decided');
  const isStale = merge.isStale || JSON.stringify(decisions.data) !== JSON.stringify(merge.decisions);
  const decided: TreeMerge = { ...merge, decisions: decisions.data, isStale };
  const { fields: before } = document;
  const isKept = await commitUnlessChanged(store, [
    { verb: 'replace', collection: TREE_MERGES, id, before, fields: fieldsOf(decided) },
  ]);
  if (!isKept) throw new Fault('conflict', 'something else was decided meanwhile');
  return decided;
}

/** Pairs that are still asked about: nobody of them was found by now. */
export function openPairs({ plan, decisions }: Pick<TreeMerge, 'plan' | 'decisions'>): MergePlan['doubtful'] {
  const said = new Set(decisions.pairs.map(({ a, b }) => `${a}\n${b}`));
  const isTaken = takenBy(decisions);
  return plan.doubtful.filter((pair) => !said.has(`${pair.a}\n${pair.b}`) && !isTaken(pair));
}

/** Those that were left for later, and can still be one. */
export function skippedPairs({ decisions }: Pick<TreeMerge, 'decisions'>): MergeDecisions['pairs'] {
  const isTaken = takenBy(decisions);
  return decisions.pairs.filter((pair) => pair.is === 'skipped' && !isTaken(pair));
}

function takenBy({ pairs }: MergeDecisions): (pair: { readonly a: string; readonly b: string }) => boolean {
  const same = pairs.filter(({ is }) => is === 'same');
  const [takenA, takenB] = [new Set(same.map(({ a }) => a)), new Set(same.map(({ b }) => b))];
  return ({ a, b }) => takenA.has(a) || takenB.has(b);
}

/**
 * What was decided, and what is chosen with the same press, becomes the tree's next version. Choices are kept even if the report must
 * be read again first. Whoever was first has taken the number. Answers whether anything changed.
 */
export async function confirmMerge(
  deps: TreeVersionDeps,
  sender: Sender,
  id: string,
  upload: TreeUpload,
  choose: (merge: TreeMerge) => MergeDecisions,
): Promise<boolean> {
  const { store } = deps;
  const { tree } = upload;
  const merge = await mergeOf(store, id);
  const current = await trees.get(store, tree);
  const { decisions } = await decideOnMerge(store, id, choose);
  if (!merge || merge.isStale || current?.hash !== merge.basedOn) throw new Fault('conflict', `${tree} has changed`);
  const merged = await deps.run('merge', await filesOf(deps, upload, decisions));
  if (merged.changesNothing) return false;
  const next = {
    hash: await keepFile(deps, merged.bytes),
    by: sender.name,
    at: deps.now().toISOString(),
    origin: 'merged' as const,
    lastId: merged.lastId,
    ...merged.description,
  };
  // Read after the work: what came meanwhile is another version, and this one was made of what stood before it.
  const [now, [latest]] = await Promise.all([standing(store, tree), versionsOf(store, tree, 1)]);
  if (now.current?.hash !== merge.basedOn) throw new Fault('conflict', `${tree} has changed`);
  const { writes } = versionWrites(tree, { current: now.current, latest, next, ...now.before });
  await commitNext(store, tree, [...writes, ...uploadGone(id, upload)]);
  return true;
}
