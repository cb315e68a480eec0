import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { LONGEST_MESSAGE } from '../../domain/contribution-limits.ts';
import type { Account, Client } from '../identity/identity.ts';
import { emailOf, nameOf } from '../identity/new-account.ts';
import { commitIfFirst } from '../store/document-store.ts';
import { checkPageAction, roleOnMemorial } from './act-on.ts';
import { evenLines, typedTelephone } from './contribution-text.ts';
import { REPORTS, type Report, type ReportDeps, reports } from './report.ts';
import { submissionId } from './submission-id.ts';

interface MessageDeps extends ReportDeps {
  readonly sendEmail: (email: ContributionEmail) => void;
  /** Whom it is sent to besides waiting on the desk: those who are not told of it as of all that waits there. */
  readonly messagesTo: () => Promise<readonly string[]>;
}

interface Message {
  readonly account: Account | undefined;
  readonly client: Pick<Client, 'address' | 'origin' | 'submission'>;
  readonly name: string;
  /** Empty where no answer is wanted. */
  readonly email: string;
  readonly telephone: string;
  readonly text: string;
  /** The path of a page of the site; empty where it is about none. */
  readonly about: string;
}

/** Somebody writes to the editors. It waits on their desk with the reports. */
export async function sendMessage(deps: MessageDeps, message: Message): Promise<void> {
  const { store, limits, now, sendEmail, messagesTo } = deps;
  const { account, client, about } = message;
  checkPageAction(await roleOnMemorial(store, '', account), 'send-message');
  const text = evenLines(message.text);
  if (text === '') throw new ContributionFault('message-missing');
  if (text.length > LONGEST_MESSAGE) throw new ContributionFault('message-too-long');
  const name = nameOf(message.name);
  const email = message.email.trim() === '' ? '' : emailOf(message.email);
  const telephone = typedTelephone(message.telephone);
  const emailProven = account?.verified === true && account.email === email;
  const id = submissionId(client.submission);
  if (client.submission && (await reports.get(store, id))) return;
  // Not by the typed address: a stranger who types it must not use up what its owner may send.
  const who = { account: account?.id ?? client.address, address: client.address };
  await limits.count(account?.verified ? 'message-of-member' : 'message', who);
  const written: Report = {
    id,
    about,
    reason: text,
    at: now().toISOString(),
    accountId: account?.id ?? '',
    sender: { name, email, emailProven, telephone },
    state: 'open',
  };
  if (!(await commitIfFirst(store, [{ verb: 'create', collection: REPORTS, id, fields: { ...written } }]))) return;
  for (const to of await messagesTo()) {
    sendEmail({ kind: 'message', to, origin: client.origin, name, email, emailProven, telephone, about, text });
  }
}
