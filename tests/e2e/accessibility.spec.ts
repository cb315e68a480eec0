import { faultsEverywhereOn } from '../drivers/axe.ts';
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
  test(`axe finds nothing on ${path}, and nothing sticks out`, async ({ returning: page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path, { waitUntil: 'load' });
    expect(await faultsEverywhereOn(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
