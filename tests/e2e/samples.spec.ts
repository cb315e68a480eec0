import type { Page } from '@playwright/test';
import { SAMPLE_SENTENCE } from '../../app/text/sample-labels.ts';
import { copyBuild } from '../drivers/build-copy.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { heldDrawing, MAP, withoutGraphics } from '../drivers/map-page.ts';
import { makeContentReal } from '../drivers/real-content.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { TreePage } from '../drivers/tree-page.ts';
import { expect, test } from './site.ts';

const LABEL = /ogledn|izmišljen/i;
const TREE = '/obiteljsko-stablo-bosnjak';

/** Everything that shows a sample -> what it says of it. */
const SURFACES: readonly [name: string, path: string, words: string][] = [
  ['the home page', '/', 'ogledni zapis'],
  ['memories', '/spomeni-brda', 'Ogledni zapis'],
  ['a memory', '/spomeni-brda/bura-na-skurama', SAMPLE_SENTENCE.memory],
  ['localities', '/povijesni-lokaliteti', 'Ogledni zapis'],
  ['a locality', '/historic-sites/1/gumno', SAMPLE_SENTENCE.locality],
  ['names of the dead', '/in-memoriam', 'Ogledni zapis'],
  ['a memorial', '/in-memoriam/jozo-cavar', SAMPLE_SENTENCE.memorial],
  ['behind the code on a grave', '/spomen-na/jozo-cavar', SAMPLE_SENTENCE.memorial],
  ['the card for a grave', '/in-memoriam/jozo-cavar/kartica', SAMPLE_SENTENCE.memorial],
  ['anniversaries', '/obljetnice', 'Ogledni zapis'],
  ['the choice of trees', '/obiteljsko-stablo-izbor', SAMPLE_SENTENCE.tree],
  ['a tree', TREE, SAMPLE_SENTENCE.tree],
  ['the other tree', '/obiteljsko-stablo-cavar', SAMPLE_SENTENCE.tree],
  ['somebody in a tree', `${TREE}?osoba=I1`, SAMPLE_SENTENCE.person],
  ['the map', MAP, SAMPLE_SENTENCE.map],
  ['a place on the map', `${MAP}?mjesto=gumno`, SAMPLE_SENTENCE.locality],
  ['a house on the map', `${MAP}?mjesto=kuca-b2`, SAMPLE_SENTENCE.locality],
];

/** The same for files -> the words. */
const FILES: readonly [path: string, words: string][] = [
  [`${MAP}/karta.geojson`, SAMPLE_SENTENCE.map],
  [`${MAP}/karta.gpx`, SAMPLE_SENTENCE.map],
  [`${MAP}/karta.kml`, SAMPLE_SENTENCE.map],
  ['/obiteljsko-stablo/bosnjak/ogranak.ged', SAMPLE_SENTENCE.tree],
];

test.describe.configure({ mode: 'serial' });
let site: SiteProcess;
let editor: string;

const pageOf = async (page: Page) => {
  await page.context().addCookies([cookieOf(site, editor)]);
  return page;
};
const fileAt = (path: string) => fetch(`${site.address}${path}`, { headers: { cookie: editor } });

test.describe('samples', () => {
  test.beforeAll(async () => {
    site = await startSite({ env: { EDITORS: UREDNICA.email } });
    editor = await becomeEditor(site);
  });
  test.afterAll(() => site.stop());

  test('everything that shows one says so', async ({ page }) => {
    await pageOf(page);
    for (const [name, path, words] of SURFACES) {
      await page.goto(`${site.address}${path}`);
      const said = page.getByRole('main').getByText(words).filter({ visible: true });
      await expect.soft(said.first(), name).toBeVisible();
    }
  });

  test('each in a list says so', async ({ page }) => {
    await pageOf(page);
    for (const path of ['/in-memoriam', '/obljetnice', '/spomeni-brda']) {
      await page.goto(`${site.address}${path}`);
      const rows = page
        .locator('main li')
        .filter({ has: page.locator('a[href^="/in-memoriam/"], a[href^="/spomeni-brda/"]') });
      expect(await rows.count(), path).toBeGreaterThan(0);
      await expect(rows.filter({ hasNotText: LABEL }), path).toHaveCount(0);
    }
  });

  test('so does every file', async () => {
    for (const [path, words] of FILES) expect.soft(await (await fileAt(path)).text(), path).toContain(words);
  });

  test('machines and those who are sent a link hear it first', async ({ page }) => {
    await page.goto(`${site.address}/spomeni-brda/bura-na-skurama`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.join()).toContain(`"disambiguatingDescription":"${SAMPLE_SENTENCE.memory}"`);
    for (const meta of ['meta[name="description"]', 'meta[property="og:description"]']) {
      expect(await page.locator(meta).getAttribute('content')).toMatch(new RegExp(`^${SAMPLE_SENTENCE.memory} `));
    }
  });

  test('a tree that is taken along or printed says so beneath the drawing', async ({ page }) => {
    const tree = new TreePage(await pageOf(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await tree.open(`${site.address}${TREE}?osoba=I101`);
    expect(await tree.exportedSvg()).toContain(`>${SAMPLE_SENTENCE.tree}</text>`);
  });

  test('whom a memory tells of is known as a sample there too', async ({ page }) => {
    await (await pageOf(page)).goto(`${site.address}/spomeni-brda/bura-na-skurama`);
    const people = page.getByRole('region', { name: 'Tko je u priči' }).getByRole('listitem');
    await expect(people.first()).toContainText('ogledni zapis');
  });

  test('an editor who has made sure of a place says so, and it is a sample no longer', async ({ page }) => {
    await withoutGraphics(await pageOf(page));
    await page.goto(`${site.address}${MAP}?mjesto=kuca-b2`);
    await heldDrawing(page);
    const card = page.getByRole('article');
    await card.getByText('Uredite na karti').click();
    await expect(card.getByRole('checkbox', { name: /^Ogledno/ })).toBeChecked();
    await card.getByRole('checkbox', { name: /^Ogledno/ }).uncheck();
    await card.getByRole('button', { name: 'Spremite', exact: true }).click();
    await expect(card.getByText(SAMPLE_SENTENCE.locality)).toHaveCount(0);
    await expect(page.getByText(SAMPLE_SENTENCE.map)).toBeVisible();
    const { features } = JSON.parse(await (await fileAt(`${MAP}/karta.geojson`)).text());
    const isSample = (house: string) =>
      features.find(({ id }: { id: string }) => id === house).properties.sample === true;
    expect([isSample('kuca-b2'), isSample('kuca-b3')]).toEqual([false, true]);
  });
});

test.describe('what people have put in the place of samples', () => {
  let build: ReturnType<typeof copyBuild>;
  test.beforeAll(async () => {
    build = copyBuild();
    makeContentReal(build.folder);
    site = await startSite({ folder: build.folder, env: { EDITORS: UREDNICA.email } });
    editor = await becomeEditor(site);
  });
  test.afterAll(async () => {
    await site.stop();
    build.remove();
  });

  test('is called invented nowhere', async ({ page }) => {
    await pageOf(page);
    for (const [name, path] of SURFACES) {
      await page.goto(`${site.address}${path}`);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      expect(await page.content(), name).not.toMatch(LABEL);
    }
    for (const [path] of FILES) {
      const file = await fileAt(path);
      expect(file.status, path).toBe(200);
      expect(await file.text(), path).not.toMatch(LABEL);
    }
  });

  test('also where a tree is taken along', async ({ page }) => {
    const tree = new TreePage(await pageOf(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await tree.open(`${site.address}${TREE}?osoba=I101`);
    const svg = await tree.exportedSvg();
    expect(svg).toContain('Bošnjak');
    expect(svg).not.toMatch(LABEL);
  });
});
