import sharp from 'sharp';
import { cookieOf, UREDNICA } from '../drivers/editor.ts';
import { startEmulator } from '../drivers/emulators.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { latestLink } from '../drivers/outbox.ts';
import { STANA } from '../drivers/sent-memory.ts';
import { startStallingProxy } from '../drivers/stalling-proxy.ts';
import { expect, MEMBERS_PAGE, signInAfterSignUp, signUp, test } from './hosted.ts';

test.describe.configure({ mode: 'default' });

const JOZO = '/in-memoriam/jozo-cavar';

test('two processes are one site: told on one, confirmed and approved on the other, read on both', async ({
  project,
  site,
  other,
  page,
  browser,
}) => {
  const there = (address: string) => address.replace(site.address, other.address);
  const author = await browser.newPage({ baseURL: site.address });
  try {
    // Behind the gate with an account of Firebase's, an editor once the email is answered.
    await page.goto('/urednistvo');
    await expect(page).toHaveURL(/\/prijava\?povratak=\/urednistvo$/);
    await signUp(page, UREDNICA);
    await signInAfterSignUp(page);
    await expect(page).toHaveURL(`${site.address}/urednistvo`);
    await expect.poll(() => project.latestCode(UREDNICA.email, 'VERIFY_EMAIL')).not.toBe('');
    await page.goto(`/iz-poruke?mode=verifyEmail&oobCode=${await project.latestCode(UREDNICA.email, 'VERIFY_EMAIL')}`);
    await page.getByRole('button', { name: 'Potvrdite adresu' }).click();
    await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();

    await author.goto('/novi-spomen');
    await author.getByLabel('Što pamtite?').fill(STANA.text);
    await author.getByText('Dodajte kada, gdje i tko je u priči').click();
    await author.getByLabel('Naslov').fill('Tri dana bure');
    await author.getByLabel('Ime i prezime').fill(STANA.name);
    await author.getByLabel('Adresa e-pošte').fill(STANA.email);
    const buffer = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#7a5a32' } })
      .jpeg()
      .toBuffer();
    await author.locator('input[type=file]').setInputFiles({ name: 'kuca.jpg', mimeType: 'image/jpeg', buffer });
    await expect(author.getByRole('list', { name: 'Odabrane fotografije' }).getByRole('img')).toHaveCount(1);
    await author.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
    await expect(author.getByRole('heading', { name: 'Hvala vam' })).toBeVisible();
    const link = () => latestLink(site.dataFolder, STANA.email, 'Potvrdite svoju uspomenu');
    await expect.poll(link).not.toBe('');
    await author.goto(there(link()));
    await author.getByRole('button', { name: 'Potvrdite' }).click();
    await expect(author.getByText('Vaša je uspomena sada kod Uredništva.')).toBeVisible();

    await page.goto(`${other.address}/urednistvo`);
    const item = page.getByRole('listitem', { name: 'Tri dana bure' });
    const picture = item.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const { address } of [site, other]) {
      expect((await fetch(`${address}/spomeni-brda/tri-dana-bure`)).status).toBe(404);
    }
    await item.getByRole('button', { name: 'Odobrite' }).click();
    await expect(page.getByText('Objavljeno: „Tri dana bure“.')).toBeVisible();
    await expect.poll(async () => (await fetch(`${site.address}/spomeni-brda/tri-dana-bure`)).status).toBe(200);
    // Each process holds its own index, and hears of it.
    for (const { address } of [site, other]) {
      const found = async () => (await (await fetch(`${address}/pretraga.json?q=trima+danima+bure`)).json()).results;
      await expect.poll(found).toContainEqual(expect.objectContaining({ url: '/spomeni-brda/tri-dana-bure' }));
    }
    await author.goto('/spomeni-brda/tri-dana-bure');
    await expect(author.getByRole('heading', { name: 'Tri dana bure', level: 1 })).toBeVisible();
    const shown = author.locator('article picture img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Taken back on the first, it is gone from the second.
    await author.goto(link());
    await author.getByText('Povucite i izbrišite').first().click();
    await author.getByRole('button', { name: 'Povucite i izbrišite' }).click();
    await expect(author.getByText('Povučeno je i izbrisano.').first()).toBeVisible();
    await expect.poll(async () => (await fetch(`${other.address}/spomeni-brda/tri-dana-bure`)).status).toBe(404);
  } finally {
    await author.close();
  }
});

test('a candle is lit once a day, whichever process it is lit at; a condolence waits for an editor', async ({
  site,
  other,
  page,
  context,
}) => {
  const people = [1, 2, 3].map((number) => ({
    name: `Član ${number}`,
    email: `clan${number}@primjer.hr`,
    password: 'svijeća u prozoru',
  }));
  const cookies = await Promise.all(people.map((person) => becomeMember(site.address, person)));
  const lit = await Promise.all(
    cookies.flatMap((cookie) =>
      [site, other, site].map(({ address }) => sendForm(address, JOZO, { intent: 'candle' }, cookie)),
    ),
  );
  expect(lit.map(({ status }) => status)).toEqual(Array(9).fill(302));
  await sendForm(site.address, JOZO, { intent: 'condolence', text: 'Neka mu je laka zemlja.' }, cookies[1]);
  await context.addCookies([cookieOf(site, cookies[0] ?? '')]);
  await page.goto(`${other.address}${JOZO}`);
  await expect(page.getByText(/^Zapaljeno: 3/)).toBeVisible();
  await expect(page.getByText('Vaša svijeća danas gori.')).toBeVisible();
  await expect(page.getByText('Neka mu je laka zemlja.')).toHaveCount(0);

  await page.goto('/obljetnice');
  await page.getByRole('button', { name: 'Zatražite adresu kalendara' }).click();
  const calendar = (await page.getByText('/obljetnice.ics?').textContent()) ?? '';
  const answer = await fetch(calendar.replace(site.address, other.address));
  expect(answer.headers.get('content-type')).toContain('text/calendar');
});

test('with Firestore out of reach public pages are read, and those of members say that there is no connection', async ({
  project,
  browser,
}) => {
  const firestore = await startEmulator('tests/hosted/firestore-server.mjs');
  const site = await project.startSite({ FIRESTORE_EMULATOR_HOST: firestore.host });
  const page = await browser.newPage();
  try {
    const jela = { name: 'Jela', email: 'jela@primjer.hr', password: 'kameno jaje' };
    await page.goto(`${site.address}/prijava?povratak=/obljetnice`);
    await signUp(page, jela);
    await signInAfterSignUp(page);
    await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();
    await firestore.stop();
    const response = await page.goto(`${site.address}/obljetnice`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Nema veze' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pokušajte ponovno' })).toHaveAttribute('href', '/obljetnice');
    await expect(page.getByText('Greška: 503')).toBeVisible();
    for (const name of ['Povratak na početnu', 'Natrag'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/');
    await expect.poll(() => site.output()).toContain('Failed to get document because the client is offline.');
    expect(site.output()).not.toContain('@primjer');
    await page.context().clearCookies();
    expect((await page.goto(`${site.address}/povijesni-blog`))?.status()).toBe(200);
  } finally {
    // While a browser holds a connection open, a site that is stopped waits for it.
    await page.close();
    await site.stop();
  }
});

test('while nobody answers who is signed in, members read as visitors and are told so; afterwards all is as before', async ({
  project,
  page,
  context,
}) => {
  const firestore = await startStallingProxy(project.env.FIRESTORE_EMULATOR_HOST ?? '');
  const authentication = await startStallingProxy(project.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
  const site = await project.startSite({
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_AUTH_EMULATOR_HOST: authentication.host,
  });
  const note = 'Prijava trenutačno ne radi';
  try {
    const mara = { name: 'Mara', email: 'mara@primjer.hr', password: 'kameno jaje' };
    const cookie = await becomeMember(site.address, mara);
    const read = async (path: string, headers: Record<string, string> = { cookie, accept: 'text/html' }) => {
      // The client of the service itself gives up after ten seconds.
      const signal = AbortSignal.timeout(9000);
      const response = await fetch(`${site.address}${path}`, { headers, redirect: 'manual', signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    expect((await read('/')).text).toContain(mara.name);
    for (const service of [firestore, authentication]) {
      service.stall();
      for (const path of ['/povijesni-blog', '/', '/nasa-misija', '/povijesni-blog']) {
        const answer = await read(path);
        expect(answer.status, path).toBe(200);
        expect(answer.text, path).toContain(note);
        expect(answer.headers.get('cache-control'), path).toBe('private, no-store');
        expect(answer.headers.getSetCookie(), path).toEqual([]);
        expect((await read(path, {})).text, path).not.toContain(note);
      }
      const members = await read('/obljetnice');
      expect(members.status).toBe(503);
      expect(members.headers.get('retry-after')).not.toBeNull();
      expect(members.text).toContain('Pokušajte ponovno');
      expect(members.text).toContain('</footer>');
      service.resume();
      await expect.poll(async () => (await read('/obljetnice')).status).toBe(200);
      expect((await read('/')).text).not.toContain(note);
    }

    // In a browser the note goes with the next page, without anybody signing in again.
    await context.addCookies([cookieOf(site, cookie)]);
    firestore.stall();
    await page.goto(`${site.address}/nasa-misija`);
    await expect(page.getByText(note)).toBeVisible();
    firestore.resume();
    await expect.poll(async () => (await read('/obljetnice')).status).toBe(200);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesni blog' }).click();
    await expect(page).toHaveURL(/povijesni-blog/);
    await expect(page.getByText(note)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Račun' })).toBeVisible();
  } finally {
    await page.close();
    firestore.stop();
    authentication.stop();
    await site.stop();
  }
});
