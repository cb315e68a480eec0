import { faultsOn } from '../drivers/axe.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { MAP, withoutGraphics } from '../drivers/map-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

let site: SiteProcess;
let editor: string;
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, editor)]));

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on the map or the import in the ${theme} theme, and nothing sticks out`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'tema', value: theme, url: site.address }]);
    await withoutGraphics(page);
    for (const path of [`${MAP}?mjesto=gumno&sloj=lokaliteti&sloj=obilazak&godina=1890`, `${MAP}/uvoz`]) {
      await page.goto(`${site.address}${path}`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await faultsOn(page, { coloursOnly: theme === 'light' }), `${path}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}
