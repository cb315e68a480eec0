import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { runArchive } from '../drivers/archive-command.ts';
import { expect, TREE, test } from './tree-site.ts';

/** A woman and a man of whom there are drawings, and one of the living. */
const [CVITA, LUKA, JANJA] = ['I126', 'I127', 'I139'];
const NEAR = 2;
const portraitOf = (id = '', colouring = 'dark') => `/obiteljsko-stablo/bosnjak/osoba/${id}/portret/${colouring}`;

function asksFor(page: Page, part: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes(part)) asked.push(pathname);
  });
  return asked;
}

/** How far apart two colours are. */
const apart = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] as number)), 0);

test('near, initials give way to a face, on the screen and in every file; far out none is asked for', {
  tag: '@first-visit',
}, async ({ tree, page }) => {
  const asked = asksFor(page, '/portret/');
  const held = Promise.withResolvers<void>();
  await page.route('**/portret/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await tree.open(`${TREE}?osoba=${CVITA}&polozaj=0,0,1`);
  await expect(tree.panel).toContainText('učiteljica');
  expect(await tree.exportedSvg()).not.toContain('<image');
  expect(asked).toEqual([]);

  await tree.open(`${TREE}?osoba=${CVITA}&polozaj=0,0,${NEAR}`);
  await expect.poll(() => asked).toContain(portraitOf(CVITA));
  await page.evaluate(() => document.fonts.ready);
  const initials = await tree.faceColour(NEAR);
  held.resolve();
  await expect.poll(async () => apart(await tree.faceColour(NEAR), initials)).toBeGreaterThan(60);
  expect(asked.filter((path) => path === portraitOf(CVITA))).toHaveLength(1);

  const svg = await tree.exportedSvg();
  expect(svg).toMatch(/<clipPath id="lik\d+"><rect [^>]*width="34" height="34" rx="17"\/>/);
  expect(svg).toMatch(/<image href="data:image\/jpeg;" [^>]*width="34"/);
  expect(svg).not.toContain('>CB<');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  const exported = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return readFileSync(await (await download).path());
  };
  expect((await exported('PDF')).toString('latin1')).toContain('/Subtype /Image /Width 192 /Height 192');
  // As on the screen; without it a file is light.
  await page.getByLabel('Podloga').selectOption('Tamna');
  const { x, y } = await tree.facePlace(NEAR);
  const square = { left: Math.round(2 * x) - 16, top: Math.round(2 * y) - 16, width: 32, height: 32 };
  const { channels } = await sharp(
    await sharp(await exported('PNG'))
      .extract(square)
      .png()
      .toBuffer(),
  ).stats();
  const painted = channels.slice(0, 3).map(({ mean }) => mean);
  expect(apart(painted, await tree.faceColour(NEAR))).toBeLessThan(30);
});

test('drawings follow the theme, men are square, and a picture that cannot be had leaves the initials', {
  tag: '@first-visit',
}, async ({ tree, page }) => {
  const asked = asksFor(page, '/portret/');
  await page.route(`**${portraitOf(CVITA, 'light')}`, (route) => route.abort());
  await tree.open(`${TREE}?osoba=${LUKA}&polozaj=0,0,1.3`);
  await expect.poll(() => tree.exportedSvg()).toMatch(/width="32" height="32" rx="5"\/><\/clipPath><image/);
  await page.getByRole('button', { name: 'Svijetla tema' }).click();
  await expect.poll(() => asked).toContain(portraitOf(LUKA, 'light'));
  await tree.open(`${TREE}?osoba=${CVITA}&polozaj=0,0,1.3`);
  await expect.poll(() => asked).toContain(portraitOf(CVITA, 'light'));
  expect(await tree.exportedSvg()).toContain('>CB<');
});

test('a photograph that was just published is shown, small and in its own colours', { tag: '@first-visit' }, async ({
  tree,
  page,
  site,
  member,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
  for (const part of ['records/memorial', 'media']) mkdirSync(join(folder, part), { recursive: true });
  const colour = [60, 140, 90] as const;
  const [r, g, b] = colour;
  const photograph = sharp({ create: { width: 1200, height: 1600, channels: 3, background: { r, g, b } } });
  writeFileSync(join(folder, 'media', 'matina-slika.jpg'), await photograph.jpeg().toBuffer());
  writeFileSync(
    join(folder, 'records/memorial/mate-bosnjak.md'),
    '---\ntitle: Mate Bošnjak\nsummary: Za provjeru.\nstatus: published\ndied: "1909"\ncover:\n  file: matina-slika.jpg\n  alt: Lice\nlinks: [bosnjak#I30]\nauthor: Uredništvo\ncreated: 2026-01-02T03:04:05Z\n---\nTekst.\n',
  );
  expect((await runArchive(site.dataFolder, 'import', folder)).status).toBe(0);
  const asked = asksFor(page, '/media/');
  // The running site hears of it from the store.
  const portrait = { headers: { Cookie: member }, redirect: 'manual' } as const;
  await expect.poll(async () => (await fetch(`${site.address}${portraitOf('I30')}`, portrait)).status).toBe(302);
  await tree.open(`${TREE}?osoba=I30&polozaj=0,0,${NEAR}`);
  await expect.poll(() => asked.some((path) => path.endsWith('/480.webp'))).toBe(true);
  await expect.poll(async () => apart(await tree.faceColour(NEAR), colour)).toBeLessThan(12);
});

test('a stranger gets no face and no way to one; of the living there is none', async ({ site, member }) => {
  const ask = (path: string, cookie = '') =>
    fetch(`${site.address}${path}`, { headers: { Cookie: cookie }, redirect: 'manual' });
  const stranger = await ask(portraitOf(CVITA));
  expect([stranger.status, stranger.headers.get('location')]).toEqual([401, null]);
  const shown = await ask(portraitOf(CVITA), member);
  const media = shown.headers.get('location') as string;
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  expect(media).toMatch(/^\/media\/[0-9a-f]{64}\/dark\.svg$/);
  expect((await ask(media)).status).toBe(404);
  const picture = await ask(media, member);
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  for (const path of [portraitOf(JANJA), portraitOf('I1'), portraitOf('nitko')]) {
    expect((await ask(path, member)).status, path).toBe(404);
  }
  const payload = await (await ask('/obiteljsko-stablo/bosnjak/podatci', member)).json();
  const digit = (id = '') => payload.portraits[payload.ids.indexOf(id)];
  expect([CVITA, LUKA, JANJA, 'I1'].map(digit)).toEqual(['1', '1', '0', '0']);
});
