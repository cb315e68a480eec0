import { faultsEverywhereOn } from '../drivers/axe.ts';
import { MAP, withoutGraphics } from '../drivers/map-page.ts';
import { expect, test } from './site.ts';

test('axe finds nothing on the map as an editor uses it, and nothing sticks out', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('editor');
  await withoutGraphics(page);
  await page.goto(`${MAP}?mjesto=gumno&sloj=lokaliteti&sloj=obilazak&godina=1890`);
  expect(await faultsEverywhereOn(page)).toEqual([]);
});
