import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { liveMap, MAP, watchForeign } from '../drivers/map-page.ts';
import { CLANICA } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { worldInOneTile } from '../drivers/tile-file.ts';
import { expect, test } from './site.ts';

const ATTRIBUTION = '© Mjernici s brda';
test.use({ viewport: { width: 480, height: 600 }, reducedMotion: 'reduce' });

async function visit(page: Page, site: SiteProcess): Promise<void> {
  await page.context().addCookies([cookieOf(site, site.sessions[CLANICA.email] ?? '')]);
  await page.goto(`${site.address}${MAP}`);
  await liveMap(page);
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('when another’s base map does not come in four seconds, our own stays; when it comes, it is taken with its attribution, from nobody but the hosts that were named', async ({
  page,
}) => {
  const tiles = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/x-protobuf');
    response.end();
  });
  const tileHost = await listening(tiles);
  const style = {
    version: 8,
    sources: { ground: { type: 'vector', attribution: ATTRIBUTION, tiles: [`${tileHost}/{z}/{x}/{y}.pbf`] } },
    layers: [{ id: 'ground', type: 'fill', source: 'ground', 'source-layer': 'land' }],
  };
  let isSilent = true;
  const styles = createServer((_, response) => {
    if (isSilent) return;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(style));
  });
  const styleHost = await listening(styles);
  const site = await startSite({
    env: { MAP_STYLE_URL: `${styleHost}/style.json`, MAP_STYLE_ORIGINS: tileHost },
  });
  try {
    const asked = page.waitForRequest(`${styleHost}/style.json`);
    const given = page.waitForEvent('console', (message) => message.text().startsWith('Base map:'));
    const ended = page.waitForEvent('requestfailed', (request) => request.url() === `${styleHost}/style.json`);
    await visit(page, site);
    await asked;
    await ended;
    expect((await given).text()).toContain('nothing came in 4 s');
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
    await expect(page.getByText(ATTRIBUTION)).toHaveCount(0);

    isSilent = false;
    const foreign = watchForeign(page, site.address);
    const tile = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.pbf'));
    await visit(page, site);
    await tile;
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    const hosts = new Set(foreign.map((url) => new URL(url).origin));
    expect([...hosts]).toEqual([styleHost, tileHost]);
    const elsewhere = await fetch(`${site.address}/nasa-misija`);
    expect(elsewhere.headers.get('content-security-policy')).not.toContain(styleHost);
  } finally {
    await site.stop();
    for (const server of [styles, tiles]) {
      server.closeAllConnections();
      server.close();
    }
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
      headers: { cookie: site.sessions[CLANICA.email] ?? '' },
    });
    expect(whole.status).toBe(416);
  } finally {
    await site.stop();
  }
});
