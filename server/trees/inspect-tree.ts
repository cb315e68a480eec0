import type { FolderFiles } from '../../backends/embedded/files.ts';
import { type TreeInspection, treeInspection } from '../../chronicle/trees/tree-inspection.ts';
import type { InspectionMessage } from './report-messages.ts';
import { runTreeProcess } from './tree-process.ts';

export function inspectTree(files: FolderFiles, today: () => string): (hash: string) => Promise<TreeInspection> {
  return async (hash) => {
    const message: InspectionMessage = { file: files.pathOf(hash), today: today() };
    return treeInspection.parse(await runTreeProcess('inspection', message));
  };
}
