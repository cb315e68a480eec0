import { faultsOn } from '../drivers/axe.ts';
import { expect, TREE, test } from './tree-site.ts';

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on the drawn tree, ${theme}, and nothing sticks out`, async ({
    tree,
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'tema', value: theme, url: baseURL }]);
    const look = async (what: string, width: number) => {
      const found = await faultsOn(page, { coloursOnly: theme === 'light' });
      expect.soft(found, `${what}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    };
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 850 });
      await tree.open(TREE);
      await look('everyone', width);
      await tree.open(`${TREE}?osoba=I101`);
      await expect(tree.panel).toContainText('kolovoza');
      await look('a person', width);
      await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
      await look('files and paper', width);
      await tree.open(`${TREE}?prva=I101&druga=I12&pogled=zivoti`);
      await expect(page.getByText('Kata je Anđina prabaka')).toBeVisible();
      await look('kinship', width);
      await tree.search.fill('jure');
      await look('search', width);
    }
  });
}
