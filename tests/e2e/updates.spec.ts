import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyBuild } from '../drivers/build-copy.ts';
import { countPages } from '../drivers/navigations.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

test('each build is known by its id', async ({ request, page }) => {
  const latest = await (await request.get('/builds/latest.json')).json();
  const meta = await request.get(`/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toEqual(latest);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-build', latest.id);
});

const NEWER = 'Dostupna je nova inačica.';

/** From now on there is a newer build. */
async function buildNewer(page: Page): Promise<void> {
  for (const file of ['latest', 'meta/newer'])
    await page.route(`**/builds/${file}.json`, (route) => route.fulfill({ json: { id: 'newer' } }));
}

/** A page that has been told of a newer build. */
async function openOutdated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await buildNewer(page);
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(NEWER)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a newer build is looked for every five minutes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/nasa-misija');
  await buildNewer(page);
  await expect(page.getByText(NEWER)).toBeHidden();
  // The first five minutes count from when the page's scripts have arrived.
  await expect(async () => {
    await page.clock.runFor('05:01');
    await expect(page.getByText(NEWER)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a build whose own file is not there yet is told of when it is', async ({ page }) => {
  await page.goto('/nasa-misija');
  await page.waitForLoadState('networkidle');
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const missing = page.waitForResponse('**/builds/meta/newer.json');
  await look();
  expect((await missing).status()).toBe(404);
  await expect(page.getByText(NEWER)).toBeHidden();
  await page.route('**/builds/meta/newer.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await look();
  await expect(page.getByText(NEWER)).toBeVisible();
});

test('the next link of an app takes the newer build, though React could change to its page', async ({ page }) => {
  await openOutdated(page, '/prijava');
  await expect(page.getByRole('button', { name: 'Prikažite lozinku' }).first()).toBeVisible();
  const pages = countPages(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ispričajte uspomenu.' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ispričajte uspomenu' })).toBeVisible();
  expect(pages()).toBe(1);
});

test('a picture of an outdated page still opens where it is', async ({ page }) => {
  await openOutdated(page, '/news/15/gumno-gdje-se-vrhlo-i-plesalo');
  await page.getByRole('link', { name: /^Povećajte sliku/ }).click();
  await expect(page.getByRole('dialog', { name: 'Uvećana slika' })).toBeVisible();
});

for (const path of ['/nasa-misija', '/prijava']) {
  test(`${path}, outdated and offline, says that there is no connection`, async ({ page, context }) => {
    await openOutdated(page, path);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const offline = page.getByText(/^Nema veze/);
    await page.getByRole('button', { name: 'Osvježi' }).click();
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesni blog' }).click();
    await expect(offline).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('the notice reloads the page', async ({ page }) => {
  await openOutdated(page, '/nasa-misija');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Osvježite' }).click();
  await reloaded;
});

test('the speed of a page is sent when the person leaves', async ({ page, site }) => {
  await page.goto('/uvjeti-koristenja');
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await expect.poll(() => site.output()).toMatch(/"message":"measurement".*"path":"\/uvjeti-koristenja"/);
});

test('a build that was cut off is not taken for a finished one', async () => {
  const copy = copyBuild();
  writeFileSync(join(copy.folder, 'build/client/builds/latest.json'), '');
  await expect(startSite({ folder: copy.folder })).rejects.toThrow(/ended with 1/);
  copy.remove();
});
