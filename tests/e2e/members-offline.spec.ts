import type { Page } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { isKept, keptIn } from '../drivers/service-worker.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const MEMORIAL = '/in-memoriam/jozo-cavar';
const TREE = '/obiteljsko-stablo-bosnjak';
const DATA = '/obiteljsko-stablo/bosnjak/podatci';

const switchOn = async (page: Page) => {
  await page.goto('/moj-racun');
  await isReady(page);
  await page.getByRole('button', { name: 'Čuvajte kopije na ovom uređaju' }).click();
  await expect(page.getByText('Uključeno na ovom uređaju')).toBeVisible();
};
const isPutAway = (page: Page, ...paths: readonly string[]) =>
  expect.poll(() => keptIn(page, 'members')).toEqual(expect.arrayContaining([...paths]));
/** Everything in the browser's stores, as somebody finds it who looks through the disk. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) text += await (await cache.match(key))?.text();
    }
    return text;
  });
const isForgotten = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => caches.has('members'))).toBe(false);
  await expect.poll(() => lockOf(page)).toBe('none');
};
const lockOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('members');
        opening.onupgradeneeded = () => opening.result.createObjectStore('members');
        opening.onsuccess = () => {
          const request = opening.result.transaction('members').objectStore('members').get('members');
          request.onsuccess = () => {
            resolve(request.result ? `extractable: ${request.result.key.extractable}` : 'none');
            opening.result.close();
          };
        };
      }),
  );

test('members’ pages are kept for who wants it, sealed, and go with the session', async ({ page, context, site }) => {
  const person = { name: 'Kata Čuva', email: 'kata.cuva@primjer.hr', password: 'bukva iznad gumna' };
  const cookie = await becomeMember(site.address, person);
  await context.addCookies([cookieOf(site, cookie)]);
  await page.goto('/nasa-misija');
  await isKept(page, '/nasa-misija');

  // Nobody has asked for it.
  await page.goto(MEMORIAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jozo Ćavar');
  await page.goto('/privatnost');
  await isKept(page, '/privatnost');
  expect(await page.evaluate(() => caches.has('members'))).toBe(false);

  await switchOn(page);
  await page.goto(TREE);
  await isPutAway(page, TREE, DATA);
  await page.goto(MEMORIAL);
  await isPutAway(page, MEMORIAL);
  const words = await page.getByRole('heading', { level: 1 }).textContent();
  const kept = await everythingKept(page);
  const found = ['Naša misija', person.name, 'data-account="'].map((words) => kept.includes(words));
  expect(found).toEqual([true, false, false]);
  expect(await lockOf(page)).toBe('extractable: false');

  await context.setOffline(true);
  await page.goto(MEMORIAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  await page.goto(TREE);
  await isReady(page);
  await expect(page.getByRole('tree')).toBeVisible();
  await page.goto('/privatnost');
  await expect(page.getByText('Čitate kopiju od')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeHidden();
  await page.goto('/obljetnice');
  await expect(page.getByRole('link', { name: 'Jozo Ćavar' })).toBeVisible();

  // Signed out elsewhere: the first answer says so.
  await context.setOffline(false);
  await context.clearCookies();
  await page.goto('/nasa-misija');
  await isForgotten(page);
  await context.setOffline(true);
  await page.goto(MEMORIAL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bez mreže');
  await context.setOffline(false);

  // Signed out here: nothing at all is left.
  await context.addCookies([cookieOf(site, cookie)]);
  await switchOn(page);
  await page.goto(MEMORIAL);
  await isPutAway(page, MEMORIAL);
  await page.getByRole('button', { name: 'Račun: Kata Čuva' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
  await isForgotten(page);
});
