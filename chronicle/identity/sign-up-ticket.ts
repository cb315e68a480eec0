import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { IdentityError } from '../../domain/identity-error.ts';
import type { AttemptLedger } from './attempts.ts';
import { HttpOnlyCookie } from './http-only-cookie.ts';

const LASTS_MS = 60 * 60 * 1000;
const FORM = /^([\w-]{1,128})\.([\w-]{16})\.(\d{1,16})\.([\w-]{43})$/;

interface Ticket {
  readonly account: string;
  /** When the account was opened. */
  readonly at: number;
}

interface SignUpTicketsSettings {
  readonly key: string;
  readonly ledger: AttemptLedger;
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  /** When the account's password was last replaced: what was begun with the one before is over. */
  readonly replacedAt: (account: string) => Promise<number>;
}

/**
 * Lets the browser in which an account was opened sign in once without the password, which is kept nowhere. For an address
 * that is known the ticket names an account that does not exist, so that nobody can tell it from one that opens something.
 */
export class SignUpTickets {
  readonly #settings: SignUpTicketsSettings;
  readonly #cookie: HttpOnlyCookie;

  constructor(settings: SignUpTicketsSettings) {
    this.#settings = settings;
    this.#cookie = new HttpOnlyCookie('nase-brdo.sign-up', settings.secure);
  }

  get gone(): string {
    return this.#cookie.gone;
  }

  issue({ account, at }: Ticket): string {
    const id = randomBytes(12).toString('base64url');
    return this.#cookie.holding(`${account}.${id}.${at}.${this.#sign(account, id, at)}`, LASTS_MS / 1000);
  }

  /** The account that was opened in this browser, while its ticket is good. */
  async read(cookies: string): Promise<Ticket | undefined> {
    const { ticket, key } = await this.#find(cookies);
    return ticket && (await this.#settings.ledger.read(key)).attempts === 0 ? ticket : undefined;
  }

  /** Good once, whoever else has a copy. */
  async spend(cookies: string): Promise<Ticket> {
    const { ticket, key } = await this.#find(cookies);
    if (!ticket || (await this.#settings.ledger.add(key, 1, LASTS_MS)).attempts > 1) {
      throw new IdentityError('invalid-credentials');
    }
    return ticket;
  }

  async #find(cookies: string): Promise<{ readonly ticket?: Ticket; readonly key: string }> {
    const [, account = '', id = '', time = '', signature = ''] = FORM.exec(this.#cookie.read(cookies) ?? '') ?? [];
    const at = Number(time);
    const key = `sign-up-ticket ${id}`;
    const expected = Buffer.from(this.#sign(account, id, at));
    if (signature === '' || !timingSafeEqual(Buffer.from(signature), expected)) return { key };
    if (at + LASTS_MS <= Date.now() || at <= (await this.#settings.replacedAt(account))) return { key };
    return { ticket: { account, at }, key };
  }

  #sign(account: string, id: string, at: number): string {
    return createHmac('sha256', this.#settings.key).update(`sign-up ${account} ${id} ${at}`).digest('base64url');
  }
}
