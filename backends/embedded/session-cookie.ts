const NAME = 'nase-brdo.session_token';
/** As long as browsers keep any cookie. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** The cookie better-auth keeps the session in, as browsers get it. */
export class SessionCookie {
  readonly #name: string;
  readonly #claimed: RegExp;
  readonly gone: string;

  constructor(secure: boolean) {
    this.#name = `${secure ? '__Secure-' : ''}${NAME}`;
    this.#claimed = new RegExp(`(?:^|;\\s*)${this.#name.replaceAll('.', '\\.')}=[^;]`);
    this.gone = `${this.#name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  isIn(cookies: string): boolean {
    return this.#claimed.test(cookies);
  }

  /** The browser keeps it longer than the session lasts, so that a person whose session is over can be told so. */
  outliving(headers: Headers): string[] {
    return headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${this.#name}=`))
      .map((cookie) => cookie.replace(/Max-Age=\d+/i, `Max-Age=${LONGEST_SECONDS}`));
  }
}
