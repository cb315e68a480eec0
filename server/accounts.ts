import type { IncomingMessage } from 'node:http';
import type { RequestAccount } from '../app/account-context.ts';
import { pathTo, TOKEN_PARAM } from '../app/routes.ts';
import { wordLetter } from '../app/text/letters.ts';
import type { Letter } from '../chronicle/identity/letter.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import type { Backend } from './backend.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { Configuration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';
import { logError } from './log.ts';
import type { Mailer } from './mail.ts';
import { identityAnsweringOffline, isOutOfReach } from './offline-answers.ts';

export interface Accounts {
  /** Whether these cookies say that somebody is signed in; nothing is looked up. */
  claimsSession(cookies: string): boolean;
  /** Who a request is from, found out once for each. Reads nothing when it claims no session. */
  visit(request: IncomingMessage, origin: string): Promise<RequestAccount & { readonly unreachable: boolean }>;
  /** The origins that the sign-in page's own script asks, where a hosted provider has one. */
  readonly asksFromBrowser: readonly string[];
  close(): Promise<void>;
}

export async function openAccounts(
  configuration: Configuration,
  backend: Backend,
  mailer: Mailer,
  holders: readonly PersonalDataHolder[],
): Promise<Accounts> {
  const { siteName, siteUrl, editors, trustProxy } = configuration;
  const identity = await backend.openIdentity({
    secure: siteUrl?.startsWith('https:') ?? false,
    editors,
    post: (letter) => mailer.send({ to: letter.to, ...wordLetter(letter.kind, { siteName, link: linkOf(letter) }) }),
  });
  const lookups = new CircuitBreaker(isOutOfReach);
  const answering = identityAnsweringOffline(identity);
  const visits = new WeakMap<IncomingMessage, ReturnType<Accounts['visit']>>();
  return {
    claimsSession: (cookies) => identity.claimsSession(cookies),
    visit(request, origin) {
      const visit = visits.get(request) ?? lookUp(request, origin);
      visits.set(request, visit);
      return visit;
    },
    asksFromBrowser: identity.inBrowser?.reaches ?? [],
    close: () => identity.close(),
  };

  async function lookUp(request: IncomingMessage, origin: string): ReturnType<Accounts['visit']> {
    const client = {
      address: clientAddress(request, trustProxy),
      agent: request.headers['user-agent'] ?? '',
      cookies: request.headers.cookie ?? '',
      origin,
    };
    const asking = { identity: answering, client, holders };
    if (!identity.claimsSession(client.cookies)) {
      return { ...asking, presence: { kind: 'visitor' }, unreachable: false };
    }
    try {
      return { ...asking, presence: await lookups.call(() => identity.presence(client)), unreachable: false };
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      // Pages open to all can still be read; those of members say why they cannot.
      logError('who is asking could not be found out', error);
      return { ...asking, presence: { kind: 'visitor' }, unreachable: true };
    }
  }
}

function linkOf(letter: Letter): string {
  switch (letter.kind) {
    case 'verification':
    case 'email-change':
      return `${letter.origin}${pathTo('confirmAddress')}?${TOKEN_PARAM}=${letter.token}`;
    case 'reset':
      return `${letter.origin}${pathTo('newPassword')}?${TOKEN_PARAM}=${letter.token}`;
    case 'account-exists':
      return `${letter.origin}${pathTo('signIn')}`;
    case 'email-changed':
      return `${letter.origin}${pathTo('home')}`;
  }
}
