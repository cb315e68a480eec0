import { HttpOnlyCookie } from '../../chronicle/identity/http-only-cookie.ts';
import { SESSION_TERMS } from '../../chronicle/identity/session-terms.ts';

const LONGEST_SECONDS = SESSION_TERMS.longestMs / 1000;

/** The cookie better-auth keeps the session in, as browsers get it. */
export class SessionCookie {
  readonly #cookie: HttpOnlyCookie;

  constructor(secure: boolean) {
    this.#cookie = new HttpOnlyCookie('nase-brdo.session_token', secure);
  }

  get gone(): string {
    return this.#cookie.gone;
  }

  isIn(cookies: string): boolean {
    return Boolean(this.#cookie.read(cookies));
  }

  /**
   * Kept as long as a session can last at the most: whoever stayed away so long that it ended before is told so.
   */
  outliving(headers: Headers): string[] {
    return headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${this.#cookie.name}=`))
      .map((cookie) => cookie.replace(/Max-Age=\d+/i, `Max-Age=${LONGEST_SECONDS}`));
  }
}
