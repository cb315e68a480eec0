import { cookieOf } from '../drivers/editor.ts';
import { MAP, watchErrors, withoutGraphics } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { expect, test } from './site.ts';

const PERSON = { name: 'Luce Bošnjak', email: 'luce.karta@primjer.hr', password: 'vapnena voda u lokvi' };

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
