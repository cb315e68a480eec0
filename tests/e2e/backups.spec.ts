import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { everythingIn, runBackup, runRestore } from '../drivers/backup-commands.ts';
import { publishNew, sendDraft } from '../drivers/desk.ts';
import { becomeEditor, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import { sentPhotograph } from '../drivers/sent-photograph.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';

const ANA = { name: 'Ana Čavar', email: 'ana@primjer.hr', password: 'lozinka od prije' };
const JOZO = '/in-memoriam/jozo-cavar';

/** What a site writes for itself between the backup and its end: sessions, attempts, notes of changes. */
const OF_THE_PROCESS = new Set(['session', 'attempts', 'changes', 'sqlite_sequence']);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-backups-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function startOn(dataFolder: string, env: Record<string, string>): Promise<SiteProcess> {
  return { ...(await startSite({ env: { DATA_DIR: dataFolder, EDITORS: UREDNICA.email, ...env } })), dataFolder };
}

/** What people do on a site: an account, a candle, a memory with a photograph, a record published and changed. */
async function liveOn(site: SiteProcess): Promise<string> {
  const ana = await becomeMember(site.address, ANA);
  expect((await sendForm(site.address, JOZO, { intent: 'candle' }, ana)).status).toBeLessThan(400);
  const form = memoryForm({ name: ANA.name, email: ANA.email, title: 'Bura', text: 'Bura je puhala tri dana.' }, [
    ['photographs', await takenPhotograph({ colour: '#802020' }), 'bura.jpg'],
  ]);
  const sent = await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: form,
    headers: { cookie: ana },
  });
  expect(sent.status).toBeLessThan(400);
  const editor = await becomeEditor(site);
  await sentPhotograph(site, '#208020', editor);
  await publishNew(site, 'osoba', { title: 'Iva od Gumna', body: 'Prvi tekst.' }, editor);
  const draft = '/urednistvo/nacrt/person~iva-od-gumna';
  const changed = { title: 'Iva od Gumna', summary: 'Sažetak.', body: 'Drugi tekst.', intent: 'publish' };
  expect((await sendDraft(site, draft, changed, editor)).status).toBe(302);
  return ana;
}

for (const [name, key] of [
  ['in the clear', {}],
  ['encrypted', { BACKUP_KEY: 'orah i smokva na brdu' }],
] as const) {
  test(`a site that was deleted comes back from its backup whole, ${name}`, async () => {
    const at = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups'), ...key };
    const site = await startOn(at.DATA_DIR, at);
    const ana = await liveOn(site);
    // While it runs.
    const made = await runBackup(at);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const backup = made.stdout.split(' ')[0] ?? '';
    expect((await runRestore(at, backup)).stderr).toMatch(/A site is running on|is not empty/);
    const isStopped = new Promise((resolve) => site.process.once('exit', resolve));
    site.process.kill('SIGTERM');
    await isStopped;
    const before = everythingIn(at.DATA_DIR);
    expect((await runRestore(at, backup)).stderr).toMatch(/is not empty .*\nNothing was brought back\.\n$/);
    rmSync(at.DATA_DIR, { recursive: true });

    if ('BACKUP_KEY' in at) {
      const wrong = await runRestore({ ...at, BACKUP_KEY: 'nije to ta lozinka' }, backup);
      expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('BACKUP_KEY is not the one')]);
    }
    const restored = await runRestore(at, backup.slice(0, 10));
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/\n\nNow: npm start\n$/);
    const after = everythingIn(at.DATA_DIR);
    for (const table of Object.keys(before.rows)) {
      if (OF_THE_PROCESS.has(table)) continue;
      expect(after.rows[table], table).toEqual(before.rows[table]);
    }
    expect(Object.keys(after.rows)).toEqual(Object.keys(before.rows));
    expect([after.files, after.secrets]).toEqual([before.files, before.secrets]);
    for (const name of ['candles', 'revisions', 'contributions', 'photographs']) {
      expect(
        after.rows.documents?.filter((row) => row.includes(`"collection":"${name}"`)).length,
        name,
      ).toBeGreaterThan(0);
    }

    const again = await startOn(at.DATA_DIR, at);
    const person = await (await fetch(`${again.address}/poznate-osobe/iva-od-gumna`)).text();
    expect(person.includes('Drugi tekst.')).toBe(true);
    // Her old session, and her old password.
    const account = await (await fetch(`${again.address}/moj-racun`, { headers: { cookie: ana } })).text();
    expect(account.includes(ANA.email)).toBe(true);
    const signIn = await sendForm(again.address, '/prijava', {
      intent: 'sign-in',
      email: ANA.email,
      password: ANA.password,
    });
    expect(signIn.status).toBe(302);
    await again.stop();
    await site.stop();
  });
}

test('after a stop that was none the data are looked at, what is missing is told at the desk, and after a proper one not', async () => {
  const at = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
  const ended = async (site: SiteProcess, signal: 'SIGKILL' | 'SIGTERM') => {
    const isEnded = new Promise((resolve) => site.process.once('exit', resolve));
    site.process.kill(signal);
    await isEnded;
  };
  const isSaid = (site: SiteProcess, words: string) => expect.poll(() => site.output()).toContain(words);
  const first = await startOn(at.DATA_DIR, at);
  const editor = await becomeEditor(first);
  await publishNew(first, 'osoba', { title: 'Iva od Gumna' }, editor);
  await ended(first, 'SIGKILL');
  const second = await startOn(at.DATA_DIR, at);
  await isSaid(second, 'its data are sound');
  await ended(second, 'SIGKILL');
  const database = new DatabaseSync(join(at.DATA_DIR, 'nase-brdo.sqlite'));
  database.exec("DELETE FROM documents WHERE collection = 'revisions' AND id = 'person~iva-od-gumna~1'");
  database.close();
  const third = await startOn(at.DATA_DIR, at);
  await isSaid(third, 'its data are not whole');
  const page = await (
    await fetch(`${third.address}/urednistvo/sigurnosne-kopije`, { headers: { cookie: editor } })
  ).text();
  expect(page.includes('Nedostaje posljednja inačica: records/person~iva-od-gumna')).toBe(true);
  await ended(third, 'SIGTERM');
  expect(existsSync(join(at.DATA_DIR, 'running'))).toBe(false);
  const fourth = await startOn(at.DATA_DIR, at);
  const quiet = await (
    await fetch(`${fourth.address}/urednistvo/sigurnosne-kopije`, { headers: { cookie: editor } })
  ).text();
  expect([quiet.includes('nije uredno zaustavljena'), fourth.output().includes('not stopped by itself')]).toEqual([
    false,
    false,
  ]);
  for (const site of [first, second, third, fourth]) await site.stop();
});
