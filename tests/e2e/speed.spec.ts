import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeEditor, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const PAGE = '/urednistvo/brzina';
const ANA = { name: 'Ana', email: 'ana@primjer.hr', password: 'bura i kamen' };

test('editors see how long readers wait and which addresses are slowest, after a restart as well, and nothing of whose they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-brzina-'));
  const start = () => startSite({ env: { DATA_DIR: folder, EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
  const started = await start();
  const first: SiteProcess = { ...started, dataFolder: folder };
  const measure = async (body: unknown, from = '10.0.0.1') => {
    const response = await fetch(`${first.address}/measurements`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return response.status;
  };
  const shown = async ({ address }: SiteProcess, cookie: string) => {
    const response = await fetch(`${address}${PAGE}`, { headers: { cookie } });
    expect(response.status).toBe(200);
    // As it is read: without what stands between words.
    return (await response.text())
      .replace(/<!--.*?-->|<style.*?<\/style>|<script.*?<\/script>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  };
  const editor = await becomeEditor(first);
  expect(await shown(first, editor)).toContain('Još nema mjerenja.');

  for (const house of [1, 2, 3, 4]) {
    expect(
      await measure({ build: 'b', path: '/news/1/bura', values: { LCP: 1800, CLS: 0.3 } }, `10.0.0.${house}`),
    ).toBe(204);
  }
  await measure({ build: 'b', path: '/pregled/tajniZnak', values: { LCP: 700 } });
  // Whoever wants to make it look slow: nonsense, other sites' pages, and very often.
  for (const bad of ['{', '[]', { path: '/', values: { LCP: 1 } }, { build: 'b', path: '/', values: { LCP: -1 } }]) {
    expect(await measure(bad)).toBe(400);
  }
  expect(await measure({ build: 'b', path: '/', values: { LCP: 1e12 } })).toBe(400);
  expect(await measure({ build: 'b', path: '/', values: { XSS: 1 } })).toBe(400);
  expect(await measure({ build: 'x'.repeat(5000), path: '/', values: {} })).toBe(413);
  await measure({ build: 'b', path: '/kanarinac/<script>', values: { LCP: 100 } });
  for (let times = 0; times < 60; times += 1)
    await measure({ build: 'b', path: '/in-memoriam', values: { LCP: 90_000 } });

  for (const path of [
    '/poznate-osobe/fra-didak-buntic',
    '/pregled/tajniZnak',
    '/moj-prilog?znak=tajniZnak',
    '/kanarinac',
  ]) {
    await (await fetch(`${first.address}${path}`)).arrayBuffer();
  }
  const member = await becomeMember(first.address, ANA);
  await (await fetch(`${first.address}/in-memoriam/jozo-cavar`, { headers: { cookie: member } })).arrayBuffer();

  const reads = async (site: SiteProcess, cookie: string) => {
    const text = await shown(site, cookie);
    expect(text).toContain('10 posjeta u posljednjih sedam dana');
    expect(text).toMatch(/Članak na blogu 4 posjeta .*?1,\d s dobro/);
    expect(text).toMatch(/In memoriam, popis 5 posjeta/);
    expect(text).toMatch(/Pregled nacrta 1 posjet /);
    expect(text).not.toMatch(/tajniZnak|kanarinac|jozo|10\.0\.0|primjer/);
    return text;
  };
  // A request counts when its connection is done with it, a moment after its answer was read.
  await expect.poll(() => shown(first, editor)).toContain('/poznate-osobe/fra-didak-buntic');
  expect(await reads(first, editor)).toContain('/in-memoriam/:slug');

  for (const cookie of ['', member]) {
    const response = await fetch(`${first.address}${PAGE}`, { headers: { cookie }, redirect: 'manual' });
    expect(response.status === 200 ? 'seen' : 'not seen').toBe('not seen');
    expect(await response.text()).not.toContain('posljednjih sedam dana');
  }

  expect(await started.stop()).toBe(0);
  const second = await start();
  await reads(second, editor);
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
