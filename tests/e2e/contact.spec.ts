import type { Browser, Page } from '@playwright/test';
import { ContributionStore } from '../drivers/contribution-store.ts';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { emailsTo } from '../drivers/outbox.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const CONTACT = 'brdo@primjer.hr';
const ANA = { name: 'Ana Javlja', email: 'ana.javlja@primjer.hr', password: 'gusterna puna kiše' };
const MESSAGE = { name: 'Stana', email: 'stana@primjer.hr', text: 'Na slici je moj djed.' };

let site: SiteProcess;
let store: ContributionStore;
let editor: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const controller = 'Udruga Naše brdo, Ulica bez broja, Široki Brijeg';
  const env = { EDITORS: UREDNICA.email, TRUST_PROXY: '1', CONTACT_EMAIL: CONTACT, CONTROLLER: controller };
  site = await startSite({ env });
  store = new ContributionStore(site.dataFolder);
  editor = await becomeEditor(site);
});
test.afterAll(async () => {
  await store.close();
  await site.stop();
});

const send = (fields: Record<string, string>, from: string, cookie = '') =>
  sendForm(site.address, '/pisite-nam', fields, cookie, { 'x-forwarded-for': from });
const messages = async () => (await store.reports()).filter(({ sender }) => sender !== undefined);
const emails = (address: string) =>
  emailsTo(site.dataFolder, address).filter((one) => one.includes('Poruka Uredništvu'));

async function open(
  browser: Browser,
  options: { readonly cookie?: string; readonly javaScriptEnabled?: boolean } = {},
) {
  const { cookie, javaScriptEnabled = true } = options;
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled });
  if (cookie) await context.addCookies([cookieOf(site, cookie)]);
  return context.newPage();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Što nam želite reći?').fill(text);
  await page.getByLabel('Ime i prezime').fill('Stana Bošnjak');
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`${how}: what is wrong is said, nothing typed is lost, and what was sent is confirmed`, async ({ browser }) => {
    const page = await open(browser, { javaScriptEnabled });
    await page.goto('/pisite-nam');
    await write(page, `Gumno je bilo veće, ${how}.`);
    await page.getByLabel('Adresa e-pošte').fill('stana');
    await page.getByLabel('Telefon').fill('063 123 456');
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
    await expect(page.getByRole('alert')).toContainText('Upišite cijelu adresu e-pošte, na primjer ime@primjer.hr.');
    await expect(page.getByLabel('Adresa e-pošte')).toBeFocused();
    await expect(page.getByLabel('Što nam želite reći?')).toHaveValue(`Gumno je bilo veće, ${how}.`);
    await expect(page.getByLabel('Ime i prezime')).toHaveValue('Stana Bošnjak');
    await expect(page.getByLabel('Telefon')).toHaveValue('063 123 456');
    expect(await messages()).toHaveLength(javaScriptEnabled ? 0 : 1);

    await page.getByLabel('Adresa e-pošte').fill('stana@primjer.hr');
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
    await expect(page).toHaveURL(/\/pisite-nam\?obavijest=poslano$/);
    await expect(page.getByText('Vaša je poruka stigla.')).toBeVisible();
    expect((await messages()).at(-1)).toMatchObject({ state: 'open', accountId: '' });
    await page.context().close();
  });
}

test('what was written and not sent is offered again, and no longer once it was sent', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/pisite-nam');
  await write(page, 'Napisano pa ostavljeno.');
  await page.goto('/privatnost');
  await page.goto('/pisite-nam');
  await expect(page.getByText('Vratiti ono što ste pisali?')).toBeVisible();
  await page.getByRole('button', { name: 'Vratite', exact: true }).click();
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Vaša je poruka stigla.')).toBeVisible();
  await page.goto('/pisite-nam');
  await expect(page.getByLabel('Što nam želite reći?')).toHaveValue('');
  await expect(page.getByText('Vratiti ono što ste pisali?')).toBeHidden();
  await page.context().close();
});

test('somebody signed in need not say who they are, and the page they came from is known', async ({ browser }) => {
  const cookie = await becomeVerified(site, ANA);
  const page = await open(browser, { cookie });
  await page.goto('/spomeni-brda/bura-na-skurama');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pišite nam' }).click();
  await expect(page.getByText('Pišete o stranici')).toContainText('/spomeni-brda/bura-na-skurama');
  await expect(page.getByLabel('Adresa e-pošte')).toHaveValue(ANA.email);
  await expect(page.getByLabel('Ime i prezime')).toHaveValue(ANA.name);
  // A fault keeps the page it is about.
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByRole('alert')).toHaveText('Napišite što nam želite reći.');
  await page.getByLabel('Što treba ispraviti ili dodati?').fill('Škure su bile zelene.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Vaša je poruka stigla.')).toBeVisible();
  const kept = (await messages()).find(({ reason }) => reason === 'Škure su bile zelene.');
  expect(kept).toMatchObject({
    about: '/spomeni-brda/bura-na-skurama',
    sender: { email: ANA.email, emailProven: true },
  });
  const own = await (await fetch(`${site.address}/moj-racun/podatci`, { headers: { cookie } })).text();
  expect(own).toContain('Škure su bile zelene.');
  await page.context().close();
});

test('it is sent to the contact address, and answering it answers who wrote', async () => {
  await send({ ...MESSAGE, name: 'Bcc: svi@primjer.hr', text: 'Za poštu.\nBcc: svi@primjer.hr' }, '10.1.0.1');
  await expect.poll(() => emails(CONTACT).some((one) => one.includes('Za poštu.'))).toBe(true);
  const [head = '', body = ''] =
    emails(CONTACT)
      .find((one) => one.includes('Za poštu.'))
      ?.split(/\n\n(.*)/s) ?? [];
  expect(head).toContain('Reply-To: stana@primjer.hr');
  expect(head).not.toContain('Bcc');
  expect(body).toContain('adresa nije potvrđena');
  expect(body).toContain('/urednistvo');
  expect(emails(UREDNICA.email)).toEqual([]);
});

test('editors read it as it was typed, settle it or delete it', async ({ browser }) => {
  const text = '<script>document.title="ukradeno"</script>\nDrugi red.';
  expect((await send({ ...MESSAGE, email: 'x?bcc=svi@primjer.hr', text }, '10.1.0.2')).status).toBe(400);
  await send({ ...MESSAGE, email: "o'x+y@primjer.hr", text }, '10.1.0.2');
  await send({ ...MESSAGE, name: 'Tiha', email: '', text: 'Bez adrese.' }, '10.1.0.2');
  await send({ ...MESSAGE, text: 'O drugoj stranici.', o: 'https://drugdje.primjer/a' }, '10.1.0.2');
  const page = await open(browser, { cookie: editor });
  await page.goto('/urednistvo');
  const item = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(item('Drugi red.')).toContainText('<script>');
  await expect(page).toHaveTitle(/Uredništvo/);
  await expect(item('Drugi red.').getByRole('link')).toHaveAttribute('href', /^mailto:o(?:'|%27)x%2By@primjer\.hr$/);
  await expect(item('Bez adrese.')).toContainText('ne može se odgovoriti');
  await expect(item('O drugoj stranici.')).not.toContainText('drugdje');
  await item('Bez adrese.')
    .getByRole('button', { name: /^Riješeno/ })
    .click();
  await expect(page.getByText('Poruka je riješena.')).toBeVisible();
  await expect(item('Bez adrese.')).toHaveCount(0);
  await item('Drugi red.')
    .getByRole('button', { name: /^Izbrišite/ })
    .click();
  await expect(page.getByText('Izbrisano.')).toBeVisible();
  const kept = await messages();
  expect(kept.find(({ reason }) => reason === 'Bez adrese.')).toMatchObject({
    state: 'closed',
    closedBy: UREDNICA.name,
  });
  expect(kept.some(({ reason }) => String(reason).includes('Drugi red.'))).toBe(false);
  await page.context().close();
});

test('programs are answered like people and nothing of theirs is kept; too much is refused', async () => {
  const before = (await messages()).length;
  const caught = await send({ ...MESSAGE, website: 'http://kupi.primjer' }, '10.1.0.3');
  expect([caught.status, caught.headers.get('location')]).toEqual([302, '/pisite-nam?obavijest=poslano']);
  expect(await messages()).toHaveLength(before);
  const long = await send({ ...MESSAGE, text: 'š'.repeat(5001) }, '10.1.0.3');
  expect(long.status).toBe(400);
  const page = await long.text();
  expect(page).toContain('Poruka je preduga');
  expect(page).toContain(`${'š'.repeat(5001)}</textarea>`);
  expect((await send({ ...MESSAGE, text: 'a'.repeat(60_001) }, '10.1.0.3')).status).toBe(413);
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await send(MESSAGE, '10.1.0.4')).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 429]);
});

test('programs that send from everywhere keep nobody out: what is not kept fills no desk', async () => {
  for (let network = 1; network <= 65; network += 1) {
    await send({ ...MESSAGE, website: 'http://kupi.primjer' }, `10.2.${network}.1`);
  }
  expect((await send({ ...MESSAGE, text: 'Nakon svih programa.' }, '10.3.0.1')).status).toBe(302);
  expect(JSON.stringify(await messages())).toContain('Nakon svih programa.');
  for (let more = 0; more < 5; more += 1) await send({ ...MESSAGE, website: 'http://kupi.primjer' }, '10.2.1.1');
  expect((await send({ ...MESSAGE, website: 'http://kupi.primjer' }, '10.2.1.1')).status).toBe(429);
});

test('privacy and terms lead to the form, and privacy says who is responsible', async ({ browser, page: other }) => {
  const page = await open(browser);
  await page.goto('/privatnost');
  await expect(page).toHaveTitle(/^Pravila privatnosti - /);
  const box = page.getByRole('main').locator('dl').first();
  await expect(box).toContainText('Udruga Naše brdo, Ulica bez broja, Široki Brijeg');
  await expect(box.getByRole('link', { name: CONTACT })).toHaveAttribute('href', `mailto:${CONTACT}`);
  for (const path of ['/privatnost', '/uvjeti-koristenja', '/nasa-misija']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'pišite nam' }).first()).toHaveAttribute(
      'href',
      '/pisite-nam',
    );
    await expect(page.getByRole('main')).toContainText(/Posljednja promjena: \d+\. [a-z]+ \d{4}\./);
  }
  await page.context().close();
  // Of a site that names neither.
  await other.goto('/privatnost');
  await expect(other.getByRole('main').locator('dl').first()).toContainText('Uredništvo stranice Naše brdo');
  await expect(other.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
});
