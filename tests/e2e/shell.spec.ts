import { startSite } from '../drivers/site-process.ts';
import { SEEN_PAGES, type SeenPage } from './pages.ts';
import { expect, test } from './site.ts';

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
      '/povijesna-razdoblja',
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

test('cards stand in rows of three, four or five, as wide as the window is', async ({ page }) => {
  await page.goto('/povijesni-lokaliteti');
  for (const [width, columns] of [
    [1280, 3],
    [1920, 4],
    [2560, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    const row = cards.filter(({ top }) => top === cards[0].top);
    expect(row.length).toBe(columns);
    expect(row.at(-1).right - row[0].left).toBeGreaterThan(0.75 * width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('names from all over Europe are set in the faces of the site', async ({ page }) => {
  await page.goto('/nasa-misija');
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Brontë Núñez Üőrsi Łódź Çelik Åse';
  });
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  await expect(async () => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual(
      fonts.map(() => ['Alegreya', true]),
    );
  }).toPass();
});

test('the contact in the footer is what is configured, and a start says what is missing', async ({ site }) => {
  const told = '"message":"The footer lacks contact: set these in the environment or in .env","missing":';
  const every = '["CONTACT_EMAIL","CONTACT_ADDRESS","FACEBOOK_URL","INSTAGRAM_URL"]';
  await expect.poll(() => site.output()).toContain(`${told}${every}`);
  const env = {
    CONTACT_EMAIL: 'brdo@primjer.hr',
    CONTACT_ADDRESS: 'Naše brdo 1, 88220 Široki Brijeg',
    FACEBOOK_URL: 'https://facebook.primjer/brdo',
  };
  const own = await startSite({ env });
  await expect.poll(() => own.output()).toContain(`${told}["INSTAGRAM_URL"]`);
  const [, footer = ''] = (await (await fetch(own.address)).text()).split('<footer');
  for (const words of ['href="mailto:brdo@primjer.hr"', env.CONTACT_ADDRESS, `href="${env.FACEBOOK_URL}"`])
    expect(footer).toContain(words);
  expect(footer).not.toContain('Instagram');
  await own.stop();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

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
    await page.getByRole('button', { name: 'Zatvorite izbornik' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Otvorite izbornik' }).click();
    await page.mouse.click(350, 400);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Otvorite izbornik' }).click();
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
