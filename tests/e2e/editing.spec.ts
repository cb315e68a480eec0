import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../backends/embedded/database.ts';
import { EmbeddedStore } from '../../backends/embedded/store.ts';
import { DRAFTS } from '../../chronicle/editing/draft.ts';
import { newDraftPath, previewOf, publishNew, sendDraft } from '../drivers/desk.ts';
import { becomeEditor, becomeVerified, becomeWriter, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const ANA = { name: 'Ana Čitateljica', email: 'ana.citateljica@primjer.hr', password: 'predlazem ispravak' };

test.use({ javaScriptEnabled: false });

async function textAt(site: SiteProcess, path: string, cookie = ''): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

test('an editor writes, saves and publishes without scripts; what is missing is told and what was typed stays', async ({
  page,
  signIn,
}) => {
  await signIn('editor');
  await page.goto('/urednistvo/novo/clanak');
  await expect(page).toHaveURL(/\/urednistvo\/nacrt\/[0-9a-f]{32}\?vrsta=clanak$/);
  await page.getByLabel('Naslov').fill('Kiša nad brdom');
  await page.getByLabel('Vrijeme').fill('prije rata');
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByRole('alert').first()).toContainText('još se ne može objaviti');
  await expect(page.getByText('Napišite sažetak')).toBeVisible();
  await expect(page.getByText('Mislite li: prije 1914. · prije 1941. · prije 1991.?')).toBeVisible();
  await expect(page.getByLabel('Naslov')).toHaveValue('Kiša nad brdom');
  await page.getByLabel('Vrijeme').fill('ljeto 1917.');
  await page.getByLabel('Sažetak').fill('Kako je padalo.');
  await page.getByLabel('Tekst', { exact: true }).fill('Padalo je tri dana.\n\n## Poslije\n\nOpet sunce.');
  await page.getByRole('button', { name: 'Spremite nacrt' }).click();
  await expect(page.getByText('Nacrt je spremljen; čitatelji ga ne vide.')).toBeVisible();
  await expect(page.getByText('Čita se: ljeto 1917.')).toBeVisible();
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page).toHaveURL(/\/news\/\d+\/kisa-nad-brdom$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiša nad brdom');
  await expect(page.getByRole('heading', { name: 'Poslije' })).toBeVisible();
});

test('renamed, a record is read at its new address, and the old one leads there', async ({ site, cookies }) => {
  const editor = await cookies.editor();
  const path = await publishNew(site, 'osoba', { title: 'Stari Naziv', born: 'oko 1890.' }, editor);
  expect(path).toBe('/poznate-osobe/stari-naziv');
  const link = {
    title: 'Spominje',
    body: 'Vidi [njega](../person/stari-naziv.md) i [opet](/poznate-osobe/stari-naziv).',
  };
  const mentioning = await publishNew(site, 'clanak', link, editor);
  await sendDraft(site, '/urednistvo/nacrt/person~stari-naziv', { title: 'Novi Naziv', intent: 'publish' }, editor);
  const old = await fetch(`${site.address}${path}?x=1`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/poznate-osobe/novi-naziv?x=1']);
  expect((await textAt(site, '/poznate-osobe/novi-naziv')).text).toContain('oko 1890.');
  const { text } = await textAt(site, mentioning);
  expect(text.match(/href="\/poznate-osobe\/novi-naziv"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).not.toContain('href="/poznate-osobe/stari-naziv');
  expect(await publishNew(site, 'osoba', { title: 'Stari Naziv' }, editor)).toBe('/poznate-osobe/stari-naziv-2');
  const [, number = ''] = /\/news\/(\d+)\//.exec(mentioning) ?? [];
  await sendDraft(site, '/urednistvo/nacrt/article~spominje', { title: 'Novi glas', intent: 'publish' }, editor);
  const post = await fetch(`${site.address}${mentioning}`, { redirect: 'manual' });
  expect([post.status, post.headers.get('location')]).toEqual([301, `/news/${number}/novi-glas`]);
});

test('unpublished it is nowhere; deleted it comes back by one press', async ({ page, context, site, cookies }) => {
  const editor = await cookies.editor();
  const path = await publishNew(site, 'stranica', { title: 'Nestajuća stranica' }, editor);
  const draft = '/urednistvo/nacrt/page~nestajuca-stranica';
  expect((await textAt(site, path)).status).toBe(200);
  expect((await sendForm(site.address, draft, { intent: 'unpublish' }, editor)).status).toBe(302);
  await expect.poll(async () => (await textAt(site, path)).status).toBe(404);
  expect((await textAt(site, '/sitemap.xml')).text).not.toContain('nestajuca');
  await sendDraft(site, draft, { intent: 'publish', title: 'Nestajuća stranica' }, editor);
  await expect.poll(async () => (await textAt(site, path)).status).toBe(200);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(draft);
  await page.getByRole('button', { name: 'Izbrišite zapis' }).click();
  await expect(page.getByText('Zapis je izbrisan. Trideset dana možete ga vratiti.')).toBeVisible();
  expect((await textAt(site, path)).status).toBe(404);
  // Pressed twice, it is answered as the first time.
  const again = await sendForm(site.address, draft, { intent: 'delete' }, editor);
  expect([again.status, again.headers.get('location')]).toEqual([302, page.url().replace(site.address, '')]);
  await page.getByRole('button', { name: 'Vratite: Nestajuća stranica' }).first().click();
  await expect(page).toHaveURL(path);
});

test('what is to be published later says so, and is published when its moment has come, and not before', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nase-brdo-desk-'));
  const start = async () => ({
    ...(await startSite({ env: { EDITORS: UREDNICA.email, DATA_DIR: dataFolder } })),
    dataFolder,
  });
  const site = await start();
  try {
    const editor = await becomeEditor(site);
    const path = newDraftPath('clanak');
    const fields = { title: 'Za neki dan', summary: 'S.', body: 'T.' };
    const later = { ...fields, published: '2099-01-01', 'published.time': '08:00', intent: 'publish' };
    // The button that was pressed said that it is published at once.
    const asked = await sendDraft(site, path, later, editor);
    expect(asked.status).toBe(409);
    const page = await asked.text();
    expect(page).toContain('Dan objave tek dolazi');
    expect(page).toMatch(/<button [^>]*value="publish"[^>]*>Objavite 1\. siječnja 2099\. u 8:00</);
    const [, at = ''] = /name="at" value="([^"]+)"/.exec(page) ?? [];
    const soon = await sendDraft(site, path, { ...later, at }, editor);
    expect(soon.headers.get('location')).toContain('obavijest=zakazano');
    expect((await textAt(site, '/povijesni-blog')).text).not.toContain('Za neki dan');
  } finally {
    await site.stop();
  }
  await bringForward(dataFolder);
  const later = await start();
  try {
    await expect.poll(async () => (await textAt(later, '/sitemap.xml')).text).toContain('/za-neki-dan<');
  } finally {
    await later.stop();
  }
});

/** As if the day that a draft is scheduled for had come. */
async function bringForward(dataFolder: string): Promise<void> {
  const store = new EmbeddedStore(openDatabase(dataFolder));
  for (const { collection, id, fields } of await store.list(DRAFTS)) {
    await store.commit([{ verb: 'set', collection, id, fields: { ...fields, publishOn: '2026-01-01T08:00' } }]);
  }
  await store.close();
}

for (const [what, body] of [
  ['paragraphs', 'odlomak\n\n'.repeat(6000)],
  ['letters', 'slova '.repeat(51_000)],
] as const) {
  test(`a text of too many ${what} comes back in the form, and the draft is as it was`, async ({ site, cookies }) => {
    const member = await cookies.member();
    const asked = await fetch(`${site.address}/predlozi/lokalitet/gumno`, {
      headers: { cookie: member },
      redirect: 'manual',
    });
    const draft = asked.headers.get('location') ?? '';
    await sendDraft(site, draft, { intent: 'save', title: 'Gumno', body: 'Ostaje.' }, member);
    const answer = await sendDraft(site, draft, { intent: 'save', title: 'Gumno', body }, member);
    const page = await answer.text();
    expect(answer.status).toBe(413);
    expect(page).toContain('najviše 200\u00a0000 znakova i 10\u00a0000 redaka');
    // The editor in the browser would begin with what is saved.
    expect(page).not.toContain('data-editor-state');
    expect(/<textarea[^>]*name="body"[^>]*>([^<]*)</.exec(page)?.[1]?.trim()).toBe(body.trim());
    expect((await textAt(site, draft, member)).text).toContain('>Ostaje.<');
  });
}

test('a member proposes, an editor sees the difference and accepts', async ({ page, context, site, cookies }) => {
  const editor = await cookies.editor();
  const path = await publishNew(site, 'osoba', { title: 'Osoba s pogreškom', body: 'Rođena je 1890.' }, editor);
  const ana = await becomeVerified(site, ANA);
  await context.addCookies([cookieOf(site, ana)]);
  await page.goto(path);
  await page.getByRole('link', { name: 'Predložite izmjenu' }).click();
  await page.getByLabel('Tekst', { exact: true }).fill('Rođena je 1891.');
  const why = page.getByLabel('Zašto, i odakle to znate?');
  await why.fill('Piše u matici.');
  await page.getByRole('button', { name: 'Spremite nacrt' }).click();
  await expect(why).toHaveValue('Piše u matici.');
  await page.getByRole('button', { name: 'Predložite' }).click();
  await expect(page.getByText('Prijedlog je u Uredništvu')).toBeVisible();
  const draft = new URL(page.url()).pathname;
  expect((await textAt(site, path)).text).toContain('Rođena je 1890.');
  expect((await textAt(site, draft, await cookies.member())).status).toBe(404);
  expect((await sendForm(site.address, draft, { intent: 'publish' }, ana)).status).toBe(403);
  // Of several proposals about one record each is reached from the desk, and is decided on where it is compared.
  const second = await becomeVerified(site, { ...ANA, name: 'Drugi Čitatelj', email: 'drugi.citatelj@primjer.hr' });
  const { url } = await fetch(`${site.address}/predlozi/osoba/osoba-s-pogreskom`, { headers: { cookie: second } });
  const other = { title: 'Osoba s pogreškom', body: 'Rođena je 1892.', intent: 'propose' };
  await sendDraft(site, new URL(url).pathname, other, second);
  await context.clearCookies();
  await context.addCookies([cookieOf(site, editor)]);
  for (const [by, year] of [
    ['Drugi Čitatelj', '1892'],
    [ANA.name, '1891'],
  ] as const) {
    await page.goto('/urednistvo');
    await page.getByRole('link', { name: /Prijedlozi Usporedite/ }).click();
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `predlaže ${by}` });
    await row.getByRole('link', { name: 'Osoba s pogreškom', exact: true }).click();
    await expect(page.locator('ins')).toHaveText(year);
    const band = page.getByRole('region', { name: 'Što je ovo' });
    await expect(band).toContainText(`${by} predlaže izmjenu zapisa „Osoba s pogreškom“`);
    if (year === '1891') await expect(band).toContainText('Piše u matici.');
    await page.getByRole('heading', { name: 'Tekst' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByRole('button', { name: 'Prihvatite i objavite' })).toBeInViewport({ ratio: 1 });
    await page.getByText('Vratite ili preuzmite').click();
    if (year === '1891') continue;
    await page.getByLabel('Zašto se prijedlog ne prihvaća').fill('U matici piše drukčije.');
    await page.getByRole('button', { name: 'Vratite s objašnjenjem' }).click();
    await expect(page.getByText('Prijedlog je s objašnjenjem vraćen')).toBeVisible();
  }
  const { text } = await textAt(site, draft, editor);
  expect(text).toContain('<del>1890</del>');
  expect(text).toContain('<ins>1891</ins>');
  const version = /name="version" value="(\d+)"/.exec(text)?.[1] ?? '';
  // Nothing that was written after the editor looked.
  const unseen = { intent: 'publish', version: String(Number(version) - 1) };
  expect((await sendForm(site.address, draft, unseen, editor)).status).toBe(409);
  await sendForm(site.address, draft, { intent: 'publish', version }, editor);
  await expect.poll(async () => (await textAt(site, path)).text).toContain('Rođena je 1891.');
  const history = await textAt(site, '/urednistvo/povijest/osoba/osoba-s-pogreskom', editor);
  expect(history.text).toContain('<ins>1891</ins>');
  expect((await textAt(site, '/urednistvo/povijest/osoba/osoba-s-pogreskom', ana)).status).toBe(404);

  // Where editors have changed the same they see both, and theirs stays.
  await sendDraft(site, draft, { title: 'Anin naslov', intent: 'propose' }, ana);
  await sendDraft(site, '/urednistvo/nacrt/person~osoba-s-pogreskom', { title: 'Naš naslov', intent: 'save' }, editor);
  await page.goto(draft);
  await page.getByText('Vratite ili preuzmite').click();
  await page.getByRole('button', { name: 'Preuzmite u zajednički nacrt' }).click();
  await expect(page.getByRole('alert').first()).toContainText('još ništa nije preuzeto');
  await expect(page.getByRole('region', { name: 'Oba teksta' })).toContainText('Anin naslov');
  await page.getByRole('button', { name: 'Preuzmite u zajednički nacrt' }).click();
  await expect(page).toHaveURL(/person~osoba-s-pogreskom/);
  await expect(page.getByLabel('Naslov', { exact: true })).toHaveValue('Naš naslov');
});

test('a history shows who changed what, and leads back', async ({ page, context, site, cookies }) => {
  const editor = await cookies.editor();
  await publishNew(site, 'osoba', { title: 'Čovjek s poviješću', body: 'Prvi tekst.' }, editor);
  const draft = '/urednistvo/nacrt/person~covjek-s-povijescu';
  await sendDraft(site, draft, { title: 'Čovjek s poviješću', body: 'Drugi tekst.', intent: 'publish' }, editor);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto('/urednistvo/povijest/osoba/covjek-s-povijescu');
  await expect(page.locator('main').getByRole('link', { name: /inačica/ })).toHaveText([
    '2. inačica: tekst',
    '1. inačica',
  ]);
  await expect(page.locator('del')).toHaveText('Prvi');
  await expect(page.locator('ins')).toHaveText('Drugi');
  await page.getByRole('button', { name: 'Vratite 1. inačicu' }).click();
  await expect(page.getByText('Ta je inačica vraćena i sada je najnovija.')).toBeVisible();
  await page.goto('/poznate-osobe/covjek-s-povijescu');
  await expect(page.getByText('Prvi tekst.')).toBeVisible();
});

test('a private link shows the draft to anybody who has it, and no machine', async ({ site, cookies }) => {
  const editor = await cookies.editor();
  const path = newDraftPath('osoba');
  await sendDraft(site, path, { title: 'Za pogled unaprijed', intent: 'save' }, editor);
  const link = await previewOf(site, path, editor);
  const answer = await fetch(`${site.address}${link}`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(text).toContain('Pregled, nije objavljeno');
  expect(text).toContain('Za pogled unaprijed');
  expect(text).toMatch(/<meta name="robots" content="noindex/);
  expect((await textAt(site, `${link.slice(0, -2)}xx`)).status).toBe(404);
  await sendForm(site.address, path, { intent: 'discard' }, editor);
  expect((await textAt(site, link)).status).toBe(404);
});

test('two on one draft: the second is shown both texts and loses nothing', async ({ page, context, site, cookies }) => {
  const editor = await cookies.editor();
  const writer = await becomeWriter(site);
  const path = newDraftPath('osoba');
  await sendDraft(site, path, { title: 'Zajednički', body: 'Prvi.\n\nDrugi.', intent: 'save' }, editor);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(path);
  await sendDraft(site, path, { title: 'Zajednički', body: 'Prvi od spisatelja.\n\nDrugi.', intent: 'save' }, writer);
  await page.getByLabel('Tekst', { exact: true }).fill('Prvi od urednice.\n\nDrugi.');
  await page.getByRole('button', { name: 'Spremite nacrt' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Ništa nije izgubljeno');
  await expect(page.getByLabel('Tekst', { exact: true })).toHaveValue(
    'Prvi od urednice.\n\nPrvi od spisatelja.\n\nDrugi.',
  );
  await expect(page.getByRole('region', { name: 'Oba teksta' })).toContainText('urednice');
  await page.getByRole('button', { name: 'Spremite nacrt' }).click();
  await expect(page.getByText('Nacrt je spremljen; čitatelji ga ne vide.')).toBeVisible();
  // A writer does not publish: the button is not there, and the request is refused.
  expect((await textAt(site, path, writer)).text).not.toContain('value="publish"');
  expect((await sendForm(site.address, path, { intent: 'publish' }, writer)).status).toBe(403);
});
