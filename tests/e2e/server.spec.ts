import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../backends/embedded/database.ts';
import { copyBuild } from '../drivers/build-copy.ts';
import { CLANICA, sendForm } from '../drivers/member.ts';
import { rawRequest } from '../drivers/raw-request.ts';
import { runNode } from '../drivers/run-node.ts';
import { startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

test.describe('headers', () => {
  test('security headers stand on pages, payloads, assets and errors', async ({ request }) => {
    const page = await request.get('/');
    const asset = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
    for (const path of ['/', '/nasa-misija.data', asset, '/nema-toga', '/healthz']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('geolocation=(self)');
      const policy = headers['content-security-policy'] ?? '';
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('unsafe');
      expect(headers['strict-transport-security'], path).toBeUndefined();
    }
  });

  test('https sites ask browsers to stay on https', async () => {
    const site = await startSite({ env: { SITE_URL: 'https://brdo.example' } });
    try {
      for (const _ of ['made', 'cached']) {
        const response = await fetch(site.address);
        expect(response.headers.get('strict-transport-security')).toContain('max-age=');
        expect(await response.text()).toContain('href="https://brdo.example/"');
      }
    } finally {
      await site.stop();
    }
  });

  test('a cached page has all headers of the one that was made, and an id of its own', async ({ site }) => {
    const headersOf = async (path: string, method = 'GET', known = '') => {
      const headers = { 'Accept-Encoding': 'br', 'If-None-Match': known };
      const response = await fetch(`${site.address}${path}`, { method, headers });
      await response.arrayBuffer();
      const same = new Map(response.headers);
      // Of the connection, and of a copy that is recompressed meanwhile.
      for (const name of ['date', 'connection', 'keep-alive', 'content-length']) same.delete(name);
      const id = same.get('x-request-id');
      same.delete('x-request-id');
      return { status: response.status, id, same: Object.fromEntries(same) };
    };
    // Asked for by nobody before.
    for (const path of ['/?novo=1', '/nasa-misija.data?novo=1']) {
      const made = await headersOf(path);
      const cached = await headersOf(path);
      const head = await headersOf(path, 'HEAD');
      for (const { status, same } of [cached, head]) expect({ status, same }).toEqual({ status: 200, same: made.same });
      const known = await headersOf(path, 'GET', made.same.etag);
      const { 'content-encoding': encoding, ...unchanged } = made.same;
      expect([known.status, known.same]).toEqual([304, unchanged]);
      expect(encoding).toBe('br');
      expect(new Set([made, cached, head, known].map(({ id }) => id)).size).toBe(4);
    }
  });

  test('an inline script that the page did not come with does not run', async ({ page }) => {
    await page.goto('/');
    const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
    });
    await blocked;
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});

test.describe('bytes', () => {
  test('pages and assets are compressed as asked, assets for ever', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const asset = /\/assets\/[^"]+\.css/.exec(html)?.[0] ?? '';
    for (const path of ['/', asset]) {
      const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers()['content-encoding'], path).toBeUndefined();
      for (const encoding of ['br', 'gzip']) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
        expect(response.headers()['content-encoding'], path).toBe(encoding);
        expect(await response.text()).toBe(await plain.text());
      }
      const refused = await request.get(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
      expect(refused.headers()['content-encoding']).toBe('gzip');
    }
    expect((await request.get(asset)).headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  });

  test('what the browser has already is not sent again', async ({ request }) => {
    for (const path of ['/', '/nasa-misija.data', '/favicon.svg']) {
      const first = await request.get(path);
      const again = await request.get(path, { headers: { 'If-None-Match': first.headers().etag ?? '' } });
      expect(again.status(), path).toBe(304);
      expect((await again.body()).length).toBe(0);
    }
    const dark = (await request.get('/')).headers().etag;
    const light = (await request.get('/', { headers: { Cookie: 'tema=light' } })).headers().etag;
    expect(light).not.toBe(dark);
  });

  test('HEAD answers as GET would, without the page', async ({ request }) => {
    // As it is: a compressed page may be compressed harder between the two.
    const headers = { 'Accept-Encoding': 'identity' };
    const get = await request.get('/nasa-misija', { headers });
    const head = await request.head('/nasa-misija', { headers });
    expect(head.status()).toBe(200);
    expect(head.headers()['content-length']).toBe(get.headers()['content-length']);
    expect((await head.body()).length).toBe(0);
  });

  test('a part of a file can be asked for', async ({ request }) => {
    const part = await request.get('/apple-touch-icon.png', { headers: { Range: 'bytes=0-7' } });
    expect(part.status()).toBe(206);
    expect([...(await part.body())]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const beyond = await request.get('/apple-touch-icon.png', { headers: { Range: 'bytes=99999999-' } });
    expect(beyond.status()).toBe(416);
  });

  test('files outside the build are not reachable', async ({ baseURL }) => {
    for (const target of [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/.%00./x',
    ]) {
      const answer = await rawRequest(baseURL, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 40[04]/);
      expect(answer).not.toContain('"dependencies"');
    }
  });
});

test.describe('bad requests', () => {
  test('too large a body, an unknown method and nonsense are refused in Croatian', async ({ request, baseURL }) => {
    const large = await request.post('/tema', {
      headers: { 'Content-Type': 'text/plain' },
      data: 'x'.repeat(2_000_000),
    });
    expect(large.status()).toBe(413);
    expect(await large.text()).toContain('više podataka');
    const odd = await request.fetch('/', { method: 'DELETE' });
    expect(odd.status()).toBe(405);
    const answer = await rawRequest(baseURL, 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await request.get('/')).status()).toBe(200);
  });

  test('a measurement is noted, nonsense is not', async ({ request, site }) => {
    const good = await request.post('/measurements', { data: { build: 'b', path: '/probno', values: { LCP: 12.5 } } });
    expect(good.status()).toBe(204);
    await expect.poll(() => site.output()).toContain('"path":"/probno"');
    const bad = await request.post('/measurements', { data: { values: { LCP: 'x' } } });
    expect(bad.status()).toBe(400);
  });
});

test.describe('the process', () => {
  test('health and one JSON line a request', async ({ request, site }) => {
    expect(await (await request.get('/healthz')).json()).toMatchObject({ status: 'ok' });
    const id = (await request.get('/uvjeti-koristenja?tajna=1')).headers()['x-request-id'] ?? '';
    // With its end: the log may arrive in the middle of a line.
    const found = () => new RegExp(`^.*${id}.*(?=\n)`, 'm').exec(site.output())?.[0] ?? '';
    await expect.poll(found).not.toBe('');
    const line = found();
    expect(JSON.parse(line)).toMatchObject({ level: 'info', method: 'GET', path: '/uvjeti-koristenja', status: 200 });
    expect(line).not.toContain('tajna');
  });

  test('while another process writes, what is sent waits for it and pages do not', async ({ site, cookies }) => {
    const cookie = await cookies.member();
    const { email, password } = CLANICA;
    const other = openDatabase(site.dataFolder);
    other.exec('BEGIN IMMEDIATE');
    let isSignedIn = false;
    const signingIn = sendForm(site.address, '/prijava', { intent: 'sign-in', email, password }).then(({ status }) => {
      isSignedIn = true;
      return status;
    });
    for (let page = 0; page < 20; page += 1) {
      expect((await fetch(`${site.address}/?stranica=${page}`, { headers: { cookie } })).status).toBe(200);
    }
    expect(isSignedIn).toBe(false);
    other.exec('ROLLBACK');
    other.close();
    expect(await signingIn).toBe(302);
  });

  test('stops at SIGTERM, and lets a request under way finish', async () => {
    const site = await startSite();
    const port = Number(new URL(site.address).port);
    const body = JSON.stringify({ build: 'b', path: '/', values: {} });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(`POST /measurements HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
    await expect.poll(async () => (await fetch(`${site.address}/healthz`)).status).toBe(200);
    site.process.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('"message":"stopping"');
    socket.write(body.slice(5));
    await expect.poll(() => answer).toContain('HTTP/1.1 204');
    socket.end();
    expect(await site.stop()).toBe(0);
  });

  test('every request answered before SIGTERM stands in the log, in order', async () => {
    const site = await startSite();
    const ids: string[] = [];
    for (let index = 0; index < 100; index += 1) {
      const response = await fetch(`${site.address}/nasa-misija`);
      await response.arrayBuffer();
      ids.push(response.headers.get('x-request-id') ?? '');
    }
    const closed = once(site.process, 'close');
    site.process.kill('SIGTERM');
    await closed;
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"path":"/nasa-misija"'))
      .map((line) => JSON.parse(line).id);
    expect(lines).toEqual(ids);
    expect(new Set(ids).size).toBe(100);
    await site.stop();
  });

  test('npm start stops the site at SIGTERM', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-start-'));
    const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: '0', DATA_DIR: dataFolder }, detached: true });
    let output = '';
    npm.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const address = () => /^Naše brdo: (\S+)/m.exec(output)?.[1] ?? '';
    await expect.poll(address, { timeout: 60_000 }).not.toBe('');
    const closed = once(npm, 'close');
    npm.kill('SIGTERM');
    await closed;
    expect(output).toContain('"message":"stopping"');
    await expect(fetch(address())).rejects.toThrow();
    rmSync(dataFolder, { recursive: true });
  });

  test('the build holds production code alone, however it is started', () => {
    const code = readdirSync('build/server', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join('build/server', name), 'utf8'))
      .join('\n');
    expect(code).toContain('react-dom-server.node.production.js');
    expect(code).not.toMatch(/react[\w.-]*\.development\.js|react-router\/dist\/development/);
    expect(code).not.toMatch(/process\.env\.NODE_ENV/);
  });

  test('what keeps it from starting is one clear line and exit 1', async ({ site }) => {
    const locked = mkdtempSync(join(tmpdir(), 'nase-brdo-locked-'));
    const file = join(locked, 'file');
    writeFileSync(file, '');
    chmodSync(locked, 0o500);
    const empty = mkdtempSync(join(tmpdir(), 'nase-brdo-empty-'));
    const kept = mkdtempSync(join(tmpdir(), 'nase-brdo-kept-'));
    mkdirSync(join(kept, '2026-11-17-033012'));
    const attempts: [Record<string, string>, RegExp][] = [
      [{ PORT: new URL(site.address).port }, /^Port \d+ on 127\.0\.0\.1 is taken/],
      [{ PORT: 'vrata' }, /^Bad configuration: PORT='vrata'/],
      [{ DATA_DIR: join(file, 'data') }, /^DATA_DIR '.*' cannot be written/],
      [{ DATA_DIR: empty, BACKUP_DIR: kept }, /^There is no site in DATA_DIR '.*', but there are backups of one in/],
      [{ DATA_DIR: empty, MAP_PMTILES: file }, /^MAP_PMTILES='.*' cannot be used: it is no PMTiles file/],
    ];
    for (const [env, message] of attempts) {
      const { status, stderr } = await runNode(['build/server/index.js'], { DATA_DIR: locked, PORT: '0', ...env });
      expect(status, message.source).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(message);
    }
  });

  test('an unknown guard stops the site before anybody visits', async () => {
    const copy = copyBuild();
    const guarded = 'guard: "member"';
    // The build decides which of its files holds the URL table.
    const server = join(copy.folder, 'build/server');
    const file = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(server, name))
      .find((name) => readFileSync(name, 'utf8').includes(guarded));
    if (!file) throw new Error('The build has no guarded page');
    writeFileSync(file, readFileSync(file, 'utf8').replace(guarded, 'guard: "clan"'));
    const { status, stderr } = await runNode(
      ['build/server/index.js'],
      { PORT: '0' },
      // A site that started after all would be waited for without end.
      { cwd: copy.folder, timeout: 120_000 },
    );
    copy.remove();
    expect(status).toBe(1);
    expect(stderr).toContain("Unknown route middleware: 'clan'");
  });

  test('a failure shows no stack but an id, and the log has both', async ({ page }) => {
    const copy = copyBuild();
    const file = join(copy.folder, 'build/server/index.js');
    const broken = readFileSync(file, 'utf8').replace(
      'description: "Imena i godine pokojnih',
      'description: (() => { throw new Error("tajni kvar"); })() + "Imena',
    );
    writeFileSync(file, broken);
    const site = await startSite({ folder: copy.folder });
    try {
      const response = await page.goto(`${site.address}/in-memoriam`);
      expect(response?.status()).toBe(500);
      // Whatever carries no status of its own is shown as a page that is not there.
      await expect(page.getByText('Greška: 404')).toBeVisible();
      const shown = (await page.getByText('Oznaka zahtjeva:').textContent())?.split(': ')[1] ?? '';
      expect(await page.content()).not.toContain('tajni kvar');
      await expect.poll(() => site.output()).toMatch(new RegExp(`"id":"${shown}","stack":"Error: tajni kvar`));

      await page.goto(`${site.address}/uvjeti-koristenja`);
      await page.getByRole('button', { name: 'Izbornik' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'In memoriam' }).click();
      await expect(page.getByText('Greška: 404')).toBeVisible();
      const later = (await page.getByText('Oznaka zahtjeva:').textContent())?.split(': ')[1] ?? '';
      expect(later).not.toBe(shown);
      await expect.poll(() => site.output()).toContain(`"id":"${later}","stack":"Error: tajni kvar`);
    } finally {
      await site.stop();
      copy.remove();
    }
  });
});
