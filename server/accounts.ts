import type { IncomingMessage } from 'node:http';
import type { RequestAccount } from '../app/account-context.ts';
import type { MemberServices } from '../app/member-context.ts';
import { TOKEN_PARAM } from '../app/query-words.ts';
import { pathTo } from '../app/routes.ts';
import { wordEmail } from '../app/text/emails.ts';
import type { Email } from '../chronicle/identity/email.ts';
import { memberDataHolder } from '../chronicle/identity/member-data.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import type { Backend } from './backend.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { Configuration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';
import { logError } from './log.ts';
import type { Mailer } from './mail.ts';
import { membershipFinder, openMembers } from './members.ts';
import { answeringOffline, isOutOfReach } from './offline-answers.ts';

export interface Accounts {
  /** Whether these cookies say that somebody is signed in; nothing is looked up. */
  claimsSession(cookies: string): boolean;
  /** Who a request is from, found out once for each. Reads nothing when it claims no session. */
  resolveSession(request: IncomingMessage, origin: string): Promise<RequestAccount & { readonly unreachable: boolean }>;
  /** The origins that the sign-in page's own script asks, where a hosted provider has one. */
  readonly asksFromBrowser: readonly string[];
  readonly members: MemberServices;
  close(): Promise<void>;
}

export async function openAccounts(
  configuration: Configuration,
  backend: Backend,
  mailer: Mailer,
  others: readonly PersonalDataHolder[],
): Promise<Accounts> {
  const { siteName, siteUrl, editors, trustProxy } = configuration;
  const identity = await backend.openIdentity({
    secure: siteUrl?.startsWith('https:') ?? false,
    editors,
    sendEmail: (email) => mailer.send({ to: email.to, ...wordEmail(email.kind, { siteName, link: linkOf(email) }) }),
  });
  const answering = answeringOffline(identity);
  const { directory, roles } = answering;
  const store = answeringOffline(backend.store);
  const holders = [...others, memberDataHolder(store, roles)];
  const members = openMembers(configuration, { backend, store, directory, roles, mailer });
  const { ofSession } = membershipFinder(configuration.membership, backend.store);
  const lookups = new CircuitBreaker(isOutOfReach);
  const resolved = new WeakMap<IncomingMessage, ReturnType<Accounts['resolveSession']>>();
  return {
    claimsSession: (cookies) => identity.claimsSession(cookies),
    resolveSession(request, origin) {
      const known = resolved.get(request) ?? lookUp(request, origin);
      resolved.set(request, known);
      return known;
    },
    asksFromBrowser: identity.inBrowser?.reaches ?? [],
    members,
    close: () => identity.close(),
  };

  async function lookUp(request: IncomingMessage, origin: string): ReturnType<Accounts['resolveSession']> {
    const client = {
      address: clientAddress(request, trustProxy),
      agent: request.headers['user-agent'] ?? '',
      cookies: request.headers.cookie ?? '',
      origin,
      submission: request.headers['idempotency-key']?.toString(),
    };
    const asking = { identity: answering, client, holders };
    if (!identity.claimsSession(client.cookies)) {
      return { ...asking, session: { kind: 'visitor' }, membership: undefined, unreachable: false };
    }
    try {
      const found = await lookups.call(async () => {
        const session = await identity.session(client);
        return { session, membership: await ofSession(session) };
      });
      return { ...asking, ...found, unreachable: false };
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      // Pages open to all can still be read; those of members say why they cannot.
      logError('who is asking could not be found out', error);
      return { ...asking, session: { kind: 'visitor' }, membership: undefined, unreachable: true };
    }
  }
}

function linkOf(email: Email): string {
  switch (email.kind) {
    case 'verification':
    case 'email-change':
      return `${email.origin}${pathTo('confirmAddress')}?${TOKEN_PARAM}=${email.token}`;
    case 'reset':
      return `${email.origin}${pathTo('newPassword')}?${TOKEN_PARAM}=${email.token}`;
    case 'account-exists':
      return `${email.origin}${pathTo('signIn')}`;
    case 'email-changed':
      return `${email.origin}${pathTo('home')}`;
  }
}
