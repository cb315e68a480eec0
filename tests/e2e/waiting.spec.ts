import sharp from 'sharp';
import { ContributionStore } from '../drivers/contribution-store.ts';
import { siteHours } from '../drivers/draft-page.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { isKept } from '../drivers/service-worker.ts';
import { startStallingProxy } from '../drivers/stalling-proxy.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

let store: ContributionStore;
test.beforeAll(({ site }) => {
  store = new ContributionStore(site.dataFolder);
});
test.afterAll(() => store.close());

test('a message written without a network waits, comes back when asked to, and goes once', async ({
  page,
  context,
  site,
}) => {
  const text = page.getByLabel('Što nam želite reći?');
  const send = async () => {
    await text.fill('Gumno je bilo kod lokve.');
    await page.getByLabel('Ime i prezime').fill('Stana Čeka');
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  };
  const waits = page.getByText('Čeka da se veza vrati: poruka urednicima');
  await page.goto(`${site.address}/pisite-nam`);
  await isKept(page, '/pisite-nam', '/bez-mreze');
  await page.evaluate(() => {
    navigator.storage.persist = async () => document.documentElement.toggleAttribute('data-persists', true);
  });
  await context.setOffline(true);
  await send();
  await expect(page.locator('html[data-persists]')).toBeAttached();
  await expect(waits).toContainText(new RegExp(` u (${siteHours().join('|')}):\\d\\d\\)`));
  await expect(text).toHaveValue('');
  await page.reload();
  await expect(waits).toBeVisible();
  await page.getByRole('button', { name: 'Nemojte poslati' }).click();
  await page.getByRole('button', { name: 'Vratite', exact: true }).click();
  await expect(text).toHaveValue('Gumno je bilo kod lokve.');
  await expect(waits).toBeHidden();
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(waits).toBeVisible();
  const key = await page.evaluate(async () => {
    const [kept] = await (await caches.open('waiting')).keys();
    return kept?.url.split('/').at(-1) ?? '';
  });
  const received = async () =>
    (await store.reports()).map(({ reason }) => reason).filter((reason) => reason === 'Gumno je bilo kod lokve.');
  expect(await received()).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Poslano: poruka urednicima.')).toBeVisible();
  await page.getByRole('button', { name: 'U redu' }).click();
  await expect(page.getByText('Poslano: poruka urednicima.')).toBeHidden();
  // As a browser does that did not hear the answer.
  const again = await fetch(`${site.address}/pisite-nam`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: new URLSearchParams({ text: 'Gumno je bilo kod lokve.', name: 'Stana Čeka' }),
    redirect: 'manual',
  });
  expect(again.headers.get('location')).toBe('/pisite-nam?obavijest=poslano');
  expect(await received()).toHaveLength(1);

  // What is refused comes back into its form.
  await page.getByLabel('Adresa e-pošte').fill('stana');
  await context.setOffline(true);
  await send();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Nije primljeno: poruka urednicima.')).toBeVisible();
  await page.getByRole('button', { name: 'Vratite u obrazac' }).click();
  await page.getByRole('button', { name: 'Vratite', exact: true }).click();
  await expect(text).toHaveValue('Gumno je bilo kod lokve.');
  await expect(page.getByLabel('Adresa e-pošte')).toHaveValue('stana');
});

test('a memory with a photograph waits, is refused to whoever did not write it, and goes when its writer is back', async ({
  page,
  context,
  site,
}) => {
  const person = { name: 'Mara Čeka', email: 'mara.ceka@primjer.hr', password: 'lokva pod gumnom' };
  const cookie = await becomeMember(site.address, person);
  await context.addCookies([cookieOf(site, cookie)]);
  await page.goto(`${site.address}/novi-spomen`);
  await isKept(page, '/novi-spomen', '/bez-mreze');
  await page.goto(`${site.address}/novi-spomen`);
  await isReady(page);
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#853' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'gumno.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: '1. fotografija: gumno.jpg' })).toBeVisible();
  await page.getByLabel('Što pamtite?').fill('Na gumnu smo vrhli do kasno u noć.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Pošaljite uspomenu' }).click();
  await expect(page.getByText('uspomena čeka na ovom uređaju')).toBeVisible();
  await expect(page.getByText('Čeka da se veza vrati: uspomena')).toBeVisible();

  // Somebody else has the computer now.
  await context.clearCookies();
  await context.setOffline(false);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/novi-spomen/slanje'));
  await page.goto(`${site.address}/nasa-misija`);
  expect((await refused).status()).toBe(409);
  await expect(page.getByText('Čeka da se veza vrati: uspomena')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nemojte poslati' })).toHaveCount(0);
  const received = async () =>
    (await store.all()).filter(({ content }) => content.text === 'Na gumnu smo vrhli do kasno u noć.');
  expect(await received()).toEqual([]);

  await context.addCookies([cookieOf(site, cookie)]);
  await page.goto(`${site.address}/nasa-misija`);
  await expect(page.getByText('Poslano: uspomena.')).toBeVisible();
  const [sent, ...others] = await received();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ state: 'pending' });
  expect(sent?.photographs).toHaveLength(1);
  await page.getByRole('button', { name: 'U redu' }).click();
  await expect(page).toHaveURL(/\/moj-prilog\?/);
});

test('on a line that is there and dead, what a member writes on a copy waits as theirs, and goes when it lives', async ({
  page,
  context,
  site,
}) => {
  const person = { name: 'Iva Čeka', email: 'iva.ceka@primjer.hr', password: 'bukva nad lokvom' };
  await context.addCookies([cookieOf(site, await becomeMember(site.address, person))]);
  const proxy = await startStallingProxy(new URL(site.address).host);
  const address = `http://${proxy.host}/pisite-nam`;
  await page.goto(address);
  await isKept(page, '/pisite-nam', '/bez-mreze');
  proxy.stall();
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  await page.getByLabel('Što nam želite reći?').fill('Lokva je presušila.');
  await page.getByLabel('Ime i prezime').fill(person.name);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(page.getByText('Čeka da se veza vrati: poruka urednicima')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nemojte poslati' })).toBeVisible();
  proxy.resume();
  await page.goto(address);
  await expect(page.getByText('Čitate kopiju od')).toBeHidden();
  await expect(page.getByText('Poslano: poruka urednicima.')).toBeVisible();
  const reasons = (await store.reports()).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason === 'Lokva je presušila.')).toHaveLength(1);
  proxy.stop();
});
