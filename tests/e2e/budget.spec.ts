import { gzipSync } from 'node:zlib';
import { expect, PUBLIC_PATHS, test } from './site.ts';

const LIMITS = { script: 130_000, stylesheet: 20_000, font: 90_000 } as const;
/** As it crosses the line, headers too, without photographs and the drawings that stand where they will be. */
const WHOLE_PAGE = 200 * 1024;

/** And a record of each kind, which has its drawing large. */
const RECORDS = [
  '/news/1/glad-1917-i-fra-didak',
  '/historic-sites/1/gumno',
  '/poznate-osobe/fra-didak-buntic',
  '/spomeni-brda/mjesec-nad-gumnom',
];

for (const path of [...PUBLIC_PATHS, ...RECORDS]) {
  test(`${path} stays within its weight and asks nobody else`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const weights = { script: 0, stylesheet: 0, font: 0 };
    let transferred = 0;
    const measured: Promise<void>[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(`${baseURL}/media/`)) return;
      measured.push(
        request.sizes().then(({ responseHeadersSize, responseBodySize }) => {
          transferred += responseHeadersSize + responseBodySize;
        }),
      );
    });
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'font') return;
      measured.push(
        response.body().then((body) => {
          // Faces are compressed as they are.
          weights[kind] += kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
        }),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(measured);
    expect(foreign).toEqual([]);
    expect(transferred).toBeGreaterThan(weights.font);
    expect(transferred).toBeLessThanOrEqual(WHOLE_PAGE);
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      expect(weights[kind], kind).toBeGreaterThan(0);
      expect(weights[kind], kind).toBeLessThanOrEqual(LIMITS[kind]);
    }
  });
}
