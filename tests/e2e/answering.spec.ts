import { expect, test } from '@playwright/test';
import { becomeEditor, becomeVerified, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { emailsTo } from '../drivers/outbox.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';

const CONTACT = 'brdo@primjer.hr';
const STANA = { name: 'Stana', email: 'stana@primjer.hr', text: 'Godina nije točna.', telephone: '' };

let site: SiteProcess;
let editor: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: UREDNICA.email, CONTACT_EMAIL: CONTACT } });
  editor = await becomeEditor(site);
});
test.afterAll(() => site.stop());

const answersTo = (email: string) =>
  emailsTo(site.dataFolder, email).filter((text) => text.includes('Subject: Odgovor Uredništva'));

test('a message says what it is about, is answered from the desk, and everybody there sees that it was', async ({
  page,
  context,
}) => {
  await sendForm(site.address, '/pisite-nam', { ...STANA, o: '/poznate-osobe/fra-didak-buntic' });
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo`);
  await isReady(page);
  const item = page.getByRole('listitem').filter({ hasText: STANA.text });
  await expect(item.getByRole('link', { name: 'Fra Didak Buntić' })).toHaveAttribute(
    'href',
    '/poznate-osobe/fra-didak-buntic',
  );
  await item.getByText('Odgovorite', { exact: true }).click();
  await item.getByRole('button', { name: 'Pošaljite odgovor' }).click();
  await expect(item.getByText('Napišite odgovor.')).toBeVisible();
  await item.getByLabel('Odgovor: Stana').fill('Hvala, ispravili smo.\nBcc: svi@primjer.hr');
  await item.getByRole('button', { name: 'Pošaljite odgovor' }).click();
  await expect(page.getByText('Odgovor šaljemo: Stana.')).toBeVisible();
  await expect(item.getByText('Hvala, ispravili smo.')).toBeVisible();
  await expect(item).toContainText(`${UREDNICA.name}`);
  await expect.poll(() => answersTo(STANA.email)).toHaveLength(1);
  const [head = '', body = ''] = (answersTo(STANA.email)[0] ?? '').split(/\n\n(.*)/s);
  expect(head).toContain(`Reply-To: ${CONTACT}`);
  expect(head).not.toContain('Bcc');
  expect(body).toContain('Bcc: svi@primjer.hr');
  expect(body).toContain(`> ${STANA.text}`);
  expect(body).toContain(`Odgovoriti nam možete na ovoj stranici:\n\n${site.address}/pisite-nam`);
});

test('who left a number is called, and who left nothing cannot be answered', async ({ page, context }) => {
  const byTelephone = { name: 'Baka', email: '', telephone: '063 123 456', text: 'Zovite me.' };
  await sendForm(site.address, '/pisite-nam', byTelephone);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo`);
  const item = page.getByRole('listitem').filter({ hasText: 'Zovite me.' });
  await expect(item.getByRole('link', { name: '063 123 456' })).toBeVisible();
  await expect(item.getByText('Odgovorite')).toHaveCount(0);
});

test('a correction names the person, and goes back to the member who sent it', async ({ page, context }) => {
  const ana = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };
  const cookie = await becomeVerified(site, ana);
  const correction = { intent: 'correction', osoba: 'I12', reason: 'Na križu piše 1820.' };
  expect((await sendForm(site.address, '/obiteljsko-stablo-bosnjak', correction, cookie)).status).toBe(200);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}/urednistvo`);
  await isReady(page);
  const item = page.getByRole('listitem').filter({ hasText: correction.reason });
  await expect(item.getByRole('link', { name: /^Ispravak: Kata/ })).toHaveAttribute(
    'href',
    '/obiteljsko-stablo-bosnjak?osoba=I12',
  );
  await expect(item).toContainText('ana@primjer.hr (potvrđena adresa)');
  await item.getByText('Odgovorite', { exact: true }).click();
  await item.getByLabel('Odgovor: Ana Ćavar').fill('Hvala, Ana.');
  await item.getByRole('button', { name: 'Pošaljite odgovor' }).click();
  await expect(page.getByText('Odgovor šaljemo: Ana Ćavar.')).toBeVisible();
  await expect.poll(() => answersTo(ana.email).join()).toContain('Na križu piše 1820.');
});
