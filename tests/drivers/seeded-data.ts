import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteProcess } from '../../scripts/project.mjs';
import { becomeVerified, becomeWriter, SPISATELJICA, UREDNICA } from './editor.ts';
import { becomeMember, CLANICA } from './member.ts';
import { startSite } from './site-process.ts';

/**
 * A first start takes the starter content in, and three people open accounts. Done once: sites of tests begin with copies of what it
 * leaves, on which these three are signed in.
 */
export default async function seed(): Promise<() => void> {
  // Workers, emulators and scripts that tests run are compiled once, as the site is.
  process.env.NODE_COMPILE_CACHE = siteProcess.env.NODE_COMPILE_CACHE;
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-seed-'));
  const site = { ...(await startSite({ env: { DATA_DIR: folder, TRUST_PROXY: '1' } })), dataFolder: folder };
  const sessions = {
    [CLANICA.email]: await becomeMember(site.address, CLANICA),
    [SPISATELJICA.email]: await becomeWriter(site),
    [UREDNICA.email]: await becomeVerified(site, UREDNICA),
  };
  await site.stop();
  rmSync(join(folder, 'outbox'), { recursive: true });
  process.env.SEEDED_DATA = folder;
  process.env.SEEDED_SESSIONS = JSON.stringify(sessions);
  return () => rmSync(folder, { recursive: true, force: true });
}
