import { isDeepStrictEqual } from 'node:util';

/** An archive to read from: a folder or a zip file, by paths with forward slashes. */
export interface ArchiveSource {
  list(): Promise<readonly string[]>;
  read(path: string): Promise<Uint8Array>;
  /** Of pictures and trees that the site has looked at before: they are not read once more. */
  hashOf?(path: string): string | undefined;
}

/** An archive to write to. Nothing of it counts before it is finished. */
export interface ArchiveTarget {
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Where files are not to be held in memory: takes one by its hash, or answers with why it cannot be taken. */
  refer?(path: string, hash: string): Promise<Lack | undefined>;
}

/** In an archive that lacks something, what that is and why. */
export const MISSING_LIST = 'missing.txt';

/** Why the site could not give something: of which kind, and as a log tells it. */
export interface Lack {
  readonly lack: 'missing' | 'unreadable' | 'damaged' | 'unfit' | 'written-unfit';
  readonly problem: string;
}

/** A file that the site knows of and could not give. */
export interface MissingFile extends Lack {
  readonly path: string;
}

export type Outcome = 'added' | 'changed' | 'unchanged' | 'refused';

export interface ReportEntry {
  readonly path: string;
  readonly line?: number;
  readonly outcome: Outcome;
  readonly problem?: string;
}

export type Progress = (done: number, total: number) => void;

export function outcomeOf(before: unknown, after: unknown): Exclude<Outcome, 'refused'> {
  if (before === undefined) return 'added';
  return isDeepStrictEqual(plain(before), plain(after)) ? 'unchanged' : 'changed';
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
