import { devices, type Locator, type Page } from '@playwright/test';
import { heldDrawing, MAP, withoutGraphics } from '../drivers/map-page.ts';
import { SEEN_PAGES, type SeenPage } from './pages.ts';
import { expect, test } from './site.ts';

const map = SEEN_PAGES.find(({ name }) => name === 'map') as SeenPage;
const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 5'];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test.describe(`on a phone of ${viewport.width} px`, () => {
    test.use({ ...phone, viewport, reducedMotion: 'reduce' });

    test.beforeEach(async ({ context, page, admit }) => {
      await admit(context, map);
      await withoutGraphics(page);
      await page.goto(MAP);
      await heldDrawing(page);
    });

    test('a place chosen from the list opens over the lower edge of the map, in sight', async ({ page }) => {
      await page
        .getByRole('link', { name: /^Velika kuća/ })
        .last()
        .tap();
      await expect(page.getByRole('heading', { name: 'Velika kuća' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: 'Zatvorite' })).toBeInViewport({ ratio: 1 });
      await isSheetOverMap(page, page.getByRole('article', { name: 'Velika kuća' }));
    });

    test('the tour is walked in the same place, and each stop comes into sight', async ({ page }) => {
      await page.getByRole('link', { name: 'Krenite u obilazak' }).tap();
      const next = page.getByRole('button', { name: 'Sljedeća' });
      for (let stop = 1; stop <= 3; stop += 1) {
        await expect(next).toBeInViewport({ ratio: 1 });
        await next.tap();
        await expect(page.getByText(`${stop} / 10`).filter({ visible: true })).toBeInViewport();
        const card = page.getByRole('article');
        await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
        await isSheetOverMap(page, card);
      }
    });

    test('one finger scrolls the page, and the map says that it wants two', async ({ page, context }) => {
      const hint = page.getByText('Kartu pomičite dvama prstima').last();
      await expect(hint).toBeHidden();
      const field = await boxOf(page.getByRole('group', { name: 'Nacrt brda' }));
      const fingers = await context.newCDPSession(page);
      const [x, y] = [field.x + 60, Math.min(field.y + 120, viewport.height - 60)];
      const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: to }] });
      const drag = async () => {
        await move('touchStart', y);
        for (const by of [8, 20, 40, 60]) await move('touchMove', y - by);
      };
      // It stands for a short time only: looked for from the beginning.
      await Promise.all([expect(hint).toBeVisible(), drag()]);
      await move('touchEnd', 0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expect(hint).toBeHidden();
    });
  });
}

/** Over the lower part of it: something of the map stays to be seen above. */
async function isSheetOverMap(page: Page, sheet: Locator): Promise<void> {
  await expect(async () => {
    const field = await boxOf(page.getByRole('group', { name: 'Nacrt brda' }));
    const card = await boxOf(sheet);
    expect(card.y).toBeGreaterThan(field.y + field.height * 0.3);
    expect(card.y + card.height).toBeLessThanOrEqual(field.y + field.height + 2);
    expect(field.y).toBeGreaterThanOrEqual(0);
  }).toPass();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not to be seen');
  return box;
}
