import { newDraftPath, publishNew, sendDraft } from '../drivers/desk.ts';
import { becomeVerified, cookieOf } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { emailsTo, sentLink } from '../drivers/outbox.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const ANA = { name: 'Ana Predlaže', email: 'ana.predlaze@primjer.hr', password: 'predlazem ispravak' };
const RUZA = { name: 'Ruža Piše', email: 'ruza.pise@primjer.hr', password: 'pero i tinta' };
const WORDS = { title: 'Predlagana Osoba', body: 'Tekst za provjeru.' };
const REASON = 'Treba izvor: tko je to zapisao?';

test.use({ javaScriptEnabled: false });

/** As an editor does it on the page of the members. */
async function makeWriter({ address }: SiteProcess, email: string, editor: string): Promise<void> {
  const path = '/urednistvo/clanovi';
  const list = await (await fetch(`${address}${path}?trazi=${email}`, { headers: { cookie: editor } })).text();
  const [, member = ''] = /name="member" value="([^"]+)"/.exec(list) ?? [];
  await sendForm(address, path, { intent: 'give-role', member, role: 'writer' }, editor);
}

test('a member sees how far a proposal has got, and hears by email what was decided', async ({
  page,
  context,
  site,
  cookies,
}) => {
  const editor = await cookies.editor();
  const ana = await becomeVerified(site, ANA);
  const record = await publishNew(site, 'osoba', WORDS, editor);
  await context.addCookies([cookieOf(site, ana)]);
  const menu = page.getByRole('button', { name: /^Račun/ });
  const link = page.getByRole('link', { name: /^Moji prijedlozi/ });
  const inGroup = (name: string) => page.getByRole('region', { name });

  await page.goto('/moji-prijedlozi');
  await expect(page.getByText('Ovdje će stajati sve što predložite')).toBeVisible();
  await page.goto('/predlozi/osoba/predlagana-osoba');
  const draft = new URL(page.url()).pathname;
  await sendDraft(site, draft, { ...WORDS, summary: 'Moj sažetak.', intent: 'save' }, ana);
  await page.goto('/moji-prijedlozi');
  await expect(inGroup('Još nije poslano')).toContainText('Predlagana Osoba');
  await inGroup('Još nije poslano').getByRole('link', { name: 'Nastavite: Predlagana Osoba' }).click();
  await page.getByRole('button', { name: 'Predložite' }).click();
  await page.goto('/moji-prijedlozi');
  await expect(inGroup('Čeka Uredništvo')).toContainText('Predlagana Osoba');

  await sendForm(site.address, draft, { intent: 'refuse', reason: REASON }, editor);
  expect(await sentLink(site.dataFolder, ANA.email, 'O vašem prijedlogu')).toBe(`${site.address}/moji-prijedlozi`);
  expect(emailsTo(site.dataFolder, ANA.email).at(-1)).toContain(REASON);
  await page.goto('/moji-prijedlozi');
  await expect(inGroup('Vraćeno na doradu')).toContainText(REASON);
  await menu.click();
  await expect(link).toHaveText('Moji prijedlozi čeka: 1');

  await sendDraft(site, draft, { ...WORDS, summary: 'Iz matice rođenih.', intent: 'propose' }, ana);
  await sendDraft(site, draft, { intent: 'publish' }, editor);
  const published = await sentLink(site.dataFolder, ANA.email, 'Vaš je prijedlog objavljen');
  expect(published).toBe(`${site.address}${record}`);
  await page.goto('/moji-prijedlozi');
  await menu.click();
  await expect(link).toHaveText('Moji prijedlozi');
  await page.keyboard.press('Escape');
  await inGroup('Prihvaćeno').getByRole('link', { name: 'Pročitajte: Predlagana Osoba' }).click();
  await expect(page.getByText('Iz matice rođenih.').first()).toBeVisible();
});

test('a writer is told on the desk what came back; of what is not published members learn nothing', async ({
  page,
  context,
  site,
  cookies,
}) => {
  const editor = await cookies.editor();
  const writer = await becomeVerified(site, RUZA);
  await makeWriter(site, RUZA.email, editor);
  await context.addCookies([cookieOf(site, writer)]);
  const draft = newDraftPath('clanak');
  const words = { title: 'Ružin nacrt', summary: 'Sažetak.', body: 'Tekst.' };
  await sendDraft(site, draft, { ...words, intent: 'save' }, writer);
  await page.goto('/moji-prijedlozi');
  await expect(page.getByRole('region', { name: 'Još nije poslano' })).toContainText('Ružin nacrt');
  await sendDraft(site, draft, { ...words, intent: 'propose' }, writer);
  const { pathname } = new URL(draft, site.address);
  await sendForm(site.address, pathname, { intent: 'refuse', reason: REASON }, editor);
  await sentLink(site.dataFolder, RUZA.email, 'O vašem prijedlogu');
  await page.goto('/urednistvo/zapisi');
  await expect(page.getByText('Uredništvo vam je vratilo 1 prijedlog.')).toBeVisible();
  await page.getByRole('button', { name: /^Račun/ }).click();
  await expect(page.getByRole('link', { name: 'Uredništvo čeka: 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Pročitajte zašto' }).click();
  await expect(page.getByRole('region', { name: 'Vraćeno na doradu' })).toContainText(REASON);

  // To whoever may not see it, a record that is not published is one that does not exist.
  await publishNew(site, 'osoba', { title: 'Skrivena Osoba' }, editor);
  await sendForm(site.address, '/urednistvo/nacrt/person~skrivena-osoba', { intent: 'unpublish' }, editor);
  const member = await cookies.member();
  const asked = async (slug: string) => {
    const answer = await fetch(`${site.address}/urednistvo/uredi/osoba/${slug}`, {
      headers: { cookie: member, accept: 'application/json' },
      redirect: 'manual',
    });
    return [answer.status, answer.headers.get('location'), (await answer.text()).replaceAll(slug, '')];
  };
  expect(await asked('skrivena-osoba')).toEqual(await asked('nema-takve'));
  expect((await asked('skrivena-osoba'))[0]).toBe(404);
});

test('who has another address takes the role along, and leaves nothing at the old one', async ({ site, cookies }) => {
  const ruza = { ...RUZA, email: 'ruza.stara@primjer.hr' };
  const cookie = await becomeVerified(site, ruza);
  await makeWriter(site, ruza.email, await cookies.editor());
  const desk = async (who: string) =>
    (await fetch(`${site.address}/urednistvo/zapisi`, { headers: { cookie: who } })).status;
  expect(await desk(cookie)).toBe(200);
  const email = 'ruza.nova@primjer.hr';
  await sendForm(site.address, '/moj-racun', { intent: 'email', email, password: ruza.password }, cookie);
  const link = new URL(await sentLink(site.dataFolder, email, 'Potvrdite'));
  const token = link.searchParams.get('znak') ?? '';
  await sendForm(site.address, `${link.pathname}${link.search}`, { intent: 'confirm', token }, cookie);
  expect(await desk(cookie)).toBe(200);
  const another = await becomeVerified(site, { ...ruza, name: 'Netko Drugi' });
  expect(await desk(another)).toBe(403);
});
