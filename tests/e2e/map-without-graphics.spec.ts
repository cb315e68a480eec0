import type { Locator } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { MAP, watchErrors, withoutGraphics } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { expect, test } from './site.ts';

const PERSON = { name: 'Luce Bošnjak', email: 'luce.karta@primjer.hr', password: 'vapnena voda u lokvi' };

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

test('without WebGL a drawing stands in for the map, and everything can be reached by keyboard', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  await withoutGraphics(page);
  const errors = watchErrors(page);
  await page.goto(MAP, { waitUntil: 'networkidle' });
  const drawing = page.getByRole('group', { name: 'Nacrt brda' });
  await expect(drawing).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  const alone = drawing.getByRole('link');
  const atFirst = await alone.count();
  await page.getByRole('link', { name: 'Približi' }).press('Enter');
  await expect(page).toHaveURL(/pogled=/);
  expect(await alone.count()).not.toBe(atFirst);
  await page.getByRole('link', { name: 'Cijelo brdo' }).press('Enter');
  await expect(alone).toHaveCount(atFirst);

  await page.getByRole('searchbox', { name: 'Traži na karti' }).focus();
  await page.keyboard.type('vinograd');
  const found = page.getByRole('region', { name: 'Popis mjesta na karti' }).getByRole('link');
  await expect(found.first()).toHaveText(/vinograd/i);
  for (let steps = 0; !(await found.first().evaluate((link) => link === document.activeElement)); steps += 1) {
    expect(steps).toBeLessThan(40);
    await page.keyboard.press('Tab');
  }
  const name = (await found.first().locator('span').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name }).getByRole('heading', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the drawing is dragged, and letting go of it opens nothing', async ({ page, context, site }) => {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  await withoutGraphics(page);
  await page.goto(`${MAP}?pogled=43.396668,17.615363,18,0,0`, { waitUntil: 'networkidle' });
  const sign = page.getByRole('group', { name: 'Nacrt brda' }).getByRole('link', { name: 'Velika kuća' });
  const { x, y } = await middleOf(sign);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 4 });
  expect(await middleOf(sign)).toEqual({ x: x + 60, y: y + 30 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/43\.396668/);
  const after = await middleOf(sign);
  expect(Math.abs(after.x - x - 60) + Math.abs(after.y - y - 30)).toBeLessThan(2);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.mouse.click(after.x, after.y);
  await expect(page.getByRole('article', { name: 'Velika kuća' })).toBeVisible();
});

test('without scripts the choice is a form, cards are links, and the drawing follows', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  const page = await context.newPage();
  await page.goto(MAP);
  await expect(page.getByRole('group', { name: 'Nacrt brda' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Obiteljske kuće' }).uncheck();
  await page.getByRole('searchbox', { name: 'Traži na karti' }).fill('put');
  await page.getByRole('button', { name: 'Prikaži' }).click();
  const list = page.getByRole('region', { name: 'Popis mjesta na karti' });
  await expect(list.getByRole('link', { name: /^Stari put u dolinu/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /kuća/ })).toHaveCount(0);
  await list.getByRole('link', { name: /^Stari put u dolinu/ }).click();
  await expect(page.getByRole('article', { name: 'Stari put u dolinu' })).toContainText('Preuzmi GPX');
  await context.close();
});
