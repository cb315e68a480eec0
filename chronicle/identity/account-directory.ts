import { z } from 'zod';

/** An account as it can be taken along. A password cannot: only the provider that stored its hash can check it. */
export const rolledAccount = z.strictObject({
  email: z.email(),
  name: z.string(),
  verified: z.boolean(),
  disabled: z.boolean(),
  /** To the second: not every provider stores it more precisely. */
  createdAt: z.iso.datetime(),
});

export type ListedAccount = z.infer<typeof rolledAccount> & { readonly id: string };

export interface SeenAccount extends ListedAccount {
  /** The day on which its owner last came by, as 2026-11-15; none when that was never noted. */
  readonly seenOn: string | undefined;
}

interface AccountQuery {
  /** Part of a name or an address, in whatever letters; empty for everybody. */
  readonly text: string;
  readonly offset: number;
  readonly limit: number;
}

/** Everybody who has an account, for whoever runs or edits the site. */
export interface AccountDirectory {
  list(): Promise<readonly ListedAccount[]>;
  /**
   * Under the ids they had, so that contributions stay with their authors. An account that is new here has no password: its
   * owner gets one by the email for forgotten ones. One that is here keeps its own.
   */
  take(accounts: readonly ListedAccount[]): Promise<void>;
  /** Some of those whom a text finds, the newest first, and how many it finds. */
  page(query: AccountQuery): Promise<{ readonly accounts: readonly SeenAccount[]; readonly total: number }>;
  find(id: string): Promise<SeenAccount | undefined>;
  /** Those of the addresses that have an account; no more than a hundred at once. */
  withEmails(emails: readonly string[]): Promise<readonly SeenAccount[]>;
  /** Whoever is blocked is signed out everywhere with that, and stays so until somebody lets them in again. */
  setDisabled(id: string, disabled: boolean): Promise<void>;
}

export function toTheSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
