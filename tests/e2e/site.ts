import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Role } from '../../domain/role.ts';
import { becomeEditor, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, CLANICA } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import type { SeenPage } from './pages.ts';

interface TestFixtures {
  readonly baseURL: string;
  /** The page of somebody who was here before, for half the price: where a first visit is not the point. */
  readonly returning: Page;
  /** The same for a browser that runs no scripts. */
  readonly returningWithoutScripts: Page;
  /** Signs the test's own browser in as somebody. */
  readonly signIn: (role: Role) => Promise<void>;
  /** Signs a browser in as somebody who may see the page, and says where the page is. */
  readonly admit: (context: BrowserContext, page: SeenPage) => Promise<string>;
}

interface WorkerFixtures {
  readonly site: SiteProcess;
  readonly windowLeftOpen: Page;
  readonly windowWithoutScripts: Page;
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
  windowLeftOpen: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.address, serviceWorkers: 'block' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  windowWithoutScripts: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.address, javaScriptEnabled: false, serviceWorkers: 'block' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
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
  returning: async ({ windowLeftOpen }, use) => {
    await windowLeftOpen.setViewportSize({ width: 1280, height: 720 });
    await use(windowLeftOpen);
    windowLeftOpen.removeAllListeners();
    await windowLeftOpen.emulateMedia({ media: null });
    await windowLeftOpen.evaluate(() => localStorage.clear());
    await windowLeftOpen.context().clearCookies();
  },
  returningWithoutScripts: async ({ windowWithoutScripts }, use) => {
    await use(windowWithoutScripts);
    await windowWithoutScripts.context().clearCookies();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect } from '@playwright/test';
