/** A cookie of the site's own, which scripts cannot read. Over https, browsers take its name only when it was set over https. */
export class HttpOnlyCookie {
  readonly name: string;
  readonly #attributes: string;

  constructor(name: string, secure: boolean) {
    this.name = `${secure ? '__Secure-' : ''}${name}`;
    // Lax: whoever follows a link here, or comes back from a sign-in elsewhere, brings it along.
    this.#attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  holding(value: string, seconds: number): string {
    return `${this.name}=${value}; Max-Age=${seconds}${this.#attributes}`;
  }

  get gone(): string {
    return this.holding('', 0);
  }

  /** Its value among all the cookies that a browser sent. */
  read(cookies: string): string | undefined {
    const pairs = cookies.split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${this.name}=`))?.slice(this.name.length + 1);
  }
}
