import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runArchive } from '../drivers/archive-command.ts';
import { expect, test } from './site.ts';

const record = (file: string) => `---
title: Zapis sa slikom
summary: Zapis koji ima fotografiju, za provjeru.
status: published
teller: Stana
cover:
  file: ${file}
  alt: Kuća na brdu
author: Uredništvo
created: 2026-01-02T03:04:05Z
---
Tekst.
`;

/** A photograph lying on its side, with the place it was taken in its notes. */
async function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Tajni Fotograf' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 23/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

function archiveWith(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

async function run(dataFolder: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await runArchive(dataFolder, ...args);
  expect(status, stderr).toBe(0);
  return stdout;
}

test('a photograph is shown upright, in sizes, without its notes, and a running site sees it', async ({
  page,
  site,
}) => {
  expect((await fetch(`${site.address}/spomeni-brda/zapis-s-fotografijom`)).status).toBe(404);
  const archive = archiveWith({
    'records/memory/zapis-s-fotografijom.md': record('kuca.jpg'),
    'media/kuca.jpg': await photograph(),
  });
  expect(await run(site.dataFolder, 'import', archive)).toContain('2 added');
  await expect.poll(async () => (await fetch(`${site.address}/spomeni-brda/zapis-s-fotografijom`)).status).toBe(200);

  await page.goto(`${site.address}/spomeni-brda/zapis-s-fotografijom`);
  const image = page.locator('article picture img');
  await expect(image).toHaveAttribute('width', '600');
  await expect(image).toHaveAttribute('height', '900');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  const shown = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(shown).toMatch(/\/media\/[0-9a-f]{64}\/\d+\.avif$/);

  for (const [ending, format] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const) {
    const response = await fetch(shown.replace(/\d+\.avif$/, `480.${ending}`));
    expect(response.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(bytes).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 480, 720]);
    expect(metadata.exif).toBeUndefined();
    expect(bytes.includes('Tajni Fotograf')).toBe(false);
  }
  expect((await fetch(shown.replace(/\d+\.avif$/, '481.avif'))).status).toBe(404);
  const part = await fetch(shown, { headers: { Range: 'bytes=0-3' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
});

test('what is no picture, or a dangerous one, is refused with its name and nothing is imported', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-data-'));
  const refused = {
    'media/rijeci.jpg': 'nije slika',
    'media/skripta.jpg': '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    'media/rukovatelj.jpg': '<svg viewBox="0 0 1 1" onload="x()"></svg>',
  };
  const archive = archiveWith({
    ...refused,
    'media/kuca.jpg': await photograph(),
    'records/memory/zapis-s-fotografijom.md': record('kuca.jpg'),
  });
  const { status, stdout } = await runArchive(dataFolder, 'import', archive);
  expect(status).toBe(1);
  for (const file of Object.keys(refused)) expect(stdout).toContain(file);
  expect(stdout).not.toContain('media/kuca.jpg');
  expect(stdout).toContain('nothing was imported');
});
