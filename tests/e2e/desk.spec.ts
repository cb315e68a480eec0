import { cookieOf } from '../drivers/editor.ts';
import { isReady } from '../drivers/ready-page.ts';
import { expect, test } from './site.ts';

test.describe('the desk', () => {
  test('shows an editor what waits and leads to it', async ({ page, signIn }) => {
    await signIn('editor');
    await page.goto('/urednistvo');
    await isReady(page);
    expect(await page.evaluate(() => scrollY), 'a page begins where it begins').toBe(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Ogledni zapisi/ })
      .click();
    await expect(page).toHaveURL(/\/urednistvo\/zapisi\?stanje=primjer$/);
    const states = page.getByRole('navigation', { name: 'Stanje zapisa' });
    await expect(states.locator('[aria-current]')).toContainText('Ogledni zapisi');
    await expect(page.getByRole('main').getByText('ogledni zapis', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Fra Didak Buntić')).toHaveCount(0);
  });

  test('finds a record by a word of its title, without scripts, and opens it in the editor', async ({
    browser,
    site,
    cookies,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
    await context.addCookies([cookieOf(site, await cookies.writer())]);
    const page = await context.newPage();
    await page.goto('/urednistvo/zapisi');
    await page.getByLabel('Riječ iz naslova').fill('buntic didak');
    await page.getByLabel('Vrsta').selectOption('Poznata osoba');
    await page.getByRole('button', { name: 'Prikažite' }).click();
    const found = page.getByRole('main').getByRole('link', { name: 'Fra Didak Buntić', exact: true });
    await expect(found).toHaveCount(1);
    await expect(page.getByLabel('Riječ iz naslova')).toHaveValue('buntic didak');
    await expect(page.getByRole('link', { name: 'Pogledajte: Fra Didak Buntić' })).toHaveAttribute(
      'href',
      '/poznate-osobe/fra-didak-buntic',
    );
    await found.click();
    await expect(page).toHaveURL(/\/urednistvo\/nacrt\/person~fra-didak-buntic$/);
    await page.goto('/urednistvo/zapisi?trazi=toga+nema');
    await expect(page.getByRole('main')).toContainText('Za taj izbor nema zapisa.');
    await context.close();
  });

  test('every kind of record can be begun from it', async ({ page, signIn }) => {
    await signIn('writer');
    await page.goto('/urednistvo/zapisi');
    const kinds = page.getByRole('region', { name: 'Napišite novo' }).getByRole('link');
    await expect(kinds).toHaveCount(9);
    const addresses = await kinds.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const address of addresses) {
      await page.goto(address);
      await expect(page, address).toHaveURL(/\/urednistvo\/nacrt\/[0-9a-f]{32}/);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
    // Looking is not writing: nothing was begun.
    await page.goto('/urednistvo/zapisi?stanje=nacrt');
    await expect(page.getByRole('main')).not.toContainText('Bez naslova');
  });

  test('a writer is shown the rooms a writer may enter', async ({ page, signIn }) => {
    await signIn('writer');
    await page.goto('/urednistvo/zapisi');
    const rooms = page.getByRole('navigation', { name: 'Uredništvo' }).getByRole('link');
    const addresses = await rooms.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) expect((await page.goto(address))?.status(), address).toBe(200);
    for (const address of ['/urednistvo', '/urednistvo/clanovi']) {
      expect((await page.goto(address))?.status(), address).toBe(403);
    }
  });
});
