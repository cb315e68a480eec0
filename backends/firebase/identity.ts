import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { AccountDirectory } from '../../chronicle/identity/account-directory.ts';
import { type AttemptLedger, AttemptLimits } from '../../chronicle/identity/attempts.ts';
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
import { firebaseDirectory } from './account-directory.ts';
import { GoogleSignIn } from './google-sign-in.ts';
import { inOurTerms } from './identity-errors.ts';
import { IdentityToolkit } from './identity-toolkit.ts';
import { FirebaseRoles } from './roles.ts';
import { SessionCookie } from './session-cookie.ts';
import { isRevoked, provenNow, type Session, Sessions } from './sessions.ts';
import { sharedKey } from './shared-key.ts';
import { hasPassword, nobodysId, Users } from './users.ts';

/** Where passwords are shown, and where proofs are renewed. */
const AUTHENTICATION = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

export interface FirebaseIdentitySettings {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly attempts: AttemptLedger;
  /** What a browser must know to reach the project: none of it is secret. */
  readonly browser: { readonly apiKey: string; readonly [name: string]: string };
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  readonly editors: Iterable<string>;
  /** For the emails that Firebase has no word for. */
  readonly sendEmail: SendEmail;
}

export async function openFirebaseIdentity(settings: FirebaseIdentitySettings): Promise<FirebaseIdentity> {
  const { auth, db, attempts, editors, browser } = settings;
  const toolkit = new IdentityToolkit(browser.apiKey);
  const users = new Users(auth, toolkit);
  const cookies = { key: await sharedKey(db, 'device-key'), ledger: attempts, secure: settings.secure };
  const accountWith = async (email: string) => (await users.withEmail(email))?.uid;
  const knownDevices = new KnownDevices({ ...cookies, accountWith });
  return new FirebaseIdentity(settings, {
    toolkit,
    users,
    knownDevices,
    tickets: new SignUpTickets({ ...cookies, replacedAt: (account) => knownDevices.forgottenAt(account) }),
    limits: new AttemptLimits(attempts),
    roles: await FirebaseRoles.open(auth, db, editors),
    googleIsEnabled: await toolkit.vouchesForGoogle(),
  });
}

interface Parts {
  readonly toolkit: IdentityToolkit;
  readonly users: Users;
  readonly knownDevices: KnownDevices;
  readonly tickets: SignUpTickets;
  readonly limits: AttemptLimits;
  readonly roles: FirebaseRoles;
  readonly googleIsEnabled: boolean;
}

/** Accounts in Firebase Authentication. Its emails are Firebase's own. */
export class FirebaseIdentity implements Identity {
  readonly #auth: Auth;
  readonly #toolkit: IdentityToolkit;
  readonly #users: Users;
  readonly #sessions: Sessions;
  readonly #limits: AttemptLimits;
  readonly #knownDevices: KnownDevices;
  readonly #tickets: SignUpTickets;
  readonly #cookie: SessionCookie;
  readonly #sendEmail: SendEmail;
  readonly #background = new BackgroundWork();
  readonly roles: FirebaseRoles;
  readonly directory: AccountDirectory;
  readonly inBrowser: NonNullable<Identity['inBrowser']>;
  readonly google?: GoogleSignIn;

  constructor({ auth, db, browser, secure, sendEmail }: FirebaseIdentitySettings, parts: Parts) {
    this.#auth = auth;
    this.#toolkit = parts.toolkit;
    this.#users = parts.users;
    this.#sessions = new Sessions(db);
    this.#limits = parts.limits;
    this.#knownDevices = parts.knownDevices;
    this.#tickets = parts.tickets;
    this.#cookie = new SessionCookie('nase-brdo.session', secure);
    this.#sendEmail = sendEmail;
    this.roles = parts.roles;
    this.directory = firebaseDirectory(auth, this.#sessions);
    const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    this.inBrowser = {
      settings: emulator ? { ...browser, emulator: `http://${emulator}` } : browser,
      reaches: emulator ? [`http://${emulator}`] : AUTHENTICATION,
      signIn: (client, proof) => this.#signInWithProof(client, proof, 'password'),
    };
    if (parts.googleIsEnabled) {
      this.google = new GoogleSignIn(parts.toolkit, secure, (client, proof) =>
        this.#signInWithProof(client, proof, 'google'),
      );
    }
  }

  claimsSession(cookies: string): boolean {
    return this.#cookie.read(cookies) !== undefined;
  }

  async session(client: Client): Promise<SessionState> {
    if (!this.claimsSession(client.cookies)) return { kind: 'visitor' };
    const { session, user } = await this.#claimed(client);
    if (!session || !user) return { kind: 'ended', why: 'session-expired' };
    if (user.disabled) return { kind: 'ended', why: 'account-disabled' };
    if (isRevoked(session, user)) {
      await this.#sessions.end(session.id);
      return { kind: 'ended', why: 'session-expired' };
    }
    return { kind: 'signed-in', account: this.#accountOf(user), sessionId: session.id };
  }

  async signUp(client: Client, person: NewAccount): Promise<Cookies> {
    const { name, email, password } = checkedAccount(person);
    await this.#limits.count('sign-up', { account: email, address: client.address });
    try {
      const user = await inOurTerms(
        this.#auth.createUser({ email, password, displayName: name, emailVerified: false }),
      );
      this.#background.start(this.#users.mailVerification(user.uid, client));
      return [this.#tickets.issue({ account: user.uid, at: Date.now() })];
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'email-in-use') throw error;
      this.#sendEmail({ kind: 'account-exists', to: email, origin: client.origin });
      return [this.#tickets.issue({ account: nobodysId(), at: Date.now() })];
    }
  }

  /** Not once the account is revoked, or has lost its password to an owner for whom Google vouches. */
  async signInAfterSignUp(client: Client): Promise<Cookies> {
    const { account, at } = await this.#tickets.spend(client.cookies);
    const user = await this.#users.find(account);
    // Firebase's clock may be ahead of ours, and the ticket must not tell: its time is ours, as for an address that is known.
    const provenAt = Math.max(at, new Date(user?.metadata.creationTime ?? 0).getTime());
    const isOver = !user || !hasPassword(user) || isRevoked({ provenAt }, user);
    if (isOver) throw new IdentityError('invalid-credentials');
    if (user.disabled) throw new IdentityError('account-disabled');
    return [...(await this.#startSession(client, account, 'password')), this.#tickets.gone];
  }

  async signIn(client: Client, credentials: { email: string; password: string }): Promise<Cookies> {
    const email = emailOf(credentials.email);
    const attempt = await this.#knownDevices.countedAs('sign-in', client, email);
    await this.#limits.count(...attempt);
    const { localId } = await this.#toolkit.signInWithPassword({ email, password: credentials.password });
    await this.#limits.forgive(...attempt);
    return this.#startSession(client, localId, 'password');
  }

  async signOut(client: Client): Promise<Cookies> {
    const claim = this.#cookie.read(client.cookies);
    if (claim) await this.#sessions.endWith(claim.secret);
    return this.forgetSession();
  }

  forgetSession(): Cookies {
    return [this.#cookie.gone, this.#tickets.gone];
  }

  async sendVerification(client: Client): Promise<void> {
    const { account } = await requireSession(this, client);
    if (account.verified) return;
    await this.#limits.count('letter', { account: account.email, address: client.address });
    await this.#users.mailVerification(account.id, client);
  }

  async readAddressLink(client: Client, token: string): Promise<AddressLink | undefined> {
    const code = await this.#toolkit.readAddressCode(token);
    if (!code) return undefined;
    const { kind, email, newEmail } = code;
    const accountId = (await this.#users.withEmail(email))?.uid ?? '';
    const link = { kind, email: newEmail, accountId };
    return linkAsOpened(link, client, { identity: this, tickets: this.#tickets });
  }

  async confirmAddress(client: Client, token: string, password?: string) {
    const { account, sessionId, cookies } = await openerOf(this, client, { token, password });
    const code = await this.#toolkit.readAddressCode(token);
    if (code?.email !== account.email) throw new IdentityError('token-invalid');
    await this.#toolkit.spendAddressCode(token);
    const user = await inOurTerms(this.#auth.getUser(account.id));
    if (code.kind === 'email-change') {
      this.#sendEmail({ kind: 'email-changed', to: account.email, origin: client.origin });
      // Firebase holds every earlier proof for old after a change of address; this person has just given a new one.
      await this.#sessions.prove(sessionId, provenNow(user));
    }
    return { account: this.#accountOf(user), cookies, former: formerAddress(account, user.email) };
  }

  /** Answered before the address is looked up: neither the answer nor its time says whether it is known. */
  async requestReset(client: Client, address: string): Promise<void> {
    const email = emailOf(address);
    await this.#limits.count(...(await this.#knownDevices.countedAs('reset', client, email)));
    this.#background.start(
      this.#toolkit.sendMail({ requestType: 'PASSWORD_RESET', email }, client.origin).catch((error: unknown) => {
        if (!(error instanceof IdentityError) || error.code !== 'invalid-credentials') throw error;
      }),
    );
  }

  async resetPassword(client: Client, { token, password }: { token: string; password: string }): Promise<Cookies> {
    checkNewPassword(password);
    const { email } = await this.#toolkit.spendResetCode(token, password);
    const { uid } = await inOurTerms(this.#auth.getUserByEmail(email));
    // The email reached its address, or the token would not be known.
    await inOurTerms(this.#auth.updateUser(uid, { emailVerified: true }));
    await this.#endEverySession(uid);
    await this.#limits.forgive('sign-in', { account: email, address: client.address });
    await this.#knownDevices.forgetAllOf(uid);
    return [await this.#knownDevices.remember(client.cookies, uid)];
  }

  async changeName(client: Client, name: string): Promise<void> {
    const { id } = (await requireSession(this, client)).account;
    await inOurTerms(this.#auth.updateUser(id, { displayName: nameOf(name) }));
  }

  async changeEmail(client: Client, change: { email: string; password: string }): Promise<void> {
    const newEmail = emailOf(change.email);
    const { account, idToken } = await this.confirmPassword(client, change.password);
    if (newEmail === account.email) return;
    await this.#limits.count('letter', { account: account.email, address: client.address });
    try {
      const mail = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail } as const;
      if (await this.#users.withEmail(newEmail)) throw new IdentityError('email-in-use');
      await this.#toolkit.sendMail(mail, client.origin);
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'email-in-use') throw error;
      this.#sendEmail({ kind: 'account-exists', to: newEmail, origin: client.origin });
    }
  }

  async changePassword(client: Client, { current, next }: { current: string; next: string }): Promise<Cookies> {
    checkNewPassword(next);
    const { account } = await this.confirmPassword(client, current);
    await inOurTerms(this.#auth.updateUser(account.id, { password: next }));
    await this.#endEverySession(account.id);
    await this.#knownDevices.forgetAllOf(account.id);
    return this.#startSession(client, account.id, 'password');
  }

  devices(of: SignedIn): Promise<readonly Device[]> {
    return this.#sessions.devices(of);
  }

  async signOutDevice(client: Client, id: string): Promise<void> {
    const device = (await this.devices(await requireSession(this, client))).find((one) => one.id === id);
    if (device) await this.#sessions.end(device.id);
  }

  exportAccount(of: SignedIn): Promise<Readonly<Record<string, unknown>>> {
    return this.#sessions.exportOf(of);
  }

  async deleteAccount(client: Client, password: string, before: (account: Account) => Promise<void>): Promise<Cookies> {
    const { account } = await this.confirmPassword(client, password);
    await before(account);
    await inOurTerms(this.#auth.deleteUser(account.id));
    await this.#sessions.forget(account.id);
    return this.forgetSession();
  }

  /** When everything that was answered before it was finished has been finished. */
  settled(): Promise<void> {
    return this.#background.settled();
  }

  async close(): Promise<void> {
    this.roles.close();
    await this.settled();
  }

  /** A token from the browser is good for an hour; one that is older, or was revoked since, is reported as such. */
  async #signInWithProof(client: Client, idToken: string, by: Session['by']): Promise<Cookies> {
    const { uid } = await inOurTerms(this.#auth.verifyIdToken(idToken, true));
    // Firebase takes the password from an account whose address was never verified when Google vouches for its owner:
    // whoever opened it with that password is somebody else.
    if (by === 'google' && !hasPassword(await this.#users.find(uid))) await this.#sessions.endAllOf(uid, 'password');
    return this.#startSession(client, uid, by);
  }

  async #startSession(client: Client, account: string, by: Session['by']): Promise<Cookies> {
    await this.signOut(client);
    const provenAt = provenNow(await inOurTerms(this.#auth.getUser(account)));
    const secret = await this.#sessions.start({ account, agent: client.agent, by, provenAt });
    return [this.#cookie.holding({ account, secret }), await this.#knownDevices.remember(client.cookies, account)];
  }

  /** Both are asked for at once: most requests of members wait for nothing else. */
  async #claimed(client: Client): Promise<{ session?: Session | undefined; user?: UserRecord | undefined }> {
    const claim = this.#cookie.read(client.cookies);
    if (!claim) return {};
    const [session, user] = await Promise.all([this.#sessions.find(claim.secret), this.#users.find(claim.account)]);
    return session?.account === claim.account ? { session, user } : {};
  }

  #accountOf({ uid, displayName, email = '', emailVerified, metadata }: UserRecord): Account {
    const role = roleOf(this.roles, email, emailVerified);
    const createdAt = new Date(metadata.creationTime);
    return { id: uid, name: displayName ?? email, email, verified: emailVerified, role, createdAt };
  }

  /** Whoever sits down at a signed-in browser must not be able to guess the password there. */
  async confirmPassword(client: Client, password: string): Promise<{ account: Account; idToken: string }> {
    const { account, sessionId: session } = await requireSession(this, client);
    await this.#limits.count('password', { session });
    try {
      const { idToken } = await this.#toolkit.signInWithPassword({ email: account.email, password });
      await this.#limits.forgive('password', { session });
      return { account, idToken };
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'invalid-credentials') throw error;
      throw new IdentityError(hasPassword(await this.#users.find(account.id)) ? 'wrong-password' : 'no-password');
    }
  }

  async #endEverySession(account: string): Promise<void> {
    await inOurTerms(this.#auth.revokeRefreshTokens(account));
    await this.#sessions.endAllOf(account);
  }
}
