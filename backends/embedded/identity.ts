import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { AccountDirectory } from '../../chronicle/identity/account-directory.ts';
import { AttemptLimits } from '../../chronicle/identity/attempts.ts';
import { BackgroundWork } from '../../chronicle/identity/background-work.ts';
import { formerAddress, linkAsOpened, openerOf } from '../../chronicle/identity/confirming.ts';
import type { SendEmail } from '../../chronicle/identity/email.ts';
import {
  type Account,
  type AddressLink,
  type Client,
  type Cookies,
  type Device,
  type Identity,
  requireSession,
  type SessionState,
  type SignedIn,
} from '../../chronicle/identity/identity.ts';
import { KnownDevices } from '../../chronicle/identity/known-devices.ts';
import {
  checkedAccount,
  checkNewPassword,
  emailOf,
  type NewAccount,
  nameOf,
} from '../../chronicle/identity/new-account.ts';
import { roleOf } from '../../chronicle/identity/role-list.ts';
import { SignUpTickets } from '../../chronicle/identity/sign-up-ticket.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import { embeddedDirectory } from './account-directory.ts';
import { AddressLinks } from './address-links.ts';
import { attemptLedger } from './attempt-ledger.ts';
import { type Authentication, inOurTerms, openAuthentication } from './authentication.ts';
import { Roles } from './roles.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

export interface EmbeddedIdentitySettings {
  readonly database: DatabaseSync;
  readonly secret: string;
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  readonly editors: Iterable<string>;
  readonly sendEmail: SendEmail;
  /** The time by which sessions that are over are erased. */
  readonly believedNow?: () => Date;
}

export async function openEmbeddedIdentity(settings: EmbeddedIdentitySettings): Promise<EmbeddedIdentity> {
  const { database, secret, secure, sendEmail, believedNow } = settings;
  const authentication: Authentication = await openAuthentication({
    database,
    secret,
    secure,
    believedNow,
    async sendReset({ accountId, email, token, origin }) {
      await links.forgetEarlierResets(accountId);
      sendEmail({ kind: 'reset', to: email, token, origin });
    },
  });
  const links = new AddressLinks(authentication, database);
  return new EmbeddedIdentity(settings, { authentication, links });
}

interface Parts {
  readonly authentication: Authentication;
  readonly links: AddressLinks;
}

/** Accounts in the site's own database. */
export class EmbeddedIdentity implements Identity {
  readonly #sessions: Sessions;
  readonly #authentication: Authentication;
  readonly #links: AddressLinks;
  readonly #limits: AttemptLimits;
  readonly #knownDevices: KnownDevices;
  readonly #cookie: SessionCookie;
  readonly #sendEmail: SendEmail;
  readonly #tickets: SignUpTickets;
  readonly #background = new BackgroundWork();
  readonly roles: Roles;
  readonly directory: AccountDirectory;

  constructor(
    { database, secret, secure, editors, sendEmail }: EmbeddedIdentitySettings,
    { authentication, links }: Parts,
  ) {
    this.#sessions = new Sessions(authentication, database);
    this.#authentication = authentication;
    this.#links = links;
    const ledger = attemptLedger(database, secret);
    this.#limits = new AttemptLimits(ledger);
    this.#knownDevices = new KnownDevices({
      key: secret,
      ledger,
      secure,
      accountWith: async (email) => (await this.#userWith(email))?.id,
    });
    this.#tickets = new SignUpTickets({
      key: secret,
      ledger,
      secure,
      replacedAt: (account) => this.#knownDevices.forgottenAt(account),
    });
    this.#cookie = new SessionCookie(secure);
    this.#sendEmail = sendEmail;
    this.roles = new Roles(database, editors);
    this.directory = embeddedDirectory(database);
  }

  claimsSession(cookies: string): boolean {
    return this.#cookie.isIn(cookies);
  }

  async session(client: Client): Promise<SessionState> {
    if (!this.claimsSession(client.cookies)) return { kind: 'visitor' };
    const found = await this.#sessions.find(headersOf(client));
    if (!found) return { kind: 'ended', why: 'session-expired' };
    if (found.user.disabled) return { kind: 'ended', why: 'account-disabled' };
    const { id, name, email, emailVerified, createdAt } = found.user;
    const role = roleOf(this.roles, email, emailVerified);
    const account = { id, name, email, verified: emailVerified, role, createdAt } as const;
    return { kind: 'signed-in', account, sessionId: found.session.id };
  }

  async signUp(client: Client, person: NewAccount): Promise<Cookies> {
    const body = checkedAccount(person);
    const { email } = body;
    await this.#limits.count('sign-up', { account: email, address: client.address });
    const { user } = await inOurTerms(this.#authentication.api.signUpEmail({ body }));
    // For an address that is known the answer names an account that does not exist.
    const { internalAdapter } = await this.#authentication.$context;
    if (await internalAdapter.findUserById(user.id)) await this.#sendLink('verification', client, user.id, email);
    else this.#sendEmail({ kind: 'account-exists', to: email, origin: client.origin });
    return [this.#tickets.issue({ account: user.id, at: Date.now() })];
  }

  async signInAfterSignUp(client: Client): Promise<Cookies> {
    const { account } = await this.#tickets.spend(client.cookies);
    const { internalAdapter } = await this.#authentication.$context;
    const user: Readonly<Record<string, unknown>> | null = await internalAdapter.findUserById(account);
    if (user?.disabled) throw new IdentityError('account-disabled');
    const { headers } = await inOurTerms(
      this.#authentication.api.startSession({
        body: { userId: account },
        headers: headersOf(client),
        returnHeaders: true,
      }),
    );
    await this.signOut(client);
    const device = await this.#knownDevices.remember(client.cookies, account);
    return [...this.#cookie.outliving(headers), device, this.#tickets.gone];
  }

  async signIn(client: Client, credentials: { email: string; password: string }): Promise<Cookies> {
    const email = emailOf(credentials.email);
    const attempt = await this.#knownDevices.countedAs('sign-in', client, email);
    await this.#limits.count(...attempt);
    const { headers, response } = await inOurTerms(
      this.#authentication.api.signInEmail({
        body: { email, password: credentials.password },
        headers: headersOf(client),
        returnHeaders: true,
      }),
    );
    await this.#limits.forgive(...attempt);
    // Revealed only to whoever knows the password.
    if (response.user.disabled) {
      const { internalAdapter } = await this.#authentication.$context;
      await internalAdapter.deleteSession(response.token);
      throw new IdentityError('account-disabled');
    }
    await this.signOut(client);
    const device = await this.#knownDevices.remember(client.cookies, response.user.id);
    return [...this.#cookie.outliving(headers), device];
  }

  async signOut(client: Client): Promise<Cookies> {
    if (this.claimsSession(client.cookies)) {
      await inOurTerms(this.#authentication.api.signOut({ headers: headersOf(client) }));
    }
    return this.forgetSession();
  }

  forgetSession(): Cookies {
    return [this.#cookie.gone, this.#tickets.gone];
  }

  async sendVerification(client: Client): Promise<void> {
    const { account } = await requireSession(this, client);
    if (account.verified) return;
    await this.#limits.count('letter', { account: account.email, address: client.address });
    await this.#sendLink('verification', client, account.id, account.email);
  }

  async readAddressLink(client: Client, token: string): Promise<AddressLink | undefined> {
    const link = await this.#links.read(token);
    return link && linkAsOpened(link, client, { identity: this, tickets: this.#tickets });
  }

  async confirmAddress(client: Client, token: string, password?: string) {
    const { account, cookies } = await openerOf(this, client, { token, password });
    const email = await this.#links.spend(token, account);
    if (email !== account.email) {
      this.#sendEmail({ kind: 'email-changed', to: account.email, origin: client.origin });
    }
    const role = this.roles.of(email);
    const former = formerAddress(account, email);
    return { account: { ...account, email, verified: true, role }, cookies, former } as const;
  }

  /** Answered before the address is looked up: neither the answer nor its time says whether it is known. */
  async requestReset(client: Client, address: string): Promise<void> {
    const email = emailOf(address);
    await this.#limits.count(...(await this.#knownDevices.countedAs('reset', client, email)));
    this.#background.start(
      this.#authentication.api.requestPasswordReset({ body: { email, redirectTo: client.origin } }),
    );
  }

  async resetPassword(client: Client, { token, password }: { token: string; password: string }): Promise<Cookies> {
    checkNewPassword(password);
    const { internalAdapter } = await this.#authentication.$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    await inOurTerms(this.#authentication.api.resetPassword({ body: { token, newPassword: password } }));
    // The email reached its address, or the token would not be known.
    const user = link && (await internalAdapter.updateUser(link.value, { emailVerified: true }));
    if (!user) return [];
    await this.#links.forget(user.id);
    await this.#limits.forgive('sign-in', { account: user.email, address: client.address });
    await this.#knownDevices.forgetAllOf(user.id);
    return [await this.#knownDevices.remember(client.cookies, user.id)];
  }

  async changeName(client: Client, name: string): Promise<void> {
    await requireSession(this, client);
    await inOurTerms(this.#authentication.api.updateUser({ body: { name: nameOf(name) }, headers: headersOf(client) }));
  }

  async changeEmail(client: Client, change: { email: string; password: string }): Promise<void> {
    const email = emailOf(change.email);
    const { account } = await this.confirmPassword(client, change.password);
    if (email === account.email) return;
    await this.#limits.count('letter', { account: account.email, address: client.address });
    if (await this.#userWith(email)) {
      this.#sendEmail({ kind: 'account-exists', to: email, origin: client.origin });
    } else await this.#sendLink('email-change', client, account.id, email);
  }

  async changePassword(client: Client, { current, next }: { current: string; next: string }): Promise<Cookies> {
    checkNewPassword(next);
    const {
      account: { id },
      result: { headers },
    } = await this.#guarded(client, () =>
      this.#authentication.api.changePassword({
        body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
        headers: headersOf(client),
        returnHeaders: true,
      }),
    );
    await this.#links.forget(id);
    await this.#knownDevices.forgetAllOf(id);
    return [...this.#cookie.outliving(headers), await this.#knownDevices.remember(client.cookies, id)];
  }

  devices(of: SignedIn): Promise<readonly Device[]> {
    return this.#sessions.devices(of);
  }

  async signOutDevice(client: Client, id: string): Promise<void> {
    await this.#sessions.end(await requireSession(this, client), id);
  }

  async exportAccount(of: SignedIn): Promise<Readonly<Record<string, unknown>>> {
    const seenOn = (await this.directory.find(of.account.id))?.seenOn;
    return { account: of.account, seenOn, devices: await this.devices(of) };
  }

  async deleteAccount(client: Client, password: string, before: (account: Account) => Promise<void>): Promise<Cookies> {
    const { account } = await this.confirmPassword(client, password);
    await before(account);
    const { id } = account;
    const { internalAdapter } = await this.#authentication.$context;
    await internalAdapter.deleteUser(id);
    await this.#links.forget(id);
    return this.forgetSession();
  }

  /** When everything that was answered before it was finished has been finished. */
  settled(): Promise<void> {
    return this.#background.settled();
  }

  close(): Promise<void> {
    return this.settled();
  }

  confirmPassword(client: Client, password: string) {
    return this.#guarded(client, () =>
      this.#authentication.api.verifyPassword({ body: { password }, headers: headersOf(client) }),
    );
  }

  /** Whoever sits down at a signed-in browser must not be able to guess the password there. */
  async #guarded<Result>(client: Client, work: () => Promise<Result>): Promise<{ account: Account; result: Result }> {
    const { account, sessionId: session } = await requireSession(this, client);
    await this.#limits.count('password', { session });
    const result = await inOurTerms(work());
    await this.#limits.forgive('password', { session });
    return { account, result };
  }

  async #userWith(email: string) {
    const { internalAdapter } = await this.#authentication.$context;
    return (await internalAdapter.findUserByEmail(email))?.user;
  }

  async #sendLink(kind: 'verification' | 'email-change', client: Client, accountId: string, email: string) {
    const token = randomBytes(24).toString('base64url');
    await this.#links.keep(token, { kind, accountId, email });
    this.#sendEmail({ kind, to: email, token, origin: client.origin });
  }
}

/** Only what better-auth needs: whatever else a browser sends must not steer it. */
function headersOf({ cookies, agent }: Client): Headers {
  return new Headers({ cookie: cookies, 'user-agent': agent.replace(/[^\x20-\x7e]/g, '') });
}
