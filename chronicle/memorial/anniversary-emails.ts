import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ContributionEmail } from '../../domain/contribution-email.ts';
import type { Account } from '../identity/identity.ts';
import type { Library } from '../reading/library.ts';
import { defineCollection } from '../store/collection.ts';
import { commitIfFirst, type DocumentStore } from '../store/document-store.ts';
import { comingAnniversaries } from './anniversaries.ts';

const SUBSCRIPTIONS = 'anniversary-subscriptions';
const ANNIVERSARY_EMAILS = 'anniversary-emails';
const DAYS_AHEAD = 7;

/** How a member follows the anniversaries: a calendar with an address of its own, emails where asked for. */
const subscriptionSchema = z.object({
  accountId: z.string().min(1),
  email: z.string(),
  /** The private part of the calendar's address. */
  token: z.string().min(1),
  emails: z.boolean(),
  origin: z.string(),
});
export type Subscription = Readonly<z.infer<typeof subscriptionSchema>>;
export const subscriptions = defineCollection({ name: SUBSCRIPTIONS, schema: subscriptionSchema });
export const anniversaryEmails = defineCollection({
  name: ANNIVERSARY_EMAILS,
  schema: z.object({ accountId: z.string(), anniversary: z.string() }),
});

export function subscriptionOf(store: DocumentStore, accountId: string): Promise<Subscription | undefined> {
  return subscriptions.get(store, accountId);
}

export async function subscribe(
  store: DocumentStore,
  account: Pick<Account, 'id' | 'email'>,
  change: { readonly emails: boolean; readonly newAddress?: boolean; readonly origin: string },
): Promise<void> {
  const before = await subscriptionOf(store, account.id);
  const token = before && !change.newAddress ? before.token : randomBytes(24).toString('base64url');
  const subscription: Subscription = {
    accountId: account.id,
    email: account.email,
    token,
    emails: change.emails,
    origin: change.origin,
  };
  await store.commit([{ verb: 'set', collection: SUBSCRIPTIONS, id: account.id, fields: { ...subscription } }]);
}

/** Emails go where their reader is: an address that was left may be somebody else's by now. */
export async function moveSubscription(store: DocumentStore, account: Pick<Account, 'id' | 'email'>): Promise<void> {
  const before = await subscriptionOf(store, account.id);
  if (before && before.email !== account.email) await subscribe(store, account, before);
}

/** Whose calendar an address is. */
export async function calendarOwner(store: DocumentStore, token: string): Promise<string | undefined> {
  if (token === '') return undefined;
  return (await subscriptions.list(store, { where: { token }, limit: 1 }))[0]?.accountId;
}

export async function unsubscribe(store: DocumentStore, accountId: string): Promise<void> {
  const sent = await store.list(ANNIVERSARY_EMAILS, { where: { accountId } });
  await store.commit([
    { verb: 'delete', collection: SUBSCRIPTIONS, id: accountId },
    ...sent.map(({ id }) => ({ verb: 'delete' as const, collection: ANNIVERSARY_EMAILS, id })),
  ]);
}

interface AnniversaryEmailDeps {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly sendEmail: (email: ContributionEmail) => void;
  /** Whoever is no longer let in gets no more of what members see. */
  readonly isMember: (accountId: string) => Promise<boolean>;
}

/**
 * An email a week before, to those who asked. Each anniversary is written of once, whoever starts this and however
 * often; one that came near while the site was off is written of late rather than never.
 */
export async function sendAnniversaryEmails(
  { store, library, sendEmail, isMember }: AnniversaryEmailDeps,
  today: string,
): Promise<void> {
  const coming = comingAnniversaries(library, today, DAYS_AHEAD).filter(({ of }) => of === 'death');
  if (coming.length === 0) return;
  for (const { accountId, email, origin } of await subscriptions.list(store, { where: { emails: true } })) {
    if (!(await isMember(accountId))) continue;
    const names = [];
    for (const { memorial, day, years } of coming) {
      const { slug, title: name, sample } = memorial;
      if (await isFirst(store, accountId, `${slug}~${day}`)) names.push({ name, day, years, sample });
    }
    if (names.length > 0) sendEmail({ kind: 'anniversaries', to: email, origin, names });
  }
}

function isFirst(store: DocumentStore, accountId: string, anniversary: string): Promise<boolean> {
  const id = `${accountId}~${anniversary}`;
  return commitIfFirst(store, [
    { verb: 'create', collection: ANNIVERSARY_EMAILS, id, fields: { accountId, anniversary } },
  ]);
}
