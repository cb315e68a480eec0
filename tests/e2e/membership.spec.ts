import { expect, test } from '@playwright/test';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA, verifyAddress } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const MEMBERS_PAGE = 'Da nam dan ne prođe, a da se nismo sjetili.';
const person = (id: string) => ({ name: `Osoba ${id}`, email: `${id}@primjer.hr`, password: 'gumno pod bukvom' });

const get = (site: SiteProcess, path: string, cookie: string, headers: Record<string, string> = {}) =>
  fetch(`${site.address}${path}`, { headers: { cookie, ...headers }, redirect: 'manual' });

/** What members see, by every kind of door: pages, their payloads, files and data of maps and trees, pictures of the dead. */
const DOORS = [
  '/in-memoriam/jozo-cavar',
  '/in-memoriam/jozo-cavar.data',
  '/in-memoriam/jozo-cavar/kartica',
  '/interaktivna-karta',
  '/interaktivna-karta.data',
  '/interaktivna-karta/karta.geojson',
  '/interaktivna-karta/karta.gpx',
  '/interaktivna-karta/karta.kml',
  '/interaktivna-karta/sjene',
  '/obiteljsko-stablo-cavar',
  '/obiteljsko-stablo-cavar.data',
  '/obiteljsko-stablo/cavar/podatci',
  '/obljetnice',
  '/obljetnice.data',
];

/** Of every door, whether it is open, and that what is behind a closed one does not come with the refusal. */
async function openDoors(site: SiteProcess, cookie: string): Promise<string[]> {
  const open: string[] = [];
  for (const door of DOORS) {
    const answer = await get(site, door, cookie, { accept: 'text/html' });
    const text = await answer.text();
    if (answer.status === 200) open.push(door);
    else expect(text, door).not.toMatch(/svijeć|rodoslov|FeatureCollection|Jozo Ćavar/);
  }
  return open;
}

/** How many finds a search has that members alone see. */
async function foundInTrees(site: SiteProcess, cookie: string): Promise<number> {
  const answer = await get(site, '/pretraga.json?q=cavar', cookie);
  const { results } = (await answer.json()) as { results: { kind: string }[] };
  return results.filter(({ kind }) => kind === 'individual' || kind === 'place').length;
}

test.describe('MEMBERSHIP=confirmed', () => {
  let site: SiteProcess;
  test.beforeAll(async () => {
    site = await startSite({ env: { EDITORS: UREDNICA.email, MEMBERSHIP: 'confirmed' } });
  });
  test.afterAll(() => site.stop());

  test('whoever has not confirmed the address sees what a visitor sees, by every door, and their own account', async () => {
    const ana = person('nepotvrdena');
    const cookie = await becomeMember(site.address, ana);
    expect(await openDoors(site, cookie)).toEqual([]);
    expect(await foundInTrees(site, cookie)).toBe(0);
    for (const path of ['/moj-racun', '/moj-racun.data', '/moj-racun/podatci', '/clanstvo']) {
      expect((await get(site, path, cookie)).status, path).toBe(200);
    }
    for (const path of ['/urednistvo', '/urednistvo/clanovi']) {
      expect((await get(site, path, cookie)).status, path).toBe(403);
    }
    expect((await get(site, '/in-memoriam/jozo-cavar', cookie)).headers.get('location')).toBe(
      '/clanstvo?povratak=/in-memoriam/jozo-cavar',
    );
    expect((await get(site, '/obiteljsko-stablo/cavar/podatci', cookie)).status).toBe(403);
    const candle = await sendForm(site.address, '/in-memoriam/jozo-cavar', { intent: 'candle' }, cookie);
    expect([candle.status, candle.headers.get('location')]).toEqual([
      302,
      '/clanstvo?povratak=/in-memoriam/jozo-cavar',
    ]);
    await verifyAddress(site, ana.email, cookie);
    expect(await openDoors(site, cookie)).toEqual(DOORS);
    expect(await foundInTrees(site, cookie)).toBeGreaterThan(0);
  });

  test('at the gate it is said what to do, another email can be had, and the way leads on', async ({
    page,
    context,
  }) => {
    const mara = person('mara');
    const cookie = await becomeMember(site.address, mara);
    await context.addCookies([cookieOf(site, cookie)]);
    await page.goto(`${site.address}/obljetnice`);
    await expect(page.getByRole('heading', { name: 'Potvrdite adresu', level: 1 })).toBeVisible();
    await expect(page.getByText(mara.email)).toBeVisible();
    await isReady(page);
    await page.getByRole('button', { name: 'Zatražite novu poruku' }).click();
    await expect(page.getByText(`Poslali smo vam poruku na adresu ${mara.email}.`)).toBeVisible();
    const isAsked = (text: string) => text.includes('Subject: Potvrdite adresu');
    await expect.poll(() => emailsTo(site.dataFolder, mara.email).filter(isAsked)).toHaveLength(2);
    await verifyAddress(site, mara.email, cookie);
    await page.goto(`${site.address}/clanstvo?povratak=/obljetnice`);
    await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();
  });

  test('pictures of the dead are members’ alone', async () => {
    const member = await becomeVerified(site, person('vidi'));
    const page = await (await get(site, '/in-memoriam/jozo-cavar', member)).text();
    const pictures = [...new Set(page.match(/\/media\/[0-9a-f]{64}\/[a-z0-9]+\.[a-z0-9]+/g))];
    const visible = async (cookie: string) => {
      const answers = await Promise.all(pictures.map((picture) => get(site, picture, cookie)));
      return answers.filter(({ status }) => status === 200).length;
    };
    const toVisitors = await visible('');
    expect(toVisitors).toBeLessThan(pictures.length);
    expect(await visible(member)).toBe(pictures.length);
    expect(await visible(await becomeMember(site.address, person('ne-vidi')))).toBe(toVisitors);
  });

  test('the calendar of somebody who is blocked is no more', async () => {
    const editor = await becomeEditor(site);
    const luka = person('luka');
    const cookie = await becomeVerified(site, luka);
    await sendForm(site.address, '/obljetnice', { intent: 'calendar' }, cookie);
    const page = await (await get(site, '/obljetnice', cookie)).text();
    const calendar = /\/obljetnice\.ics\?znak=[\w-]+/.exec(page)?.[0] ?? '';
    expect((await get(site, calendar, '')).status).toBe(200);
    const list = await (await get(site, `/urednistvo/clanovi?trazi=${luka.email}`, editor)).text();
    const member = /name="member" value="([^"]+)"/.exec(list)?.[1] ?? '';
    await sendForm(site.address, '/urednistvo/clanovi', { intent: 'block', member }, editor);
    expect((await get(site, calendar, '')).status).toBe(404);
    expect((await get(site, '/obljetnice', cookie)).headers.get('location')).toContain('/prijava');
  });
});

test.describe('MEMBERSHIP=approved', () => {
  let site: SiteProcess;
  test.beforeAll(async () => {
    site = await startSite({ env: { EDITORS: UREDNICA.email, MEMBERSHIP: 'approved' } });
  });
  test.afterAll(() => site.stop());

  test('whoever asks waits until an editor lets them in, and hears of it', async ({ browser }) => {
    const editor = await becomeEditor(site);
    const ana = person('ana');
    const cookie = await becomeVerified(site, ana);
    expect(await openDoors(site, cookie)).toEqual([]);
    const context = await browser.newContext({ baseURL: site.address });
    await context.addCookies([cookieOf(site, cookie)]);
    const hers = await context.newPage();
    await hers.goto('/obljetnice');
    await expect(hers.getByRole('heading', { name: 'Čeka odobrenje', level: 1 })).toBeVisible();

    const desk = await browser.newContext({ baseURL: site.address });
    await desk.addCookies([cookieOf(site, editor)]);
    const page = await desk.newPage();
    await page.goto('/urednistvo');
    await isReady(page);
    await page.getByRole('link', { name: /Zahtjevi za članstvo/ }).click();
    await page.getByRole('button', { name: `Odbijte: ${ana.name}` }).click();
    await expect(page.getByText(`Zahtjev je odbijen: ${ana.name}`)).toBeVisible();
    // Nobody hears of a slip.
    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'Čeka odobrenje', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Poništite' }).click();
    await expect(page.getByText(`${ana.name} opet čeka odobrenje.`)).toBeVisible();
    await page.getByRole('button', { name: `Primite: ${ana.name}` }).click();
    await expect(page.getByText(`Zahtjev je prihvaćen: ${ana.name}.`)).toBeVisible();
    await sentLink(site.dataFolder, ana.email, 'Dobro došli među članove');
    await hers.reload();
    await expect(hers.getByText(MEMBERS_PAGE)).toBeVisible();
    expect(await openDoors(site, cookie)).toEqual(DOORS);
    await context.close();
    await desk.close();
  });

  test('members and strangers decide on nobody', async () => {
    const cookie = await becomeVerified(site, person('drska'));
    await get(site, '/clanstvo', cookie);
    const held = (await (await get(site, '/moj-racun/podatci', cookie)).json()) as {
      account: { id: string };
      membership: { admission: { state: string } };
    };
    expect(held.membership.admission.state).toBe('waiting');
    const fields = { intent: 'admit', member: held.account.id };
    expect((await sendForm(site.address, '/urednistvo/clanovi', fields, cookie)).status).toBe(403);
    const stranger = await sendForm(site.address, '/urednistvo/clanovi', fields);
    expect(stranger.headers.get('location')).toContain('/prijava');
    expect(await openDoors(site, cookie)).toEqual([]);
  });
});
