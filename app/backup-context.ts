import { createContext } from 'react-router';

/** A backup that is kept, as the desk shows it. */
export interface KeptBackup {
  readonly name: string;
  readonly made: Date;
  /** What it takes up alone, and the files that it shares with others. */
  readonly bytes: number;
  readonly sharedBytes: number;
  readonly records: number;
  readonly accounts: number;
  readonly files: number;
  /** Files that the site itself lacked, or had damaged, when it was made. */
  readonly missing: number;
  readonly isEncrypted: boolean;
}

export interface BackupState {
  /** When the last good one was made. */
  readonly last: Date | undefined;
  /** Two days without a good one. */
  readonly isLate: boolean;
  readonly failure: { readonly code: string; readonly at: Date } | undefined;
  /** What is being done just now. */
  readonly progress: { readonly step: string; readonly done: number; readonly total: number } | undefined;
}

/** What was looked at after the site had been ended from outside, and found. */
export interface QuickCheck {
  readonly at: Date;
  readonly database: string | undefined;
  readonly withoutRevision: readonly string[];
  readonly withoutFile: readonly string[];
}

export interface BackupServices {
  state(): BackupState;
  list(): Promise<{ readonly kept: readonly KeptBackup[]; readonly unreadable: readonly string[] }>;
  /** None where the site before this one was stopped as it should be, or while it is still looked at. */
  lastCheck(): QuickCheck | undefined;
  /** Begins one, unless one is being made already. */
  make(): void;
}

/** Backups of the data folder; none where Firebase keeps documents and accounts. */
export const backupContext = createContext<BackupServices | undefined>(undefined);
