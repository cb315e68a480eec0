import type { FolderFiles } from '../../backends/embedded/files.ts';
import { type LikelyPairs, likelyPairs } from '../../chronicle/trees/likely-pairs.ts';
import type { PairsMessage } from './report-messages.ts';
import { runTreeProcess } from './tree-process.ts';

export function findPairs(files: FolderFiles): (one: string, other: string) => Promise<LikelyPairs> {
  return async (one, other) => {
    const message: PairsMessage = { one: files.pathOf(one), other: files.pathOf(other) };
    return likelyPairs.parse(await runTreeProcess('pairs', message));
  };
}
