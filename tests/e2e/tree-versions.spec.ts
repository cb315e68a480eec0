import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { corpus, hasCorpus } from '../corpora.ts';
import { becomeEditor, becomeVerified, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { storedFiles, usedFiles } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const TREES = '/urednistvo/stabla';
const MEMBER = { name: 'Članica Mara', email: 'clanica@primjer.hr', password: 'kamen na kamen' };
const SECOND = { name: 'Urednik Mate', email: 'urednik@primjer.hr', password: 'kamen na kamenu' };
const ORIGINAL = readFileSync('content/trees/bosnjak.ged', 'utf8');
/** Somebody new, somebody mended, somebody living, and a line that makes no sense. */
const CHANGED = ORIGINAL.replace(/^1 NAME Mara \/Zovko\/$/m, '1 NAME Marija /Zovko/').replace(
  /^0 TRLR/m,
  [
    '0 @I9001@ INDI',
    '1 NAME Kanarinac /Novi/',
    '1 BIRT',
    '2 DATE 3 MAR 1851',
    '1 DEAT',
    '2 DATE 1921',
    '0 @I9002@ INDI',
    '1 NAME Živka /Novi/',
    '1 BIRT',
    '2 DATE 2001',
    '2 PLAC Tajnogradište',
    '0 @I9003@ INDI',
    '1 NAME Prkosna /Novi/',
    '1 BIRT',
    '2 DATE JAN 1980',
    '1 DEAT',
    '2 DATE 24 OCT 1607',
    'ovo nije redak',
    '0 TRLR',
  ].join('\n'),
);

let site: SiteProcess;
const cookies = { visitor: '', member: '', writer: '', editor: '', second: '' };
test.describe.configure({ mode: 'serial' });
test.use({ reducedMotion: 'reduce' });
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},${SECOND.email}` } });
  cookies.editor = await becomeEditor(site);
  cookies.second = await becomeVerified(site, SECOND);
  cookies.writer = await becomeWriter(site);
  cookies.member = await becomeMember(site.address, MEMBER);
});
test.afterAll(() => site.stop());
test.beforeEach(({ context }) => context.addCookies([cookieOf(site, cookies.editor)]));

const section = (page: Page) => page.getByRole('region', { name: 'Obiteljsko stablo Bošnjaka' });

async function send(page: Page, text: string | Uint8Array, name = 'stablo.ged') {
  await page.goto(`${site.address}${TREES}`);
  await isReady(page);
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
  await section(page).getByLabel('Odaberite datoteku GEDCOM').setInputFiles(file);
}

async function treeText(): Promise<string> {
  const response = await fetch(`${site.address}/obiteljsko-stablo-bosnjak`, { headers: { cookie: cookies.member } });
  return response.text();
}

test('a file can be dropped', async ({ page }) => {
  await page.goto(`${site.address}${TREES}`);
  await isReady(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'stablo.ged'));
    return dropped;
  }, CHANGED);
  await section(page).getByText('Dovucite novu datoteku ovamo').dispatchEvent('drop', { dataTransfer });
  await expect(page).toHaveURL(/\/izvjesce\//);
  await page.getByRole('button', { name: 'Odbacite datoteku' }).click();
  await expect(page).toHaveURL(`${site.address}${TREES}`);
});

test('a file is reported on before anything changes, and confirmed it is the tree', async ({ page }) => {
  await send(page, CHANGED);
  await expect(page).toHaveURL(/\/izvjesce\//);
  await expect(page.getByRole('list', { name: 'Nove osobe' })).toContainText('Kanarinac Novi');
  await expect(page.getByRole('list', { name: 'Nove osobe' }).getByRole('listitem')).toHaveCount(3);
  const changed = page.getByRole('list', { name: 'Promijenjene osobe' }).getByRole('listitem');
  await expect(changed.filter({ hasText: 'prije: Mara Zovko' })).toContainText('Marija Zovko');
  await page.getByText(/^Možda žive osobe/).click();
  const living = page.getByRole('list', { name: /^Možda žive/ }).getByRole('listitem');
  await expect(living.filter({ hasText: 'Živka Novi' })).toContainText(
    'Vidi se samo ime. Osoba je rođena ili je mogla biti rođena prije manje od 110 godina, a dokaza o smrti nema.',
  );
  await expect(living.filter({ hasText: 'Prkosna Novi' })).toContainText(
    '(Prkosna Novi: smrt 24. listopada 1607., rođenje siječnja 1980.)',
  );
  const lines = CHANGED.split('\n').indexOf('ovo nije redak') + 1;
  await expect(page.getByRole('list', { name: 'Što smo našli u datoteci' })).toContainText(`${lines}. redak`);
  expect(await treeText()).not.toContain('Kanarinac');

  await page.getByRole('button', { name: 'Potvrdite novo stablo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Novo stablo sada stoji na stranici.' })).toBeFocused();
  await expect(page.getByText('Novo stablo sada stoji na stranici.')).toBeInViewport();
  const versions = section(page).getByRole('list', { name: 'Inačice' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Na stranici');
  await expect(versions.first()).toContainText(UREDNICA.name);
  await expect.poll(treeText).toContain('Kanarinac');
  // Of the living, nothing but the name.
  expect(await treeText()).not.toContain('Tajnogradište');
});

test('an earlier version comes back as a new one, and every one can be downloaded as it came', async ({ page }) => {
  await page.goto(`${site.address}${TREES}`);
  await isReady(page);
  await section(page).getByRole('button', { name: 'Vratite 1. inačicu' }).click();
  await expect(page.getByText('Ranija je inačica vraćena')).toBeVisible();
  const versions = section(page).getByRole('list', { name: 'Inačice' }).getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await expect.poll(treeText).not.toContain('Kanarinac');
  for (const [number, text] of [
    [1, ORIGINAL],
    [2, CHANGED],
    [3, ORIGINAL],
  ] as const) {
    const response = await fetch(`${site.address}${TREES}/bosnjak/inacica/${number}`, {
      headers: { cookie: cookies.editor },
    });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="bosnjak-${number}.ged"`);
    expect(await response.text()).toBe(text);
  }
});

/** The same without a browser: what is answered, and where it leads. */
async function sendFile(bytes: BlobPart, { name = 'stablo.ged', cookie = cookies.editor } = {}) {
  const body = new FormData();
  body.set('tree', 'bosnjak');
  body.set('intent', 'send');
  body.set('file', new Blob([bytes]), name);
  const response = await fetch(`${site.address}${TREES}`, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  return { status: response.status, next: response.headers.get('location') ?? '', html: await response.text() };
}

function decide(path: string, intent: string, cookie = cookies.editor): Promise<Response> {
  const body = new URLSearchParams({ intent });
  return fetch(`${site.address}${path}`, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
}

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, ...Array(500).fill(7)]);

test('what is no GEDCOM is answered with a sentence, and nothing waits or stays', async ({ page }) => {
  const before = await usedFiles(site.dataFolder);
  await send(page, 'nije stablo');
  await expect(page.getByRole('alert')).toContainText('To nije datoteka GEDCOM.');
  for (const [name, bytes, sentence] of [
    ['prazno.ged', '', 'Datoteka je prazna.'],
    ['slika.ged', JPEG, 'To nije datoteka GEDCOM.'],
    ['stranica.ged', '<!doctype html><html><body>0 HEAD</body></html>', 'To nije datoteka GEDCOM.'],
    ['sazeto.zip', 'PK\u0003\u0004 i ništa', 'ne može se raspakirati'],
  ] as const) {
    const { status, html } = await sendFile(bytes, { name });
    expect([name, status, html.includes(sentence)]).toEqual([name, 422, true]);
  }
  await page.reload();
  await expect(section(page).getByText('Izvješće čeka')).toHaveCount(0);
  expect(await usedFiles(site.dataFolder)).toEqual(before);
  // Other letters are none of its faults.
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${ORIGINAL.replace('1 CHAR UTF-8', '1 CHAR UNICODE')}`, 'utf16le'));
  const { next } = await sendFile(utf16);
  expect(await (await fetch(`${site.address}${next}`, { headers: { cookie: cookies.editor } })).text()).toMatch(
    /<dt>ist(?:a|e|ih)<\/dt><dd>[1-9]/,
  );
  expect((await decide(next, 'discard')).status).toBe(302);
});

const HEAD = [
  ...['--x', 'Content-Disposition: form-data; name="tree"', '', 'bosnjak'],
  ...['--x', 'Content-Disposition: form-data; name="intent"', '', 'send'],
  ...['--x', 'Content-Disposition: form-data; name="file"; filename="veliko.ged"', '', '0 HEAD\r\n'],
].join('\r\n');
const TAIL = '\r\n--x--\r\n';

/** A form with a file of so many bytes, as far as its file; it says how long it is, or does not. */
function beginTree(bytes: number, isDeclared: boolean): ClientRequest {
  const sending = request(`${site.address}${TREES}`, {
    method: 'POST',
    headers: {
      cookie: cookies.editor,
      'content-type': 'multipart/form-data; boundary=x',
      ...(isDeclared ? { 'content-length': HEAD.length + bytes + TAIL.length } : {}),
    },
  });
  sending.on('error', () => {});
  sending.write(HEAD);
  return sending;
}

test('an upload that is cut off, and one of 200 MB, leave everything as it was, and who waits is told why', async () => {
  const [before, versions] = [storedFiles(site.dataFolder), await treeText()];
  const inUploads = () => storedFiles(site.dataFolder).filter((file) => file.includes('/uploads/')).length;
  const cut = beginTree(9_000_000, true);
  cut.write(ORIGINAL);
  await expect.poll(inUploads).toBe(1);
  cut.destroy();
  await expect.poll(() => storedFiles(site.dataFolder)).toEqual(before);

  const megabyte = Buffer.from('1 NOTE kamen\n'.repeat(80_660)).subarray(0, 1_048_576);
  for (const isDeclared of [true, false]) {
    const sending = beginTree(200 * megabyte.length, isDeclared);
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    for (let sent = 0; sent < 200; sent += 1) if (!sending.write(megabyte)) await once(sending, 'drain');
    sending.end(TAIL);
    const [response] = await answered;
    expect(response.statusCode).toBe(422);
    expect(await text(response)).toContain('Datoteka je veća nego što je možemo pročitati: najviše 64 MB');
  }
  expect(storedFiles(site.dataFolder)).toEqual(before);
  expect(await treeText()).toBe(versions);
});

test('of two who send and confirm at once one is first, and the other is told so', async () => {
  const files = [
    { cookie: cookies.editor, text: ORIGINAL.replace('Mara /Zovko/', 'Marica /Zovko/') },
    { cookie: cookies.second, text: ORIGINAL.replace('Mara /Zovko/', 'Manda /Zovko/') },
  ];
  const sent = await Promise.all(files.map(({ cookie, text: file }) => sendFile(file, { cookie })));
  expect(sent.map(({ next }) => /\/izvjesce\//.test(next))).toEqual([true, true]);
  const answers = await Promise.all(
    files.map(({ cookie }, index) => decide(sent[index]?.next ?? '', 'confirm', cookie)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  expect(await answers[late]?.text()).toContain('To se u međuvremenu promijenilo.');
  expect((await decide(sent[late]?.next ?? '', 'discard', files[late]?.cookie)).status).toBe(302);
  // As it was, for whoever looks next.
  const body = new URLSearchParams({ tree: 'bosnjak', intent: 'restore', number: '1' });
  const headers = { cookie: cookies.editor };
  expect((await fetch(`${site.address}${TREES}`, { method: 'POST', body, headers })).status).toBe(200);
});

test('a report is its sender’s own; who was second compares again; what is thrown away is gone', async ({
  page,
  browser,
}) => {
  await send(page, CHANGED);
  await expect(page).toHaveURL(/\/izvjesce\//);
  const address = page.url();
  const hers = await fetch(address, { headers: { cookie: cookies.second } });
  expect(hers.status).toBe(404);
  const confirm = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'confirm' }),
    headers: { cookie: cookies.second },
    redirect: 'manual',
  });
  expect(confirm.headers.get('location')).toBe(TREES);
  expect(await treeText()).not.toContain('Kanarinac');

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([cookieOf(site, cookies.second)]);
  const other = await context.newPage();
  await send(other, ORIGINAL.replace('Mara /Zovko/', 'Marta /Zovko/'));
  await other.getByRole('button', { name: 'Potvrdite novo stablo' }).click();
  await expect(other).toHaveURL(`${site.address}${TREES}?obavijest=novo-stablo`);
  await context.close();

  await isReady(page);
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(TREES),
  );
  await page.getByRole('button', { name: 'Potvrdite novo stablo' }).click();
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('To se u međuvremenu promijenilo.')).toBeVisible();
  await page.getByRole('button', { name: 'Usporedite ponovno' }).click();
  await expect(page.getByText('Uspoređeno s današnjim stablom.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Promijenjene osobe' })).toContainText('prije: Marta Zovko');
  await page.getByRole('button', { name: 'Odbacite' }).click();
  await expect(page).toHaveURL(`${site.address}${TREES}`);
  expect((await fetch(address, { headers: { cookie: cookies.editor } })).status).toBe(404);
});

test('every address of the versions is shut to all but editors', async () => {
  const form = () => {
    const body = new FormData();
    body.set('tree', 'bosnjak');
    body.set('intent', 'send');
    body.set('file', new Blob([CHANGED]), 'stablo.ged');
    return body;
  };
  for (const who of ['visitor', 'member', 'writer'] as const) {
    const cookie = cookies[who];
    const refused = who === 'visitor' ? [302, 401] : [403];
    for (const path of [TREES, `${TREES}.data`, `${TREES}/bosnjak/inacica/1`, `${TREES}/izvjesce/x`]) {
      const response = await fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });
      expect(refused, `${who} ${path}`).toContain(response.status);
      expect(await response.text()).not.toContain('Kanarinac');
    }
    for (const body of [form(), new URLSearchParams({ tree: 'bosnjak', intent: 'restore', number: '2' })]) {
      const response = await fetch(`${site.address}${TREES}`, {
        method: 'POST',
        body,
        headers: { cookie },
        redirect: 'manual',
      });
      expect(refused, who).toContain(response.status);
    }
  }
  for (const number of ['0', '-1', '99', '1.5', '__proto__', '1~1']) {
    const response = await fetch(`${site.address}${TREES}/bosnjak/inacica/${number}`, {
      headers: { cookie: cookies.editor },
    });
    expect(response.status, number).toBe(404);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('another program’s file is read, compared and confirmed by plain forms', async ({ page }) => {
    test.skip(!hasCorpus('royal92.ged'), 'the corpus is not here');
    await page.goto(`${site.address}${TREES}`);
    const file = { name: 'royal92.ged', mimeType: 'text/plain', buffer: Buffer.from(corpus('royal92.ged')) };
    await section(page).getByLabel('Odaberite datoteku GEDCOM').setInputFiles(file);
    await section(page).getByRole('button', { name: 'Pošaljite i usporedite' }).click();
    await expect(page.getByText(/U datoteci: 3\.010/)).toBeVisible();
    await expect(page.getByText(/^Nema ih više \(/)).toBeVisible();
    await page.getByRole('button', { name: 'Potvrdite novo stablo' }).click();
    await expect(
      section(page)
        .getByText(/3\.010/)
        .first(),
    ).toBeVisible();
    await section(page).getByRole('button', { name: 'Vratite 1. inačicu' }).click();
    await expect(page.getByText('Ranija je inačica vraćena')).toBeVisible();
  });
});
