import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findInSight, HEIGHT, type Key, type OtherBrowser, retry } from './other-browser.ts';

/** Debian’s Firefox over WebDriver BiDi. */
export class Firefox implements OtherBrowser {
  readonly #browser: Browser;
  readonly #page: Page;
  #errors: string[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
    page.on('pageerror', (error) => {
      // Of a picture that was still loading when the page was left.
      if (!/ServiceWorker intercepted/.test(String(error))) this.#errors.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
  }

  static async start(): Promise<Firefox> {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: process.env.FIREFOX as string,
      extraPrefsFirefox: { 'intl.accept_languages': 'hr', 'ui.prefersReducedMotion': 1 },
    });
    return new Firefox(browser, await browser.newPage());
  }

  async go(address: string): Promise<void> {
    this.#errors = [];
    await this.#page.goto(address);
  }

  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    return this.#page.evaluate(run as (argument: unknown) => Result, argument);
  }

  click(selector: string, name?: string): Promise<void> {
    return retry(async () => {
      const element = (await this.#page.evaluateHandle(findInSight, { selector, name })).asElement();
      if (!element) throw new Error(`no ${selector} ${name ?? ''}`);
      await (element as ElementHandle<Element>).click();
    });
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  async choose(selector: string, file: string): Promise<void> {
    const field = await this.#page.$(selector);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
  }

  resize(width: number): Promise<void> {
    return this.#page.setViewport({ width, height: HEIGHT });
  }

  async signIn(site: string, cookie: string): Promise<void> {
    const context = this.#browser.defaultBrowserContext();
    await context.deleteCookie(...(await context.cookies()));
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    if (name) await context.setCookie({ name, value, domain: new URL(site).hostname, httpOnly: true });
  }

  async errors(): Promise<string[]> {
    return this.#errors;
  }

  end(): Promise<void> {
    return this.#browser.close();
  }
}
