import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteProcess } from '../../scripts/project.mjs';
import { startSite } from './site-process.ts';

/** A first start takes the starter content in. Done once; sites of tests begin with copies of what it leaves. */
export default async function seed(): Promise<() => void> {
  // Workers, emulators and scripts that tests run are compiled once, as the site is.
  process.env.NODE_COMPILE_CACHE = siteProcess.env.NODE_COMPILE_CACHE;
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-seed-'));
  const site = await startSite({ env: { DATA_DIR: folder } });
  await site.stop();
  process.env.SEEDED_DATA = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
