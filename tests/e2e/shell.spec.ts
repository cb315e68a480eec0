import { SEEN_PAGES, type SeenPage } from './pages.ts';
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
    const tops = await navigation
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(navigation.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('banner').locator('a svg').first()).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
    await expect(page.getByRole('button', { name: 'Izbornik' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1370);
  });

  test('gives way to the drawer where a browser is set to larger letters', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    await page.goto('/povijesni-blog');
    await expect(page.getByRole('button', { name: 'Izbornik' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Glavna navigacija' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1370);
  });
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 1369, height: 900 } });

  test('the drawer opens, holds the same entries, and closes in every way', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Izbornik' });
    const drawer = page.getByRole('dialog', { name: 'Izbornik' });
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(LABELS);
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(256);
    const ornamentBefore = drawer.getByRole('listitem').filter({ has: page.locator('svg') });
    await expect(ornamentBefore).toHaveText(['Spomeni brda']);

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.mouse.click(800, 400);
    await expect(drawer).toBeHidden();

    await opener.click();
    await drawer.getByRole('link', { name: 'Misija' }).click();
    await expect(page).toHaveURL(/\/nasa-misija$/);
    await expect(drawer).toBeHidden();
  });

  test('the drawer keeps the focus inside', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik' }).click();
    for (let step = 0; step < LABELS.length + 4; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== null && focused !== document.body && !focused.closest('dialog');
      });
      expect(outside).toBe(false);
    }
  });

  test('resizing across 1370 px needs no reload', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Glavna navigacija' })).toBeVisible();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.getByRole('button', { name: 'Izbornik' })).toBeVisible();
  });
});

test.describe('theme', () => {
  test('dark unless chosen, remembered, and right before scripts run', async ({ page, context }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Svijetla tema' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#f6f0e3');
    const html = await (await context.request.get('/nasa-misija')).text();
    expect(html).toContain('data-theme="light"');
    await page.goto('/nasa-misija');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.getByRole('button', { name: 'Tamna tema' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('footer', () => {
  test('has its three columns, and contact only when configured', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Čuvajmo i dijelimo priče koje se ne smiju zaboraviti.');
    const quick = footer.getByRole('navigation', { name: 'Brza navigacija' }).getByRole('link');
    expect(await quick.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/povijesni-blog',
      '/povijest-bosnjaka',
      '/povijest-cavara',
      '/povijesni-lokaliteti',
      '/interaktivna-karta',
    ]);
    await expect(footer).toContainText(`© ${new Date().getFullYear()}.`);
    await expect(footer).toContainText('navedite izvor');
    await expect(footer.getByRole('link', { name: 'O nama' })).toHaveAttribute('href', '/nasa-misija');
    await expect(footer.getByRole('link', { name: 'Pišite nam' })).toHaveAttribute('href', '/pisite-nam');
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
    const crest = await footer.locator('svg').nth(1).boundingBox();
    expect(crest?.height).toBeLessThanOrEqual(50);
    expect(crest?.width).toBeLessThanOrEqual(50);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const seen of SEEN_PAGES) {
    test(`the page ${seen.name} reads, and nothing sticks out on the narrowest screen`, async ({ page, admit }) => {
      await page.setViewportSize({ width: 320, height: 844 });
      const path = await admit(page.context(), seen);
      const response = await page.goto(path);
      expect(response?.status()).toBe(seen.status);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} in large letters`).toBe(320);
      await expect(page.getByRole('button', { name: 'Izbornik' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('the list of places follows a window that is made narrower', async ({ page, admit }) => {
    const map = SEEN_PAGES.find(({ name }) => name === 'map') as SeenPage;
    await page.goto(await admit(page.context(), map));
    await expect(page.getByRole('link', { name: 'Čatrnja' }).first()).toBeVisible();
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('every link of the shell works', async ({ page, request }) => {
    await page.goto('/');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      const response = await request.get(link);
      expect(response.status(), link).toBe(200);
    }
  });

  test('the drawer opens and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Izbornik' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Zatvorite izbornik' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Izbornik' }).click();
    await drawer.getByRole('link', { name: 'Misija' }).click();
    await expect(page).toHaveURL(/\/nasa-misija$/);
  });

  test('the theme changes and is remembered', async ({ page }) => {
    await page.goto('/nasa-misija');
    await page.getByRole('button', { name: 'Svijetla tema' }).click();
    await expect(page).toHaveURL(/\/nasa-misija$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
