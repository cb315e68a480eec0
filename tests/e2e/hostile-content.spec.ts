import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { OPEN_DOCUMENTS } from '../../app/page-kinds.ts';
import { speculationRules } from '../../app/shell/speculation-rules.ts';
import { runArchive } from '../drivers/archive-command.ts';
import { becomeEditor, becomeVerified, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const JOZO = '/in-memoriam/jozo-cavar';
const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'bura na škurama' };
const IVO = { name: 'Ivo Bošnjak', email: 'ivo@primjer.hr', password: 'kiša na kamenu' };
const IMPORT = '/interaktivna-karta/uvoz';

let site: SiteProcess;
let photograph: Buffer;
let hash: string;
const cookies: Record<'visitor' | 'member' | 'steward' | 'editor', string> = {
  visitor: '',
  member: '',
  steward: '',
  editor: '',
};

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  cookies.editor = await becomeEditor(site);
  cookies.member = await becomeMember(site.address, ANA);
  cookies.steward = await becomeVerified(site, IVO);
  await sendForm(site.address, JOZO, { intent: 'name-steward', email: IVO.email }, cookies.editor);
  photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Tajni Fotograf' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 23/1 0/1' } })
    .toBuffer();
  hash = createHash('sha256').update(photograph).digest('hex');
  await takeIn({
    'records/memory/navodnici.md': memory('Navodnici', `${'> '.repeat(20_000)}Bura`),
    'media/kuća.jpg': photograph,
  });
});
test.afterAll(() => site.stop());

async function takeIn(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  expect((await runArchive(site.dataFolder, 'import', folder)).stdout).toContain('The same.');
  rmSync(folder, { recursive: true });
}

const memory = (title: string, body: string) => `---
title: ${title}
summary: Zapis sa slikom i s mnogo znakova.
status: published
teller: Stana
cover:
  file: kuća.jpg
  alt: Kuća na brdu
author: Uredništvo
created: 2026-11-14T03:04:05Z
---
${body}
`;

const get = (path: string, who: keyof typeof cookies = 'visitor') =>
  fetch(`${site.address}${path}`, { headers: { cookie: cookies[who] } });
const status = async (path: string, who?: keyof typeof cookies) => (await get(path, who)).status;

test('a text of twenty thousand quotes is shown, and the pages that mention it', async () => {
  await expect.poll(() => status('/spomeni-brda/navodnici')).toBe(200);
  expect(await (await get('/spomeni-brda/navodnici')).text()).toContain('Bura');
  for (const path of ['/', '/spomeni-brda', '/rss.xml', '/atom.xml', '/spomeni-brda/navodnici.data']) {
    expect([path, await status(path)]).toEqual([path, 200]);
  }
});

test('a photograph has the names of a photograph; as it was taken it goes to editors alone', async () => {
  expect(await status(`/media/${hash}/480.jpg`)).toBe(200);
  // Left by a version that gave it out under any name.
  for (const name of ['voice.m4a', 'voice.weba', 'original.svg', 'original.svg.br']) {
    writeFileSync(join(site.dataFolder, 'cache/media', hash, name), photograph, { mode: 0o600 });
  }
  for (const who of ['visitor', 'member', 'steward', 'editor'] as const) {
    for (const name of ['voice.m4a', 'voice.weba', 'original.svg', 'dark.svg', 'original.png', '481.jpg', '480.png']) {
      const response = await get(`/media/${hash}/${name}`, who);
      expect([who, name, response.status]).toEqual([who, name, 404]);
      expect((await response.text()).includes('Tajni Fotograf')).toBe(false);
    }
    for (const name of ['480.jpg', '960.webp', 'card.jpg']) {
      const response = await get(`/media/${hash}/${name}`, who);
      expect([who, name, response.status]).toEqual([who, name, 200]);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).exif).toBeUndefined();
    }
    expect([who, await status(`/media/${hash}/original.jpg`, who)]).toEqual([who, who === 'editor' ? 200 : 404]);
  }
  const original = await get(`/media/${hash}/original.jpg`, 'editor');
  expect(Buffer.compare(Buffer.from(await original.arrayBuffer()), photograph)).toBe(0);
  expect(original.headers.get('cache-control')).toBe('private, no-store');
  expect(original.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''ku%C4%87a.jpg");
  expect(original.headers.get('content-type')).toBe('image/jpeg');

  const [, drawing = ''] = /\/media\/([0-9a-f]{64})\/dark\.svg/.exec(await (await get('/')).text()) ?? [];
  for (const name of ['original.svg', 'dark.svg', 'light.svg', 'card.jpg']) {
    expect([name, await status(`/media/${drawing}/${name}`)]).toEqual([name, 200]);
  }
  for (const name of ['480.avif', '960.jpg', 'voice.m4a', 'original.jpg']) {
    expect([name, await status(`/media/${drawing}/${name}`, 'editor')]).toEqual([name, 404]);
  }
});

test('what waits for an editor is seen by its author, and its file is the editors’', async () => {
  const form = memoryForm({ title: 'Zid', text: 'Zid je bio suh.' }, [['photographs', photograph, 'zid.jpg']]);
  const headers = { cookie: cookies.member };
  const sent = await fetch(`${site.address}/novi-spomen/slanje`, { method: 'POST', body: form, headers });
  expect(sent.status).toBe(200);
  const { pathname, search } = new URL(await sentLink(site.dataFolder, ANA.email, 'Vaša je uspomena stigla'));
  const own = await (await get(`${pathname}${search}`)).text();
  const [address = ''] = /\/media\/[0-9a-f]{64}\/960\.jpg\?[^"]+/.exec(own) ?? [];
  const named = (name: string) => address.replaceAll('&amp;', '&').replace('960.jpg', name);
  expect(await status(named('960.jpg'))).toBe(200);
  for (const name of ['voice.m4a', 'original.svg', 'original.jpg']) {
    expect([name, await status(named(name)), await status(named(name), 'steward')]).toEqual([name, 404, 404]);
  }
  expect(await status(named('original.jpg'), 'editor')).toBe(200);
  expect(await status(new URL(named('960.jpg'), site.address).pathname, 'editor')).toBe(404);
});

test('nobody else on the machine can read what the site keeps', () => {
  const entries = readdirSync(site.dataFolder, { recursive: true, withFileTypes: true });
  const loose = entries
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['files', 'cache', 'outbox', 'uploads']));
  expect(loose).toEqual([]);
});

test('a page’s policy knows the scripts that the server wrote, and no mark stays in the page', async () => {
  const pages = ['/', '/spomeni-brda/navodnici', '/povijesna-razdoblja', '/prijava', '/nema-ovoga', JOZO];
  for (const path of pages) {
    const response = await get(path, path === JOZO ? 'member' : 'visitor');
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    const isDocument = html.includes('data-kind="document"');
    expect(inline.length, path).toBeGreaterThan(isDocument ? 0 : 2);
    // A document is given its rules for what may be asked for ahead by its module.
    const scripts = [
      ...inline.map(([, script = '']) => script),
      ...(isDocument ? [speculationRules(OPEN_DOCUMENTS)] : []),
    ];
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(new Set(policy.match(/'sha256-[^']+'/g)), path).toEqual(new Set(hashes));
    expect(html).not.toContain('nonce');
  }
});

test('a map file of 5,000 shapes is previewed, of 9,000 refused in a sentence', async () => {
  const preview = (shapes: number) => {
    const geometry = { type: 'Point', coordinates: [17.6, 43.4] };
    const features = Array.from({ length: shapes }, () => ({
      type: 'Feature',
      properties: { name: 'Kuća' },
      geometry,
    }));
    const form = new FormData();
    for (const [name, kind] of Object.entries({ points: 'home', lines: 'path', areas: 'field' })) form.set(name, kind);
    form.set('file', new Blob([JSON.stringify({ type: 'FeatureCollection', features })]), 'kuce.geojson');
    return fetch(`${site.address}${IMPORT}`, { method: 'POST', body: form, headers: { cookie: cookies.editor } });
  };
  const many = await preview(9000);
  expect(many.status).toBe(400);
  expect(await many.text()).toContain('U datoteci je više od 5000 oblika.');
  const few = await preview(5000);
  expect(few.status).toBe(200);
  expect(await few.text()).toContain('novo 5000');
});
