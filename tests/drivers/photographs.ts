import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runArchive } from './archive-command.ts';
import type { SiteProcess } from './site-process.ts';

const MEMORY = `---
title: Kuća u tri slike
summary: Zapis s naslovnom i dvjema drugim fotografijama, za provjeru.
status: published
teller: Stana
cover: { file: kuca.jpg, alt: Kuća s ceste, caption: 'Kuća, 1962.', credit: Iz albuma }
photographs:
  - { file: dvor.jpg, alt: Dvor, caption: Dvor pred kućom }
  - { file: bunar.jpg, alt: Bunar }
author: Uredništvo
created: 2026-01-02T03:04:05Z
---
Tekst.
`;

/** A record with three photographs comes into a running site; resolves with its address. */
export async function tellWithPhotographs(site: SiteProcess): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-photographs-'));
  try {
    for (const part of ['media', 'records/memory']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, 'records/memory/kuca-u-tri-slike.md'), MEMORY);
    for (const [name, width, height, colour] of [
      ['kuca', 1600, 1100, '#7a5233'],
      ['dvor', 900, 1350, '#53683f'],
      ['bunar', 1200, 1200, '#44617a'],
    ] as const) {
      // A frame within shows whether all of it is seen.
      const frame = `<svg width="${width}" height="${height}"><rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="none" stroke="#fff" stroke-width="12"/></svg>`;
      await sharp({ create: { width, height, channels: 3, background: colour } })
        .composite([{ input: Buffer.from(frame) }])
        .jpeg()
        .toFile(join(folder, 'media', `${name}.jpg`));
    }
    const { status, stdout } = await runArchive(site.dataFolder, 'import', folder);
    if (status !== 0) throw new Error(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const address = `${site.address}/spomeni-brda/kuca-u-tri-slike`;
  // The running site hears of it from the store.
  while ((await fetch(address)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  return address;
}
