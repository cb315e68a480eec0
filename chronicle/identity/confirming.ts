import { IdentityError } from '../../domain/identity-error.ts';
import {
  type Account,
  type AddressLink,
  type Client,
  type Cookies,
  type Identity,
  requireSession,
  type SignedIn,
} from './identity.ts';
import type { SignUpTickets } from './sign-up-ticket.ts';

/** A link as a provider keeps it. */
export interface KeptLink extends Pick<AddressLink, 'kind' | 'email'> {
  readonly accountId: string;
}

/** A link as the browser that opened it may use it. */
export async function linkAsOpened(
  { kind, email, accountId }: KeptLink,
  client: Client,
  { identity, tickets }: { readonly identity: Pick<Identity, 'session'>; readonly tickets: SignUpTickets },
): Promise<AddressLink> {
  const session = await identity.session(client);
  if (session.kind === 'signed-in') {
    return { kind, email, openedBy: session.account.id === accountId ? 'owner' : 'another' };
  }
  const ticket = kind === 'verification' ? await tickets.read(client.cookies) : undefined;
  return { kind, email, openedBy: ticket?.account === accountId ? 'signed-up' : 'nobody' };
}

/** The address that an account had until it got another, where its owner had shown that one to be theirs, too. */
export function formerAddress({ email, verified }: Account, now: string | undefined): string | undefined {
  return verified && email !== now ? email : undefined;
}

type Opening = Pick<Identity, 'session' | 'readAddressLink' | 'signInAfterSignUp' | 'signIn'>;

/**
 * Whoever opened the account that a link confirms, signed in. The link alone signs nobody in: who reads the emails of an address
 * may not be the one who signed up with it, and would make a stranger's account trusted, or be signed in to one unnoticed.
 */
export async function openerOf(
  identity: Opening,
  client: Client,
  { token, password }: { readonly token: string; readonly password: string | undefined },
): Promise<SignedIn & { readonly cookies: Cookies }> {
  const session = await identity.session(client);
  if (session.kind === 'signed-in') return { ...session, cookies: [] };
  const link = await identity.readAddressLink(client, token);
  if (!link) throw new IdentityError('token-invalid');
  if (link.openedBy === 'signed-up') {
    return signedInBy(identity, client, await identity.signInAfterSignUp(client));
  }
  if (link.kind !== 'verification' || password === undefined) throw new IdentityError('session-expired');
  return signedInBy(identity, client, await identity.signIn(client, { email: link.email, password }));
}

async function signedInBy(identity: Opening, client: Client, cookies: Cookies) {
  const set = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const names = new Set(set.map(nameOf));
  const kept = client.cookies.split(';').filter((pair) => !names.has(nameOf(pair)));
  const session = await requireSession(identity, { ...client, cookies: [...set, ...kept].join('; ') });
  return { ...session, cookies };
}

function nameOf(pair: string): string {
  return pair.split('=')[0]?.trim() ?? '';
}
