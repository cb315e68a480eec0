import { readdirSync, rmSync, writeFileSync } from 'node:fs';
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

test('a lost chunk reloads the page once, then shows the error page', async ({ page }) => {
  const copy = copyBuild();
  const site = await startSite({ folder: copy.folder });
  try {
    await page.clock.setFixedTime(new Date('2026-11-15T12:00:00Z'));
    await page.goto(`${site.address}/uvjeti-koristenja`);
    await page.waitForLoadState('networkidle');
    const assets = join(copy.folder, 'build/client/assets');
    for (const name of readdirSync(assets)) if (name.startsWith('blog-')) rmSync(join(assets, name));
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesni blog' }).click();
    await expect(page).toHaveURL(/\/povijesni-blog$/);
    await expect(page.locator('h1')).toHaveText('Povijesni blog');
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);

    await page.goto(`${site.address}/uvjeti-koristenja`);
    await page.waitForLoadState('networkidle');
    loads = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesni blog' }).click();
    await expect(page.getByText('Izgubljeni ste?')).toBeVisible();
    expect(loads).toBe(0);
  } finally {
    await site.stop();
    copy.remove();
  }
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
