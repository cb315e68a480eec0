import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { expect, TREE, test } from './tree-site.ts';

async function exported(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page /g)?.length ?? 0;

test('what is visible is exported as SVG, PNG and PDF, on one sheet or on several', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  expect(await tree.exportedSvg()).toContain('@font-face');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  expect((await exported(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG');
  const one = (await exported(page, 'PDF')).toString('latin1');
  expect(one.startsWith('%PDF-1.7')).toBe(true);
  expect(one).toContain('/MediaBox [0 0 841.89 595.28]');
  await page.getByLabel('Cijeli pogled').check();
  await page.getByLabel('Papir').selectOption('A3');
  await page.getByLabel('Raspored').selectOption('several');
  expect(pagesIn(await exported(page, 'PDF'))).toBeGreaterThan(3);
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
    await page.getByLabel('Tamna', { exact: true }).check();
    expect(await brightness()).toBeLessThan(50);
    // The screen has kept its own.
    await expect(page.locator('html')).toHaveAttribute('data-theme', tema);
  }
});

test('before a sheet on which no name could be read, the paper is offered on which they can', async ({
  tree,
  page,
}) => {
  await tree.open(TREE);
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  await page.getByLabel('Cijeli pogled').check();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Na papiru A4 slova bi bila presitna za čitanje \([\d,]+\spt\)/);
  expect(downloads).toEqual([]);
  const several = await exported(page, 'Više listova A4');
  await expect(page.getByLabel('Raspored')).toHaveValue('several');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Every sheet has a part of the drawing, and says which it is; those without any are not there.
  const file = several.toString('latin1');
  const sheets = [...file.matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)]
    .map((match) => {
      const from = match.index + match[0].length;
      return inflateSync(several.subarray(from, from + Number(match[1]))).toString('latin1');
    })
    .filter((stream) => stream.includes('W* n'));
  expect(sheets).toHaveLength(pagesIn(several));
  expect(sheets.some((stream) => / re \d[^W]* re W\* n/.test(stream))).toBe(true);
  await page.getByLabel('Raspored').selectOption('one');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect(pagesIn(await exported(page, 'Preuzmite svejedno'))).toBe(1);
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
  await expect(sheet).toContainText(
    // There, where the browser is: late in the evening it is tomorrow.
    new Date().toLocaleDateString('hr', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: test.info().project.use.timezoneId,
    }),
  );
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
