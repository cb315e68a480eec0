import type { MergeRequest } from '../../chronicle/trees/tree-merge.ts';
import type { MergeChoice } from '../../chronicle/trees/tree-merge-plan.ts';
import type { EditFaultCode, UnreadableCode } from '../../genealogy/index.ts';

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

/** What the process that merges two is sent: what it would do is asked for, or the merged file. */
export interface MergeMessage extends Omit<MergeRequest, 'mine' | 'theirs'> {
  readonly mine: string;
  readonly theirs: string;
  readonly asked: 'plan' | 'file';
}

/** What the same process is sent where two people of one file are to become one. */
export interface PeopleMessage {
  readonly asked: 'people';
  readonly file: string;
  readonly keep: string;
  readonly drop: string;
  readonly choices: Readonly<Record<string, MergeChoice>>;
  readonly today: string;
  readonly lastId: number;
}

/** What the process that looks for the same people in two trees, or in one, is sent. */
export interface PairsMessage {
  readonly one: string;
  readonly other: string | undefined;
}

/** What any of them sends back. */
export type ProcessReply<Result> =
  | { readonly done: true; readonly result: Result }
  | { readonly done: false; readonly isEdit: false; readonly code: UnreadableCode }
  /** The file can be read, and cannot be written to. */
  | { readonly done: false; readonly isEdit: true; readonly code: EditFaultCode };
