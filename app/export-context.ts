import { createContext } from 'react-router';

/** How far an archive is that somebody takes out. */
export interface ArchiveProgress {
  /** Files are looked at before anything is sent: what is missing is known then. */
  readonly phase: 'checking' | 'sending' | 'sent' | 'cut-off' | 'failed';
  readonly checked: number;
  readonly files: number;
  readonly sentBytes: number;
  readonly bytes: number;
  /** Of files that could not be given, only the first ones. */
  readonly missing: readonly string[];
  readonly missingCount: number;
}

/** What the desk does to have everything out. */
export interface ExportServices {
  /** The last archive that somebody asked this process for. */
  archiveOf(accountId: string): ArchiveProgress | undefined;
  /** For whoever has just given the password: what takes out the private part as well. */
  privateTicket(accountId: string): string;
}

export const exportContext = createContext<ExportServices>();
