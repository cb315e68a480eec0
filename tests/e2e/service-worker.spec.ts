import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { copyBuild } from '../drivers/build-copy.ts';
import { isKept, keptIn } from '../drivers/service-worker.ts';
import { startSite } from '../drivers/site-process.ts';
import { startStallingProxy } from '../drivers/stalling-proxy.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const MOST_BYTES = 3 * 1024;

test('the worker is small, asked for anew each time, and bound to its own origin', async ({ request }) => {
  const answer = await request.get('/service-worker.js');
  expect(gzipSync(await answer.body(), { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
  const sent = await request.head('/service-worker.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(sent.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  });
  expect(Number(sent.headers()['content-length'])).toBeLessThanOrEqual(MOST_BYTES);
});

test('the site can be installed: what its manifest names is there, and of the size it says', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', name: 'Naše brdo', lang: 'hr', start_url: '/', scope: '/' });
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type !== 'image/svg+xml');
  expect(pictures).toHaveLength(7);
  for (const { src, sizes } of pictures) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  const headers = { 'Sec-Fetch-Site': 'none', Origin: 'null' };
  const multipart = { photographs: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) } };
  const shared = await request.post(manifest.share_target.action, { headers, multipart, maxRedirects: 0 });
  expect(shared.status()).toBe(303);
  expect(shared.headers().location).toBe('/novi-spomen?obavijest=podijeljeno');
});

test('of a page made for somebody, the one for all is kept, in the theme that was chosen', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('member');
  await page.goto('/spomeni-brda/bura-na-skurama');
  await expect(page.getByRole('link', { name: 'Kata Ćavar' })).toBeVisible();
  await isKept(page, '/spomeni-brda/bura-na-skurama');
  await page.goto('/nasa-misija');
  await isKept(page, '/nasa-misija');
  // Again, by the worker.
  await page.goto('/spomeni-brda/bura-na-skurama');
  await page.getByRole('button', { name: 'Svijetla tema' }).click();
  await page.goto('/obiteljsko-stablo-bosnjak');
  await page.goto('/moj-racun');
  await context.setOffline(true);
  await page.goto('/spomeni-brda/bura-na-skurama');
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).not.toHaveAttribute('data-account');
  await expect(page.getByRole('link', { name: 'Kata Ćavar' })).toHaveCount(0);
  await page.goto('/obiteljsko-stablo-bosnjak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bez mreže');
  const kept = await keptIn(page, 'pages');
  expect(kept).not.toContain('/obiteljsko-stablo-bosnjak');
  expect(kept).not.toContain('/moj-racun');
});

test('a network that says nothing is answered for by what is kept, which it renews when it speaks again', async ({
  page,
  site,
}) => {
  const proxy = await startStallingProxy(new URL(site.address).host);
  await page.goto(`http://${proxy.host}/nasa-misija`);
  await isKept(page, '/nasa-misija');
  proxy.stall();
  await page.goto(`http://${proxy.host}/nasa-misija`, { waitUntil: 'commit' });
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  const tagOf = () =>
    page.evaluate(async () => (await (await caches.open('pages')).match(location.href))?.headers.get('x-request-id'));
  const before = await tagOf();
  proxy.resume();
  await expect.poll(tagOf).not.toBe(before);
  proxy.stop();
});

test('a photograph shared from a phone lands in the form of a memory; without a worker it is chosen again', async ({
  page,
}) => {
  /** As an installed site is given it: a form that no page has sent. */
  const share = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
      const picked = new DataTransfer();
      picked.items.add(new File([await canvas.convertToBlob()], 'gumno.png', { type: 'image/png' }));
      const form = document.createElement('form');
      Object.assign(form, { action: '/novi-spomen/podijeljeno', method: 'post', enctype: 'multipart/form-data' });
      form.innerHTML = '<input type="file" name="photographs"><input name="text" value="Gumno na Križu">';
      const [file] = form.querySelectorAll('input');
      if (file) file.files = picked.files;
      document.body.append(form);
      form.submit();
    });
  const again = page.getByText('Odaberite fotografiju ponovno.');
  await page.goto('/nasa-misija');
  await share();
  await expect(page).toHaveURL(/\/novi-spomen\?obavijest=podijeljeno$/);
  await expect(again).toBeVisible();
  await page.goto('/nasa-misija');
  await isKept(page, '/nasa-misija');
  await share();
  await expect(page.getByRole('img', { name: '1. fotografija: gumno.png' })).toBeVisible();
  await expect(page.getByLabel('Što pamtite?')).toHaveValue('Gumno na Križu');
  await expect(again).toBeHidden();
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false);
});

test('a new build brings a new worker and breaks nothing that was kept; the switch takes everything away', async ({
  page,
  context,
}) => {
  const copy = copyBuild();
  const client = join(copy.folder, 'build/client');
  let site = await startSite({ folder: copy.folder });
  const { address } = site;
  const restart = async (env: Record<string, string> = {}) => {
    await site.stop();
    site = await startSite({ folder: copy.folder, env: { ...env, PORT: new URL(address).port } });
  };
  await page.goto(`${address}/nasa-misija`);
  await isKept(page, '/nasa-misija');
  const build = await page.locator('html').getAttribute('data-build');
  const [before = ''] = (await keptIn(page, 'files')).filter((path) => /document-/.test(path));

  // The module of the new build has another name, and the old one is nowhere any more.
  const manifest = join(client, 'builds/document-manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(before.slice(1), 'assets/document-newer.js'));
  renameSync(join(client, before), join(client, 'assets/document-newer.js'));
  writeFileSync(join(client, 'builds/latest.json'), JSON.stringify({ id: 'newer', builtAt: '' }));
  await restart();
  await page.goto(`${address}/privatnost`);
  await expect(page.locator('html')).toHaveAttribute('data-build', 'newer');
  await isKept(page, '/privatnost');
  await expect.poll(() => keptIn(page, 'files')).toContain('/assets/document-newer.js');
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match('/bez-mreze'))?.text())?.includes('document-newer')),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`${address}/nasa-misija`);
  await expect(page.locator('html')).toHaveAttribute('data-build', build ?? '');
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  await context.setOffline(false);

  await restart({ SERVICE_WORKER: 'off' });
  await page.goto(`${address}/privatnost`);
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // But for what somebody has written.
  const kept = async () => (await page.evaluate(() => caches.keys())).filter((name) => name !== 'waiting');
  await expect.poll(kept).toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-stays', '');
  await page.goto(`${address}/nasa-misija`);
  await expect(page.locator('script[data-worker]')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.goto(`${address}/privatnost`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await site.stop();
  copy.remove();
});
