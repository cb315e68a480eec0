import type { AccountDirectory } from '../account-directory.ts';
import type { Email } from '../email.ts';
import type { Identity } from '../identity.ts';
import type { RoleList } from '../role-list.ts';

/**
 * What a provider's test file brings. Where a provider sends emails or keeps the accounts itself, these reach into its
 * emulator; nothing else in the suite knows which provider it is.
 */
export interface IdentityDriver {
  readonly identity: Identity;
  readonly directory: AccountDirectory;
  /** Emails that reached an address, oldest first, once all that are under way have arrived; whoever sent them. */
  emails(email: string): Promise<readonly Pick<Email & { token?: string }, 'kind' | 'token'>[]>;
  /** As the provider's console does it. */
  disable(email: string): Promise<void>;
  /** As whoever runs the site gives roles; heard of by the identity above when it is answered. CONFIGURED (stage.ts) is an editor. */
  readonly roles: RoleList;
  /** The same accounts in a new process. */
  restart(): Promise<Identity>;
  /** Lets time pass; only asked for when the suite was told that the provider's clock can be moved. */
  readonly pass?: (milliseconds: number) => Promise<void>;
  close(): Promise<void>;
}

export interface ProviderTraits {
  /** Whether the driver can let time pass for sessions and limits. */
  readonly movesClock: boolean;
  /** … and for emails, which a hosted provider keeps itself. */
  readonly movesEmails: boolean;
  /** Whether links that were sent end with a new password and with a newer email. A hosted provider keeps its own. */
  readonly endsLinks: boolean;
  /** Whether only who knows the password hears that an account is disabled. */
  readonly checksPasswordFirst: boolean;
  /** Whether limits are shown that the provider has no part in but to count, where each attempt takes long. */
  readonly countsEverything: boolean;
}
