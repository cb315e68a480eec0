import type { Page } from '@playwright/test';
import { isAhead } from '../drivers/navigations.ts';
import { expect, test } from './site.ts';

/** The rules a page has been given for what may be asked for ahead, once it is whole; and which links in sight are. */
async function askedAhead(page: Page): Promise<{ patterns: string[]; fetched: string[] }> {
  await page.waitForLoadState('networkidle');
  const [rules = '{}'] = await page.locator('script[type=speculationrules]').allTextContents();
  const { prerender = [], prefetch = [] } = JSON.parse(rules) as {
    prerender?: { where: { or: { href_matches: string }[] }; eagerness: string }[];
    prefetch?: { where: { selector_matches: string } }[];
  };
  const fetched = prefetch.map(({ where }) =>
    page.locator(where.selector_matches).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
  );
  expect(prerender.every(({ eagerness }) => eagerness === 'moderate')).toBe(true);
  return {
    patterns: prerender.flatMap(({ where }) => where.or.map(({ href_matches }) => href_matches)),
    fetched: (await Promise.all(fetched)).flat(),
  };
}

/** The browser's own word on what it was refused. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return refused;
}

/** A line as the browser tells of it. */
async function onLine(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

test('the next page is made ready on the way to it: documents open to all, and nothing else', {
  tag: '@first-visit',
}, async ({ page }) => {
  const refused = refusalsOf(page);
  await onLine(page, { effectiveType: '3g', saveData: false });
  await page.goto('/povijesni-blog');
  const { patterns, fetched } = await askedAhead(page);
  expect(fetched).toEqual([]);
  const speculated = (paths: readonly string[]) =>
    page.evaluate(
      ([all, given]) => {
        const rules = given.map((each) => new URLPattern(each, location.origin));
        return all.filter((path) => rules.some((rule) => rule.test(path, location.origin)));
      },
      [paths, patterns] as const,
    );
  const open = [
    '/',
    '/news/15/gumno-gdje-se-vrhlo-i-plesalo',
    '/povijesni-blog?stranica=2',
    '/poznate-osobe/fra-didak-buntic',
  ];
  expect(await speculated(open)).toEqual(open);
  const never = [
    '/odjava',
    '/tema',
    '/prijava',
    '/moj-racun',
    '/novi-spomen',
    '/interaktivna-karta',
    '/in-memoriam/jozo-cavar',
    '/in-memoriam/jozo-cavar/kartica',
    '/obiteljsko-stablo-cavar',
    '/urednistvo',
    '/rss.xml',
    '/nema-toga',
  ];
  expect(await speculated(never)).toEqual([]);
  expect(refused).toEqual([]);
  const ahead = page.waitForRequest(isAhead);
  await page.getByRole('article').getByRole('link').nth(1).hover();
  expect((await ahead).headers()['sec-purpose']).toBe('prefetch;prerender');
});

test('on a good line a handful of links in sight is fetched ahead; where data is saved, nothing', {
  tag: '@first-visit',
}, async ({ page }) => {
  await onLine(page, { effectiveType: '4g', saveData: false });
  const ahead = page.waitForRequest(isAhead);
  await page.goto('/povijesni-blog');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await askedAhead(page)).fetched.length).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const { fetched } = await askedAhead(page);
  expect(new Set(fetched).size).toBeLessThanOrEqual(4);
  for (const url of fetched) expect(url).toMatch(/\/news\//);
  expect((await ahead).headers()['sec-purpose']).toBe('prefetch');

  await onLine(page, { effectiveType: '4g', saveData: true });
  await page.goto('/povijesni-blog');
  expect(await askedAhead(page)).toEqual({ patterns: [], fetched: [] });
});

test('an app asks for nothing ahead', { tag: '@first-visit' }, async ({ page }) => {
  await page.goto('/prijava');
  expect(await askedAhead(page)).toEqual({ patterns: [], fetched: [] });
});
