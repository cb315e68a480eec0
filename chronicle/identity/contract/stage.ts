import { type Client, type Cookies, type Identity, requireSession } from '../identity.ts';
import type { IdentityDriver } from './driver.ts';

export const DAY = 24 * 60 * 60 * 1000;
export const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom', ofAge: true };
export const MATE = { name: 'Mate Bošnjak', email: 'mate@primjer.hr', password: 'put do čatrnje', ofAge: true };

/** Named an editor in the configuration of whatever provider is tested. */
export const CONFIGURED = 'urednik@primjer.hr';

/** A browser: it keeps the cookies it was given. */
export class Browser implements Client {
  readonly agent: string;
  readonly address: string;
  readonly origin = 'http://brdo.primjer';
  readonly #jar = new Map<string, string>();

  constructor(agent = 'Preglednik', address = '192.0.2.1') {
    this.agent = agent;
    this.address = address;
  }

  get cookies(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(cookies: Cookies): void {
    for (const cookie of cookies) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.#jar.delete(name);
      else this.#jar.set(name, value.join('='));
    }
  }
}

/** What one test plays on: a provider just opened, and what people do there in a line. */
export class Stage {
  #driver: IdentityDriver | undefined;
  #identity: Identity | undefined;

  get driver(): IdentityDriver {
    if (!this.#driver) throw new Error('The provider has not been opened');
    return this.#driver;
  }

  get identity(): Identity {
    return this.#identity ?? this.driver.identity;
  }

  set(driver: IdentityDriver): void {
    this.#driver = driver;
    this.#identity = undefined;
  }

  async restart(): Promise<void> {
    this.#identity = await this.driver.restart();
  }

  async signedIn(person = ANA, browser = new Browser()): Promise<Browser> {
    browser.take(await this.identity.signIn(browser, person));
    return browser;
  }

  async signedUp(person = ANA): Promise<Browser> {
    const browser = new Browser();
    browser.take(await this.identity.signUp(browser, person));
    browser.take(await this.identity.signInAfterSignUp(browser));
    return browser;
  }

  /** As pages that only read ask: with the session that was found when the request came. */
  async devicesOf(browser: Browser) {
    return this.identity.devices(await requireSession(this.identity, browser));
  }

  /** Changing an address to itself asks for the password and does nothing else. */
  checkPassword(browser: Browser, password: string, email = ANA.email): Promise<void> {
    return this.identity.changeEmail(browser, { email, password });
  }

  async latestToken(email: string, kind: string): Promise<string> {
    const sent = (await this.driver.emails(email)).findLast((one) => one.kind === kind);
    return sent?.token ?? '';
  }

  async pass(milliseconds: number): Promise<void> {
    await this.driver.pass?.(milliseconds);
  }
}
