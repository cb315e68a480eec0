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

/** Everybody who has an account, for whoever runs the site. */
export interface AccountDirectory {
  list(): Promise<readonly ListedAccount[]>;
  /**
   * Under the ids they had, so that contributions stay with their authors. An account that is new here has no password: its
   * owner gets one by the email for forgotten ones. One that is here keeps its own.
   */
  take(accounts: readonly ListedAccount[]): Promise<void>;
}

export function toTheSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
