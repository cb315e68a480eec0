import type { FolderFiles } from '../../backends/embedded/files.ts';
import { treeReport } from '../../chronicle/trees/tree-report.ts';
import type { TreeVersionDeps } from '../../chronicle/trees/tree-versions.ts';
import type { ReportMessage } from './report-messages.ts';
import { runTreeProcess } from './tree-process.ts';

export function reportOnTree(files: FolderFiles, today: () => string): TreeVersionDeps['report'] {
  return async ({ before, after, referred }) => {
    const message: ReportMessage = {
      before: before && files.pathOf(before),
      after: files.pathOf(after),
      today: today(),
      referred,
    };
    return treeReport.parse(await runTreeProcess('report', message));
  };
}
