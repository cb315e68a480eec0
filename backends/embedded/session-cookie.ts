import { HttpOnlyCookie } from '../../chronicle/identity/http-only-cookie.ts';

/** As long as browsers keep any cookie. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

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

  /** The browser keeps it longer than the session lasts, so that a person whose session is over can be told so. */
  outliving(headers: Headers): string[] {
    return headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${this.#cookie.name}=`))
      .map((cookie) => cookie.replace(/Max-Age=\d+/i, `Max-Age=${LONGEST_SECONDS}`));
  }
}
