import { IdentityError } from '../../domain/identity-error.ts';
import type { Role } from '../../domain/role.ts';
import type { NewAccount } from './new-account.ts';

/** Where a request comes from, as far as identity needs to know. */
export interface Client {
  /** The network address, for limits; never kept as it is. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The Cookie header, empty when there is none. */
  readonly cookies: string;
  /** The site's own address as this person sees it, for links in emails. */
  readonly origin: string;
  /** By which what is sent again is known to be the same. */
  readonly submission?: string | undefined;
}

/** Values of Set-Cookie headers, to be sent with the answer. */
export type Cookies = readonly string[];

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether its owner has shown that emails to the address reach them. Only then can the role be more than member. */
  readonly verified: boolean;
  readonly role: Role;
  readonly createdAt: Date;
}

export type SessionState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'ended'; readonly why: 'session-expired' | 'account-disabled' }
  | SignedIn;

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly account: Account;
  /** Which of the account's sessions it is. */
  readonly sessionId: string;
}

/** A browser in which the account is signed in. */
export interface Device {
  readonly id: string;
  readonly agent: string;
  readonly signedInAt: Date;
  readonly seenAt: Date;
  readonly current: boolean;
}

/** A link from an email by which an address is confirmed, and what the browser that opened it can do with it. */
export interface AddressLink {
  readonly kind: 'verification' | 'email-change';
  /** The address that it confirms. */
  readonly email: string;
  /** Whether its account is signed in here, was opened here a moment ago, or neither, or another account is signed in. */
  readonly openedBy: 'owner' | 'signed-up' | 'nobody' | 'another';
}

/** Signing in with another provider (OAuth). */
export interface SignInElsewhere {
  /** Where to send the browser, and what it must bring back. */
  leave(client: Client, back: Back): Promise<{ readonly address: string; readonly cookies: Cookies }>;
  /** The whole address under which the browser came back. */
  comeBack(client: Client, address: string): Promise<{ readonly cookies: Cookies; readonly returnTo: string }>;
}

interface Back {
  /** The whole address that the provider redirects the browser to. */
  readonly address: string;
  /** The page of the site that the person was going to. */
  readonly returnTo: string;
}

/**
 * Who is asking, and everything a person does with an account of their own. What goes wrong is an IdentityError.
 * Verbs that change something of an account take it from the client's cookies, look once whether the session still stands,
 * and fail with session-expired or account-disabled when it does not. Those that only read take a session that was found.
 */
export interface Identity {
  /** Where a provider checks passwords in the browser: what its script must know, and how its proof becomes a session. */
  readonly inBrowser?: {
    readonly settings: Readonly<Record<string, string>>;
    /** The origins that the script asks. */
    readonly reaches: readonly string[];
    signIn(client: Client, proof: string): Promise<Cookies>;
  };
  /** Where Google vouches for people. */
  readonly google?: SignInElsewhere;

  /** Whether the cookies claim a session at all. Asks no store: most requests claim none and must stay cheap. */
  claimsSession(cookies: string): boolean;
  session(client: Client): Promise<SessionState>;

  /**
   * Says nothing of whether the address is known: its owner, old or new, gets an email. The cookies let this browser sign in
   * once without the password, within an hour.
   */
  signUp(client: Client, person: NewAccount): Promise<Cookies>;
  /** Signs in whoever signed up in this browser; for an address that had an account, with invalid-credentials, nobody. */
  signInAfterSignUp(client: Client): Promise<Cookies>;
  /** Starts a new session; one that the client had before is over. The browser is known to the account from then on. */
  signIn(client: Client, credentials: { email: string; password: string }): Promise<Cookies>;
  signOut(client: Client): Promise<Cookies>;
  /** What makes a browser forget a session that is over already. */
  forgetSession(): Cookies;

  sendVerification(client: Client): Promise<void>;
  /** What the token of a verification or an email-change email is for, without spending it; none when it is over. */
  readAddressLink(client: Client, token: string): Promise<AddressLink | undefined>;
  /**
   * Spends such a token. Only who opened the account can: by its session, in the browser where it was opened, or with its
   * password; the latter two are signed in by it. Answers with the account as it is from then on, and with the address that it
   * had until then, where that was verified too.
   */
  confirmAddress(
    client: Client,
    token: string,
    password?: string,
  ): Promise<{ readonly account: Account; readonly cookies: Cookies; readonly former?: string | undefined }>;
  /** Says nothing of whether the address is known. */
  requestReset(client: Client, email: string): Promise<void>;
  /** Ends every session of the account. The cookies start none: they let the browser be known at the sign-in. */
  resetPassword(client: Client, change: { token: string; password: string }): Promise<Cookies>;

  changeName(client: Client, name: string): Promise<void>;
  /** The address changes when the email sent to the new one is answered. */
  changeEmail(client: Client, change: { email: string; password: string }): Promise<void>;
  /** Ends every session of the account; the client gets a new one. */
  changePassword(client: Client, change: { current: string; next: string }): Promise<Cookies>;

  /** Before something grave: fails unless it is the account's own. */
  confirmPassword(client: Client, password: string): Promise<{ readonly account: Account }>;

  /** The one in use first, then as they were last seen. */
  devices(of: SignedIn): Promise<readonly Device[]>;
  signOutDevice(client: Client, id: string): Promise<void>;

  /** Everything held about the account, readable without this site; no password in any form, no token. */
  exportAccount(of: SignedIn): Promise<Readonly<Record<string, unknown>>>;
  /** `before` is done once the password is known to be right; when it fails, the account stays. */
  deleteAccount(client: Client, password: string, before: (account: Account) => Promise<void>): Promise<Cookies>;

  close(): Promise<void>;
}

/** Whoever is asking, looked up now; or why nobody is. */
export async function requireSession(identity: Pick<Identity, 'session'>, client: Client): Promise<SignedIn> {
  const session = await identity.session(client);
  if (session.kind === 'signed-in') return session;
  throw new IdentityError(session.kind === 'ended' ? session.why : 'session-expired');
}
