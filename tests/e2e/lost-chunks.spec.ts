import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuild } from '../drivers/build-copy.ts';
import { countPages } from '../drivers/navigations.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { test as base, expect } from './site.ts';

const LOST = 'Dio stranice nije se učitao';
const OFFLINE = 'Nema veze. Provjerite internetsku vezu';

/** A site whose built files are lost while it runs, and how often a page of it was loaded. */
const test = base.extend<
  { damaged: SiteProcess & { lose(name: RegExp): void }; loads: () => number },
  { copied: SiteProcess & { readonly assets: string } }
>({
  copied: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const copy = copyBuild();
      const site = await startSite({ folder: copy.folder });
      await use({ ...site, assets: join(copy.folder, 'build/client/assets') });
      await site.stop();
      copy.remove();
    },
    { scope: 'worker' },
  ],
  damaged: async ({ copied }, use) => {
    const { assets } = copied;
    const aside = join(assets, '..', 'lost');
    mkdirSync(aside);
    await use({
      ...copied,
      lose(name) {
        const lost = readdirSync(assets).filter((file) => name.test(file));
        expect(lost.length).toBeGreaterThan(0);
        for (const file of lost) renameSync(join(assets, file), join(aside, file));
      },
    });
    for (const file of readdirSync(aside)) renameSync(join(aside, file), join(assets, file));
    rmdirSync(aside);
  },
  loads: async ({ page }, use) => {
    // However long a page takes, it was loaded anew less than ten seconds ago.
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
    await use(countPages(page));
  },
});

async function links(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await expect(page).toHaveURL(/\/privatnost$/);
}

for (const [what, path, name] of [
  ['the module of a document', '/nasa-misija', /^document-/],
  ['the module, on an app', '/prijava', /^document-/],
  ['the entry of an app', '/prijava', /^entry\.client-/],
  ['the manifest of an app', '/prijava', /^manifest-/],
  ['the chunk of its page', '/prijava', /^sign-in-.*\.js/],
  ['the chunk of the root', '/prijava', /^root-.*\.js/],
] as const) {
  test(`${what} is lost: the page is loaded anew once, then says what to do, and its links work`, async ({
    page,
    damaged,
    loads,
  }) => {
    damaged.lose(name);
    await page.goto(`${damaged.address}${path}`, { waitUntil: 'commit' });
    await expect(page.getByText(LOST)).toBeVisible();
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await links(page);
  });
}

test('a chunk shared by apps is lost', async ({ page, damaged, loads }) => {
  await page.goto(`${damaged.address}/prijava`);
  const shared = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href.split('/').at(-1) ?? ''));
  const name = shared.find((file) => !/^(manifest|entry|root|sign-in)/.test(file)) ?? '';
  expect(name).not.toBe('');
  damaged.lose(new RegExp(`^${name.replaceAll('.', '\\.')}`));
  const before = loads();
  await page
    .context()
    .newCDPSession(page)
    .then((protocol) => protocol.send('Network.clearBrowserCache'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(LOST)).toBeVisible();
  expect(loads() - before).toBe(2);
  await links(page);
});

test('a page that an app changes to is lost: loaded as a document once, then an error page', async ({
  page,
  damaged,
  loads,
}) => {
  const follow = async () => {
    await page.goto(`${damaged.address}/prijava`);
    await expect(page.getByRole('button', { name: 'Prikažite lozinku' }).first()).toBeVisible();
    return page.getByRole('contentinfo').getByRole('link', { name: 'Ispričajte uspomenu.' });
  };
  const link = await follow();
  damaged.lose(/^contribute-.*\.js/);
  await link.click();
  await expect(page).toHaveURL(/\/novi-spomen$/);
  await expect(page.getByText(LOST)).toBeVisible();
  // The app, the page it changed to, and nothing more, although that has lost its chunk, too.
  expect(loads()).toBe(2);
  await (await follow()).click();
  await expect(page.getByText('Izgubljeni ste?')).toBeVisible();
  expect(loads()).toBe(3);
});

test('without a connection a page says so, and is not loaded anew', async ({ page, damaged, loads }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  damaged.lose(/^entry\.client-/);
  await page.goto(`${damaged.address}/prijava`);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expect(loads()).toBe(1);
});
