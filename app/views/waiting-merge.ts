import { type RouterContextProvider, redirect } from 'react-router';
import { mergeOf } from '../../chronicle/trees/merge-upload.ts';
import { ownUpload } from '../../chronicle/trees/tree-versions.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
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
