import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publishNew } from '../drivers/desk.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { CAMERA_NOTES, takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, test } from './site.ts';

const PHOTOGRAPHS = '/urednistvo/fotografije';
const PHOTOGRAPH = '/urednistvo/fotografija';
const UPLOADS = `${PHOTOGRAPHS}/slanje`;

let site: SiteProcess;
let editor: string;
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, editor)]));

interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
}

async function drop(page: Page, files: readonly Sent[]) {
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return data;
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })),
  );
  await page
    .locator('form', { has: page.locator('input[type=file]') })
    .dispatchEvent('drop', { dataTransfer: transfer });
}

async function openLibrary(page: Page, query = '') {
  await page.goto(`${site.address}${PHOTOGRAPHS}${query}`);
  await isReady(page);
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Poslane datoteke' }).getByRole('listitem').filter({ hasText: name });

/** The folder of a photograph's sizes, as an editor is told. */
async function photographOf(query: string): Promise<{ file: string; src: string }> {
  const response = await fetch(`${site.address}${PHOTOGRAPHS}.json?q=${encodeURIComponent(query)}`, {
    headers: { cookie: editor },
  });
  const { photographs } = (await response.json()) as { photographs: { file: string; src: string }[] };
  if (!photographs[0]) throw new Error(`There is no photograph ${query}`);
  return photographs[0];
}

test('many are dropped at once, each with its own outcome, and the same file is one photograph', async ({ page }) => {
  const [house, yard] = await Promise.all([
    takenPhotograph({ colour: '#884422' }),
    takenPhotograph({ colour: '#228844' }),
  ]);
  await openLibrary(page);
  await drop(page, [
    { name: 'Tajno ime kuće.jpg', bytes: house },
    { name: 'dvor.jpg', bytes: yard },
    { name: 'nije-slika.jpg', bytes: Buffer.from('nije slika') },
    { name: 'opet kuca.jpg', bytes: house },
  ]);
  await expect(rowOf(page, 'Tajno ime kuće.jpg').getByRole('link', { name: 'Opišite je' })).toBeVisible();
  await expect(rowOf(page, 'dvor.jpg').getByRole('link', { name: 'Opišite je' })).toBeVisible();
  await expect(rowOf(page, 'nije-slika.jpg').getByRole('alert')).toContainText('ne može otvoriti kao fotografija');
  await expect(rowOf(page, 'opet kuca.jpg')).toContainText('Ova je fotografija već ovdje.');
  const first = await rowOf(page, 'Tajno ime kuće.jpg').getByRole('link').getAttribute('href');
  await expect(rowOf(page, 'opet kuca.jpg').getByRole('link', { name: 'Pogledajte' })).toHaveAttribute(
    'href',
    first ?? '',
  );
  // The two of them stand first: nobody has described them.
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bez opisa' });
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Bez opisa (2)' })).toBeVisible();
});

test('a line that is lost in the middle goes on where it was, and so does another page on another day', async ({
  page,
}) => {
  const large = await takenPhotograph({ colour: '#555577', remarks: 1_700_000 });
  expect(large.length).toBeGreaterThan(3 * 512 * 1024);
  const offsets: number[] = [];
  let lost = 0;
  await page.route(`**${UPLOADS}/*`, async (route) => {
    const sent = /name="offset"\r\n\r\n(\d+)/.exec(route.request().postData() ?? '')?.[1];
    if (sent !== undefined) offsets.push(Number(sent));
    if (sent === undefined || Number(sent) < 512 * 1024 || lost >= 2) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });
  await openLibrary(page);
  await drop(page, [{ name: 'velika.jpg', bytes: large }]);
  await expect(rowOf(page, 'velika.jpg').getByRole('link', { name: 'Opišite je' })).toBeVisible();
  expect(lost).toBe(2);
  // Nothing that had arrived was sent again.
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  const { src } = await photographOf('velika.jpg');
  const original = await fetch(`${site.address}${src}/original.jpg`, { headers: { cookie: editor } });
  expect(Buffer.from(await original.arrayBuffer()).equals(large)).toBe(true);
  expect(readdirSync(join(site.dataFolder, 'upload-pieces'))).toEqual([]);

  const other = await takenPhotograph({ colour: '#775555', remarks: 1_700_000 });
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(other))).toString('hex');
  const announced = { size: String(other.length), sha256, as: 'druga.jpg' };
  const post = async (path: string, body: URLSearchParams | FormData) => {
    const response = await fetch(`${site.address}${path}`, { method: 'POST', body, headers: { cookie: editor } });
    return { status: response.status, ...((await response.json()) as { kind: string; id: string; offset: number }) };
  };
  const begun = await post(UPLOADS, new URLSearchParams(announced));
  const piece = new FormData();
  piece.set('offset', '0');
  piece.set('piece', new Blob([new Uint8Array(other.subarray(0, 512 * 1024))]));
  expect(await post(`${UPLOADS}/${begun.id}`, piece)).toMatchObject({ kind: 'arriving', offset: 512 * 1024 });
  // Sent twice, it is told where to go on.
  expect(await post(`${UPLOADS}/${begun.id}`, piece)).toMatchObject({ status: 409, kind: 'again', offset: 512 * 1024 });
  offsets.length = 0;
  await page.reload();
  await isReady(page);
  await drop(page, [{ name: 'druga.jpg', bytes: other }]);
  await expect(rowOf(page, 'druga.jpg').getByRole('link', { name: 'Opišite je' })).toBeVisible();
  expect(offsets[0]).toBe(512 * 1024);
});

test('what is written is saved field by field, and what is wrong is said beside it', async ({ page }) => {
  await openLibrary(page, '?trazi=Tajno+ime');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tajno ime/ })
    .click();
  await isReady(page);
  await page.getByLabel('Opis za one koji ne vide').fill('Kuća od kamena');
  await page.getByLabel('Naslov').fill('Kuća u Docu');
  await page.getByLabel('Kada je snimljena').fill('kad je bila bura');
  await page.getByLabel('Tko je i što je na njoj').fill('Nitko Nigdić');
  const save = page.getByRole('button', { name: 'Spremite' });
  await save.click();
  await expect(page.getByText('Taj datum ne razumijemo.')).toBeVisible();
  await expect(page.getByText(/„Nitko Nigdić“ nismo našli/)).toBeVisible();
  await expect(page.getByLabel('Opis za one koji ne vide')).toHaveValue('Kuća od kamena');
  await page.getByLabel('Kada je snimljena').fill('oko 1962.');
  // A name that is whole is understood by itself, the beginning of one is completed.
  const names = page.getByLabel('Tko je i što je na njoj');
  await expect(names).toHaveValue('Nitko Nigdić');
  await names.fill('gumn');
  await expect(page.getByRole('option', { name: /^Gumno/ }).first()).toBeVisible();
  await names.press('ArrowDown');
  await names.press('ArrowUp');
  await names.press('Enter');
  await expect(page.getByRole('list', { name: 'Na fotografiji' })).toHaveText('Gumno');
  await names.fill('Fra Didak Buntić');
  await page
    .getByLabel('Dozvola')
    .selectOption({ label: 'CC BY-SA (uz navođenje autora i dijeljenje pod istim uvjetima)' });
  await save.click();
  await expect(page.getByText('Spremljeno.')).toBeVisible();
  await expect(page.getByText('Čitamo: oko 1962.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fra Didak Buntić' })).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(page.getByLabel('Dozvola')).toHaveValue('cc-by-sa');
  await page.getByRole('button', { name: 'Uklonite: Gumno' }).click();
  await save.click();
  await expect(page.getByText('Spremljeno.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Na fotografiji' })).toHaveText('Fra Didak Buntić');
});

/** What readers get of it is looked at byte by byte. */
test('nobody else sees it until a published record shows it, and then without notes, place and name', async () => {
  const { file, src } = await photographOf('Kuća u Docu');
  for (const path of [`${src}/480.jpg`, `${src}/960.avif`, `${src}/card.jpg`, `${src}/original.jpg`]) {
    expect((await fetch(`${site.address}${path}`)).status, path).toBe(404);
    expect((await fetch(`${site.address}${path}`, { headers: { cookie: editor } })).status, path).toBe(200);
  }
  const cover = { 'cover.file': file, 'cover.alt': 'Kuća na brdu' };
  const path = await publishNew(site, 'uspomena', { title: 'Zapis sa slikom', teller: 'Stana', ...cover }, editor);
  expect(path).toBe('/spomeni-brda/zapis-sa-slikom');
  for (const name of ['480.jpg', '960.jpg', '480.webp', '480.avif', 'card.jpg']) {
    const response = await fetch(`${site.address}${src}/${name}`);
    expect(response.status, name).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { exif, xmp } = await sharp(bytes).metadata();
    expect([exif, xmp], name).toEqual([undefined, undefined]);
    for (const note of [...CAMERA_NOTES, 'GPS', 'Tajno ime'])
      expect(bytes.includes(note), `${name} ${note}`).toBe(false);
    expect(String([...response.headers])).not.toContain('Tajno');
  }
  expect((await fetch(`${site.address}${src}/original.jpg`)).status).toBe(404);
  const html = await (await fetch(`${site.address}${path}`)).text();
  expect(html).not.toContain('Tajno ime');
  expect(html).toContain(`src="${src}/960.jpg"`);
});

test('replaced in one place, it is replaced everywhere, and can be taken back', async ({ page }) => {
  const before = await photographOf('Kuća u Docu');
  const record = `${site.address}/spomeni-brda/zapis-sa-slikom`;
  await page.goto(`${site.address}${PHOTOGRAPH}/${before.file}`);
  await isReady(page);
  await expect(page.getByRole('link', { name: 'Zapis sa slikom' })).toBeVisible();
  await expect(page.getByText('Dok je prikazuje neko stablo, zapis ili nacrt, ne može se izbrisati.')).toBeVisible();
  await page.getByText('Zamijenite datoteku').first().click();
  await page.getByLabel('Nova datoteka').setInputFiles({
    name: 'bolja.jpg',
    mimeType: 'image/jpeg',
    buffer: await takenPhotograph({ colour: '#aa6633', width: 1000, height: 500 }),
  });
  await page.getByRole('button', { name: 'Zamijenite datoteku' }).click();
  await expect(page.getByText('Datoteka je zamijenjena')).toBeVisible();
  const after = await photographOf('Kuća u Docu');
  expect(after.file).toBe(before.file);
  expect(after.src).not.toBe(before.src);
  await expect.poll(async () => (await fetch(record)).text()).toContain(after.src);
  expect(await (await fetch(record)).text()).not.toContain(before.src);
  // The old one is the editors' alone again.
  expect((await fetch(`${site.address}${before.src}/480.jpg`)).status).toBe(404);
  await page.getByRole('list', { name: 'Prijašnje datoteke' }).getByRole('button', { name: 'Vratite ovu' }).click();
  await expect(page.getByText('Prijašnja je datoteka vraćena.')).toBeVisible();
  await expect.poll(async () => (await fetch(record)).text()).toContain(before.src);
});

test('what no record shows can be deleted, and brought back', async ({ page }) => {
  const { file, src } = await photographOf('dvor.jpg');
  await page.goto(`${site.address}${PHOTOGRAPH}/${file}`);
  await isReady(page);
  await page.getByRole('button', { name: 'Izbrišite' }).click();
  await expect(page).toHaveURL(/pogled=kos/);
  const binned = page.getByRole('button', { name: 'Vratite: dvor.jpg' });
  await expect(binned).toBeVisible();
  expect((await fetch(`${site.address}${src}/480.jpg`, { headers: { cookie: editor } })).status).toBe(200);
  expect((await fetch(`${site.address}${PHOTOGRAPH}/${file}`, { headers: { cookie: editor } })).status).toBe(404);
  await binned.click();
  await expect(page.getByText('Fotografija je vraćena.')).toBeVisible();
  await page.goto(`${site.address}${PHOTOGRAPH}/${file}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('several are sent by a plain form, described, and found', async ({ page }) => {
    await page.goto(`${site.address}${PHOTOGRAPHS}`);
    const buffers = await Promise.all(['#101010', '#202020'].map((colour) => takenPhotograph({ colour })));
    await page
      .locator('input[type=file]')
      .setInputFiles([
        ...buffers.map((buffer, index) => ({ name: `obicna-${index}.jpg`, mimeType: 'image/jpeg', buffer })),
        { name: 'tekst.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('tekst') },
      ]);
    await page.getByRole('button', { name: 'Pošaljite' }).click();
    await expect(rowOf(page, 'tekst.jpg').getByRole('alert')).toBeVisible();
    await expect(rowOf(page, 'obicna-1.jpg')).toContainText('Opišite je');
    await rowOf(page, 'obicna-0.jpg').getByRole('link').click();
    await page.getByLabel('Naslov').fill('Obična fotografija');
    await page.getByLabel('Opis za one koji ne vide').fill('Tamna ploha');
    await page.getByRole('button', { name: 'Spremite' }).click();
    await expect(page.getByText('Spremljeno.')).toBeVisible();
    await page.goto(`${site.address}${PHOTOGRAPHS}?trazi=obicna+tamna`);
    await expect(page.getByRole('link', { name: 'Obična fotografija' })).toBeVisible();
  });
});
