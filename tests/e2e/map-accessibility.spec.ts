import { faultsEverywhereOn } from '../drivers/axe.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { MAP, withoutGraphics } from '../drivers/map-page.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

test('axe finds nothing on the map as an editor uses it, and nothing sticks out', async ({ page, context }) => {
  const site = await startSite({ env: { EDITORS: UREDNICA.email } });
  try {
    await context.addCookies([cookieOf(site, await becomeEditor(site))]);
    await withoutGraphics(page);
    await page.goto(`${site.address}${MAP}?mjesto=gumno&sloj=lokaliteti&sloj=obilazak&godina=1890`);
    expect(await faultsEverywhereOn(page)).toEqual([]);
  } finally {
    await site.stop();
  }
});
