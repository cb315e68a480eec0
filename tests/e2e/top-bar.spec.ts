import type { Page } from '@playwright/test';
import { holdScripts } from '../drivers/held-scripts.ts';
import { expect, test } from './site.ts';

const LABELS = [
  'Početna',
  'Blog',
  'Bošnjaci',
  'Ćavari',
  'Stabla',
  'Lokaliteti',
  'Karta',
  'Spomeni brda',
  'Poznate osobe',
  'In memoriam',
  'Misija',
  'Uvjeti',
  'Privatnost',
];

test.describe('wide', () => {
  test.use({ viewport: { width: 1370, height: 900 } });

  test('shows all entries in one row, the crest, and marks the page', async ({ page }) => {
    await page.goto('/povijesni-blog');
    const navigation = page.getByRole('navigation', { name: 'Glavna navigacija' });
    await expect(navigation.getByRole('link')).toHaveText(LABELS);
    const seen = await navigation.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const { top, width, height } = link.getBoundingClientRect();
        return { top, smallest: Math.min(width, height), letters: Number.parseFloat(getComputedStyle(link).fontSize) };
      }),
    );
    expect(new Set(seen.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...seen.map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...seen.map(({ letters }) => letters))).toBeGreaterThanOrEqual(15);
    await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').locator('a svg').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Izbornik' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1370);
  });

  test.describe('with larger letters', { tag: '@first-visit' }, () => {
    test('gives way to the drawer where a browser is set to larger letters', async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
      await page.goto('/povijesni-blog');
      await expect(page.getByRole('button', { name: 'Izbornik' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Glavna navigacija' })).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1370);
    });
  });
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 1369, height: 900 } });

  test('the drawer opens, holds the same entries, and closes in every way', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Izbornik' });
    const drawer = page.getByRole('dialog', { name: 'Izbornik' });
    await expect(opener).toHaveAccessibleName('Otvorite izbornik');
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect(opener).toHaveAccessibleName('Zatvorite izbornik');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(LABELS);
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(256);
    const ornamentBefore = drawer.getByRole('listitem').filter({ has: page.locator('svg') });
    await expect(ornamentBefore).toHaveText(['Spomeni brda']);

    await opener.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');

    await opener.press('Enter');
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('link', { name: 'Početna' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.press('Space');
    await expect(drawer).toBeVisible();
    await opener.press('Space');
    await expect(drawer).toBeHidden();

    await opener.click();
    await drawer.getByRole('link', { name: 'Misija' }).click();
    await expect(page).toHaveURL(/\/nasa-misija$/);
    await expect(drawer).toBeHidden();
  });

  test('a press beside the drawer closes it and reaches nothing below', async ({ page }) => {
    await page.goto('/povijesni-blog');
    const link = page.getByRole('main').getByRole('article').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    await page.getByRole('button', { name: 'Izbornik' }).click();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 5, (box?.y ?? 0) + 5);
    await expect(page.getByRole('dialog', { name: 'Izbornik' })).toBeHidden();
    await expect(page).toHaveURL(/povijesni-blog$/);
  });

  test('the focus never lies below the drawer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik' }).click();
    const drawer = page.getByRole('dialog', { name: 'Izbornik' });
    for (const label of [...LABELS, 'Pretraga', 'Povijesna razdoblja', 'Ispričajte uspomenu']) {
      await page.keyboard.press('Tab');
      await expect(drawer.getByRole('link', { name: label })).toBeFocused();
    }
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Naše brdo' })).toBeFocused();
    await expect(drawer).toBeHidden();
  });

  test('resizing across 1370 px needs no reload', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Glavna navigacija' })).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole('button', { name: 'Izbornik' })).toBeVisible();
    for (const width of [320, 960, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBe(64);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Turns of the page's event loop, in which whatever has come can begin: no frame is painted yet, and no idle time told. */
  const turns = (page: Page, count: number) =>
    page.evaluate(async (all) => {
      for (let turn = 0; turn < all; turn++) await new Promise((next) => setTimeout(next));
    }, count);

  /** Without waiting for a frame: the browser paints none before the page's module has come, but others do. */
  const press = (page: Page, id: string) =>
    page
      .locator(`[popovertarget=${id}]`)
      .first()
      .evaluate((button: HTMLButtonElement) => button.click());

  for (const { kind, path, id, leadsTo } of [
    { kind: 'document', path: '/nasa-misija', id: 'izbornik', leadsTo: 'Uvjeti' },
    { kind: 'document', path: '/nasa-misija', id: 'moj-racun', leadsTo: 'Moj račun' },
    { kind: 'app', path: '/moj-racun', id: 'izbornik', leadsTo: 'Karta' },
    { kind: 'app', path: '/obljetnice', id: 'moj-racun', leadsTo: 'Moj račun' },
  ]) {
    test(`${id}, opened before the scripts of ${path} came, stays open until it leads on`, {
      tag: '@first-visit',
    }, async ({ page, signIn }) => {
      await signIn('member');
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-kind', kind);
      const menu = page.locator(`#${id}`);
      // A button that is read before its menu opens nothing.
      await expect(menu).toBeAttached();
      await press(page, id);
      await expect(menu).toBeVisible();
      const navigated = page.evaluate(
        () => new Promise((heard) => addEventListener('navigated', heard, { once: true })),
      );
      // The worst order for an app: all of React's scripts are there before the module that React has to wait for.
      const entry = page.waitForEvent('requestfinished', (request) => /entry\.client/.test(request.url()));
      letThrough.react();
      if (kind === 'app') {
        await entry;
        await turns(page, 100);
      } else void entry.catch(() => {});
      letThrough.module();
      await page.waitForLoadState('load');
      // An app says when React has come.
      if (kind === 'app') await navigated;
      else void navigated.catch(() => {});
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: leadsTo }).tap();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      await expect(menu).toBeHidden();
    });
  }

  test('a finger opens and closes the drawer, in documents and in apps', async ({ page }) => {
    for (const path of ['/nasa-misija', '/prijava']) {
      await page.goto(path);
      const opener = page.getByRole('button', { name: 'Izbornik' });
      const drawer = page.getByRole('dialog', { name: 'Izbornik' });
      await opener.tap();
      await expect(drawer).toBeVisible();
      await opener.tap();
      await expect(drawer).toBeHidden();
      await opener.tap();
      await page.touchscreen.tap(350, 500);
      await expect(drawer).toBeHidden();
    }
  });
});

/** Width of the window, and the size of letters in percent of what is usual. Half a phone is a phone at 200 %. */
const LARGE = [
  [360, 200],
  [320, 175],
  [320, 200],
  [180, 100],
  [160, 100],
] as const;

test.describe('in large letters', () => {
  const enlarge = (page: Page, percent: number) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);

  for (const as of ['a visitor', 'a member'] as const) {
    test(`every control of the bar stays large enough and in the window for ${as}`, async ({ page, signIn }) => {
      if (as === 'a member') await signIn('member');
      for (const path of ['/in-memoriam', '/prijava']) {
        await page.goto(path);
        for (const [width, percent] of LARGE) {
          await page.setViewportSize({ width, height: 640 });
          await enlarge(page, percent);
          expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
          const controls = await page.locator('body > header').evaluate((bar) =>
            [...bar.querySelectorAll<HTMLElement>('a, button')]
              .filter((control) => !control.closest('[popover]') && control.checkVisibility())
              .map((control) => {
                const { width, height, left, right } = control.getBoundingClientRect();
                // The title may become narrow: it wraps.
                const isTitle = control.getAttribute('href') === '/';
                return { width: isTitle ? height : width, height, left, right };
              }),
          );
          const what = `${path} ${width} px, ${percent} %`;
          // In the narrowest ones the magnifier is left to the drawer.
          expect(controls.length, what).toBe(width < 240 ? 4 : 5);
          for (const { width: wide, height, left, right } of controls) {
            expect(Math.min(wide, height), what).toBeGreaterThanOrEqual(44);
            expect(left, what).toBeGreaterThanOrEqual(0);
            expect(right, what).toBeLessThanOrEqual(width);
          }
          await expect(page.getByRole('button', { name: 'Izbornik' }), what).toBeInViewport({ ratio: 1 });
        }
      }
    });
  }
});

test('@first-visit a browser that knows no popovers shows none of them, and the page is read', async ({ page }) => {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':popover-open', ':not-known-here');
    await route.fulfill({ response, body: `[popover]{display:block}${body}` });
  });
  await page.goto('/nasa-misija');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#izbornik')).toBeHidden();
  await expect(page.locator('header [popovertarget]:visible')).toHaveCount(0);
});
