import { readFileSync } from 'node:fs';
import { expect, TREE, test } from './tree-site.ts';

test('what is seen is kept as SVG, PNG and PDF, on one sheet or on several', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  expect(await tree.seen()).toContain('@font-face');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  const keep = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await download.path());
  };
  expect((await keep('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const one = (await keep('PDF')).toString('latin1');
  expect(one.startsWith('%PDF-1.7')).toBe(true);
  expect(one).toContain('/MediaBox [0 0 841.89 595.28]');
  await page.getByLabel('Cijeli pogled').check();
  await page.getByLabel('Papir').selectOption('A3');
  await page.getByLabel('Raspored').selectOption('several');
  const several = (await keep('PDF')).toString('latin1');
  expect(several.match(/\/Type \/Page /g)?.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `ispis ${document.querySelectorAll('#ispis-stabla svg text').length}`;
    };
  });
  await page.getByRole('button', { name: 'Ispiši' }).click();
  await expect(page).toHaveTitle(/^ispis [1-9]\d+/);
});

test('who lived when, along the periods', async ({ tree }) => {
  await tree.open(TREE);
  await tree.view.selectOption('lives');
  await expect.poll(() => tree.seen()).toContain('Osmansko razdoblje');
  const seen = await tree.seen();
  expect(seen).toContain('Jure Bošnjak');
  expect(seen).toContain('>1800.<');
});
