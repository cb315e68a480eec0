import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StaticSearch } from '../../chronicle/search/static-index.ts';
import { runCopy } from '../drivers/copy-command.ts';
import { serveFolder } from '../drivers/static-server.ts';
import { expect, test } from './site.ts';

const LIVING = 'https://brdo.primjer.hr';

let parent: string;
let folder: string;
let said: string;
// One copy for all of them, in the place of an earlier one; the site that it is a copy of goes on meanwhile.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site }) => {
  parent = mkdtempSync(join(tmpdir(), 'nase-brdo-copy-'));
  folder = join(parent, 'kopija');
  mkdirSync(join(folder, 'povijesni-blog'), { recursive: true });
  writeFileSync(join(folder, 'copy.json'), JSON.stringify({ holds: ['povijesni-blog'] }));
  writeFileSync(join(folder, 'povijesni-blog/staro.html'), '');
  const { status, stdout, stderr } = await runCopy(site.dataFolder, folder, { SITE_URL: LIVING });
  expect([status, stderr]).toEqual([0, '']);
  said = stdout;
});
test.afterAll(() => rmSync(parent, { recursive: true }));

function filesBelow(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(place, name)).isFile(),
  );
}

test('has every public page, and every link in it leads to a file of it', () => {
  expect(said).toMatch(/\d+ pages and \d+ files in .*\nEvery link leads somewhere\.\n$/);
  const files = filesBelow(folder);
  for (const page of ['', 'povijesni-blog', 'news/1/glad-1917-i-fra-didak', 'historic-sites/1/gumno', 'pretraga']) {
    expect(files).toContain(join(page, 'index.html'));
  }
  for (const file of ['rss.xml', 'atom.xml', 'sitemap.xml', 'media/share/index.jpg', 'poznate-osobe/peopleData.csv']) {
    expect(files).toContain(file);
  }
  const lost: string[] = [];
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8');
    const links = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, link = '']) => link);
    const sets = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', '));
    for (const link of [...links, ...sets.map((one) => one.split(' ')[0] ?? '')]) {
      if (/^(?:https?:|mailto:|data:|#|$)/.test(link)) continue;
      const [path = ''] = link.replaceAll('&amp;', '&').split(/[?#]/);
      if (path !== '' && !existsSync(join(folder, dirname(page), decodeURIComponent(path))))
        lost.push(`${page}: ${link}`);
    }
    expect(html, page).not.toMatch(/type="module"|rel="manifest"|method="post"|data-build=/);
  }
  expect(lost).toEqual([]);
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(home).toContain(`<link rel="canonical" href="${LIVING}/"/>`);
});

test('opened from a folder it reads, shows its pictures and leads on', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByRole('navigation', { name: 'Brza navigacija' }).getByRole('link', { name: 'Povijesni blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Povijesni blog');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(15, 20, 26)');
  await page.getByRole('link', { name: 'Gumno – gdje se vrhlo i plesalo' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gumno – gdje se vrhlo i plesalo');
  const picture = page.locator('[data-drawing] img:visible').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Prijava' }).click();
  await expect(page.getByText('Ovo je kopija stranice Naše brdo, kakva je bila')).toBeVisible();
  await expect(page.getByRole('link', { name: LIVING })).toHaveAttribute('href', `${LIVING}/`);
});

test('below any path of any server it is searched in the browser, in any form of a word', async ({ page, site }) => {
  const server = await serveFolder(folder, '/~ivo/brdo');
  try {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
    await page.goto(`${server.address}/povijesni-blog/index.html`);
    await page.locator('header a[data-opens-search]:visible').first().click();
    await page.getByLabel('Što tražite?').fill('Bošnjacima');
    await page.keyboard.press('Enter');
    const find = page.getByRole('article').first();
    await expect(find.locator('mark').first()).toHaveText(/Bošnja/);
    await find.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/~ivo\/brdo\/.+\/index\.html$/);
    expect(failed).toEqual([]);
  } finally {
    await server.close();
  }
  const script = readFileSync(join(folder, 'assets/search-index.js'), 'utf8');
  const { data, dictionary } = JSON.parse(script.slice('window.searchIndex='.length, -2));
  const copy = new StaticSearch({ data, dictionary: Buffer.from(dictionary, 'base64') });
  for (const text of ['Bošnjacima', 'na gumnu', 'covik', 'glad 1917', '"bura na škurama"', 'gummno', 'jozo cavar']) {
    const live = await (await fetch(`${site.address}/pretraga.json?${new URLSearchParams({ q: text })}`)).json();
    const { results, total } = copy.search({ text });
    expect(total, text).toBe(live.total);
    const plain = results.map(({ sentence }) => sentence.map((part) => part.text).join(''));
    expect(plain, text).toEqual(live.results.map(({ summary }: { summary: string }) => summary));
  }
});

test('what else lies in a folder stays, an earlier copy is replaced', async ({ site }) => {
  const taken = join(parent, 'moje');
  mkdirSync(taken);
  writeFileSync(join(taken, 'pismo.txt'), 'drago');
  const refused = await runCopy(site.dataFolder, taken);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('holds something else')]);
  expect(readdirSync(parent).sort()).toEqual(['kopija', 'moje']);
  expect(existsSync(join(folder, 'povijesni-blog/staro.html'))).toBe(false);
});
