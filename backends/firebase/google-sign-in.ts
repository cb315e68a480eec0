import { HttpOnlyCookie } from '../../chronicle/identity/http-only-cookie.ts';
import type { Client, Cookies, SignInElsewhere } from '../../chronicle/identity/identity.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { IdentityToolkit } from './identity-toolkit.ts';

const MINUTES = 15;

/**
 * Google's word for who a person is, fetched by the server: no script of Google's runs on the site, and it works without
 * scripts at all.
 */
export class GoogleSignIn implements SignInElsewhere {
  readonly #toolkit: IdentityToolkit;
  readonly #signIn: (client: Client, idToken: string) => Promise<Cookies>;
  readonly #cookie: HttpOnlyCookie;

  constructor(
    toolkit: IdentityToolkit,
    secure: boolean,
    signIn: (client: Client, idToken: string) => Promise<Cookies>,
  ) {
    this.#toolkit = toolkit;
    this.#signIn = signIn;
    this.#cookie = new HttpOnlyCookie('nase-brdo.google', secure);
  }

  async leave(_client: Client, { address, returnTo }: { readonly address: string; readonly returnTo: string }) {
    const { authUri, sessionId } = await this.#toolkit.googleAddress(address);
    const kept = encodeURIComponent(JSON.stringify({ sessionId, returnTo }));
    return { address: authUri, cookies: [this.#cookie.holding(kept, MINUTES * 60)] };
  }

  /** The answer counts only in the browser that went: otherwise anybody could be signed in as somebody else. */
  async comeBack(client: Client, address: string) {
    const kept = this.#kept(client.cookies);
    if (!kept) throw new IdentityError('token-invalid');
    const { idToken } = await this.#toolkit.signInWithGoogle(address, kept.sessionId);
    const cookies = await this.#signIn(client, idToken);
    return { cookies: [...cookies, this.#cookie.gone], returnTo: kept.returnTo };
  }

  #kept(cookies: string): { readonly sessionId: string; readonly returnTo: string } | undefined {
    const kept = this.#cookie.read(cookies);
    try {
      return kept && JSON.parse(decodeURIComponent(kept));
    } catch {
      return undefined;
    }
  }
}
