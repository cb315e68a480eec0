import type { FileStore } from '../../chronicle/files/file-store.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { ReleasedTexts } from '../../chronicle/trees/released-texts.ts';
import { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { TreeLinks } from '../../chronicle/trees/tree-links.ts';

/** The trees as they may be shown, each by itself and all as one, and what editors decided of who is who in them. */
export async function openTrees(store: DocumentStore, files: FileStore, library: Library) {
  const treeLinks = await TreeLinks.open(store);
  const trees = new TreeCache(files, library, await ReleasedTexts.open(store), treeLinks);
  return { trees, treeLinks, hill: new HillCache(library, trees, treeLinks) };
}
