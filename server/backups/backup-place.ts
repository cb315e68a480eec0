/** What is backed up, where to, and with which passphrase. */
export interface BackupPlace {
  readonly dataFolder: string;
  readonly backupFolder: string;
  readonly passphrase: string | undefined;
}

/** What is being done, for whoever waits. */
export interface BackupProgress {
  readonly step: 'files' | 'database' | 'checking' | 'tidying';
  readonly done: number;
  readonly total: number;
}
