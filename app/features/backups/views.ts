/** How it stands with the backups, in words. */
export interface BackupsView {
  readonly standing: 'good' | 'bad' | 'none';
  readonly word: string;
  readonly sentence: string;
  /** What to do about it. */
  readonly advice: string | undefined;
  /** What is being done just now. */
  readonly progress: { readonly label: string; readonly share: number | undefined } | undefined;
  readonly rows: readonly BackupRow[];
  /** What all of them take up. */
  readonly cost: string;
  /** What was found after the site had been ended from outside. */
  readonly check:
    | { readonly isSound: boolean; readonly sentence: string; readonly details: readonly string[] }
    | undefined;
  /** Names of folders that nobody can read. */
  readonly unreadable: readonly string[];
}

export interface BackupRow {
  readonly name: string;
  readonly made: string;
  readonly size: string;
  readonly holds: string;
  readonly encrypted: string;
  /** What the site itself lacked when it was made. */
  readonly warning: string | undefined;
}
