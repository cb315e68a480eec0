import { cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, type Person, sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { isReady } from '../drivers/ready-page.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { test as base, becomeVerified, expect } from './hosted.ts';

/** Another editor: each test stands by itself. */
const DRUGA = { name: 'Druga urednica', email: 'druga@primjer.hr', password: 'kamen na kamen' };
const EDITORS = `${UREDNICA.email},${DRUGA.email}`;
const LIST = '/urednistvo/clanovi';
const person = (id: string): Person => ({
  name: `Osoba ${id}`,
  email: `${id}@primjer.hr`,
  password: 'gumno pod bukvom',
});

/** Two processes of a site on which editors decide who is let in. */
const test = base.extend<{ baseURL: string }, { first: SiteProcess; second: SiteProcess }>({
  first: [
    async ({ project }, use) => {
      const site = await project.startSite({ EDITORS, MEMBERSHIP: 'approved' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  second: [
    async ({ project, first }, use) => {
      const env = { EDITORS, MEMBERSHIP: 'approved', DATA_DIR: first.dataFolder };
      const site = await project.startSite(env);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Not the site that other hosted tests share: it would take the content into the same project, and its files elsewhere.
  baseURL: async ({ first }, use) => use(first.address),
});

test.describe.configure({ mode: 'default' });

const statusOf = async (site: SiteProcess, path: string, cookie: string): Promise<number> =>
  (await fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' })).status;

test('an editor lets somebody in, makes them a writer and shuts them out, and every process knows', async ({
  page,
  context,
  project,
  first,
  second,
}) => {
  const editor = await becomeVerified(project, first, UREDNICA);
  const ana = person('primljena');
  const hers = await becomeVerified(project, second, ana);
  expect(await statusOf(second, '/obljetnice', hers)).toBe(302);
  expect(await statusOf(second, '/clanstvo', hers)).toBe(200);

  await context.addCookies([cookieOf(first, editor)]);
  await page.goto(`${first.address}${LIST}`);
  await isReady(page);
  await page.getByRole('button', { name: `Primite: ${ana.name}` }).click();
  await expect(page.getByText(`Zahtjev je prihvaćen: ${ana.name}.`)).toBeVisible();
  expect(await statusOf(second, '/obljetnice', hers)).toBe(200);

  await page.goto(`${first.address}${LIST}?trazi=${encodeURIComponent('OSOBA primljena')}`);
  await isReady(page);
  const row = page.getByRole('listitem').filter({ hasText: ana.email });
  await expect(row).toContainText('posljednji dolazak');
  await row.getByText('Uloga i pristup').click();
  await row.getByLabel(`Uloga: ${ana.name}`).selectOption('editor');
  await row.getByRole('button', { name: 'Promijenite ulogu' }).click();
  await expect(page.getByText(`${ana.name}: urednik.`)).toBeVisible();
  await expect.poll(() => statusOf(second, '/urednistvo', hers)).toBe(200);
  await page.getByRole('button', { name: 'Poništite' }).click();
  await expect(page.getByText(`${ana.name}: član.`)).toBeVisible();
  await expect.poll(() => statusOf(second, '/urednistvo', hers)).toBe(403);

  await page.reload();
  await isReady(page);
  await row.getByText('Uloga i pristup').click();
  await row.getByRole('button', { name: `Blokirajte: ${ana.name}` }).click();
  await expect(page.getByText(`${ana.name} više nema pristup`)).toBeVisible();
  expect(await statusOf(second, '/clanstvo', hers)).toBe(302);
});

test('whoever is invited is let in by the link alone', async ({ project, first }) => {
  const cookie = await becomeVerified(project, first, DRUGA);
  const pero = person('pozvani');
  const asked = { intent: 'invite', email: pero.email, role: 'writer' };
  expect((await sendForm(first.address, LIST, asked, cookie)).status).toBe(200);
  const link = new URL(await sentLink(first.dataFolder, pero.email, 'Poziv na stranicu'));
  const his = await becomeMember(first.address, pero);
  expect(await statusOf(first, '/obljetnice', his)).toBe(302);
  const token = link.searchParams.get('znak') ?? '';
  const accepted = await sendForm(first.address, '/poziv', { intent: 'accept', token }, his);
  expect([accepted.status, accepted.headers.get('location')]).toEqual([302, '/moj-racun?obavijest=poziv']);
  await expect.poll(() => statusOf(first, '/obljetnice', his)).toBe(200);
  expect((await sendForm(first.address, '/poziv', { intent: 'accept', token }, his)).status).toBe(400);
});
