import { gzipSync } from 'node:zlib';
import { expect, PUBLIC_PATHS, test } from './site.ts';

const LIMITS = { script: 130_000, stylesheet: 20_000, font: 90_000 } as const;

for (const path of PUBLIC_PATHS) {
  test(`${path} stays within its weight and asks nobody else`, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    const weights = { script: 0, stylesheet: 0, font: 0 };
    const measured: Promise<void>[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
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
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      expect(weights[kind], kind).toBeGreaterThan(0);
      expect(weights[kind], kind).toBeLessThanOrEqual(LIMITS[kind]);
    }
  });
}
