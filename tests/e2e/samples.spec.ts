import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const SLUGS_OF_SAMPLES = ['memory', 'memorial']
  .flatMap((kind) =>
    readdirSync(join('content/records', kind)).filter((name) =>
      readFileSync(join('content/records', kind, name), 'utf8').includes('\nsample: true\n'),
    ),
  )
  .map((name) => name.replace(/\.md$/, ''));

const asked = (site: SiteProcess, path: string, cookie: string) =>
  fetch(`${site.address}${path}`, { headers: { cookie } });

/** What a page says, without what its scripts are given. */
async function mainOf(site: SiteProcess, path: string, cookie: string): Promise<string> {
  const html = await (await asked(site, path, cookie)).text();
  const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  expect(main, path).toContain('</h1>');
  return main.replaceAll(/<(script|template|style)[\s>][\s\S]*?<\/\1>/g, '');
}

async function svgOf(page: Page, site: SiteProcess, cookie: string): Promise<string> {
  await page.context().addCookies([cookieOf(site, cookie)]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const tree = new TreePage(page);
  await tree.open(`${site.address}${TREE}?osoba=I101`);
  return tree.exportedSvg();
}

test.describe('samples', () => {
  test('everything that shows one says so', async () => {
    // The memory of the day may be anybody's on a site that others write on.
    const site = await startSite({ env: { EDITORS: UREDNICA.email } });
    const editor = await becomeEditor(site);
    for (const [name, path, words] of SURFACES) expect.soft(await mainOf(site, path, editor), name).toContain(words);
    await site.stop();
  });

  test('each in a list says so', async ({ site, cookies }) => {
    for (const path of ['/in-memoriam', '/obljetnice', '/spomeni-brda']) {
      const items = (await mainOf(site, path, await cookies.editor()))
        .split('<li')
        .filter((item) => SLUGS_OF_SAMPLES.some((slug) => item.includes(`/${slug}"`)));
      expect(items.length, path).toBeGreaterThan(0);
      expect(
        items.filter((item) => !LABEL.test(item)),
        path,
      ).toEqual([]);
    }
  });

  test('so does every file', async ({ site, cookies }) => {
    for (const [path, words] of FILES)
      expect.soft(await (await asked(site, path, await cookies.editor())).text(), path).toContain(words);
  });

  test('machines and those who are sent a link hear it first', async ({ request }) => {
    const html = await (await request.get('/spomeni-brda/bura-na-skurama')).text();
    expect(html).toContain(`"disambiguatingDescription":"${SAMPLE_SENTENCE.memory}"`);
    for (const meta of ['name="description"', 'property="og:description"'])
      expect(html).toContain(`<meta ${meta} content="${SAMPLE_SENTENCE.memory} `);
  });

  test('a tree that is taken along or printed says so beneath the drawing', async ({ page, site, cookies }) => {
    expect(await svgOf(page, site, await cookies.editor())).toContain(`>${SAMPLE_SENTENCE.tree}</text>`);
  });

  test('whom a memory tells of is known as a sample there too', async ({ site, cookies }) => {
    const memory = await mainOf(site, '/spomeni-brda/bura-na-skurama', await cookies.editor());
    const [, people = ''] = memory.split('Tko je u priči');
    expect(people.split('</li>')[0]).toContain('ogledni zapis');
  });

  test('an editor who has made sure of a place says so, and it is a sample no longer', async ({
    page,
    site,
    signIn,
    cookies,
  }) => {
    await signIn('editor');
    await withoutGraphics(page);
    await page.goto(`${MAP}?mjesto=kuca-b2`);
    await heldDrawing(page);
    const card = page.getByRole('article');
    await card.getByText('Uredite na karti').click();
    await expect(card.getByRole('checkbox', { name: /^Ogledno/ })).toBeChecked();
    await card.getByRole('checkbox', { name: /^Ogledno/ }).uncheck();
    await card.getByRole('button', { name: 'Spremite', exact: true }).click();
    await expect(card.getByText(SAMPLE_SENTENCE.locality)).toHaveCount(0);
    await expect(page.getByText(SAMPLE_SENTENCE.map)).toBeVisible();
    const { features } = await (await asked(site, `${MAP}/karta.geojson`, await cookies.editor())).json();
    const isSample = (house: string) =>
      features.find(({ id }: { id: string }) => id === house).properties.sample === true;
    expect([isSample('kuca-b2'), isSample('kuca-b3')]).toEqual([false, true]);
  });
});

test('what people have put in the place of samples is called invented nowhere', async ({ page }) => {
  const build = copyBuild();
  makeContentReal(build.folder);
  const site = await startSite({ folder: build.folder, env: { EDITORS: UREDNICA.email } });
  const editor = await becomeEditor(site);
  for (const [name, path] of SURFACES) {
    const html = await (await asked(site, path, editor)).text();
    expect(html, name).toContain('</h1>');
    expect(html, name).not.toMatch(LABEL);
  }
  for (const [path] of FILES) {
    const file = await asked(site, path, editor);
    expect(file.status, path).toBe(200);
    expect(await file.text(), path).not.toMatch(LABEL);
  }
  const svg = await svgOf(page, site, editor);
  expect(svg).toContain('Bošnjak');
  expect(svg).not.toMatch(LABEL);
  await site.stop();
  build.remove();
});
