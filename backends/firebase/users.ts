import { randomInt } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Client } from '../../chronicle/identity/identity.ts';
import { inOurTerms } from './identity-errors.ts';
import type { IdentityToolkit } from './identity-toolkit.ts';

/** Looks accounts up where there may be none. */
export class Users {
  readonly #auth: Auth;
  readonly #toolkit: IdentityToolkit;

  constructor(auth: Auth, toolkit: IdentityToolkit) {
    this.#auth = auth;
    this.#toolkit = toolkit;
  }

  async find(uid: string): Promise<UserRecord | undefined> {
    return (await inOurTerms(this.#auth.getUsers([{ uid }]))).users[0];
  }

  async withEmail(email: string): Promise<UserRecord | undefined> {
    return (await inOurTerms(this.#auth.getUsers([{ email }]))).users[0];
  }

  /** Firebase sends this email only to whoever holds a token of the account. */
  async mailVerification(account: string, client: Client): Promise<void> {
    const { idToken } = await this.#toolkit.signInWithCustomToken(await this.#auth.createCustomToken(account));
    await this.#toolkit.sendMail({ requestType: 'VERIFY_EMAIL', idToken }, client.origin);
  }
}

export function hasPassword(user: UserRecord | undefined): boolean {
  return user?.providerData.some(({ providerId }) => providerId === 'password') ?? false;
}

/** In the form of Firebase's own ids: whoever sees it cannot tell that it is nobody's. */
export function nobodysId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('');
}
