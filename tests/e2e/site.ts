import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Role } from '../../domain/role.ts';
import { becomeEditor, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { KeptWindow } from '../drivers/kept-window.ts';
import { becomeMember, CLANICA } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import type { SeenPage } from './pages.ts';

interface TestFixtures {
  readonly baseURL: string;
  /** Signs the test's own browser in as somebody. */
  readonly signIn: (role: Role) => Promise<void>;
  /** Signs a browser in as somebody who may see the page, and says where the page is. */
  readonly admit: (context: BrowserContext, page: SeenPage) => Promise<string>;
}

interface WorkerFixtures {
  readonly site: SiteProcess;
  readonly windows: Map<string, KeptWindow>;
  /** Cookies of somebody signed in, each made when first asked for. */
  readonly cookies: Readonly<Record<Role, () => Promise<string>>>;
}

/** Tests share one running site a worker; those that damage or stop it start their own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ env: { EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  windows: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  /** A test tagged @first-visit gets a window that nobody used before: an empty cache is its point. */
  context: async (
    { browser, windows, baseURL, javaScriptEnabled, serviceWorkers, hasTouch, isMobile, userAgent, viewport },
    use,
    test,
  ) => {
    const keep = !test.tags.includes('@first-visit') && serviceWorkers === 'block';
    const kind = JSON.stringify([baseURL, javaScriptEnabled, hasTouch, isMobile, userAgent]);
    const window = (keep && windows.get(kind)) || (await KeptWindow.open(browser));
    windows.delete(kind);
    if (viewport) await window.page.setViewportSize(viewport);
    await use(window.context);
    if (keep && test.status === test.expectedStatus && (await window.forget())) windows.set(kind, window);
    else await window.context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] as Page),
  cookies: [
    async ({ site }, use) => {
      await use({
        member: async () => site.sessions[CLANICA.email] ?? becomeMember(site.address, CLANICA),
        writer: () => becomeWriter(site),
        editor: () => becomeEditor(site),
      });
    },
    { scope: 'worker' },
  ],
  signIn: async ({ context, site, cookies }, use) =>
    use(async (role) => context.addCookies([cookieOf(site, await cookies[role]())])),
  admit: async ({ site, cookies }, use) =>
    use(async (context, { guard, address }) => {
      const cookie = guard === 'public' ? '' : await cookies[guard === 'account' ? 'member' : guard]();
      if (cookie !== '') await context.addCookies([cookieOf(site, cookie)]);
      return typeof address === 'string' ? address : address(site, cookie);
    }),
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect } from '@playwright/test';
