import type { TreeReport } from '../../chronicle/trees/tree-report.ts';
import type { UnreadableCode } from '../../genealogy/index.ts';

/** What the process is sent: paths of files. */
export interface ReportMessage {
  readonly before: string | undefined;
  readonly after: string;
  readonly today: string;
  readonly referred: readonly string[];
}

/** What it sends back. */
export type ReportReply =
  | { readonly done: true; readonly report: TreeReport }
  | { readonly done: false; readonly code: UnreadableCode };
