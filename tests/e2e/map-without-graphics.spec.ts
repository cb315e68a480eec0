import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { heldDrawing, MAP, watchErrors, withoutGraphics } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: SiteProcess;
}

const PERSON = { name: 'Luce Bošnjak', email: 'luce.karta@primjer.hr', password: 'vapnena voda u lokvi' };

/** The drawing alone, as a member sees it from there. */
async function openDrawing({ page, context, site }: Visit, query = ''): Promise<Locator> {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  await withoutGraphics(page);
  await page.goto(`${MAP}${query}`);
  await isReady(page);
  return heldDrawing(page);
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

test('without WebGL a drawing stands in for the map, and everything can be reached by keyboard', async ({
  page,
  context,
  site,
}) => {
  const errors = watchErrors(page);
  const drawing = await openDrawing({ page, context, site });
  await expect(drawing).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  const alone = drawing.getByRole('link');
  const atFirst = await alone.count();
  await page.getByRole('link', { name: 'Približite' }).press('Enter');
  await expect(page).toHaveURL(/pogled=/);
  await expect(alone).not.toHaveCount(atFirst);
  await page.getByRole('link', { name: 'Cijelo brdo' }).press('Enter');
  await expect(alone).toHaveCount(atFirst);

  await page.getByRole('searchbox', { name: 'Traženje na karti' }).focus();
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
  const drawing = await openDrawing({ page, context, site }, '?pogled=43.396668,17.615363,18,0,0');
  const sign = drawing.getByRole('link', { name: 'Velika kuća' });
  const { x, y } = await middleOf(sign);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 30, { steps: 4 });
  await expect.poll(() => middleOf(sign)).toEqual({ x: x + 60, y: y + 30 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/43\.396668/);
  const after = await middleOf(sign);
  expect(Math.abs(after.x - x - 60) + Math.abs(after.y - y - 30)).toBeLessThan(2);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.mouse.click(after.x, after.y);
  await expect(page.getByRole('article', { name: 'Velika kuća' })).toBeVisible();
});

test('the wheel, two fingers, a double click and keys move the drawing as they would the live map', async ({
  page,
  context,
  site,
}) => {
  const drawing = await openDrawing({ page, context, site }, '?pogled=43.396668,17.615363,17,0,0');
  const sign = drawing.getByRole('link', { name: 'Velika kuća' });
  const look = () => (new URL(page.url()).searchParams.get('pogled') ?? '').split(',').map(Number);
  const zoomNow = () => look()[2] ?? 0;
  const middle = await middleOf(drawing);

  // What lies under the pointer stays there.
  const before = await middleOf(sign);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -250);
  await expect.poll(zoomNow).toBeGreaterThan(17);
  const after = await middleOf(sign);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);

  let zoom = zoomNow();
  await page.mouse.dblclick(middle.x + 150, middle.y + 90);
  await expect.poll(zoomNow).toBeCloseTo(zoom + 1, 1);

  zoom = zoomNow();
  const fingers = await context.newCDPSession(page);
  const pinch = (type: string, apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await pinch('touchStart', 120);
  for (const apart of [100, 80, 60]) await pinch('touchMove', apart);
  await pinch('touchEnd', 0);
  await expect.poll(zoomNow).toBeCloseTo(zoom - 1, 1);

  zoom = zoomNow();
  await drawing.focus();
  await page.keyboard.press('-');
  await expect.poll(zoomNow).toBeCloseTo(zoom - 1, 1);
  const [, longitude = 0] = look();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => look()[1]).toBeGreaterThan(longitude);

  for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, -2000);
  await expect.poll(zoomNow).toBe(19);
});

test('on the drawing too Enter opens what is in the middle, a cluster comes apart, and a walk is measured', async ({
  page,
  context,
  site,
}) => {
  const drawing = await openDrawing({ page, context, site }, '?pogled=43.396668,17.615363,18,0,0');
  await drawing.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Velika kuća' });
  await expect(card.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'Izmjerite hod' }).click();
  const { x, y } = await middleOf(drawing);
  await page.mouse.click(x - 120, y + 100);
  await page.mouse.click(x + 120, y + 100);
  const measured = page.getByRole('region', { name: 'Mjerenje hoda' });
  await expect(measured.locator('strong')).toHaveText(/^\d+ m$/);
  await measured.getByRole('button', { name: 'Završite' }).click();

  await page.getByRole('link', { name: 'Cijelo brdo' }).click();
  const clusters = drawing.getByRole('link', { name: /zajedno/ });
  await expect(clusters).not.toHaveCount(0);
  const together = await clusters.count();
  await clusters.first().click();
  await expect(page).toHaveURL(/pogled=/);
  await expect.poll(() => clusters.count()).not.toBe(together);
});

test('without scripts the choice is a form, cards are links, and the drawing follows', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  const page = await context.newPage();
  await page.goto(MAP);
  await expect(page.getByRole('group', { name: 'Nacrt brda' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Obiteljske kuće' }).uncheck();
  await page.getByRole('searchbox', { name: 'Traženje na karti' }).fill('put');
  await page.getByRole('button', { name: 'Prikažite' }).click();
  const list = page.getByRole('region', { name: 'Popis mjesta na karti' });
  await expect(list.getByRole('link', { name: /^Stari put u dolinu/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /kuća/ })).toHaveCount(0);
  await list.getByRole('link', { name: /^Stari put u dolinu/ }).click();
  await expect(page.getByRole('article', { name: 'Stari put u dolinu' })).toContainText('Preuzmite GPX');
  await context.close();
});
