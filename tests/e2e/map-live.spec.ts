import type { Locator } from '@playwright/test';
import { faultsOn } from '../drivers/axe.ts';
import { cookieOf } from '../drivers/editor.ts';
import { heldDrawing, liveMap, MAP, pointAt, watchErrors, watchForeign } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { expect, test } from './site.ts';

const PERSON = { name: 'Mara Ćavar', email: 'mara.karta@primjer.hr', password: 'kamen po kamen do vrha' };
/** In the middle stands the sign of a house, near enough for it to stand alone. */
const ON_HOUSE = 'pogled=43.396668,17.615363,18,0,0';

// A small field: every pixel is drawn by the processor.
test.use({ viewport: { width: 480, height: 600 }, reducedMotion: 'reduce' });

test('the live map asks nobody else, opens a card by click and by Enter, and measures a walk; axe finds nothing', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  const foreign = watchForeign(page, site.address);
  const errors = watchErrors(page);
  await page.goto(`${MAP}?${ON_HOUSE}`);
  const canvas = await liveMap(page);
  await expect(page.getByRole('group', { name: 'Nacrt brda' })).toHaveCount(0);
  const card = page.getByRole('article', { name: 'Velika kuća' });
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  await pointAt(page, await onScreen(canvas, { x: width / 2, y: height / 2 }), true);
  await canvas.press('Enter');
  await expect(card.getByRole('heading', { name: 'Velika kuća' })).toBeFocused();
  await expect(page).toHaveURL(/mjesto=kuca-c1/);
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // The house has come to stand above the sheet that told of it.
  const position = { x: width / 2, y: height / 4 };
  await pointAt(page, await onScreen(canvas, position), true);
  await canvas.click({ position });
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: 'Zatvorite' }).click();

  await page.getByRole('checkbox', { name: 'Obiteljske kuće' }).uncheck();
  await page.getByRole('button', { name: 'Izmjerite hod' }).click();
  await canvas.click({ position: { x: 60, y: 150 } });
  await canvas.click({ position: { x: 300, y: 150 } });
  await expect(page.getByRole('region', { name: 'Mjerenje hoda' }).locator('strong')).toHaveText(/^\d+ m$/);
  await page.getByRole('region', { name: 'Mjerenje hoda' }).getByRole('button', { name: 'Završite' }).click();
  await pointAt(page, await onScreen(canvas, position), false);
  await canvas.click({ position });
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('whoever drags the drawing while the live map gets ready finds the live map there', {
  tag: '@first-visit',
}, async ({ page, context, site }) => {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  const dragged = Promise.withResolvers<void>();
  await page.route(/maplibre-gl-worker/, async (route) => {
    await dragged.promise;
    await route.continue();
  });
  await page.goto(`${MAP}?${ON_HOUSE}`);
  const house = (await heldDrawing(page)).getByRole('link', { name: 'Velika kuća' });
  const { x, y, width, height } = (await house.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left - 100, top - 60, { steps: 4 });
  await expect.poll(async () => Math.abs(((await house.boundingBox())?.x ?? 0) - x + 100)).toBeLessThan(2);
  await page.mouse.up();
  dragged.resolve();
  await liveMap(page);
  await pointAt(page, { x: left - 100, y: top - 60 }, true);
  await page.mouse.click(left - 100, top - 60);
  await expect(page.getByRole('article', { name: 'Velika kuća' })).toBeVisible();
});

async function onScreen(field: Locator, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const box = (await field.boundingBox()) ?? { x: 0, y: 0 };
  return { x: box.x + x, y: box.y + y };
}
