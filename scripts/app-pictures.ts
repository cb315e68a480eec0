// The pictures of the installed app: icons of the crest, and screenshots of a running site. Not part of the build: run when either
// has changed, `node scripts/app-pictures.ts http://127.0.0.1:3000`, and commit what it made in public/.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { THEME_COLOR } from '../app/shell/theme.ts';
import { root } from './project.mjs';

const [site = ''] = process.argv.slice(2);
const crest = readFileSync(join(root, 'public', 'favicon.svg'));
/** Of a maskable icon a phone may show no more than the circle in its middle. */
const SHARE_OF_CREST = { icon: 0.94, maskable: 0.6 } as const;

mkdirSync(join(root, 'public', 'icons'), { recursive: true });
mkdirSync(join(root, 'public', 'screenshots'), { recursive: true });

for (const size of [192, 512]) {
  for (const kind of ['icon', 'maskable'] as const) {
    const inner = Math.round(size * SHARE_OF_CREST[kind]);
    const drawn = await sharp(crest, { density: 800 })
      .resize(inner, inner, { fit: 'contain', background: '#0000' })
      .toBuffer();
    const background = kind === 'maskable' ? THEME_COLOR.dark : '#0000';
    await sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: drawn }])
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(root, 'public', 'icons', `${kind}-${size}.png`));
  }
}

if (site !== '') {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  for (const [name, path, width, height] of [
    ['home-narrow', '/', 390, 844],
    ['memories-narrow', '/spomeni-brda', 390, 844],
    ['home-wide', '/', 1280, 720],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'hr-HR' });
    await page.goto(`${site}${path}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await sharp(picture)
      .webp({ quality: 70 })
      .toFile(join(root, 'public', 'screenshots', `${name}.webp`));
    await page.close();
  }
  await browser.close();
}
