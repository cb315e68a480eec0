import type { ContributionEmail } from '../../domain/contribution-email.ts';
import type { FileStore } from '../files/file-store.ts';
import type { AttemptLimits } from '../identity/attempts.ts';
import type { PrepareMedia } from '../media/prepare-media.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore } from '../store/document-store.ts';

/** What remembering needs of the house. */
export interface ContributionPorts {
  readonly store: DocumentStore;
  readonly files: FileStore;
  readonly library: Library;
  readonly prepare: PrepareMedia;
  readonly limits: AttemptLimits;
  /** Takes an email and returns at once. */
  readonly sendEmail: (email: ContributionEmail) => void;
  /** Addresses of those who look after the site. */
  readonly editors: readonly string[];
  /** What only this site could have written beside these words: private links are made of it and nothing is kept. */
  readonly sign: (words: string) => string;
  readonly now: () => Date;
}
