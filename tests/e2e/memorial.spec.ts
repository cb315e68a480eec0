import { cookieOf, UREDNICA, verifyAddress } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

/** On these nobody else lights a candle or leaves a word. */
const TADIJA = '/in-memoriam/tadija-cavar';
const ANDRIJA = '/in-memoriam/andrija-bosnjak';
const member = (number: number) => ({
  name: `Član ${number}`,
  email: `clan${number}@primjer.hr`,
  password: 'svijeća u prozoru',
});

let site: SiteProcess;
let editor: string;
test.beforeAll(async ({ site: shared, cookies }) => {
  site = shared;
  editor = await cookies.editor();
});

/** Each from a place of their own: many from one would be stopped at the door. */
async function enter(number: number): Promise<string> {
  const { name, email, password } = member(number);
  const post = (fields: Record<string, string>) =>
    fetch(`${site.address}/prijava`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-forwarded-for': `10.0.${number}.1` },
      redirect: 'manual',
    });
  await post({ intent: 'sign-up', name, email, newPassword: password, ofAge: 'yes' });
  const [cookie = ''] = (await post({ intent: 'sign-in', email, password })).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

const read = async (path: string, cookie: string) =>
  (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();

async function tell(title: string, author: string): Promise<void> {
  const form = memoryForm({ title, text: STANA.text });
  const response = await fetch(`${site.address}/novi-spomen/slanje`, {
    method: 'POST',
    body: form,
    headers: { cookie: author },
  });
  expect(response.status).toBe(200);
}

/** Answers with the desk as it was before. */
async function decide(title: string, fields: Record<string, string>): Promise<string> {
  const desk = await read('/urednistvo', editor);
  const [, id = ''] = new RegExp(`data-item="([0-9a-f]{24})"[^>]*aria-label="${title}"`).exec(desk) ?? [];
  const response = await sendForm(site.address, '/urednistvo', { contribution: id, ...fields }, editor);
  expect(response.status).toBe(200);
  return desk;
}

// That fifty at once are fifty: chronicle/memorial/light-candle.test.ts.
test('people light candles at once, some of them twice: each burns once', async () => {
  const cookies: string[] = [];
  for (let number = 1; number <= 3; number += 1) cookies.push(await enter(number));
  const lit = await Promise.all(
    [...cookies, ...cookies.slice(0, 2)].map((cookie) => sendForm(site.address, TADIJA, { intent: 'candle' }, cookie)),
  );
  expect(lit.map(({ status }) => status)).toEqual(Array(5).fill(302));
  const page = await read(TADIJA, cookies[0] ?? '');
  expect(page).toContain('Zapaljeno: 3');
  expect(page).toContain('Vaša svijeća danas gori.');
  expect(new Set(page.match(/Član \d+/g)).size).toBe(3);
});

// Without scripts it is the form that is sent above.
test('a candle by hand', async ({ page }) => {
  await page.context().addCookies([cookieOf(site, await enter(61))]);
  await page.goto(ANDRIJA);
  await page.getByRole('button', { name: 'Zapalite svijeću' }).click();
  await expect(page.getByText('Vaša svijeća danas gori.')).toBeFocused();
  await expect(page.getByText(/^Zapaljeno: 1/)).toBeVisible();
  await expect(page.getByRole('list').getByText('Član 61')).toBeVisible();
});

test('a condolence waits for the family: a steward approves for her own and for nobody else', async ({ page }) => {
  const writer = await enter(63);
  const steward = await enter(64);
  const WORDS = 'Neka mu je laka zemlja, i hvala za vodu.';
  await sendForm(site.address, TADIJA, { intent: 'condolence', text: WORDS }, writer);
  await sendForm(site.address, ANDRIJA, { intent: 'condolence', text: 'Andriji od srca.' }, writer);
  expect(await read(TADIJA, writer)).not.toContain(WORDS);
  expect(await read(TADIJA, steward)).not.toContain(WORDS);

  // Named by an editor, and only once her address is confirmed.
  await sendForm(site.address, TADIJA, { intent: 'name-steward', email: member(64).email }, steward);
  expect(await read(TADIJA, steward)).not.toContain(WORDS);
  await sendForm(site.address, TADIJA, { intent: 'name-steward', email: member(64).email }, editor);
  expect(await read(TADIJA, steward)).not.toContain(WORDS);
  await verifyAddress(site, member(64).email, steward);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([cookieOf(site, steward)]);
  await page.goto(ANDRIJA);
  await expect(page.getByText('Andriji od srca.')).toHaveCount(0);
  await page.goto(TADIJA);
  const item = page.getByRole('listitem', { name: 'Sućut: Član 63' });
  await expect(item.getByText('Ispravite i odobrite')).toHaveCount(0);
  await item.getByRole('button', { name: 'Odobrite' }).click();
  await expect(page.getByText('Objavljeno: sućut, Član 63.')).toBeVisible();
  expect(await read(TADIJA, writer)).toContain(WORDS);

  // What she hides she can bring back.
  await page.getByRole('button', { name: 'Sakrijte: Sućut, Član 63' }).click();
  await expect(page.getByText('Skriveno: sućut, Član 63.')).toBeVisible();
  expect(await read(TADIJA, writer)).not.toContain(WORDS);
  await page.getByRole('button', { name: 'Vratite na stranicu: Sućut, Član 63' }).click();
  await expect(page.getByText('Vraćeno na stranicu: sućut, Član 63.')).toBeVisible();
  expect(await read(TADIJA, writer)).toContain(WORDS);

  // What is not hers she cannot touch, even by hand.
  const desk = await read('/urednistvo', editor);
  const foreign = /data-item="([0-9a-f]{24})"[^>]*aria-label="Sućut: Član 63"/.exec(desk)?.[1];
  expect(desk).toContain('Andriji od srca.');
  await sendForm(site.address, TADIJA, { intent: 'approve', contribution: foreign ?? 'none' }, steward);
  expect(await read(ANDRIJA, writer)).not.toContain('Andriji od srca.');
});

test('a reader reports, an editor hides', async ({ page, request }) => {
  const author = await enter(68);
  await tell('Sporna priča', author);
  await decide('Sporna priča', { intent: 'approve' });
  await page.goto('/spomeni-brda/sporna-prica');
  await page.getByText('Prijavite', { exact: true }).click();
  await page.getByLabel('Što nije u redu?').fill('To je moja priča.');
  await page.getByRole('button', { name: 'Pošaljite Uredništvu' }).click();
  await expect(page.getByText('Hvala. Uredništvo će to pogledati.')).toBeVisible();
  await page.context().addCookies([cookieOf(site, editor)]);
  await page.goto('/urednistvo');
  await expect(page.getByText('To je moja priča.')).toBeVisible();
  await page.getByRole('button', { name: 'Sakrijte: Sporna priča', exact: true }).click();
  await expect(page.getByText('Prijava je riješena.')).toBeVisible();
  expect((await request.get('/spomeni-brda/sporna-prica')).status()).toBe(404);
});

test('the third approved memory makes an author trusted; an editor has the fourth approved as it arrives', async () => {
  const author = await enter(65);
  await verifyAddress(site, member(65).email, author);
  for (const title of ['Prva priča', 'Druga priča', 'Treća priča']) {
    await tell(title, author);
    expect(await decide(title, { intent: 'approve' })).not.toContain('Pouzdan pripovjedač');
  }
  await tell('Četvrta priča', author);
  expect((await fetch(`${site.address}/spomeni-brda/cetvrta-prica`)).status).toBe(404);
  expect(await decide('Četvrta priča', { intent: 'auto-approve', on: 'yes' })).toContain('Pouzdan pripovjedač');
  await tell('Peta priča', author);
  expect((await fetch(`${site.address}/spomeni-brda/peta-prica`)).status).toBe(200);
  expect((await fetch(`${site.address}/spomeni-brda/cetvrta-prica`)).status).toBe(404);
});

test('two editors decide at once: one decides, the other learns of it', async () => {
  const author = await enter(66);
  await sendForm(site.address, TADIJA, { intent: 'condolence', text: 'Za dvije odluke.' }, author);
  const desk = await read('/urednistvo', editor);
  const [, id = ''] = /data-item="([0-9a-f]{24})"[^>]*aria-label="Sućut: Član 66"/.exec(desk) ?? [];
  const answers = await Promise.all([
    sendForm(site.address, '/urednistvo', { contribution: id, intent: 'approve' }, editor),
    sendForm(site.address, '/urednistvo', { contribution: id, intent: 'refuse', reason: 'Ne.' }, editor),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the calendar has an address of its own, and an email comes a week before to those who asked', async ({
  page,
}) => {
  await page.context().addCookies([cookieOf(site, editor)]);
  await page.goto('/in-memoriam');
  await page.getByRole('link', { name: 'kalendar obljetnica' }).click();
  await page.getByRole('button', { name: 'Zatražite adresu kalendara' }).click();
  const address = page.getByText(/obljetnice\.ics\?znak=/);
  await expect(address).toBeVisible();
  const first = (await address.textContent()) ?? '';
  const calendar = await fetch(first);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const lines = (await calendar.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('RRULE:FREQ=YEARLY');
  expect(lines.some((line) => /^SUMMARY:Jozo Ćavar \(1865\.–1909\.\)\\, dan smrti\\, ogledni zapis$/.test(line))).toBe(
    true,
  );
  expect(lines.some((line) => /^DTSTART;VALUE=DATE:\d{4}1201$/.test(line))).toBe(true);
  for (const path of ['/obljetnice.ics', '/obljetnice.ics?znak=', '/obljetnice.ics?znak=krivo']) {
    expect((await fetch(`${site.address}${path}`)).status).toBe(404);
  }
  await page.getByRole('button', { name: /^Nova adresa/ }).click();
  await expect(address).not.toHaveText(first);
  expect((await fetch(first)).status).toBe(404);
  await page.getByRole('button', { name: 'Uključite podsjetnike' }).click();
  await expect(page.getByText(`Podsjetnici idu na ${UREDNICA.email}.`)).toBeVisible();
});

test('the code on the card leads to the name and the years, and no further', async () => {
  expect(await read('/in-memoriam/jozo-cavar/kartica', editor)).toContain(
    `Kod koji vodi na ${site.address}/spomen-na/jozo-cavar`,
  );
  const seen = await read('/spomen-na/jozo-cavar', '');
  for (const words of ['Jozo Ćavar</h1>', '1865.–1909.']) expect(seen).toContain(words);
  expect(seen).not.toContain('Pittsburgh');
});

test('what a member gave can be taken out, and goes or stays without a name with the account', async () => {
  const cookie = await enter(67);
  await sendForm(site.address, TADIJA, { intent: 'candle' }, cookie);
  await tell('Priča koja ostaje', cookie);
  await decide('Priča koja ostaje', { intent: 'approve' });
  const held = JSON.parse(await read('/moj-racun/podatci', cookie));
  expect(held.contributions.contributions).toMatchObject([
    { title: 'Priča koja ostaje', state: 'published', text: STANA.text },
  ]);
  expect(held.contributions.candles).toHaveLength(1);
  const farewell = { intent: 'delete', password: member(67).password, farewell: 'keep-without-name' };
  expect((await sendForm(site.address, '/moj-racun', farewell, cookie)).status).toBe(302);
  const page = await read('/spomeni-brda/prica-koja-ostaje', '');
  expect(page).toContain(STANA.text.slice(0, 30));
  expect(page).not.toContain('Član 67');
  expect(await read(TADIJA, editor)).not.toContain('Član 67');
  expect(await read('/urednistvo/povijest', editor)).not.toContain('Član 67');
});
