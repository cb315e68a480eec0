import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { startHostedProject } from '../drivers/hosted-site.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { latestLink } from '../drivers/outbox.ts';
import { runNode } from '../drivers/run-node.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { ANA } from '../e2e/hosted.ts';

const JOZO = '/in-memoriam/jozo-cavar';
const MOVES =
  /^(records|media|trees|maps|contributions|contribution-history|candles|candle-counts|stewards|anniversary-subscriptions|anniversary-emails|reports|authors|auto-approved-authors)$/;
/** History, and marks of the site itself. */
const STAYS = /^(revisions|map-revisions|site|unused-files)$/;

/** Something of everything that people leave on a site. */
async function live(site: SiteProcess): Promise<void> {
  const ana = await becomeMember(site.address, ANA);
  const editor = await becomeEditor(site);
  const send = (path: string, fields: Record<string, string>, cookie: string) =>
    sendForm(site.address, path, fields, cookie);
  await send(JOZO, { intent: 'candle' }, ana);
  await send(JOZO, { intent: 'condolence', text: 'Neka mu je laka zemlja.' }, ana);
  await send(JOZO, { intent: 'name-steward', email: ANA.email }, editor);
  await send('/obljetnice', { intent: 'calendar' }, ana);
  const picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#7a5a32' } })
    .jpeg()
    .toBuffer();
  const tell = (form: FormData, cookie: string) =>
    fetch(`${site.address}/novi-spomen/slanje`, { method: 'POST', body: form, headers: { cookie } });
  await tell(memoryForm({ title: 'Zid', text: 'Zid je bio suh.' }, [['photographs', picture, 'zid.jpg']]), ana);
  await tell(memoryForm({ ...STANA, title: 'Tri dana bure' }), '');
  await expect.poll(() => latestLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu')).not.toBe('');
}

test('a site moves from embedded to hosted and back with everything people left there', { tag: '@long' }, async ({
  browser,
}) => {
  // Its own: what else is tested there would come along.
  const project = await startHostedProject();
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-move-'));
  const inHosted = { ...project.env, DATA_DIR: join(folder, 'hosted') };
  const archive = async (env: Record<string, string>, ...args: string[]) => {
    const { stdout, stderr, status } = await runNode(['scripts/archive.ts', ...args], env);
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  const inventoryIn = (output: string) => [...new Set(output.match(/^\w+ +\d+ {2}sha256 \w{64}$/gm))].sort();
  const first = await startSite({ env: { EDITORS: UREDNICA.email } });
  try {
    await live(first);
    const link = latestLink(first.dataFolder, STANA.email, 'Potvrdite svoju uspomenu');
    const inFirst = { DATA_DIR: first.dataFolder };
    const database = new DatabaseSync(join(first.dataFolder, 'nase-brdo.sqlite'), { readOnly: true });
    const collections = database.prepare('SELECT DISTINCT collection AS name FROM documents').all();
    database.close();
    expect(collections.filter(({ name }) => !MOVES.test(String(name)) && !STAYS.test(String(name)))).toEqual([]);

    // Not asked for, nothing of it is in an archive.
    await archive(inFirst, 'export', join(folder, 'public'));
    expect(readdirSync(join(folder, 'public')).sort()).toEqual(['map', 'media', 'records', 'trees']);
    for (const file of readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/primjer\.hr|Zid je bio suh/);
    }

    const leaving = inventoryIn(await archive(inFirst, 'export', join(folder, 'one.zip'), '--whole'));
    expect(leaving.map((line) => line.split(' ')[0])).toEqual(['map', 'media', 'private', 'records', 'trees']);
    expect(statSync(join(folder, 'one.zip')).mode & 0o077).toBe(0);
    const arriving = await archive(inHosted, 'import', join(folder, 'one.zip'), '--whole');
    expect(arriving).toContain('The same.');
    expect(inventoryIn(arriving)).toEqual(leaving);
    expect(inventoryIn(await archive(inHosted, 'export', join(folder, 'two'), '--whole'))).toEqual(leaving);
    const returning = await archive({ DATA_DIR: join(folder, 'second') }, 'import', join(folder, 'two'), '--whole');
    expect(returning).toContain('The same.');
    expect(inventoryIn(returning)).toEqual(leaving);

    const hosted = await project.startSite({ ...inHosted, EDITORS: UREDNICA.email });
    const page = await browser.newPage();
    try {
      // The link from an email of the old site opens in the new one.
      await page.goto(link.replace(first.address, hosted.address));
      await page.getByRole('button', { name: 'Potvrdite' }).click();
      await expect(page.getByText('Vaša je uspomena sada kod Uredništva.')).toBeVisible();

      // A password is chosen anew, and the person is the same.
      await page.goto(`${hosted.address}/prijava`);
      await sendForm(hosted.address, '/prijava', { intent: 'forgotten', email: ANA.email });
      await expect.poll(() => project.latestCode(ANA.email, 'PASSWORD_RESET')).not.toBe('');
      const code = await project.latestCode(ANA.email, 'PASSWORD_RESET');
      await page.goto(`${hosted.address}/iz-poruke?mode=resetPassword&oobCode=${code}`);
      await page.getByLabel('Nova lozinka', { exact: true }).fill('nova bura na škurama');
      await page.getByRole('button', { name: 'Spremite lozinku' }).click();
      await expect(page.getByText('Nova je lozinka spremljena.')).toBeVisible();
      const signedIn = await becomeMember(hosted.address, { ...ANA, password: 'nova bura na škurama' });
      await page.context().addCookies([cookieOf(hosted, signedIn)]);
      await page.goto(`${hosted.address}${JOZO}`);
      await expect(page.getByText('Vaša svijeća danas gori.')).toBeVisible();
      await expect(page.getByRole('listitem', { name: `Sućut: ${ANA.name}` })).toBeVisible();
      await page.goto(`${hosted.address}/obljetnice`);
      await expect(page.getByText('/obljetnice.ics?')).toBeVisible();
    } finally {
      await page.close();
      await hosted.stop();
    }
  } finally {
    await first.stop();
    await project.stop();
    rmSync(folder, { recursive: true });
  }
});
