import type { Page } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { some } from '../drivers/effort.ts';
import { faultsInForcedColours } from '../drivers/forced-colours.ts';
import { faultsOfKeyboardWalk } from '../drivers/keyboard-walk.ts';
import { liveMap } from '../drivers/map-page.ts';
import { expectGoodPaper } from '../drivers/paper.ts';
import { isReady } from '../drivers/ready-page.ts';
import { PUBLIC_PATHS, SEEN_PAGES, type SeenPage } from './pages.ts';
import { expect, test } from './site.ts';

const SAMPLE_LABEL = /^Ogledn(?:i zapis|o stablo|a karta)/;

test.describe.configure({ mode: 'parallel' });

/** All that one warm visit can tell of a page; a cold one weighs it (budget.spec.ts). */
for (const seen of SEEN_PAGES) {
  test(`the page ${seen.name} is whole, and open to everybody`, { tag: '@long' }, async ({ page, admit, baseURL }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    const path = await admit(page.context(), seen);
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status(), path).toBe(seen.status);
    if (PUBLIC_PATHS.includes(path)) await expectWhole(page, path, baseURL);
    if (seen.guard === 'public' && seen.status === 200) await expectShareImage(page, seen, baseURL);
    await test.step('no two elements have one id', async () => {
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
    await isReady(page);
    // A tree brings its tools when it has been drawn.
    if ((await page.getByRole('application').count()) > 0) await expect(page.locator('[data-drawn]')).toBeVisible();
    if (seen.name === 'map') await liveMap(page);
    await test.step('what is a sample says so in sight', async () => {
      // Not the field of a draft that says so, which is folded away from who proposes something.
      const labels = page.getByRole('main').getByText(SAMPLE_LABEL).and(page.locator(':not(label > span)'));
      for (const label of await labels.all()) await expect(label).toBeVisible();
    });
    await test.step('on paper it is dark on white, with nothing to press', () => expectGoodPaper(page));
    await test.step('axe finds nothing, and nothing sticks out', async () => {
      expect(await faultsEverywhereOn(page)).toEqual([]);
    });
    await test.step('it is told in the reader’s own colours', async () => {
      expect(await faultsInForcedColours(page)).toEqual([]);
    });
    await test.step('keys reach all of it at 400 %', async () => {
      expect(await faultsOfKeyboardWalk(page)).toEqual([]);
    });
    await test.step('nothing sticks out of the narrowest screen in large letters, and no word of a heading is cut', async () => {
      await page.setViewportSize({ width: 320, height: 844 });
      for (const percent of [100, 175, 200]) await expectNarrow(page, percent);
      await expect(page.getByRole('button', { name: 'Izbornik' })).toBeInViewport({ ratio: 1 });
    });
    expect(errors).toEqual([]);
  });
}

async function expectWhole(page: Page, path: string, baseURL: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  if (path === '/') await expect(page).toHaveTitle('Naše brdo');
  else await expect(page).toHaveTitle(/^.+ - Naše brdo$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(30);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  if (path !== '/') await expect(page.getByRole('navigation', { name: 'Put do stranice' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/lorem ipsum|uskoro/i);
}

/** That such an address has a picture: machines.spec.ts. */
async function expectShareImage(page: Page, { address }: SeenPage, baseURL: string): Promise<void> {
  if (typeof address !== 'string') return;
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    `${baseURL}/media/share${address === '/' ? '/index' : address}.jpg`,
  );
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /.+/);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const title = 'pages read without scripts, and nothing sticks out of the narrowest screen in large letters';
  test(title, { tag: '@long' }, async ({ page, admit }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    for (const seen of some(SEEN_PAGES, 3)) {
      await test.step(seen.name, async () => {
        const path = await admit(page.context(), seen);
        const response = await page.goto(path);
        expect.soft(response?.status(), path).toBe(seen.status);
        await expect.soft(page.locator('h1'), path).toBeVisible();
        await expectNarrow(page, 200);
        await expect.soft(page.getByRole('button', { name: 'Izbornik' }), path).toBeInViewport({ ratio: 1 });
      });
      await page.context().clearCookies();
    }
  });
});

async function expectNarrow(page: Page, percent: number): Promise<void> {
  const found = await page.evaluate(narrowFaults, percent);
  expect.soft(found, `${page.url()} in letters of ${percent} %`).toEqual({ width: 320, broken: [] });
}

/** How wide the page is in such letters, and words of visible headings that stand on two lines: the tests' browser knows no hyphenation. */
function narrowFaults(percent: number): { width: number; broken: string[] } {
  document.documentElement.style.fontSize = `${percent}%`;
  const broken: string[] = [];
  for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
    if (!heading.checkVisibility() || heading.offsetWidth <= 1) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
  }
  return { width: document.documentElement.scrollWidth, broken };
}
