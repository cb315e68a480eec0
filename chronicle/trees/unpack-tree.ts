import { isArchive } from '../../genealogy/index.ts';
import { keepFile } from '../media/unused-files.ts';
import type { TreeVersionDeps } from './tree-versions.ts';

interface UnpackedTree {
  readonly bytes: Uint8Array;
  /** How many of an archive's pictures were kept, and how many could not be. */
  readonly pictures?: { readonly kept: number; readonly left: number };
}

/** The tree's file in an archive, in which each picture has the name under which it is kept from now on; any other file as it is. */
export async function unpackTree(
  deps: TreeVersionDeps,
  sent: Uint8Array,
  keepPicture: (bytes: Uint8Array, path: string) => Promise<string | undefined>,
): Promise<UnpackedTree> {
  if (!isArchive(sent)) return { bytes: sent };
  const { gedcom, pictures } = await deps.run('unpack', { hash: await keepFile(deps, sent) });
  const names: [path: string, name: string][] = [];
  for (const [path, bytes] of pictures) {
    const name = await keepPicture(bytes, path);
    if (name !== undefined) names.push([path, name]);
  }
  const bytes = names.length > 0 ? await deps.run('renameFiles', { gedcom, names }) : gedcom;
  return { bytes, pictures: { kept: names.length, left: pictures.length - names.length } };
}
