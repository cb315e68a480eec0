import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { zipSource } from '../../server/archive/zip-archive.ts';
import { runArchive } from '../drivers/archive-command.ts';
import { becomeEditor, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const PAGE = '/urednistvo/izvoz';
const ARCHIVE = '/urednistvo/izvoz/arhiv.zip';
const COPY = '/urednistvo/izvoz/kopija.zip?dan=2026-11-17';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nase-brdo-exports-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('an editor has the whole archive by one press, and an empty site that takes it in is the same', async ({
  site,
  page,
  signIn,
}) => {
  await signIn('editor');
  await page.goto(PAGE);
  await isReady(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Preuzmite arhiv', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^nase-brdo-\d{4}-\d\d-\d\d\.zip$/);
  const file = join(folder, 'arhiv.zip');
  await download.saveAs(file);
  await expect(page.getByText('Poslan je cijeli arhiv')).toBeVisible();

  const archive = await zipSource(file);
  expect((await archive.list()).filter((path) => path.startsWith('private/'))).toEqual([]);
  archive.close();
  const moved = await runArchive(join(folder, 'data'), 'import', file);
  expect([moved.status, moved.stdout]).toEqual([0, expect.stringMatching(/\nThe same\.\n$/)]);
  expect(moved.stdout).toContain('0 changed');
  const counts = async (dataFolder: string, name: string) =>
    (await runArchive(dataFolder, 'export', join(folder, name))).stdout.match(/^\w+ +\d+ {2}sha256 .*$/gm);
  expect(await counts(join(folder, 'data'), 'moved')).toEqual(await counts(site.dataFolder, 'here.zip'));
  const packed = Object.entries(unzipSync(readFileSync(file))).filter(([path]) => !path.endsWith('/'));
  expect(packed.length).toBeGreaterThan(100);
  for (const [path, bytes] of packed)
    expect(readFileSync(join(folder, 'moved', path)).equals(Buffer.from(bytes)), path).toBe(true);
});

// That an editor has a copy of the public site made: gate.spec.ts.
test('nobody but an editor has the archive, or hears how far one is', async ({ site, cookies }) => {
  const signedIn = [await cookies.member(), await cookies.writer()];
  for (const path of [PAGE, ARCHIVE, `${ARCHIVE}?znak=9999999999999.x`, '/urednistvo/izvoz/stanje.json', COPY]) {
    const asked = (cookie: string) =>
      fetch(`${site.address}${path}`, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });
    const stranger = await asked('');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/prijava\?/)]);
    for (const cookie of signedIn) expect((await asked(cookie)).status, path).toBe(403);
  }
});

test.describe('of a site of its own', () => {
  const OTHER = { name: 'Urednik Ante', email: 'ante.urednik@primjer.hr', password: 'gumno i bukva' };
  let site: SiteProcess;
  let editor: string;
  test.beforeAll(async () => {
    site = await startSite({ env: { EDITORS: `${UREDNICA.email},${OTHER.email}` } });
    editor = await becomeEditor(site);
  });
  test.afterAll(() => site.stop());

  const taken = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.address}${path}`, {
      headers: { cookie: editor, ...headers },
      redirect: 'manual',
    });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  test('what is private is in it only for who ticks, knows the password and is who asked', async () => {
    const send = (fields: Record<string, string>) =>
      sendForm(site.address, PAGE, { intent: 'private', ...fields }, editor);
    const { password } = UREDNICA;
    const unticked = await send({ password });
    expect([unticked.status, await unticked.text()]).toEqual([
      400,
      expect.stringContaining('Označite da arhiv trebate'),
    ]);
    const wrong = await send({ agreed: 'yes', password: 'kamen' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Lozinka nije točna.')]);
    const led = (await send({ agreed: 'yes', password })).headers.get('location') ?? '';
    expect(led).toMatch(/^\/urednistvo\/izvoz\/arhiv\.zip\?znak=/);

    const file = join(folder, 'whole.zip');
    const { answer, bytes } = await taken(led);
    expect(answer.headers.get('content-disposition')).toContain('-s-privatnim.zip');
    writeFileSync(file, bytes);
    const archive = await zipSource(file);
    expect(Buffer.from(await archive.read('private/accounts.json')).toString()).toContain(UREDNICA.email);
    archive.close();

    const another = await becomeMember(site.address, OTHER);
    const borrowed = await fetch(`${site.address}${led}`, { headers: { cookie: another }, redirect: 'manual' });
    expect(borrowed.status).toBe(403);
    const forged = await taken(`${ARCHIVE}?znak=9999999999999.${'x'.repeat(43)}`);
    expect(forged.answer.headers.get('location')).toBe(`${PAGE}?obavijest=dopustenje-isteklo`);
  });

  test('a file that is gone or damaged is told of, and the others are there; a download that was cut off goes on', async () => {
    const placeOf = (name: string) => {
      const hash = createHash('sha256')
        .update(readFileSync(join('content/media', name)))
        .digest('hex');
      return join(site.dataFolder, 'files', hash.slice(0, 2), hash);
    };
    const names = readdirSync('content/media');
    const [gone = '', damaged = ''] = names;
    rmSync(placeOf(gone));
    writeFileSync(placeOf(damaged), 'x');
    const { answer, bytes } = await taken(ARCHIVE);
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
    const file = join(folder, 'lacking.zip');
    writeFileSync(file, bytes);
    const archive = await zipSource(file);
    const media = (await archive.list()).filter((path) => path.startsWith('media/'));
    expect(media.length).toBe(names.length - 2);
    expect(await archive.list()).toContain('missing.txt');
    // Nothing in it is compressed.
    expect(bytes.includes(`media/${gone}: datoteka nedostaje\nmedia/${damaged}: datoteka je oštećena\n`)).toBe(true);
    archive.close();
    const page = await (await fetch(`${site.address}${PAGE}`, { headers: { cookie: editor } })).text();
    for (const part of ['2\u00a0datoteke nedostaju ili su oštećene', gone, damaged]) expect(page).toContain(part);

    const range = { range: `bytes=${bytes.length - 1000}-`, 'if-range': answer.headers.get('etag') ?? '' };
    const rest = await taken(ARCHIVE, range);
    expect([rest.answer.status, rest.bytes.equals(bytes.subarray(-1000))]).toEqual([206, true]);
  });
});
