import type { Page } from '@playwright/test';
import { isSaved } from '../drivers/draft-page.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeVerified, expect, PISARICA, test } from './hosted.ts';

const CLAN = { name: 'Član Domagoj', email: 'clan.domagoj@primjer.hr', password: 'gumno pod bukvom' };

const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst' });

/** Typed into the editor, title first, and saved by it. Answers with where the draft is. */
async function write(page: Page, title: string): Promise<string> {
  await page.goto('/urednistvo/novo/clanak');
  await expect(text(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Naslov' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sažetak za provjeru.');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Padalo je tri dana.');
  await isSaved(page);
  return new URL(page.url()).pathname;
}

test('a hosted site is written where it is read, and nobody sees what is not published, in whichever process', async ({
  page,
  context,
  browser,
  project,
  site,
  other,
}) => {
  const editor = await becomeVerified(project, site, PISARICA);
  const member = await becomeVerified(project, other, CLAN);
  const ask = async (at: typeof site, path: string, cookie = '') => {
    const answer = await fetch(`${at.address}${path}`, { headers: { cookie }, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  // By its first word: an answer repeats the question.
  const searchFor = (words: string) => `/pretraga.json?q=${words.split(' ')[0]}`;
  /** Once both processes have heard of it, so that nothing is found missing that would have come a moment later. */
  const isSeenByEditors = async (words: string) => {
    for (const at of [site, other]) {
      await expect.poll(async () => (await ask(at, searchFor(words), editor)).text).toContain(words);
    }
  };
  const isHidden = async (words: string, doors: readonly string[]) => {
    const pages = [
      '/',
      '/povijesni-blog',
      '/sitemap.xml',
      '/rss.xml',
      '/urednistvo',
      '/urednistvo/zapisi',
      searchFor(words),
    ];
    for (const at of [site, other]) {
      for (const cookie of ['', member]) {
        for (const path of [...pages, ...doors]) expect((await ask(at, path, cookie)).text, path).not.toContain(words);
      }
    }
  };
  /** By everybody, in both processes. */
  const isRead = async (path: string, words: string) => {
    for (const at of [site, other])
      await expect.poll(async () => (await ask(at, path)).text.includes(words)).toBe(true);
  };
  const isAnswered = async (path: string, status: number) => {
    for (const at of [site, other]) await expect.poll(async () => (await ask(at, path)).status).toBe(status);
  };
  await context.addCookies([cookieOf(site, editor)]);

  const draft = await write(page, 'Kanarinac na kiši');
  await isSeenByEditors('Kanarinac na kiši');
  await isHidden('Kanarinac na kiši', [draft]);
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kanarinac na kiši' })).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/news\/\d+\/kanarinac-na-kisi$/);
  await isRead(pathname, 'Padalo je tri dana.');
  await isRead('/povijesni-blog', 'Kanarinac na kiši');

  const scheduled = await write(page, 'Papiga za koju godinu');
  await page.getByLabel('Dan objave').fill('2099-01-01');
  await page.getByRole('button', { name: 'Objavite 1. siječnja 2099.' }).click();
  await expect(page.getByText('Objavit će se 1. siječnja 2099.')).toBeVisible();
  await isSeenByEditors('Papiga za koju godinu');
  await isHidden('Papiga za koju godinu', [scheduled]);

  const shared = '/urednistvo/nacrt/article~kanarinac-na-kisi';
  await page.goto(shared);
  await expect(text(page)).toBeVisible();
  await page.getByRole('button', { name: 'Skinite sa stranice' }).click();
  await expect(page.getByRole('button', { name: 'Skinite sa stranice' })).toBeHidden();
  await isAnswered(pathname, 404);
  await isHidden('Kanarinac na kiši', [shared, pathname]);
  await page.goto(shared);
  await expect(text(page)).toBeVisible();
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page).toHaveURL(pathname);
  await isAnswered(pathname, 200);

  await page.goto(shared);
  await expect(text(page)).toBeVisible();
  await page.getByRole('button', { name: 'Izbrišite zapis' }).click();
  await expect(page.getByText('Zapis je izbrisan. Trideset dana možete ga vratiti.')).toBeVisible();
  await isAnswered(pathname, 404);
  await isHidden('Kanarinac na kiši', [shared, pathname, '/urednistvo/kos']);
  await page.getByRole('button', { name: 'Vratite: Kanarinac na kiši' }).click();
  await expect(page).toHaveURL(pathname);
  await isAnswered(pathname, 200);

  const theirs = await browser.newContext({ baseURL: other.address });
  await theirs.addCookies([cookieOf(other, member)]);
  const members = await theirs.newPage();
  await members.goto(pathname);
  await members.getByRole('link', { name: 'Predložite izmjenu' }).click();
  await expect(text(members)).toBeVisible();
  await text(members).click();
  await members.keyboard.press('Control+End');
  await members.keyboard.type(' I papiga je pokisla.');
  await isSaved(members);
  await members.getByRole('button', { name: 'Predložite' }).click();
  await expect(members.getByText('Prijedlog je u Uredništvu')).toBeVisible();
  const proposal = new URL(members.url()).pathname;
  await theirs.close();
  for (const path of [pathname, proposal]) {
    for (const at of [site, other]) expect((await ask(at, path)).text).not.toContain('papiga je pokisla');
  }
  await page.goto(proposal);
  await page.getByRole('button', { name: 'Prihvatite i objavite' }).click();
  await expect(page).toHaveURL(pathname);
  await isRead(pathname, 'papiga je pokisla');
});
