import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runBackup } from '../drivers/backup-commands.ts';
import { becomeEditor, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const PAGE = '/urednistvo/sigurnosne-kopije';

let folder: string;
let site: SiteProcess;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-backups-'));
  // One that is three days old, of the same site.
  const at = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
  cpSync(process.env.SEEDED_DATA ?? '', at.DATA_DIR, { recursive: true });
  const made = await runBackup(at);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const [name = ''] = made.stdout.split(' ');
  const manifest = join(at.BACKUP_DIR, name, 'manifest.json');
  const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"made": "[^"]+"/, `"made": "${old}"`));
  renameSync(join(at.BACKUP_DIR, name), join(at.BACKUP_DIR, `${old.slice(0, 10)}-033000`));
  site = await startSite({ env: { EDITORS: UREDNICA.email, BACKUP_DIR: at.BACKUP_DIR } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the desk warns after two days without a backup; a press makes one, and the warning is gone', async ({
  page,
  context,
}) => {
  const editor = await becomeEditor(site);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo`);
  await expect(page.getByRole('alert')).toContainText('Posljednja dobra sigurnosna kopija stara je više od dva dana');
  await page.getByRole('link', { name: 'Pogledajte zašto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sigurnosne kopije' })).toBeVisible();
  const standing = page.getByRole('region', { name: 'Stanje sigurnosnih kopija' });
  await expect(standing).toContainText('Već dva dana nema dobre kopije');
  await isReady(page);
  await standing.getByRole('button', { name: 'Napravite kopiju sada' }).click();
  await expect(standing).toContainText('Kopije su u redu');
  await expect(standing.getByRole('progressbar')).toBeHidden();
  const kept = page.getByRole('listitem').filter({ hasText: 'nije šifrirano' });
  await expect(kept).toHaveCount(2);
  await expect(kept.first()).toContainText(/\d\s[KMG]B/);
  await page.goto(`${site.address}/urednistvo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Uredništvo' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('nobody but an editor sees the page or makes a backup, and nothing of one is served', async () => {
  const before = readdirSync(join(folder, 'backups')).length;
  const writer = await becomeWriter(site);
  for (const cookie of ['', writer]) {
    const seen = await fetch(`${site.address}${PAGE}`, { headers: { cookie }, redirect: 'manual' });
    expect(seen.status).not.toBe(200);
    const asked = await sendForm(site.address, PAGE, {}, cookie);
    expect([302, 401, 403]).toContain(asked.status);
  }
  expect(site.output()).not.toContain('no backup could be made');
  expect(readdirSync(join(folder, 'backups')).length).toBe(before);
});
