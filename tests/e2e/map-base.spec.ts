import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { liveMap, MAP, watchForeign } from '../drivers/map-page.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { worldInOneTile } from '../drivers/tile-file.ts';
import { expect, test } from './site.ts';

const PERSON = { name: 'Iva Bošnjak', email: 'iva.karta@primjer.hr', password: 'podloga pod kartom' };
const ATTRIBUTION = '© Mjernici s brda';
test.use({ viewport: { width: 480, height: 600 }, reducedMotion: 'reduce' });

async function visit(page: Page, site: SiteProcess): Promise<void> {
  await page.context().addCookies([cookieOf(site, await becomeMember(site.address, PERSON))]);
  await page.goto(`${site.address}${MAP}`);
  await liveMap(page);
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('another’s base map is taken, with its attribution, from nobody but its host', async ({ page }) => {
  const square = [16, 42, 16, 45, 19, 45, 19, 42, 16, 42];
  const ring = Array.from({ length: 5 }, (_, index) => [square[index * 2], square[index * 2 + 1]]);
  const style = {
    version: 8,
    sources: {
      ground: {
        type: 'geojson',
        attribution: ATTRIBUTION,
        data: { type: 'Polygon', coordinates: [ring] },
      },
    },
    layers: [{ id: 'ground', type: 'fill', source: 'ground', paint: { 'fill-color': '#406080' } }],
  };
  const maps = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(style));
  });
  const host = await listening(maps);
  const site = await startSite({ env: { MAP_STYLE_URL: `${host}/style.json` } });
  try {
    const foreign = watchForeign(page, site.address);
    await visit(page, site);
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    expect(foreign).toEqual([`${host}/style.json`]);
    const elsewhere = await fetch(`${site.address}/nasa-misija`);
    expect(elsewhere.headers.get('content-security-policy')).not.toContain(host);
  } finally {
    await site.stop();
    maps.closeAllConnections();
    maps.close();
  }
});

test('when the base map does not come in four seconds, our own stays', async ({ page }) => {
  const silent = createServer(() => undefined);
  const host = await listening(silent);
  const site = await startSite({ env: { MAP_STYLE_URL: `${host}/style.json` } });
  try {
    const asked = page.waitForRequest(`${host}/style.json`);
    const given = page.waitForEvent('console', (message) => message.text().startsWith('Base map:'));
    const ended = page.waitForEvent('requestfailed', (request) => request.url() === `${host}/style.json`);
    await visit(page, site);
    await asked;
    await ended;
    expect((await given).text()).toContain('nothing came in 4 s');
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
    await expect(page.getByText(ATTRIBUTION)).toHaveCount(0);
  } finally {
    await site.stop();
    silent.closeAllConnections();
    silent.close();
  }
});

test('the operator’s own file of tiles lies under the map, and nobody else is asked', async ({ page }) => {
  const file = join(tmpdir(), `nase-brdo-${process.pid}.pmtiles`);
  writeFileSync(file, await worldInOneTile('#335577', ATTRIBUTION));
  const site = await startSite({ env: { MAP_PMTILES: file } });
  try {
    const foreign = watchForeign(page, site.address);
    await visit(page, site);
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    expect(foreign.filter((url) => !url.startsWith('pmtiles:'))).toEqual([]);
    const whole = await fetch(`${site.address}${MAP}/podloga.pmtiles`, {
      headers: { cookie: await becomeMember(site.address, PERSON) },
    });
    expect(whole.status).toBe(416);
  } finally {
    await site.stop();
  }
});
