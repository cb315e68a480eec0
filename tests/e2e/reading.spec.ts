import { expect, test } from './site.ts';

const ARTICLE = '/historic-sites/1/gumno';
const OTHER = '/news/1/glad-1917-i-fra-didak';

test('letters grow and shrink within limits, also in prose, and stay so on other pages and after a reload', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const prose = page.locator('[data-prose] p').first();
  const size = () => prose.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  const [larger, smaller] = [
    page.getByRole('button', { name: 'Veća slova' }),
    page.getByRole('button', { name: 'Manja slova' }),
  ];
  for (let step = 0; step < 3; step++) await larger.click();
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  const largest = await size();
  expect(largest).toBeGreaterThan(usual * 1.2);
  await page.goto(OTHER);
  expect(await size()).toBe(largest);
  await page.reload();
  expect(await size()).toBe(largest);
  for (let step = 3; step > -1; step--) await smaller.click();
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  expect(await size()).toBeLessThan(usual);
});

test('letters follow the size that a browser is set to', { tag: '@first-visit' }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
  await page.goto(ARTICLE);
  const prose = page.locator('[data-prose] p').first();
  expect(await prose.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(24);
});
