import type { Page } from '@playwright/test';
import { becomeMember } from '../drivers/member.ts';
import { expect, test as ours } from './site.ts';

/** Pages as they come, without the hand that other tests lay on them. */
const test = ours.extend({ page: async ({ context }, use) => use(await context.newPage()) });
const ARTICLE = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';
const operable = (page: Page) => page.locator('html[data-operable]');

const NOW = new Date('2026-06-24T10:00:00');

/** Time goes on for this page only as far as it is told. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW.getTime() + 1000);
}

/** Scripts do not come before they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test('a page that nobody touches is whole first, then fetches its scripts, and runs them last', async ({ page }) => {
  await stopTime(page);
  await page.goto(ARTICLE);
  const fetched = page.locator('link[rel=prefetch][as=script]');
  await expect(fetched).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(fetched.first()).toBeAttached();
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(operable(page)).toBeAttached();
});

for (const [sign, give] of Object.entries({
  'a pointer that moves': (page: Page) => page.mouse.move(200, 300),
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a wheel': (page: Page) => page.mouse.wheel(0, 200),
})) {
  test(`${sign} brings the scripts at once`, async ({ page }) => {
    await stopTime(page);
    await page.goto(ARTICLE);
    await give(page);
    await expect(operable(page)).toBeAttached();
  });
}

test('what is pressed before scripts are there is done when they are', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const autoApprove = await holdScripts(page);
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Podijeli' }).click();
  await page
    .getByRole('link', { name: /^Povećaj sliku/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
  autoApprove();
  await expect(page.getByText('Adresa je kopirana')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Uvećana slika' })).toBeVisible();
});

test('a picture opens as a file when scripts cannot be had', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(ARTICLE);
  await page
    .getByRole('link', { name: /^Povećaj sliku/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/media\//);
});

test('scripts that are gone bring the page anew, and not again and again', async ({ page }) => {
  // Requests are counted, not loads: a browser may move the pointer by itself and ask anew before the first page is whole.
  const scripts = /\/assets\/.*\.js$/;
  let pages = 0;
  let lost = 0;
  let failures = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    pages += 1;
    lost = 0;
  });
  page.on('requestfailed', (request) => {
    if (scripts.test(request.url())) lost += 1;
  });
  page.on('pageerror', () => {
    failures += 1;
  });
  await page.route(scripts, (route) => route.abort());
  await page.goto(ARTICLE);
  await page.mouse.move(200, 300);
  await expect.poll(() => pages).toBe(2);
  await page.waitForLoadState();
  await page.mouse.move(100, 200);
  await expect.poll(() => Math.min(lost, failures)).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page.mouse.move(200, 300);
  await expect(page.locator('html[data-marked]')).toBeAttached();
  expect(pages).toBe(2);
  await page.unroute(scripts);
  await page.reload();
  await page.mouse.move(200, 300);
  await expect(operable(page)).toBeAttached();
});

test('members and lost visitors need no hand', async ({ page, context, site }) => {
  await stopTime(page);
  await page.goto('/nema-toga');
  await page.clock.runFor(100);
  await expect(operable(page)).toBeAttached();
  const cookie = await becomeMember(site.address, {
    name: 'Iva',
    email: 'iva.brza@primjer.hr',
    password: 'kameno jaje',
  });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(ARTICLE);
  await page.clock.runFor(100);
  await expect(operable(page)).toBeAttached();
});
