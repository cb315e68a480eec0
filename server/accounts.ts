import type { IncomingMessage } from 'node:http';
import type { DatabaseSync } from 'node:sqlite';
import type { RequestAccount } from '../app/account-context.ts';
import { pathTo, TOKEN_PARAM } from '../app/routes.ts';
import { wordLetter } from '../app/text/letters.ts';
import { openEmbeddedIdentity } from '../backends/embedded/identity.ts';
import { sessionSecret } from '../backends/embedded/session-secret.ts';
import type { Letter } from '../chronicle/identity/letter.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import type { Configuration } from './configuration.ts';
import { clientAddress } from './http/client-address.ts';
import type { Mailer } from './mail.ts';

export interface Accounts {
  /** Who a request is from. Reads nothing when it claims no session. */
  visit(request: IncomingMessage, origin: string): Promise<RequestAccount>;
  close(): Promise<void>;
}

export async function openAccounts(
  configuration: Configuration,
  database: DatabaseSync,
  mailer: Mailer,
  holders: readonly PersonalDataHolder[],
): Promise<Accounts> {
  const { dataFolder, siteName, siteUrl, editors, trustProxy } = configuration;
  const identity = await openEmbeddedIdentity({
    database,
    secret: sessionSecret(dataFolder),
    secure: siteUrl?.startsWith('https:') ?? false,
    editors,
    post: (letter) => mailer.send({ to: letter.to, ...wordLetter(letter.kind, { siteName, link: linkOf(letter) }) }),
  });
  return {
    async visit(request, origin) {
      const client = {
        address: clientAddress(request, trustProxy),
        agent: request.headers['user-agent'] ?? '',
        cookies: request.headers.cookie ?? '',
        origin,
      };
      return { identity, client, holders, presence: await identity.presence(client) };
    },
    close: () => identity.close(),
  };
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
