import { PAPER } from '../drivers/paper.ts';
import { expect, test } from './site.ts';

test.describe('on paper', () => {
  test.use({ viewport: PAPER });

  test('a record says where it was read and when, how to cite it, and where its sources are', async ({
    page,
    site,
  }) => {
    await page.goto('/news/1/glad-1917-i-fra-didak');
    const address = page.getByText(/^Izvor: http/);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(address).toHaveText(
      new RegExp(`^Izvor: ${site.address}/news/1/glad-1917-i-fra-didak \\(ispisano \\d+\\. \\p{L}+ \\d{4}\\.\\)$`, 'u'),
    );
    const closed = page.locator('details:not([open])', { hasText: 'Kako navesti izvor' });
    await expect(closed.locator('p')).toBeVisible();
    const source = page.locator('h2:text("Izvori") + ol a').first();
    const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain(await source.getAttribute('href'));
  });

  test('a short record takes two sheets, and its button prints it', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-test-printed', '');
    });
    await page.goto('/historic-sites/1/gumno');
    await page.getByRole('button', { name: 'Ispišite' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-test-printed', '');
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test('is a file of sheets with margins', async ({ page }) => {
    await page.goto('/povijest-cavara/odakle-su-cavari');
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  });
});
