import type { MemberEmail, SendMemberEmail } from '../../domain/member-email.ts';
import type { AccountDirectory } from '../identity/account-directory.ts';
import type { Account } from '../identity/identity.ts';

interface TellDeps {
  readonly directory: Pick<AccountDirectory, 'find'>;
  readonly sendEmail: SendMemberEmail;
}

type ProposalEmail = Extract<MemberEmail, { readonly kind: `proposal-${string}` }>;
type Without<Email, Field extends string> = Email extends unknown ? Omit<Email, Field> : never;
/** What there is to tell; to whom and from where is found by others. */
export type ProposalNews = Without<ProposalEmail, 'to' | 'origin'>;

/**
 * What became of a proposal. Nobody is told whose address may be somebody else's: what they typed would be sent to a stranger.
 * Nor whoever has decided it themselves.
 */
export async function tellProposer(
  { directory, sendEmail }: TellDeps,
  { proposer, by }: { readonly proposer: string; readonly by: Pick<Account, 'id'> },
  news: ProposalNews & { readonly origin: string },
): Promise<void> {
  if (proposer === '' || proposer === by.id) return;
  const account = await directory.find(proposer);
  if (account?.verified && !account.disabled) sendEmail({ ...news, to: account.email });
}
