import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBuild } from '../drivers/build-copy.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

test('each build is known by its id', async ({ request, page }) => {
  const latest = await (await request.get('/builds/latest.json')).json();
  const meta = await request.get(`/builds/meta/${latest.id}.json`);
  expect(await meta.json()).toEqual(latest);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-build', latest.id);
});

test('a newer build is offered, and the next link takes it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/nasa-misija');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await expect(page.getByText('Dostupna je nova inačica.')).toBeHidden();
  // The first five minutes count from when the page's scripts have arrived.
  await expect(async () => {
    await page.clock.runFor('05:01');
    await expect(page.getByText('Dostupna je nova inačica.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await expect(page).toHaveURL(/\/privatnost$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('the notice reloads the page', async ({ page }) => {
  await page.goto('/nasa-misija');
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  const reload = page.getByRole('button', { name: 'Osvježi' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(reload).toBeVisible({ timeout: 500 });
  }).toPass();
  const reloaded = page.waitForEvent('load');
  await reload.click();
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
