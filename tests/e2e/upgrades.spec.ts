import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { records } from '../../chronicle/records/record-documents.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import { newerData, olderData, stateOf } from '../../server/older-data.fixture.ts';
import { runRestore } from '../drivers/backup-commands.ts';
import { copyBuild } from '../drivers/build-copy.ts';
import { cookieOf, UREDNICA } from '../drivers/editor.ts';
import { runNode } from '../drivers/run-node.ts';
import { startSite } from '../drivers/site-process.ts';

const SITE = 'build/server/index.js';

let folder: string;
let at: { DATA_DIR: string; BACKUP_DIR: string };
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-upgrades-'));
  at = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a start migrates data of an older version, says so, and its backup leads back', async () => {
  await olderData(at.DATA_DIR);
  const before = stateOf(at.DATA_DIR);
  const copy = await runNode([SITE, 'copy', join(folder, 'copy')], at);
  expect([copy.status, copy.stderr]).toEqual([
    1,
    expect.stringContaining('The data are of version 1.0.0, and this is'),
  ]);
  expect(stateOf(at.DATA_DIR)).toEqual(before);

  const site = await startSite({ env: at });
  expect(site.output()).toMatch(/"message":"data of another version: a backup comes first","from":"1\.0\.0","to":"\d/);
  const [, backup = ''] = /"message":"data migrated","from":"1\.0\.0","backup":"([^"]+)"/.exec(site.output()) ?? [];
  expect(backup).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-1\.0\.0$/);
  await site.stop();
  expect(stateOf(at.DATA_DIR)).toMatchObject({ documents: expect.any(Number), withYears: 1 });
  const manifest = JSON.parse(readFileSync(join(at.BACKUP_DIR, backup, 'manifest.json'), 'utf8'));
  // The version that is left could not check a seal over what it does not know.
  expect(manifest).not.toHaveProperty('site');

  const again = await startSite({ env: at });
  expect(again.output()).not.toContain('another version');
  await again.stop();

  renameSync(at.DATA_DIR, join(folder, 'data.after'));
  expect(await runRestore(at, '1.0.0')).toMatchObject({ status: 0, stderr: '' });
  expect(stateOf(at.DATA_DIR)).toEqual(before);
});

test('a start on data of a newer version names it in one line, and changes nothing', async () => {
  await olderData(at.DATA_DIR);
  newerData(at.DATA_DIR, '9.8.7');
  const before = stateOf(at.DATA_DIR);
  const { status, stderr } = await runNode([SITE], { ...at, PORT: '0' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The database was written by version 9\.8\.7 of the site: .*\n$/),
  ]);
  expect(stateOf(at.DATA_DIR)).toEqual(before);
});

/** As an editor of this site has it. */
async function change(id: string, body: (before: string) => string): Promise<void> {
  const store = new EmbeddedStore(openDatabase(at.DATA_DIR));
  const kept = await records.get(store, id);
  if (!kept) throw new Error(`There is no ${id}`);
  const record = { ...kept.record, body: body(kept.record.body) };
  await saveRecord(store, { record, basedOn: kept.revision, by: 'Iva', at: new Date().toISOString() });
  await store.close();
}

test('newer starter texts of what editors have changed are compared at the desk, legal pages first, and taken over or left', async ({
  page,
  context,
}) => {
  cpSync(process.env.SEEDED_DATA ?? '', at.DATA_DIR, { recursive: true });
  for (const id of ['page~privatnost', 'article~ganga', 'locality~gumno']) {
    await change(id, (before) => `${before}\n\nOvo smo dodali sami.`);
  }
  const build = copyBuild();
  const content = join(build.folder, 'content');
  const original = realpathSync(content);
  unlinkSync(content);
  cpSync(original, content, { recursive: true });
  for (const path of ['page/privatnost', 'article/ganga', 'locality/gumno', 'page/nasa-misija']) {
    const file = join(content, 'records', `${path}.md`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n---\n/, '\n---\nOvo je novo u početnom tekstu.\n\n'));
  }
  const site = await startSite({ folder: build.folder, env: { ...at, EDITORS: UREDNICA.email } });
  try {
    const [, cookie = ''] =
      Object.entries<string>(JSON.parse(process.env.SEEDED_SESSIONS ?? '{}')).find(
        ([email]) => email === UREDNICA.email,
      ) ?? [];
    await context.addCookies([cookieOf(site, cookie)]);
    // What nobody has changed follows by itself.
    await page.goto(`${site.address}/nasa-misija`);
    await expect(page.getByText('Ovo je novo u početnom tekstu.')).toBeVisible();

    await page.goto(`${site.address}/urednistvo`);
    await page.getByRole('link', { name: /^3\s*Prijedlozi/ }).click();
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'noviji početni tekst' });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText('Pravila privatnosti');
    await rows.first().getByRole('link', { name: 'Pravila privatnosti', exact: true }).click();
    await expect(page.getByText('S nadogradnjom je stigao noviji početni tekst.')).toBeVisible();
    await expect(page.locator('ins')).toHaveText(['Ovo je novo u početnom tekstu.']);
    await expect(page.locator('del')).toHaveCount(0);
    await page.getByRole('button', { name: 'Prihvatite i objavite' }).click();
    await expect(page).toHaveURL(/\/privatnost$/);
    for (const words of ['Ovo je novo u početnom tekstu.', 'Ovo smo dodali sami.']) {
      await expect(page.getByText(words)).toBeVisible();
    }

    await page.goto(`${site.address}/urednistvo/zapisi?stanje=prijedlog`);
    await page.getByRole('link', { name: 'Ganga', exact: true }).click();
    await page.getByText('Ostavite ili preuzmite').click();
    await page.getByRole('button', { name: 'Ostavite kako jest' }).click();
    await expect(page.getByText('Zapis je ostao kakav je bio.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^1\s*Prijedlozi/ })).toBeVisible();
    await page.goto(`${site.address}/news/10/ganga`);
    await expect(page.getByText('Ovo smo dodali sami.')).toBeVisible();
    await expect(page.getByText('Ovo je novo u početnom tekstu.')).toBeHidden();
  } finally {
    await site.stop();
    build.remove();
  }
});
