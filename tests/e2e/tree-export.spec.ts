import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dayText } from '../../app/text/dates.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { cookieOf } from '../drivers/editor.ts';
import { readPdf } from '../drivers/pdf-reader.ts';
import { expect, TREE, test } from './tree-site.ts';

async function exported(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

const today = () => dayText(dayOf(Date.now()));

test('what is visible is exported as SVG, PNG and PDF, on one sheet or on several', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  expect(await tree.exportedSvg()).toContain('@font-face');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  expect((await exported(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
  expect(readPdf(await exported(page, 'PDF')).sheets).toEqual([{ width: 297, height: 210 }]);
  await page.getByLabel('Što se ispisuje').selectOption('Cijelo stablo');
  await page.getByLabel('Papir').selectOption('A3');
  await page.getByLabel('Raspored').selectOption('several');
  await expect(page.getByText(/^A3, položeno, listova: \d+$/)).toBeVisible();
  expect(readPdf(await exported(page, 'PDF')).sheets.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `ispis ${document.querySelectorAll('#ispis-stabla svg text').length}`;
    };
  });
  await page.getByRole('button', { name: 'Ispišite' }).click();
  await expect(page).toHaveTitle(/^ispis [1-9]\d+/);
  await expect(page.locator('#ispis-stabla')).toHaveCount(0);
});

test('files are light whatever the theme, and dark when that is asked for', async ({ tree, page, context, site }) => {
  for (const tema of ['dark', 'light']) {
    await context.addCookies([{ name: 'tema', value: tema, url: site.address }]);
    await tree.open(TREE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', tema);
    await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
    const brightness = async () => {
      const svg = (await exported(page, 'SVG')).toString('utf8');
      const [, hex = ''] = /<rect [^>]*fill="#([0-9a-f]{6})"\/>/.exec(svg) ?? [];
      return Number.parseInt(hex.slice(0, 2), 16);
    };
    expect(await brightness()).toBeGreaterThan(220);
    await page.getByLabel('Podloga').selectOption('Tamna');
    expect(await brightness()).toBeLessThan(50);
    // The screen has kept its own.
    await expect(page.locator('html')).toHaveAttribute('data-theme', tema);
  }
});

test('a poster of the whole tree or of one person is previewed, fills its sheet, and says what it is and when it was made', async ({
  tree,
  page,
}) => {
  await tree.open(`${TREE}?osoba=I138`);
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  const what = page.getByLabel('Što se ispisuje');
  const preview = page.getByRole('img', { name: 'Pregled' });
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  const button = page.getByRole('button', { name: 'Ispišite' });
  expect(await topOf(button), 'a preview that comes must not push the buttons').toBeLessThan(await topOf(preview));
  const colours = () =>
    preview.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
        ...([0, 0, canvas.width, canvas.height] as const),
      );
      return new Set(new Uint32Array(data.buffer)).size;
    });
  const poster = async (paper: string, about: string) => {
    await page.getByLabel('Papir').selectOption(paper);
    await expect(preview.locator('..')).toContainText(about);
    expect(await colours()).toBeGreaterThan(50);
    return readPdf(await exported(page, 'PDF'));
  };

  await what.selectOption('Cijelo stablo');
  const whole = await poster('A0', 'A0, položeno');
  expect(whole.sheets).toEqual([{ width: 1189, height: 841 }]);
  const words = whole.texts.map(({ text }) => text);
  expect(words).toEqual(
    expect.arrayContaining([
      'Obiteljsko stablo Bošnjaka',
      'Bošnjak',
      'Ćavar',
      'muškarac',
      'žena',
      'veza koja nije po rođenju',
    ]),
  );
  expect(words).toContainEqual(expect.stringContaining(today()));
  expect(words).toContain('Anđa');
  // On every card there are initials.
  const people = whole.texts.filter(({ text }) => /^\p{Lu}{2}$/u.test(text));
  expect(people.length).toBeGreaterThan(60);
  const [across, down] = [people.map(({ x }) => x / 1189), people.map(({ y }) => y / 841)];
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(0.8);
  expect(Math.max(...down) - Math.min(...down)).toBeGreaterThan(0.55);

  await what.selectOption('Preci i potomci');
  const branch = await poster('A4', 'A4, uspravno');
  expect(branch.sheets).toEqual([{ width: 210, height: 297 }]);
  const named = branch.texts.map(({ text }) => text);
  expect(named).toContainEqual(expect.stringContaining('Vinko Bošnjak, 1941.–2016.: preci i potomci'));
  expect(named).toContain('Vinko');
  expect(named).not.toContain('veza koja nije po rođenju');
  expect(named.length).toBeLessThan(words.length / 4);
});

test('before a sheet on which no name could be read, the paper is offered on which they can', async ({
  tree,
  page,
}) => {
  await tree.open(TREE);
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  await expect(
    page.getByText('Želite li samo ogranak jedne osobe, najprije odaberite tu osobu u stablu.'),
  ).toBeVisible();
  await page.getByLabel('Što se ispisuje').selectOption('Cijelo stablo');
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('Na papiru A4 slova bi bila presitna za čitanje.');
  await expect(warning).toContainText('samo ogranak jedne osobe');
  await warning.getByRole('button', { name: 'Više listova A4' }).click();
  await expect(page.getByLabel('Raspored')).toHaveValue('several');
  await expect(warning).toHaveCount(0);
  // Every sheet has a part of the drawing, and says which it is; those without any are not there.
  const several = readPdf(await exported(page, 'PDF'));
  const places = several.texts.flatMap(({ text }) => /list \d+ od (\d+)/.exec(text)?.[1] ?? []);
  expect(places).toEqual(several.sheets.map(() => String(several.sheets.length)));
  expect(several.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Obiteljsko stablo Bošnjaka', 'žena']));
  await page.getByLabel('Raspored').selectOption('one');
  await warning.getByRole('button', { name: 'Jedan list A0' }).click();
  await expect(page.getByLabel('Papir')).toHaveValue('A0');
  await expect(warning).toHaveCount(0);
});

test('the page prints its drawing with names, title, day and address, light, and nothing around it', async ({
  tree,
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'tema', value: 'dark', url: site.address }]);
  await tree.open(TREE);
  await tree.namesOnScreen();
  // In the order of a browser: the page may change itself, and is then laid out for paper.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const sheet = page.locator('#ispis-stabla');
  await expect(sheet.getByRole('heading', { name: 'Obiteljsko stablo Bošnjaka' })).toBeVisible();
  await expect(sheet).toContainText(today());
  await expect(sheet).toContainText(TREE);
  await expect(sheet.locator('text', { hasText: 'Jure' }).first()).toBeVisible();
  await expect(sheet.locator('svg > rect').first()).toHaveAttribute('fill', '#ffffff');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await expect.poll(() => tree.canvas.locator('canvas').evaluate(({ width }: HTMLCanvasElement) => width)).toBe(1440);
  // The browser itself lays it on one sheet, along it.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number);
  expect(width).toBeGreaterThan(height);
});

test('until the drawing can be printed, and without scripts, the list is', async ({ browser, site, member }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.address });
  await context.addCookies([cookieOf(site, member)]);
  const page = await context.newPage();
  await page.goto(TREE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Popis obitelji' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jure Bošnjak' }).first()).toBeVisible();
  await expect(page.getByLabel('Prva osoba')).toBeHidden();
  await context.close();
});

test('who lived when, along the periods', async ({ tree }) => {
  await tree.open(TREE);
  await tree.view.selectOption('lives');
  await expect.poll(() => tree.exportedSvg()).toContain('Osmansko razdoblje');
  const svg = await tree.exportedSvg();
  expect(svg).toContain('Jure Bošnjak');
  expect(svg).toContain('>1800.<');
});
