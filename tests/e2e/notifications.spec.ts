import { expect, test } from '@playwright/test';
import { sendDraft } from '../drivers/desk.ts';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const MATE = { name: 'Mate Bošnjak', email: 'mate@primjer.hr', password: 'put do čatrnje' };

let site: SiteProcess;
let editor: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email, CONTACT_EMAIL: 'brdo@primjer.hr', TRUST_PROXY: '1' } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());

const write = (text: string, from: number) =>
  sendForm(site.address, '/pisite-nam', { name: 'Stana', email: '', telephone: '', text }, '', {
    'x-forwarded-for': `10.9.${from}.1`,
  });

const read = async (path: string, cookie: string) =>
  (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();

test('a number beside «Uredništvo» says how much waits, to those who edit and to nobody else', async ({
  page,
  context,
}) => {
  const member = await becomeVerified(site, MATE);
  expect(await read('/nasa-misija', editor)).not.toContain('čeka: ');
  for (let count = 0; count < 2; count += 1) await write(`Poruka ${count}`, count);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/nasa-misija`);
  await isReady(page);
  await page.getByRole('button', { name: `Račun: ${UREDNICA.name}` }).click();
  await expect(page.getByRole('link', { name: 'Uredništvo čeka: 2' })).toBeVisible();
  for (let count = 2; count < 11; count += 1) await write(`Poruka ${count}`, count);
  await page.reload();
  await isReady(page);
  await page.getByRole('button', { name: `Račun: ${UREDNICA.name}` }).click();
  await expect(page.getByRole('link', { name: 'Uredništvo čeka: 9+' })).toBeVisible();
  for (const cookie of [member, '']) expect(await read('/nasa-misija', cookie)).not.toContain('čeka: ');
});

test('who chose so is told at once what waits, once and not for everything that comes', async ({ page, context }) => {
  await write('Prije izbora', 40);
  const ana = await becomeVerified(site, { ...MATE, email: 'ana@primjer.hr' });
  const { url } = await fetch(`${site.address}/predlozi/lokalitet/gumno`, { headers: { cookie: ana } });
  await sendDraft(site, new URL(url).pathname, { title: 'Gumno', body: 'Drukčije.', intent: 'propose' }, ana);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/moj-racun`);
  await isReady(page);
  const section = page.getByRole('region', { name: 'Obavijesti Uredništva' });
  await expect(section.getByLabel('Jednom dnevno')).toBeChecked();
  await section.getByLabel('Odmah').check();
  await section.getByRole('button', { name: 'Spremite izbor' }).click();
  await expect(section.getByText('Spremljeno.')).toBeVisible();
  await expect(section.getByLabel('Odmah')).toBeChecked();
  for (let count = 50; count < 55; count += 1) await write(`Nalet ${count}`, count);
  expect(await sentLink(site.dataFolder, UREDNICA.email, 'Čeka vašu riječ')).toBe(url);
  const told = emailsTo(site.dataFolder, UREDNICA.email).filter((text) => text.includes('Čeka vašu riječ'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/– \d+\u00a0poruk[ae]/);
  expect(told[0]).toContain('O prijedlogu „Gumno“');
  // Nothing of what people wrote is in it.
  expect(told[0]).not.toContain('Nalet');
  const held = JSON.parse(await read('/moj-racun/podatci', editor)) as { membership: { notifications: string } };
  expect(held.membership.notifications).toBe('at-once');
});

test('members have nothing to choose, and cannot', async () => {
  const member = await becomeVerified(site, { ...MATE, email: 'luka@primjer.hr' });
  expect(await read('/moj-racun', member)).not.toContain('Obavijesti Uredništva');
  await sendForm(site.address, '/moj-racun', { intent: 'notifications', notifications: 'at-once' }, member);
  const held = JSON.parse(await read('/moj-racun/podatci', member)) as { membership: { notifications: string } };
  expect(held.membership.notifications).toBe('daily');
});
