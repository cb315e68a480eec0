/** As long as browsers keep any cookie: longer than the session lasts, so that a person can be told that it is over. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

interface Claim {
  readonly account: string;
  readonly secret: string;
}

/** What a browser keeps of a session. */
export class SessionCookie {
  readonly #name: string;
  readonly #attributes: string;

  constructor(name: string, secure: boolean) {
    this.#name = `${secure ? '__Secure-' : ''}${name}`;
    this.#attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  get gone(): string {
    return `${this.#name}=; Max-Age=0${this.#attributes}`;
  }

  holding({ account, secret }: Claim): string {
    const value = Buffer.from(`${account}.${secret}`).toString('base64url');
    return `${this.#name}=${value}; Max-Age=${LONGEST_SECONDS}${this.#attributes}`;
  }

  read(cookies: string): Claim | undefined {
    const pairs = cookies.split(';').map((pair) => pair.trim());
    const value = pairs.find((pair) => pair.startsWith(`${this.#name}=`))?.slice(this.#name.length + 1);
    if (!value) return undefined;
    const [account = '', secret = ''] = Buffer.from(value, 'base64url').toString().split('.');
    return { account, secret };
  }
}
