import { FILE_HASH } from '../files/file-store.ts';
import type { Fields } from '../store/document-store.ts';

/**
 * Names the files of a document where a store can be asked for them: none finds what is inside of a list. Stored beside what the
 * document is, and read by `isReferred` alone.
 */
export function referredFiles(files: readonly { readonly hash: string }[]): { readonly files: Fields } {
  return { files: Object.fromEntries(files.map(({ hash }) => [hash, true])) };
}

/** The query that finds a document that names a file so. */
export function referring(hash: string) {
  if (!FILE_HASH.test(hash)) throw new Error(`Not the name of a file: ${hash}`);
  return { where: { [`files.${hash}`]: true }, limit: 1 };
}
