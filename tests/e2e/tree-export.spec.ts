import { readFileSync } from 'node:fs';
import { expect, TREE, test } from './tree-site.ts';

test('what is visible is exported as SVG, PNG and PDF, on one sheet or on several', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  expect(await tree.exportedSvg()).toContain('@font-face');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  const exported = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await download.path());
  };
  expect((await exported('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const one = (await exported('PDF')).toString('latin1');
  expect(one.startsWith('%PDF-1.7')).toBe(true);
  expect(one).toContain('/MediaBox [0 0 841.89 595.28]');
  await page.getByLabel('Cijeli pogled').check();
  await page.getByLabel('Papir').selectOption('A3');
  await page.getByLabel('Raspored').selectOption('several');
  const several = (await exported('PDF')).toString('latin1');
  expect(several.match(/\/Type \/Page /g)?.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `ispis ${document.querySelectorAll('#ispis-stabla svg text').length}`;
    };
  });
  await page.getByRole('button', { name: 'Ispišite' }).click();
  await expect(page).toHaveTitle(/^ispis [1-9]\d+/);
});

test('who lived when, along the periods', async ({ tree }) => {
  await tree.open(TREE);
  await tree.view.selectOption('lives');
  await expect.poll(() => tree.exportedSvg()).toContain('Osmansko razdoblje');
  const svg = await tree.exportedSvg();
  expect(svg).toContain('Jure Bošnjak');
  expect(svg).toContain('>1800.<');
});
