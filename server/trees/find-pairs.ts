import type { FolderFiles } from '../../backends/embedded/files.ts';
import { likelyPairs, type SearchForPairs } from '../../chronicle/trees/likely-pairs.ts';
import type { PairsMessage } from './report-messages.ts';
import { runTreeProcess } from './tree-process.ts';

export function findPairs(files: FolderFiles): SearchForPairs {
  return async (one, other) => {
    const message: PairsMessage = {
      one: files.pathOf(one),
      other: other === undefined ? undefined : files.pathOf(other),
    };
    return likelyPairs.parse(await runTreeProcess('pairs', message));
  };
}
