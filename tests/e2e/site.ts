import { test as base, type Page } from '@playwright/test';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

/** Tests share one running site a worker; those that damage or stop it start their own. */
export const test = base.extend<{ baseURL: string; returning: Page }, { site: SiteProcess; windowLeftOpen: Page }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  windowLeftOpen: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage({ baseURL: site.address });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** The page of somebody who was here before, for half the price: where a first visit is not the point. */
  returning: async ({ windowLeftOpen }, use) => {
    await windowLeftOpen.setViewportSize({ width: 1280, height: 720 });
    await use(windowLeftOpen);
    windowLeftOpen.removeAllListeners();
    await windowLeftOpen.evaluate(() => localStorage.clear());
    await windowLeftOpen.context().clearCookies();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

export { expect } from '@playwright/test';

export const PUBLIC_PATHS = [
  '/',
  '/prijava',
  '/privatnost',
  '/nasa-misija',
  '/spomeni-brda',
  '/novi-spomen',
  '/povijesni-blog',
  '/in-memoriam',
  '/uvjeti-koristenja',
  '/povijesna-razdoblja',
  '/poznate-osobe',
  '/povijesni-lokaliteti',
  '/povijest-cavara',
  '/obiteljsko-stablo-izbor',
  '/povijest-bosnjaka',
  '/poznate-osobe/peopleData',
] as const;

export const MEMBER_PATHS = [
  '/interaktivna-karta',
  '/obiteljsko-stablo-cavar',
  '/obiteljsko-stablo-bosnjak',
  '/in-memoriam/ivan-bosnjak',
] as const;
