/** What is backed up, where to, and with which passphrase. */
export interface BackupPlace {
  readonly dataFolder: string;
  readonly backupFolder: string;
  readonly passphrase: string | undefined;
}

/** In the data folder: where a copy of the database lies in the clear while it is encrypted or checked, and nowhere else. */
export const WORKSHOP = 'backup-work';

/** What is being done, for whoever waits. */
export interface BackupProgress {
  readonly step: 'files' | 'database' | 'checking' | 'tidying';
  readonly done: number;
  readonly total: number;
}
