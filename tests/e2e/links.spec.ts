import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Stays as long as the document does. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('html[data-marked]');

test.use({ viewport: { width: 1440, height: 900 } });

test('the way back leads to where a list was left', async ({ page }) => {
  await page.goto('/povijesni-blog');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('article').getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/news\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Povijesni blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('a table that is sorted anew stays where it is', async ({ page }) => {
  await page.goto('/poznate-osobe/peopleData');
  await mark(page);
  const order = page.getByRole('columnheader').getByRole('link').nth(1);
  await order.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 80));
  const before = await page.evaluate(() => window.scrollY);
  await order.click();
  await expect(page).toHaveURL(/poredak=/);
  await expect(marked(page)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('another tab, a file and a members’ page are left to the browser', async ({ page, context }) => {
  await page.goto('/povijesni-blog');
  await mark(page);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('article')
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/news\//);
  await expect(page).toHaveURL(/\/povijesni-blog$/);

  await page.goto('/poznate-osobe/peopleData');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await mark(page);
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Karta' }).click();
  await expect(page).toHaveURL(/\/prijava\?povratak=\/interaktivna-karta$/);
  await expect(marked(page)).toHaveCount(0);
});
