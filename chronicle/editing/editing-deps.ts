import type { Signing } from '../contributions/private-link.ts';
import type { Account } from '../identity/identity.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore } from '../store/document-store.ts';

export interface EditingDeps extends Signing {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly now: () => Date;
}

/** What is asked to be done with one draft, and by whom. */
export interface DraftRequest {
  readonly id: string;
  readonly account: Account | undefined;
}
