import type { UnreadableCode } from '../../genealogy/index.ts';

/** What the process that compares two files is sent: their paths. */
export interface ReportMessage {
  readonly before: string | undefined;
  readonly after: string;
  readonly today: string;
  readonly referred: readonly string[];
}

/** What the process that inspects one is sent. */
export interface InspectionMessage {
  readonly file: string;
  readonly today: string;
}

/** What either sends back. */
export type ProcessReply<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly code: UnreadableCode };
