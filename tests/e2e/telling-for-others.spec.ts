import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runArchive } from '../drivers/archive-command.ts';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import { memoryForm } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const NUMBER = '+387 63 555 0199';

// One site for all of them; what it printed is looked through at the end.
test.describe.configure({ mode: 'serial' });
let site: SiteProcess;
let editor: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());

const read = async (path: string, cookie = '') =>
  (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();

/** As a form without files is sent, each from a place of its own unless said. */
let places = 0;
function send(fields: Record<string, string>, from?: string): Promise<Response> {
  places += 1;
  return fetch(`${site.address}/novi-spomen`, {
    method: 'POST',
    body: memoryForm({ name: 'Mara Bošnjak', email: '', telephone: '', ...fields }),
    headers: { 'x-forwarded-for': from ?? `198.51.100.${places}` },
    redirect: 'manual',
  });
}

async function approve(page: Page, title: string): Promise<void> {
  await page.context().addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo`);
  const item = page.getByRole('listitem', { name: title });
  await item.getByRole('button', { name: /^Odobri/ }).click();
  await expect(page.getByText(`Objavljeno: „${title}“.`)).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const suffix = javaScriptEnabled ? 'prvi' : 'drugi';

    test('whoever has no e-mail leaves a number, and gets the private link on the screen', async ({
      page,
      browser,
    }) => {
      const title = `Snijeg do prozora, ${suffix}`;
      await page.goto(`${site.address}/novi-spomen`);
      await page.getByLabel('Što pamtite?').fill(`${title}. Tri dana nitko nije izišao.`);
      await page.getByText('Dodajte kada, gdje i tko je u priči').click();
      await page.getByLabel('Naslov').fill(title);
      await page.getByLabel('Ime i prezime').fill('Mara Bošnjak');
      await page.locator('form button[type=submit], form button:not([type])').last().click();
      await expect(page.getByRole('alert')).toContainText('Upišite adresu e-pošte ili, ako je nemate, broj telefona');
      await page.getByLabel('Telefon, ako nemate e-poštu').fill(NUMBER);
      await page.locator('form button[type=submit], form button:not([type])').last().click();
      await expect(page.getByRole('heading', { name: 'Sačuvajte ovu poveznicu' })).toBeVisible();
      const link = (await page.getByText(`${site.address}/moj-prilog?znak=`).textContent()) ?? '';
      const copy = page.getByRole('button', { name: 'Kopirajte poveznicu' });
      await (javaScriptEnabled ? expect(copy).toBeVisible() : expect(copy).toBeHidden());
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

      // Editors see the number, and only they.
      const desk = await browser.newPage();
      await desk.context().addCookies([cookieOf(site, editor)]);
      await desk.goto(`${site.address}/urednistvo`);
      const item = desk.getByRole('listitem', { name: title });
      await expect(item.getByRole('link', { name: NUMBER })).toHaveAttribute('href', 'tel:+387635550199');
      await expect(item.getByText('nazovite i provjerite prije nego što objavite')).toBeVisible();
      await approve(desk, title);
      await desk.context().close();

      await page.goto(link);
      await page.getByRole('link', { name: /^Pogledajte/ }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const path = new URL(page.url()).pathname;
      for (const address of [path, `${path}.data`, '/spomeni-brda', '/rss.xml', '/']) {
        expect(await read(address), address).not.toContain('555 0199');
      }
      await page.goto(link);
      await page.getByText('Povucite i izbrišite').first().click();
      await page.getByRole('button', { name: 'Povucite i izbrišite' }).click();
      await expect(page.getByText('Povučeno je i izbrisano.').first()).toBeVisible();
      expect((await page.goto(`${site.address}${path}`))?.status()).toBe(404);
    });

    test('a memory told for another carries the teller’s name, and that of whoever wrote it down if they like', async ({
      page,
    }) => {
      const [title, email] = [`Mlin na potoku, ${suffix}`, `unuka-${suffix}@primjer.hr`];
      await page.goto(`${site.address}/novi-spomen`);
      await page.getByLabel('Što pamtite?').fill('Mlin je mljeo samo zimi.');
      await page.getByText('Dodajte kada, gdje i tko je u priči').click();
      await page.getByLabel('Naslov').fill(title);
      await page.getByLabel('Ime i prezime').fill('Unuka Iva');
      await page.getByText('Pričam u ime druge osobe').click();
      await page.getByLabel('Tko je ispričao?').fill('Baka Kata');
      if (javaScriptEnabled) await page.getByLabel('Neka uz uspomenu piše').check();
      await page.getByLabel('Adresa e-pošte').fill(email);
      await page.locator('form button[type=submit], form button:not([type])').last().click();
      await expect(page.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
      const link = new URL(await sentLink(site.dataFolder, email, 'Potvrdite'));
      await sendForm(site.address, `${link.pathname}${link.search}`, { intent: 'confirm' });
      await approve(page, title);
      await page.goto(`${site.address}/spomeni-brda`);
      await page.getByRole('link', { name: title }).first().click();
      const facts = page.getByRole('article').locator('dl').first();
      await expect(facts).toContainText('Baka Kata');
      await (javaScriptEnabled
        ? expect(facts).toContainText('Unuka Iva')
        : expect(page.getByRole('article')).not.toContainText('Unuka Iva'));
    });
  });
}

test('a member tells for another under the other’s name', async () => {
  const cookie = await becomeVerified(site, {
    name: 'Ana Ćavar',
    email: 'ana@primjer.hr',
    password: 'gumno pod bukvom',
  });
  const body = memoryForm({ text: 'Djed je pamtio glad.', title: 'Gladna godina', teller: 'Djed Jure' });
  const answer = await fetch(`${site.address}/novi-spomen`, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  expect(answer.status).toBe(302);
  const desk = await read('/urednistvo', editor);
  expect(desk).toContain('Djed Jure');
  expect(desk).toContain('zapis: Ana Ćavar');
});

test('what cannot be dialled is refused, and from one number only a few come in an hour', async () => {
  const text = 'Kratka priča o dugoj zimi.';
  for (const telephone of ['nazovite me', '12345', '1'.repeat(30)]) {
    const refused = await send({ text, telephone });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Upišite broj telefona')]);
  }
  const statuses: number[] = [];
  for (const telephone of ['064 111 222', '064-111-222', '064111222', '(064) 111 222']) {
    statuses.push((await send({ text, telephone })).status);
  }
  expect(statuses).toEqual([302, 302, 302, 429]);
  const fromOnePlace: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    fromOnePlace.push((await send({ text, telephone: `065 000 ${100 + index}` }, '203.0.113.5')).status);
  }
  expect(fromOnePlace).toEqual([...Array(10).fill(302), 429]);
});

test('with an address beside the number the email is asked for first, and the link is not shown', async () => {
  const answer = await send({ text: 'Oboje imam.', email: 'oboje@primjer.hr', telephone: '064 999 888' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/novi-spomen?obavijest=poslano']);
  await expect.poll(() => emailsTo(site.dataFolder, 'oboje@primjer.hr').length).toBe(1);
  expect(await read('/urednistvo', editor)).not.toContain('064 999 888');
});

test('the number is in no archive but the whole one, and in nothing the site printed', async () => {
  await send({ text: 'Za arhiv.', title: 'Za arhiv', telephone: '066 777 123' });
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-archive-'));
  expect((await runArchive(site.dataFolder, 'export', join(folder, 'public'))).status).toBe(0);
  expect((await runArchive(site.dataFolder, 'export', join(folder, 'whole'), '--whole')).status).toBe(0);
  expect(readFileSync(join(folder, 'whole', 'private', 'contributions.json'), 'utf8')).toContain('066 777 123');
  expect(() => readFileSync(join(folder, 'public', 'private', 'contributions.json'))).toThrow();
  expect(site.output()).not.toMatch(/555 0199|066 777|064 ?111/);
});
