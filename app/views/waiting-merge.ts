import { data, type RouterContextProvider, redirect } from 'react-router';
import { mergeOf, planUpload, type TreeMerge } from '../../chronicle/trees/merge-upload.ts';
import { ownUpload, type TreeUpload } from '../../chronicle/trees/tree-versions.ts';
import { Fault } from '../../domain/fault.ts';
import { GedcomEditError } from '../../genealogy/index.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { editFaultSentence } from './tree-edit-words.ts';
import { throwTreeFault } from './tree-fault.ts';
import { isTreeName, TREE_WORDS } from './trees.ts';

/** One's own file that waits and is being merged; the report of one that is not. */
export async function waitingMerge(context: Readonly<RouterContextProvider>, id: string) {
  const { store } = context.get(siteContext);
  const upload = await ownUpload(store, memberOf(context.get(accountContext)).id, id);
  if (!upload || !isTreeName(upload.tree)) throw pageNotFound();
  const merge = await mergeOf(store, id);
  if (!merge) throw redirect(pathTo('treeReport', { id }));
  return {
    upload,
    merge,
    title: TREE_WORDS[upload.tree].title,
    crumbs: [
      { label: 'Uredništvo', href: pathTo('editorial') },
      { label: 'Stabla', href: pathTo('treeVersions') },
      { label: 'Izvješće', href: pathTo('treeReport', { id }) },
    ],
  };
}

/** The merge with the page of those who differ that an address asks for: one is kept, and another is looked at anew. */
export async function pageOfMerge(
  context: Readonly<RouterContextProvider>,
  id: string,
  { upload, merge, page }: { readonly upload: TreeUpload; readonly merge: TreeMerge; readonly page: number },
): Promise<TreeMerge> {
  if (page > merge.plan.pages) throw pageNotFound();
  if (page === merge.plan.page) return merge;
  try {
    return await planUpload(context.get(treeVersionContext), id, upload, page);
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') throw pageNotFound();
    // Somebody decides faster than it can be looked at: the page that is known will do.
    if (error instanceof Fault && error.code === 'conflict') return merge;
    if (error instanceof GedcomEditError) throw data(editFaultSentence(error.code), { status: 422 });
    return throwTreeFault(error);
  }
}
