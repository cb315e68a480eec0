import { createContext } from 'react-router';
import type { SignedIn } from '../chronicle/identity/identity.ts';

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

/** How far a copy of the site is, by the day on the hill when it was begun. */
export type CopyProgress = { readonly day: string } & (
  | { readonly phase: 'making'; readonly done: number; readonly total: number }
  | { readonly phase: 'made'; readonly pages: number; readonly files: number; readonly broken: readonly string[] }
  | { readonly phase: 'failed'; readonly isDiskFull: boolean }
);

/** A copy that lies ready to be taken. */
export interface KeptCopy {
  readonly day: string;
  readonly made: string;
  readonly pages: number;
}

/** What the desk does to have everything out. */
export interface ExportServices {
  /** The last archive that somebody asked this process for. */
  archiveOf(accountId: string): ArchiveProgress | undefined;
  /** For whoever has just given the password: what takes out the private part as well. */
  privateTicket(session: SignedIn): string;
  /** Copies of the public site; none while the site is developed. */
  readonly copies:
    | {
        begin(): void;
        progress(): CopyProgress | undefined;
        kept(): Promise<readonly KeptCopy[]>;
        readonly nightly: boolean;
      }
    | undefined;
}

export const exportContext = createContext<ExportServices>();
