import { HttpOnlyCookie } from '../../chronicle/identity/http-only-cookie.ts';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';

/** As long as a session can last at the most: whoever stayed away so long that it ended before is told so. */
const LONGEST_SECONDS = SESSION_TERMS.longestMs / 1000;

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
