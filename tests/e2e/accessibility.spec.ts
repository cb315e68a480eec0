import { faultsOn } from '../drivers/axe.ts';
import { expect, PUBLIC_PATHS, test } from './site.ts';

/** One of each kind of record, and a page that is not there. */
const FURTHER_PATHS = [
  '/news/15/gumno-gdje-se-vrhlo-i-plesalo',
  '/historic-sites/1/gumno',
  '/poznate-osobe/fra-didak-buntic',
  '/povijest-cavara/cavari-u-popisima-18-stoljeca',
  '/spomeni-brda/bura-na-skurama',
  '/nema-toga',
];

for (const path of [...PUBLIC_PATHS, ...FURTHER_PATHS]) {
  test(`axe finds nothing on ${path}, and nothing sticks out`, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    for (const theme of ['dark', 'light']) {
      await context.addCookies([{ name: 'tema', value: theme, url: baseURL }]);
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path, { waitUntil: 'load' });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await faultsOn(page, { coloursOnly: theme === 'light' }), `${theme}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    expect(errors).toEqual([]);
  });
}
