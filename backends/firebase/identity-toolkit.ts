import { IdentityError } from '../../domain/identity-error.ts';
import { identityErrorOf } from './identity-errors.ts';

const PATIENCE_MS = 10_000;

interface Proof {
  readonly localId: string;
  readonly idToken: string;
}

interface ActionCode {
  readonly requestType:
    | 'PASSWORD_RESET'
    | 'VERIFY_EMAIL'
    | 'VERIFY_AND_CHANGE_EMAIL'
    | 'RECOVER_EMAIL'
    | 'EMAIL_SIGNIN';
  readonly email: string;
  readonly newEmail?: string;
}

const ADDRESS_CODES: Partial<Record<ActionCode['requestType'], 'verification' | 'email-change'>> = {
  VERIFY_EMAIL: 'verification',
  VERIFY_AND_CHANGE_EMAIL: 'email-change',
};

interface AddressCode {
  readonly kind: 'verification' | 'email-change';
  /** Of the account, as it was when the email was sent. */
  readonly email: string;
  /** The address that the code confirms: the same, unless it is changed. */
  readonly newEmail: string;
}

type Mail =
  | { readonly requestType: 'PASSWORD_RESET'; readonly email: string }
  | { readonly requestType: 'VERIFY_EMAIL'; readonly idToken: string }
  | { readonly requestType: 'VERIFY_AND_CHANGE_EMAIL'; readonly idToken: string; readonly newEmail: string };

/** What a browser could ask of Firebase Authentication itself, and the Admin SDK has no word for. */
export class IdentityToolkit {
  readonly #base: string;
  readonly #apiKey: string;

  constructor(apiKey: string, emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    this.#base = `${emulatorHost ? `http://${emulatorHost}/` : 'https://'}identitytoolkit.googleapis.com/v1/accounts`;
    this.#apiKey = apiKey;
  }

  signInWithPassword(credentials: { readonly email: string; readonly password: string }): Promise<Proof> {
    return this.#ask('signInWithPassword', { ...credentials, returnSecureToken: true });
  }

  signInWithCustomToken(token: string): Promise<Proof> {
    return this.#ask('signInWithCustomToken', { token, returnSecureToken: true });
  }

  /** Firebase words and sends it; its link comes back to continueUrl. */
  async sendMail(mail: Mail, continueUrl: string): Promise<void> {
    await this.#ask('sendOobCode', { ...mail, continueUrl });
  }

  /** Which address a code from an email is for, without spending it; none for one that is over, or for something else. */
  async readAddressCode(oobCode: string): Promise<AddressCode | undefined> {
    try {
      const { requestType, email, newEmail = email } = await this.#ask<ActionCode>('resetPassword', { oobCode });
      const kind = ADDRESS_CODES[requestType];
      return kind && { kind, email, newEmail };
    } catch (error) {
      if (!(error instanceof IdentityError) || error.code !== 'token-invalid') throw error;
      return undefined;
    }
  }

  async spendResetCode(oobCode: string, newPassword: string): Promise<{ readonly email: string }> {
    return this.#ask('resetPassword', { oobCode, newPassword });
  }

  async spendAddressCode(oobCode: string): Promise<void> {
    await this.#ask('update', { oobCode });
  }

  /** Whether the project lets Google vouch for people. Throws when the project itself cannot be asked. */
  async vouchesForGoogle(): Promise<boolean> {
    try {
      await this.googleAddress('https://localhost/');
      return true;
    } catch (error) {
      if (error instanceof IdentityError || /api.?key/i.test((error as Error).message)) throw error;
      return false;
    }
  }

  /** Where a person goes to be vouched for by Google, and what ties the answer to having gone. */
  googleAddress(continueUri: string): Promise<{ readonly authUri: string; readonly sessionId: string }> {
    return this.#ask('createAuthUri', { providerId: 'google.com', continueUri, authFlowType: 'CODE_FLOW' });
  }

  signInWithGoogle(requestUri: string, sessionId: string): Promise<Proof> {
    return this.#ask('signInWithIdp', { requestUri, sessionId, returnSecureToken: true });
  }

  async #ask<Answer>(what: string, body: object): Promise<Answer> {
    const response = await fetch(`${this.#base}:${what}?key=${encodeURIComponent(this.#apiKey)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': 'hr' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new IdentityError('network-failed', undefined, { cause: error });
    });
    const answer = (await response.json()) as Answer & { error?: { message?: string } };
    if (response.ok) return answer;
    // Such as «WEAK_PASSWORD : Password should be at least 6 characters».
    const word = answer.error?.message?.split(' ')[0] ?? '';
    throw (
      identityErrorOf(word) ??
      new Error(`Firebase Authentication, ${what}: ${answer.error?.message ?? response.status}`)
    );
  }
}
