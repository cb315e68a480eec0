import type { SendMemberEmail } from '../../domain/member-email.ts';
import { clockOf } from '../../domain/site-zone.ts';
import type { AccountDirectory, SeenAccount } from '../identity/account-directory.ts';
import type { RoleList } from '../identity/role-list.ts';
import { commitUnlessChanged, type DocumentStore } from '../store/document-store.ts';
import { type NotificationChoice, notificationsOf, notified } from './preferences.ts';
import { countsOf, type Waiting, waitingFor } from './waiting.ts';

export interface TellDeps {
  readonly store: DocumentStore;
  readonly directory: Pick<AccountDirectory, 'withEmails'>;
  readonly roles: Pick<RoleList, 'list'>;
  readonly sendEmail: SendMemberEmail;
  readonly origin: () => string;
  readonly now: () => Date;
  /** The day it is on the hill. */
  readonly today: () => string;
}

/** Directories are asked for no more at once. */
const MOST_AT_ONCE = 100;
/** However much comes in, nobody gets more than one email in so long; what came meanwhile is in the next. */
const QUIET_MS = 30 * 60 * 1000;
/** Nobody's telephone rings at night about what can be read in the morning. */
const MORNING = '07';

/**
 * Tells those who edit, and chose to hear of it so, what waits: at once if there is something they have not been told of, or
 * once a day. May be called by any process at any time: nobody hears of the same twice.
 */
export async function tellEditors(deps: TellDeps, when: Exclude<NotificationChoice, 'never'>): Promise<void> {
  const waiting = await waitingFor(deps.store, 'editor');
  if (waiting.length === 0) return;
  const editors = (await deps.roles.list()).filter(({ role, account }) => role === 'editor' && account === 'verified');
  const emails = editors.map(({ email }) => email);
  for (const { id, email, disabled } of await accountsWith(deps.directory, emails)) {
    if (disabled) continue;
    if ((await notificationsOf(deps.store, id)) !== when) continue;
    if (await isToBeTold(deps, id, when, waiting)) {
      const proposals = waiting.flatMap(({ proposal }) => proposal ?? []);
      deps.sendEmail({ kind: 'waiting', to: email, origin: deps.origin(), waiting: countsOf(waiting), proposals });
    }
  }
}

async function accountsWith(directory: TellDeps['directory'], emails: readonly string[]): Promise<SeenAccount[]> {
  const accounts: SeenAccount[] = [];
  for (let at = 0; at < emails.length; at += MOST_AT_ONCE) {
    accounts.push(...(await directory.withEmails(emails.slice(at, at + MOST_AT_ONCE))));
  }
  return accounts;
}

/**
 * Those of some addresses that no notification reaches, since no editor has an account there: a mailbox that several read, or an
 * editor who has not signed up yet. They get the whole message; everybody else is told as they chose, and not twice.
 */
export async function withoutNotifications(
  { directory, roles }: { readonly directory: TellDeps['directory']; readonly roles: Pick<RoleList, 'of'> },
  emails: readonly string[],
): Promise<readonly string[]> {
  // Better twice than never.
  const accounts = await accountsWith(directory, emails).catch(() => []);
  const told = new Set(
    accounts
      .filter(({ email, verified, disabled }) => verified && !disabled && roles.of(email) === 'editor')
      .map(({ email }) => email),
  );
  return emails.filter((email) => !told.has(email));
}

/** Whether this process is the one to tell: it has written down that it does. */
async function isToBeTold(
  { store, now, today }: TellDeps,
  accountId: string,
  when: 'at-once' | 'daily',
  waiting: readonly Waiting[],
): Promise<boolean> {
  const stored = await store.get(notified.name, accountId);
  const before = stored && notified.read(stored);
  const isDue = when === 'daily' ? isMorningAfter(before, now(), today()) : isNewsTo(before, now(), waiting);
  if (!isDue) return false;
  const fields = { accountId, at: now().toISOString(), day: today(), ids: waiting.map(({ id }) => id) };
  const document = { collection: notified.name, id: accountId, fields };
  return commitUnlessChanged(store, [
    stored ? { verb: 'replace', ...document, before: stored.fields } : { verb: 'create', ...document },
  ]);
}

type Told = ReturnType<(typeof notified)['read']>;

function isMorningAfter(told: Told, now: Date, today: string): boolean {
  return told?.day !== today && clockOf(now).time >= MORNING;
}

function isNewsTo(told: Told, now: Date, waiting: readonly Waiting[]): boolean {
  if (!told) return true;
  if (now.getTime() - Date.parse(told.at) < QUIET_MS) return false;
  return waiting.some(({ id }) => !told.ids.includes(id));
}
