import { faultsEverywhereOn } from '../drivers/axe.ts';
import { expect, TREE, test } from './tree-site.ts';

test('axe finds nothing on the drawn tree, and nothing sticks out', { tag: '@long' }, async ({ tree, page }) => {
  const check = async (what: string) => expect.soft(await faultsEverywhereOn(page), what).toEqual([]);
  await page.setViewportSize({ width: 390, height: 850 });
  await tree.open(`${TREE}?osoba=I101`);
  await expect(tree.panel).toContainText('kolovoza');
  await check('a person');
  await page.setViewportSize({ width: 390, height: 850 });
  await page.getByRole('button', { name: 'Pogled, boje i ispis' }).click();
  await check('view and colours');
  await page.setViewportSize({ width: 390, height: 850 });
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  await check('files and paper');
  await expect(page.getByRole('button', { name: 'SVG', exact: true })).toBeVisible();
  await tree.open(`${TREE}?prva=I101&druga=I12&pogled=zivoti`);
  await expect(page.getByText('Kata je Anđina prabaka').first()).toBeVisible();
  await tree.search.fill('jure');
  await expect(tree.offered.first()).toBeVisible();
  await check('kinship and the search');
});
