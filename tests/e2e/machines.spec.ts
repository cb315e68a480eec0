import sharp from 'sharp';
import { expect, test } from './site.ts';

const PAGES: readonly [path: string, type: string][] = [
  ['/news/15/gumno-gdje-se-vrhlo-i-plesalo', 'Article'],
  ['/poznate-osobe/fra-didak-buntic', 'Person'],
  ['/historic-sites/1/gumno', 'LandmarksOrHistoricalBuildings'],
  ['/povijesna-razdoblja', 'ItemList'],
  ['/povijesna-razdoblja/austro-ugarska', 'Event'],
  ['/spomeni-brda/bura-na-skurama', 'Article'],
];

for (const [path, type] of PAGES) {
  test(`${path} describes itself as ${type}`, async ({ page, baseURL }) => {
    await page.goto(path);
    const blocks = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>),
      );
    for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
    const about = blocks.find((block) => block['@type'] === type);
    expect(about).toBeDefined();
    const crumbs = blocks.find((block) => block['@type'] === 'BreadcrumbList') as {
      itemListElement: { item: string }[];
    };
    expect(crumbs.itemListElement[0]?.item).toBe(`${baseURL}/`);
    expect(crumbs.itemListElement.at(-1)?.item).toBe(`${baseURL}${path}`);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:locale', 'og:site_name']) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.+/);
    }
    const { image } = about as { image?: Record<string, unknown> };
    if (image) expect(image).toMatchObject({ '@type': 'ImageObject', width: 1200, height: 630 });
  });
}

test('messengers show a page with a picture of its own', async ({ request }) => {
  const pictures: Buffer[] = [];
  for (const page of ['/index', '/povijesni-blog', '/povijest-cavara', '/historic-sites/1/gumno', '/prijava']) {
    const response = await request.get(`/media/share${page}.jpg`);
    expect(response.headers()['content-type'], page).toBe('image/jpeg');
    const picture = await response.body();
    expect(await sharp(picture).metadata(), page).toMatchObject({ width: 1200, height: 630 });
    expect(
      pictures.some((other) => other.equals(picture)),
      page,
    ).toBe(false);
    pictures.push(picture);
  }
});

test('the picture of a page says nothing that a stranger may not read', async ({ cookies, request }) => {
  const shown = async (path: string) => (await request.get(`/media/share${path}.jpg`)).body();
  const home = await shown('/index');
  for (const closed of ['/in-memoriam/jozo-cavar', '/in-memoriam/nitko', '/interaktivna-karta', '/urednistvo']) {
    expect((await shown(closed)).equals(home)).toBe(true);
  }
  const asMember = await request.get('/media/share/in-memoriam/jozo-cavar.jpg', {
    headers: { Cookie: await cookies.member() },
  });
  expect((await asMember.body()).equals(home)).toBe(true);
  const services = ['/rss.xml', '/odjava', '/poznate-osobe/peopleData.csv', '/poznate-osobe/peopleData.json'];
  const data = ['/poznate-osobe/fra-didak-buntic.data', '/_.data'];
  for (const none of ['/nema-toga', '/poznate-osobe/nitko', '/%2e%2e/index', '', ...services, ...data]) {
    expect((await request.get(`/media/share${none}.jpg`)).status(), none).toBe(404);
  }
});

test('a person’s dates and an article’s author are where machines look', async ({ page }) => {
  await page.goto('/poznate-osobe/fra-didak-buntic');
  const person = await about(page, 'Person');
  expect(person).toMatchObject({ name: 'Fra Didak Buntić', birthDate: '1871-10-09', deathDate: '1922-02-03' });
  await page.goto('/news/15/gumno-gdje-se-vrhlo-i-plesalo');
  const article = await about(page, 'Article');
  expect(article).toMatchObject({
    headline: 'Gumno – gdje se vrhlo i plesalo',
    datePublished: '2026-11-12',
    inLanguage: 'hr',
  });
  expect(article).toHaveProperty('author.name');
  expect(article).toHaveProperty('publisher.name', 'Naše brdo');
});

async function about(
  page: import('@playwright/test').Page,
  type: string,
): Promise<Record<string, unknown> | undefined> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>).find((block) => block['@type'] === type);
}

test('feeds and the sitemap are well formed and hold nothing of members', async ({ page, request, baseURL }) => {
  for (const [path, root, item] of [
    ['/rss.xml', 'rss', 'item'],
    ['/atom.xml', 'feed', 'entry'],
    ['/sitemap.xml', 'urlset', 'url'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    await page.goto('/');
    const parsed = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return {
        root: document.documentElement.nodeName,
        error: document.querySelector('parsererror')?.textContent,
        names: [...document.querySelectorAll('*')].map((node) => node.nodeName),
        links: [...document.querySelectorAll('link, loc')].map((node) => node.getAttribute('href') ?? node.textContent),
      };
    }, xml);
    expect(parsed.error).toBeUndefined();
    expect(parsed.root).toBe(root);
    expect(parsed.names.filter((name) => name === item).length).toBeGreaterThan(10);
    const members = /\/in-memoriam\/|obiteljsko-stablo-(bosnjak|cavar)|interaktivna-karta/;
    expect(parsed.links.filter((link) => members.test(link))).toEqual([]);
    expect(parsed.links).toContain(`${baseURL}/news/15/gumno-gdje-se-vrhlo-i-plesalo`);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /interaktivna-karta');
});
