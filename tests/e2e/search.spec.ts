import type { Locator } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { expect, test } from './site.ts';

const SOMETHING = '/pretraga?q=gumno';
const NOTHING = '/pretraga?q=xyzzyq';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the magnifier leads to the page, and its form finds, by kind, with the match marked', async ({ page }) => {
    await page.goto('/povijesni-blog');
    await page.getByRole('banner').getByRole('link', { name: 'Pretraga' }).click();
    await expect(page).toHaveURL(/\/pretraga$/);
    await page.getByLabel('Što tražite?').fill('gumno');
    await page.getByRole('button', { name: 'Potražite' }).click();
    await expect(page).toHaveURL(/\/pretraga\?q=gumno$/);
    await expect(page).toHaveTitle('Pretraga: gumno - Naše brdo');
    await expect(page.getByLabel('Što tražite?')).toHaveValue('gumno');
    await expect(page.getByText(/^\d+\srezultata? za „gumno“$/)).toBeVisible();
    const localities = page.getByRole('region', { name: 'Lokaliteti' });
    await expect(localities.locator('mark').first()).toHaveText(/gumno/i);
    await expect(localities.getByRole('heading', { level: 2, name: /^Lokaliteti \(\d+\srezultata?\)$/ })).toBeVisible();
    await localities.getByRole('link', { name: 'Gumno', exact: true }).click();
    await expect(page).toHaveURL(/\/historic-sites\/1\/gumno$/);
  });

  test('a kind narrows what was found and can be taken back, on a phone from a fold', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SOMETHING);
    const filters = page.getByRole('navigation', { name: 'Suzite izbor' });
    await expect(filters.getByRole('link', { name: /^Lokaliteti \d+$/ })).toBeHidden();
    await filters.getByText('Suzite izbor').click();
    await filters.getByRole('link', { name: /^Lokaliteti \d+$/ }).click();
    await expect(page).toHaveURL(/q=gumno&vrsta=lokaliteti$/);
    await expect(page.getByRole('region', { name: 'Lokaliteti' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Članci' })).toHaveCount(0);
    await filters.getByRole('link', { name: 'Uklonite odabir: Lokaliteti' }).click();
    await expect(page).toHaveURL(/\/pretraga\?q=gumno$/);
    await expect(page.getByRole('region', { name: 'Članci' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(filters.getByRole('link', { name: /^Lokaliteti \d+$/ })).toBeVisible();
  });

  test('where nothing is found, there are ways in, and the editors can be asked', async ({ page }) => {
    await page.goto(NOTHING);
    await expect(page.getByRole('heading', { name: 'Za „xyzzyq“ ništa nije nađeno' })).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Kamo dalje' });
    await expect(ways.getByRole('link')).toHaveCount(9);
    await expect(ways.getByRole('link', { name: /In memoriam/ })).toHaveAttribute('href', '/in-memoriam?ime=xyzzyq');
    await page.getByRole('link', { name: 'Pitajte Uredništvo' }).click();
    await expect(page.getByText('Pišete o stranici')).toContainText('/pretraga?q=xyzzyq');
  });
});

for (const [what, path] of [
  ['finds', SOMETHING],
  ['a choice made', `${SOMETHING}&vrsta=clanci`],
  ['nothing found', NOTHING],
] as const) {
  test(`axe finds nothing on the page with ${what}, and nothing sticks out`, { tag: '@long' }, async ({ page }) => {
    await page.goto(path);
    expect(await faultsEverywhereOn(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('on a phone the finds begin in the upper half: button in the field, no label, filters beside the count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pretraga');
  const label = page.getByText('Što tražite?', { exact: true });
  expect((await label.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto(SOMETHING);
  expect((await label.boundingBox())?.height).toBe(1);
  const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const button = await boxOf(page.getByRole('button', { name: 'Potražite' }));
  expect([button.width, button.height]).toEqual([44, 44]);
  const field = await boxOf(page.getByLabel('Što tražite?'));
  expect(button.y).toBeGreaterThan(field.y);
  expect(button.y + button.height).toBeLessThan(field.y + field.height);
  const [count, filters] = [await boxOf(page.getByText(/za „gumno“$/)), await boxOf(page.locator('summary'))];
  expect(Math.abs(count.y + count.height / 2 - filters.y - filters.height / 2)).toBeLessThan(4);
  expect((await boxOf(page.getByRole('article').first())).y).toBeLessThan(422);
  // Opened, the choices stand below both.
  await page.locator('summary').click();
  const choice = page.getByRole('link', { name: /^Lokaliteti \d+$/ });
  expect((await boxOf(choice)).y).toBeGreaterThan(filters.y + filters.height);
  await expect(choice).toBeInViewport();
});

test('few finds stand right below their count, however long the filters beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${SOMETHING}&vrsta=lokaliteti`);
  const [count, first] = await Promise.all([
    page.getByText(/za „gumno“$/).boundingBox(),
    page.getByRole('heading', { level: 2, name: /^Lokaliteti/ }).boundingBox(),
  ]);
  expect((first?.y ?? 0) - (count?.y ?? 0) - (count?.height ?? 0)).toBeLessThan(40);
});

test('the box is told where words stand; programs that do not ask for it are not', async ({ request }) => {
  const { results, ask } = await (await request.get('/pretraga.json?q=gumn&tipka=1')).json();
  const { summary, marks } = results.find(({ url }: { url: string }) => url === '/historic-sites/1/gumno');
  expect(summary.slice(...marks[0])).toBe('Gumno');
  expect(ask).toBe('/pisite-nam?o=%2Fpretraga%3Fq%3Dgumn');
  for (const path of ['/pretraga.json?q=gumn', '/pretraga.json?q=gumn&tipka=0']) {
    expect(await (await request.get(path)).text()).not.toMatch(/"marks"|"ask"/);
  }
});

test('what is found is not for search engines; the page itself is', async ({ page, request }) => {
  await page.goto('/pretraga');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto(`${SOMETHING}&vrsta=nema&razdoblje=nema&rod=nema&fbclid=1`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Choices that nobody could have made are left out.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pretraga\?q=gumno$/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/pretraga');
});

test('the same as data: twenty a page, in the order of their scores, with paths of this site', async ({ request }) => {
  const response = await request.get('/pretraga.json?q=ku%C4%87a');
  expect(response.headers()['content-type']).toContain('application/json');
  const found = await response.json();
  expect(Object.keys(found).sort()).toEqual(['query', 'results', 'total']);
  expect(found).toMatchObject({ query: 'kuća', total: expect.any(Number) });
  expect(found.results).toHaveLength(20);
  for (const result of found.results) {
    expect(Object.keys(result)).toEqual(['url', 'kind', 'title', 'summary', 'score']);
    expect(result.url).toMatch(/^\/[^/]/);
    expect(result.summary).not.toContain('<');
  }
  const scores = found.results.map(({ score }: { score: number }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const second = await (await request.get('/pretraga.json?q=ku%C4%87a&stranica=2')).json();
  expect(second.results[0].url).not.toBe(found.results[0].url);
  const last = Math.ceil(found.total / 20);
  for (const page of ['0', '-1', 'dva', last + 1]) {
    for (const path of ['/pretraga.json', '/pretraga']) {
      expect((await request.get(`${path}?q=ku%C4%87a&stranica=${page}`)).status(), `${path} ${page}`).toBe(404);
    }
  }
  const nothing = await request.get('/pretraga.json');
  expect(await nothing.json()).toEqual({ query: '', total: 0, results: [] });
});

test('however long, and whatever stands in them, words are answered as words', async ({ page, request }) => {
  const long = await (await request.get(`/pretraga.json?q=${'a'.repeat(2000)}`)).json();
  expect(long.query).toHaveLength(200);
  for (const query of ['%', '%E0%A4%A', '"', '"nedovršeno', '<script>alert(1)</script>', '(((', '\u0000', '😀', '  ']) {
    const response = await request.get(`/pretraga?q=${query.startsWith('%') ? query : encodeURIComponent(query)}`);
    expect(response.status(), query).toBe(200);
  }
  await page.goto(`/pretraga?q=${encodeURIComponent('<u>xqzwk</u>"')}`);
  await expect(page.getByRole('heading', { name: 'Za „<u>xqzwk</u>"“ ništa nije nađeno' })).toBeVisible();
});

test('answers are never cached for others, so that endless questions push no page out', async ({
  request,
  cookies,
}) => {
  for (const path of ['/pretraga.json?q=gumno', SOMETHING, '/pretraga.data?q=gumno', '/pretraga.json.data?q=gumno']) {
    for (const turn of ['first', 'second']) {
      const { 'cache-control': caching = '', etag } = (await request.get(path)).headers();
      expect(caching, `${path}, ${turn}`).toMatch(/^private, no-/);
      expect(etag, `${path}, ${turn}`).toBeUndefined();
    }
  }
  const headers = { Cookie: await cookies.member() };
  expect((await request.get('/pretraga.json?q=gumno', { headers })).headers()['cache-control']).toContain('no-store');
});

test('a memorial is found by members alone, and a visitor is not told that there was one', async ({
  page,
  request,
  cookies,
  signIn,
}) => {
  const asked = (cookie = '') => request.get('/pretraga.json?q=jozo+cavar', { headers: { Cookie: cookie } });
  const isMemorial = expect.objectContaining({ kind: 'memorial', url: '/in-memoriam/jozo-cavar' });
  expect((await (await asked()).json()).results).not.toContainEqual(isMemorial);
  for (const who of ['member', 'editor'] as const) {
    expect((await (await asked(await cookies[who]())).json()).results, who).toContainEqual(isMemorial);
  }
  await page.goto('/pretraga?q=jozo+cavar&vrsta=pokojni');
  const hidden = await page.getByRole('main').innerText();
  await page.goto('/pretraga?q=xyzzy+qwyzz&vrsta=pokojni');
  expect((await page.getByRole('main').innerText()).replaceAll('xyzzy qwyzz', 'jozo cavar')).toBe(hidden);
  await signIn('member');
  await page.goto('/pretraga?q=jozo+cavar');
  await page.getByRole('region', { name: 'In memoriam' }).getByRole('link', { name: 'Jozo Ćavar' }).click();
  await expect(page).toHaveURL(/\/in-memoriam\/jozo-cavar$/);
});

test('half a word that is a word by itself finds on the page what it found in the box, narrowed too', async ({
  page,
}) => {
  await page.goto('/povijesni-blog');
  await page.getByRole('banner').getByRole('link', { name: 'Pretraga' }).click();
  await page.getByRole('combobox').fill('ognji');
  const all = page.getByRole('option', { name: 'Svi rezultati' });
  const [, promised] = /\((\d+)\)/.exec(await all.innerText()) ?? [];
  expect(Number(promised)).toBeGreaterThan(1);
  await all.click();
  await expect(page.getByText(new RegExp(`^${promised}\\srezultata? za „ognji“$`))).toBeVisible();
  const choice = page.getByRole('navigation', { name: 'Suzite izbor' }).getByRole('link', { name: /^Članci \d+$/ });
  await choice.click();
  await expect(page.getByRole('region', { name: 'Članci' })).toBeVisible();
});

test('a visitor is told what members find besides, whatever was asked, and comes back to it', async ({
  page,
  signIn,
}) => {
  const note = page.getByText('Članovi ovdje nalaze i ljude iz obiteljskih stabala');
  for (const path of [NOTHING, SOMETHING]) {
    await page.goto(path);
    await expect(note).toBeVisible();
  }
  await note.getByRole('link', { name: 'Prijavite se ili otvorite račun.' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('povratak') === SOMETHING);
  await signIn('member');
  await page.goto(SOMETHING);
  await expect(page.getByRole('region', { name: 'Lokaliteti' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
