import type { FolderFiles } from '../../backends/embedded/files.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { openReleasedTexts } from '../../chronicle/trees/released-texts.ts';
import { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { openTreeLinks } from '../../chronicle/trees/tree-links.ts';
import { treeTask } from './tree-task.ts';

/** The trees as they may be shown, each by itself and all as one, and what editors decided of who is who in them. */
export async function openTrees(store: DocumentStore, files: FolderFiles, library: Library) {
  const treeLinks = await openTreeLinks(store);
  const trees = new TreeCache(treeTask(files), library, await openReleasedTexts(store), treeLinks);
  return { trees, treeLinks, hill: new HillCache(trees) };
}
