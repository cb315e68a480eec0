import { GUARDED_PATHS } from './pages.ts';
import { expect, test } from './site.ts';

test('a page behind the gate sends a visitor to the sign-in, and its payload nowhere', async ({ request }) => {
  for (const path of GUARDED_PATHS) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect.soft([page.status(), page.headers().location], path).toEqual([302, `/prijava?povratak=${path}`]);
    const payload = await request.get(`${path}.data`);
    expect
      .soft([payload.status(), payload.headers()['cache-control']], path)
      .toEqual([401, expect.stringContaining('no-store')]);
    expect.soft(await payload.text(), path).toMatch(/"ErrorResponse",(\d+),\d+,\1\],"Unauthorized",401\]/);
  }
});

for (const [path, title] of [
  ['/privatnost', 'Pravila privatnosti'],
  ['/nasa-misija', 'Naša misija'],
  ['/uvjeti-koristenja', 'Uvjeti korištenja'],
] as const) {
  test(`${path} has the title that the specification gives it`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - Naše brdo`);
  });
}

test.describe('what is not there', () => {
  for (const path of ['/nema-toga', '/poznate-osobe/a/b', '/wp-login.php']) {
    test(`${path} is nobody's page`, async ({ page, request }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('Stranica nije pronađena - Naše brdo');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Izgubljeni ste?');
      await expect(page.getByText('Stranica koju tražite ne postoji')).toBeVisible();
      await expect(page.getByText('Greška: 404')).toBeVisible();
      const payload = await request.get(`${path}.data`);
      expect(payload.status()).toBe(404);
      expect(await payload.text()).toContain(`"Page not found: ${path}",404,"Not Found"`);
    });
  }

  for (const path of [
    '/poznate-osobe/Fra-Didak',
    '/news/abc/naslov',
    '/news/0/naslov',
    '/historic-sites/1/Naslov',
    '/povijest-cavara/a%2Fb',
  ]) {
    test(`${path} cannot be an address`, async ({ page, request }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Greška: 404')).toBeVisible();
      const payload = await request.get(`${path}.data`);
      expect(payload.status()).toBe(404);
      expect(await payload.text()).toContain('"Page Not Found",404,"Not Found"');
    });
  }

  test('the data page of people is never taken for a person', async ({ request }) => {
    const payload = await request.get('/poznate-osobe/peopleData.data');
    expect(payload.status()).toBe(200);
    expect(await payload.text()).toContain('podatci');
  });

  test('the error page leads home, back and on', async ({ page }) => {
    await page.goto('/nasa-misija');
    await page.goto('/nema-toga');
    await page.getByText('Natrag', { exact: true }).click();
    await expect(page).toHaveURL(/\/nasa-misija$/);
    await page.goto('/nema-toga');
    await page.getByText('Povratak na početnu').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toHaveText('Naše brdo');
    await page.goto('/nema-toga');
    const links = page.getByRole('list', { name: 'Možda tražite' }).getByRole('link');
    await expect(links).toHaveText(['Povijest Bošnjaka', 'Povijest Ćavara', 'Povijesni blog']);
  });

  test('«Natrag» goes home when there is no way back', async ({ context, baseURL }) => {
    const page = await context.newPage();
    await page.goto('about:blank');
    await page.evaluate((address) => window.location.replace(address), `${baseURL}/nema-toga`);
    await page.getByText('Natrag', { exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});

test('«Natrag» goes home from the first page of a window, whatever lies ahead', async ({ context, baseURL }) => {
  for (const withNavigation of [true, false]) {
    const page = await context.newPage();
    // Firefox and Safari have had it for a short time only.
    if (!withNavigation)
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.goto('about:blank');
    await page.evaluate((address) => window.location.replace(address), `${baseURL}/nema-toga`);
    await page.getByRole('list', { name: 'Možda tražite' }).getByRole('link', { name: 'Povijesni blog' }).click();
    await expect(page).toHaveURL(`${baseURL}/povijesni-blog`);
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}/nema-toga`);
    expect(await page.evaluate(() => window.history.length)).toBeGreaterThan(1);
    await page.getByText('Natrag', { exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await page.close();
  }
});

test.describe('addresses', () => {
  test('a trailing slash is dropped, and never leads to another site', async ({ request, baseURL }) => {
    const plain = await request.get('/nasa-misija/?a=1', { maxRedirects: 0 });
    expect([plain.status(), plain.headers().location]).toEqual([301, '/nasa-misija?a=1']);
    const trick = await request.get(`${baseURL}//zlo.example/`, { maxRedirects: 0 });
    expect(trick.headers().location ?? '').not.toMatch(/^\/\/|zlo\.example\//);
  });

  test('only a path of this site is followed back', async ({ request }) => {
    for (const evil of [
      'https://zlo.example/',
      '//zlo.example',
      '/\\zlo.example',
      'javascript:alert(1)',
      '/\t/zlo.example',
    ]) {
      const response = await request.post('/tema', { form: { tema: 'light', povratak: evil }, maxRedirects: 0 });
      expect(response.headers().location).toBe('/');
    }
    const good = await request.post('/tema', {
      form: { tema: 'light', povratak: '/nasa-misija?a=1' },
      maxRedirects: 0,
    });
    expect(good.headers().location).toBe('/nasa-misija?a=1');
  });
});
