import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const INDEX = '/povijesna-razdoblja';
const PERIOD = `${INDEX}/austro-ugarska`;
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Vremenska crta' });

/** The smaller side of what can be pressed, of everything in it that can be. */
const smallestTarget = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((targets) => {
    const sizes = targets.map((target) => target.getBoundingClientRect()).filter(({ width }) => width > 0);
    // Nothing to press is no target of any size.
    return sizes.length === 0 ? 0 : Math.min(...sizes.map(({ width, height }) => Math.min(width, height)));
  });

test('the index shows every period with its picture, years and summary, and leads to its page', async ({ page }) => {
  await page.goto(INDEX);
  const entries = page.locator('[data-periods] > li');
  await expect(entries).toHaveCount(10);
  const entry = entries.nth(4);
  await expect(entry).toContainText('1878.–1918.');
  await expect(entry).toContainText('Četrdeset godina koje su donijele');
  expect((await entry.textContent())?.length).toBeLessThan(3000);
  await entry.scrollIntoViewIfNeeded();
  await expect(entry.locator('svg, img').first()).toBeVisible();
  await entry.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(PERIOD);
  await expect(page.locator('h1')).toHaveText('Austro-Ugarska');
});

test('a period has its text, the records of its time by kind, and its neighbours', async ({ page, baseURL }) => {
  await page.goto(PERIOD);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${PERIOD}`);
  await expect(page.getByRole('heading', { name: 'Duhan pod državnim ključem' })).toBeVisible();
  const records = page.getByRole('heading', { name: 'Zapisi iz ovoga razdoblja' }).locator('xpath=ancestor::section');
  await expect(records.getByRole('heading', { level: 3 })).toHaveText(['Članci', 'Lokaliteti', 'Ljudi', 'Uspomene']);
  await expect(records.getByRole('link', { name: 'Fra Didak Buntić' })).toHaveAttribute('href', /poznate-osobe/);
  // What stands there is not related once more.
  const related = page.getByRole('heading', { name: 'Povezano' }).locator('xpath=ancestor::section');
  await expect(related.getByRole('link', { name: 'Fra Didak Buntić' })).toHaveCount(0);
  const neighbours = page.getByRole('navigation', { name: 'Susjedni zapisi' });
  await neighbours.getByRole('link', { name: 'Prethodno razdoblje Osmansko razdoblje' }).click();
  await expect(page).toHaveURL(`${INDEX}/osmansko-razdoblje`);
  await neighbours.getByRole('link', { name: /^Sljedeće razdoblje/ }).click();
  await expect(page).toHaveURL(PERIOD);
  await page.getByRole('link', { name: 'Na vremenskoj crti' }).click();
  await expect(timelineOf(page).getByRole('heading', { name: 'Austro-Ugarska' })).toBeVisible();
  expect((await page.goto(`${INDEX}/nikad`))?.status()).toBe(404);
});

test('texts, the sitemap and search engines know a period by its page alone', async ({ page, request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}${PERIOD}</loc>`);
  expect(sitemap).not.toContain('#');
  for (const path of ['/nasa-misija', '/news/1/glad-1917-i-fra-didak', '/poznate-osobe/fra-didak-buntic', INDEX]) {
    await page.goto(path);
    await expect(page.locator(`main a[href^="${INDEX}/"]`).first(), path).toBeAttached();
    expect(await page.content(), path).not.toContain(`${INDEX}#`);
  }
});

test('an old anchor leads to the page, and the way back to where one came from', async ({ page }) => {
  await page.goto('/nasa-misija');
  await page.evaluate((address) => location.assign(address), `${INDEX}#austro-ugarska`);
  await expect(page).toHaveURL(PERIOD);
  await page.goBack();
  await expect(page).toHaveURL('/nasa-misija');
  await page.goto(INDEX);
  await page.evaluate(() => {
    location.hash = 'srednji-vijek';
  });
  await expect(page).toHaveURL(`${INDEX}/srednji-vijek`);
});

test('the address of a zoom shows it, from which one zooms on and out', async ({ page }) => {
  await page.goto(`${INDEX}?razdoblje=rimsko-doba-i-kasna-antika`);
  const timeline = timelineOf(page);
  const shown = timeline.getByRole('heading');
  await expect(shown).toHaveText('Rimsko doba i kasna antika');
  await expect(timeline.getByRole('link', { name: 'Bazilika u Mokrom' })).toBeVisible();
  await timeline.getByRole('link', { name: /^5\. Austro-Ugarska/ }).click();
  await expect(shown).toHaveText('Austro-Ugarska');
  await expect(page).toHaveURL(`${INDEX}?razdoblje=austro-ugarska`);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText('Osmansko razdoblje');
  await expect(timeline.getByRole('link', { name: 'Pročitajte razdoblje' })).toHaveAttribute(
    'href',
    /osmansko-razdoblje$/,
  );
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(INDEX);
  // Drawn as if nobody had zoomed.
  const numbers = async () =>
    await timeline.locator('rect').evaluateAll((all) => all.map((each) => Math.round(Number(each.getAttribute('x')))));
  const zoomedOut = await numbers();
  await page.reload();
  expect(await numbers()).toEqual(zoomedOut);
});

test('everything on the timeline can be pressed by a finger, at every width', async ({ page }) => {
  for (const width of [320, 390, 768, 960, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [INDEX, `${INDEX}?razdoblje=austro-ugarska`]) {
      await page.goto(path);
      const [targets, least] = width < 960 ? ['[data-legend] a', 44] : ['[data-timeline] svg a', 24];
      expect(await smallestTarget(page, targets as string), `${path} ${width}`).toBeGreaterThanOrEqual(least as number);
      expect(
        await smallestTarget(page, '[data-timeline] [data-part] a, [data-periods] summary'),
        path,
      ).toBeGreaterThanOrEqual(24);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a band zooms by its link, and an old anchor leads to the entry', async ({ page }) => {
    await page.goto(INDEX);
    await timelineOf(page)
      .getByRole('link', { name: /^5\. Austro-Ugarska,/ })
      .click();
    await expect(timelineOf(page).getByRole('heading', { name: 'Austro-Ugarska' })).toBeVisible();
    await timelineOf(page).getByRole('link', { name: 'Cijela povijest' }).click();
    await expect(page).toHaveURL(INDEX);
    await page.goto(`${INDEX}#srednji-vijek`);
    const entry = page.locator('#srednji-vijek');
    await expect(entry).toBeInViewport();
    await entry.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(`${INDEX}/srednji-vijek`);
  });

  test('on a phone a band leads to its period', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(INDEX);
    await timelineOf(page)
      .getByRole('link', { name: /^Osmansko razdoblje/ })
      .click();
    await expect(page).toHaveURL(`${INDEX}/osmansko-razdoblje`);
  });
});
