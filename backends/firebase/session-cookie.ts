import { HttpOnlyCookie } from '../../chronicle/identity/http-only-cookie.ts';

/** As long as browsers keep any cookie: longer than the session lasts, so that a person can be told that it is over. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

interface Claim {
  readonly account: string;
  readonly secret: string;
}

/** What a browser keeps of a session. */
export class SessionCookie {
  readonly #cookie: HttpOnlyCookie;

  constructor(name: string, secure: boolean) {
    this.#cookie = new HttpOnlyCookie(name, secure);
  }

  get gone(): string {
    return this.#cookie.gone;
  }

  holding({ account, secret }: Claim): string {
    return this.#cookie.holding(Buffer.from(`${account}.${secret}`).toString('base64url'), LONGEST_SECONDS);
  }

  read(cookies: string): Claim | undefined {
    const value = this.#cookie.read(cookies);
    if (!value) return undefined;
    const [account = '', secret = ''] = Buffer.from(value, 'base64url').toString().split('.');
    return { account, secret };
  }
}
