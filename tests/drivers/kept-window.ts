import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What changes a window for good. A test that does one of these is the last one in it. */
const LASTING = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'setExtraHTTPHeaders',
  'setOffline',
];
/** Playwright itself listens to others. */
const LISTENED_TO = [
  'console',
  'dialog',
  'download',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];
const LASTING_OF_THE_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/**
 * A window that stays open from test to test: loading a page in it costs half of what it costs in a new one, because scripts and styles are
 * there and compiled. In between it forgets what a person would have left in it.
 */
export class KeptWindow {
  readonly page: Page;
  #usable = true;
  readonly #attach: () => Promise<CDPSession>;

  static async open(browser: Browser): Promise<KeptWindow> {
    return new KeptWindow(await (await browser.newContext()).newPage());
  }

  private constructor(page: Page) {
    this.page = page;
    const context = page.context();
    this.#attach = context.newCDPSession.bind(context, page);
    const watch = (object: object, names: readonly string[]) => {
      for (const name of names) {
        const method = Reflect.get(object, name);
        if (typeof method !== 'function') continue;
        Reflect.set(object, name, (...given: unknown[]) => {
          this.#usable = false;
          return method.apply(object, given);
        });
      }
    };
    watch(page, LASTING);
    watch(context, LASTING);
    watch(page.clock, LASTING_OF_THE_CLOCK);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** Whether the next test may have it. */
  async forget(): Promise<boolean> {
    if (!this.#usable || this.page.isClosed()) return false;
    return this.#empty().catch(() => false);
  }

  async #empty(): Promise<boolean> {
    const { page, context } = this;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of LISTENED_TO) {
      page.removeAllListeners(event);
      context.removeAllListeners(event);
    }
    await context.clearCookies();
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: 'reduce',
      forcedColors: null,
      contrast: null,
    });
    const { origin } = new URL(page.url());
    if (origin === 'null') return true;
    await page.evaluate(() => sessionStorage.clear());
    // What the page is still about to do, as to go elsewhere, must not meet the next test.
    await page.goto('about:blank');
    // Left attached it would keep the browser from going offline.
    const protocol = await this.#attach();
    await protocol.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,cache_storage',
    });
    await protocol.detach();
    return true;
  }
}
