import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const LIST = '/urednistvo/clanovi';
const person = (id: string, name = `Osoba ${id}`) => ({
  name,
  email: `${id}@primjer.hr`,
  password: 'gumno pod bukvom',
});

let site: SiteProcess;
let editor: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: `${UREDNICA.email},glavni@primjer.hr,${person('nova').email}` } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());

const get = (path: string, cookie: string) =>
  fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });

async function openList(page: Page, context: BrowserContext, text = ''): Promise<void> {
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}${LIST}${text && `?trazi=${encodeURIComponent(text)}`}`);
  await isReady(page);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('everybody is found by a part of the name or the address, in any letters', async ({ page, context }) => {
  await becomeVerified(site, person('durdica', 'Đurđica Ćavar'));
  await becomeMember(site.address, person('bez-potvrde'));
  await openList(page, context);
  await page.getByLabel('Ime ili adresa').fill('durdica cavar');
  await page.getByRole('button', { name: 'Potražite' }).click();
  await expect(page.getByText('Za „durdica cavar“: 1 osoba.')).toBeVisible();
  await expect(rowOf(page, 'Đurđica Ćavar')).toContainText('durdica@primjer.hr');
  await expect(rowOf(page, 'Đurđica Ćavar')).toContainText(
    /Od \d+\. \p{L}+ \d{4}\. · posljednji dolazak \d+\. \p{L}+ \d{4}\./u,
  );
  await page.getByLabel('Ime ili adresa').fill('bez-potvrde@');
  await page.getByRole('button', { name: 'Potražite' }).click();
  await expect(rowOf(page, 'Osoba bez-potvrde')).toContainText('adresa nije potvrđena');
  await page.getByLabel('Ime ili adresa').fill('nitko živ');
  await page.getByRole('button', { name: 'Potražite' }).click();
  await expect(page.getByText('Nikoga ne nalazimo')).toBeVisible();
});

test('somebody becomes a writer with two presses, and with one more is a member again', async ({ page, context }) => {
  const ruza = person('ruza');
  const cookie = await becomeVerified(site, ruza);
  await openList(page, context, ruza.email);
  await page.getByText('Uloga i pristup').click();
  await page.getByLabel(`Uloga: ${ruza.name}`).selectOption('editor');
  await page.getByRole('button', { name: 'Promijenite ulogu' }).click();
  await expect(page.getByText(`${ruza.name}: urednik.`)).toBeVisible();
  expect((await get('/urednistvo', cookie)).status).toBe(200);
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByText(`${ruza.name}: član.`)).toBeVisible();
  expect((await get('/urednistvo', cookie)).status).toBe(403);
});

test('who is blocked is out everywhere at once, and can be let in again', async ({ page, context }) => {
  const stipe = person('stipe');
  const cookie = await becomeVerified(site, stipe);
  await openList(page, context, stipe.email);
  await page.getByText('Uloga i pristup').click();
  await page.getByRole('button', { name: `Blokirajte: ${stipe.name}` }).click();
  await expect(page.getByText(`${stipe.name} više nema pristup`)).toBeVisible();
  await expect(rowOf(page, stipe.name)).toContainText('blokiran');
  expect((await get('/obljetnice', cookie)).headers.get('location')).toContain('/prijava');
  const credentials = { intent: 'sign-in', email: stipe.email, password: stipe.password };
  const refused = await sendForm(site.address, '/prijava', credentials);
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('onemogućen')]);
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByText(`${stipe.name} opet može pristupiti`)).toBeVisible();
  expect((await sendForm(site.address, '/prijava', credentials)).status).toBe(302);
});

test('nobody changes themselves, whom the configuration names, nor whose address is not confirmed', async () => {
  await becomeVerified(site, person('glavni'));
  await becomeMember(site.address, person('neznana'));
  const idOf = async (email: string) => {
    const cookie = email === UREDNICA.email ? editor : await signIn(email);
    const held = (await (await get('/moj-racun/podatci', cookie)).json()) as { account: { id: string } };
    return held.account.id;
  };
  const signIn = async (email: string) => {
    const answer = await sendForm(site.address, '/prijava', { intent: 'sign-in', email, password: 'gumno pod bukvom' });
    return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  };
  for (const [email, fields, status] of [
    [UREDNICA.email, { intent: 'give-role', role: 'member' }, 403],
    [UREDNICA.email, { intent: 'block' }, 403],
    ['glavni@primjer.hr', { intent: 'give-role', role: 'member' }, 403],
    ['glavni@primjer.hr', { intent: 'block' }, 403],
    ['neznana@primjer.hr', { intent: 'give-role', role: 'editor' }, 409],
    ['neznana@primjer.hr', { intent: 'give-role', role: 'kralj' }, 400],
    ['neznana@primjer.hr', { intent: 'izmišljeno' }, 400],
  ] as const) {
    const answer = await sendForm(site.address, LIST, { ...fields, member: await idOf(email) }, editor);
    expect([email, fields.intent, answer.status]).toEqual([email, fields.intent, status]);
  }
  expect((await sendForm(site.address, LIST, { intent: 'block', member: 'nitko' }, editor)).status).toBe(404);
  expect((await get('/urednistvo', editor)).status).toBe(200);
});

test('whoever is invited becomes a writer by the link in the email, with the invited address alone', async ({
  page,
  context,
  browser,
}) => {
  const pero = person('pero');
  await openList(page, context);
  const form = page.getByRole('region', { name: 'Pozovite nekoga' });
  await form.getByLabel('Adresa e-pošte').fill('nije adresa');
  await form.getByLabel('Uloga').selectOption('writer');
  await form.getByRole('button', { name: 'Pošaljite poziv' }).click();
  await expect(form.getByText('Upišite cijelu adresu e-pošte')).toBeVisible();
  // What was typed stays.
  await expect(form.getByLabel('Adresa e-pošte')).toHaveValue('nije adresa');
  await form.getByLabel('Adresa e-pošte').fill(pero.email);
  await form.getByRole('button', { name: 'Pošaljite poziv' }).click();
  await expect(page.getByText(`Poziv šaljemo na ${pero.email}.`)).toBeVisible();
  await expect(rowOf(page, pero.email)).toContainText('pisac');
  const link = await sentLink(site.dataFolder, pero.email, 'Poziv na stranicu');

  // Somebody else who gets hold of the link gains nothing by it.
  const other = await becomeVerified(site, person('tudi'));
  const token = new URL(link).searchParams.get('znak') ?? '';
  expect((await sendForm(site.address, '/poziv', { intent: 'accept', token }, other)).status).toBe(400);

  const his = await browser.newContext();
  const invited = await his.newPage();
  await invited.goto(link);
  await expect(invited.getByText('Uredništvo vas poziva da pišete')).toBeVisible();
  await isReady(invited);
  await invited.getByRole('link', { name: 'Otvorite račun' }).click();
  const signUp = invited.locator('form').filter({ has: invited.locator('input[name=intent][value="sign-up"]') });
  await signUp.getByLabel('Ime i prezime').fill(pero.name);
  await signUp.getByLabel('Adresa e-pošte').fill(pero.email);
  await signUp.getByLabel('Lozinka', { exact: true }).fill(pero.password);
  await signUp.getByLabel('Imam 16 ili više godina.').check();
  await signUp.getByRole('button', { name: 'Otvorite račun' }).click();
  await invited.getByRole('button', { name: 'Prijavite se' }).click();
  await invited.getByRole('button', { name: 'Prihvatite poziv' }).click();
  await expect(invited.getByText('Dobro došli! Poziv je prihvaćen')).toBeVisible();
  await expect(invited.getByText('Adresa je potvrđena.')).toBeVisible();
  await invited.goto(link);
  await expect(invited.getByText('Ovaj poziv više ne vrijedi.')).toBeVisible();
  await his.close();
  await page.goto(`${site.address}${LIST}?trazi=${pero.email}`);
  await expect(rowOf(page, pero.name)).toContainText('pisac');
});

test('an invitation is taken back, and that, too', async ({ page, context }) => {
  await openList(page, context);
  const form = page.getByRole('region', { name: 'Pozovite nekoga' });
  await form.getByLabel('Adresa e-pošte').fill('povucen@primjer.hr');
  await form.getByRole('button', { name: 'Pošaljite poziv' }).click();
  await expect(page.getByText('Poziv šaljemo na povucen@primjer.hr.')).toBeVisible();
  const link = await sentLink(site.dataFolder, 'povucen@primjer.hr', 'Poziv na stranicu');
  const said = async () => (await fetch(link)).text();
  expect(await said()).toContain('Uredništvo vas poziva među članove');
  await page.getByRole('button', { name: 'Povucite poziv: povucen@primjer.hr' }).click();
  await expect(page.getByText('Poziv za povucen@primjer.hr je povučen.')).toBeVisible();
  expect(await said()).toContain('Ovaj poziv više ne vrijedi');
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByText('Poziv za povucen@primjer.hr opet vrijedi.')).toBeVisible();
  expect(await said()).toContain('Uredništvo vas poziva među članove');
});

test('without scripts everything is done by plain forms, and answered on the page', async ({ browser }) => {
  const jela = person('jela');
  await becomeVerified(site, jela);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([cookieOf(site, editor)]);
  const page = await context.newPage();
  await page.goto(`${site.address}${LIST}?trazi=${jela.email}`);
  await page.getByText('Uloga i pristup').click();
  await page.getByLabel(`Uloga: ${jela.name}`).selectOption('writer');
  await page.getByRole('button', { name: 'Promijenite ulogu' }).click();
  await expect(page.getByText(`${jela.name}: pisac.`)).toBeVisible();
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByText(`${jela.name}: član.`)).toBeVisible();
  await context.close();
});

test('an editor whose address is not confirmed is led to confirm it', async ({ page, context }) => {
  const cookie = await becomeMember(site.address, person('nova'));
  await context.addCookies([cookieOf(site, cookie)]);
  await page.goto(`${site.address}/urednistvo`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potvrdite adresu e-pošte');
  await page.getByRole('main').getByRole('link', { name: 'Moj račun' }).click();
  await expect(page.getByRole('button', { name: 'Zatražite novu poruku' })).toBeVisible();
});
