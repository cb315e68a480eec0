import type { Page } from '@playwright/test';
import { holdScripts } from '../drivers/held-scripts.ts';
import { becomeMember } from '../drivers/member.ts';
import { expect, test } from './site.ts';

const OFFER = 'Vratiti ono što ste pisali?';
const signUpForm = (page: Page) => page.locator('form[data-kept=sign-up]');

/** By then the page has looked for what was kept: React shows this button after it has announced the page. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Prikažite lozinku' }).first()).toBeVisible();
}

async function write(page: Page): Promise<void> {
  await page.goto('/prijava?novi-racun=da');
  await hydrated(page);
  await signUpForm(page).getByLabel('Ime i prezime').fill('Ana Ćavar');
  await signUpForm(page).getByLabel('Adresa e-pošte').fill('ana@primjer.hr');
  await signUpForm(page).getByLabel('Lozinka', { exact: true }).fill('gumno pod bukvom');
  await signUpForm(page).getByRole('button', { name: 'Prikažite lozinku' }).click();
}

test('what was written survives closing the page, but for the password', async ({ page, context, baseURL }) => {
  await write(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(0);

  const later = await context.newPage();
  await later.goto(`${baseURL}/prijava?novi-racun=da`);
  await expect(later.getByText(OFFER)).toBeVisible();
  expect(await later.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('gumno');
  await later.getByRole('button', { name: 'Vratite', exact: true }).click();
  await expect(signUpForm(later).getByLabel('Ime i prezime')).toHaveValue('Ana Ćavar');
  await expect(signUpForm(later).getByLabel('Adresa e-pošte')).toHaveValue('ana@primjer.hr');
  await expect(signUpForm(later).getByLabel('Lozinka', { exact: true })).toHaveValue('');
  await expect(later.getByText(OFFER)).toBeHidden();
});

test('it survives following a link, and can be thrown away for good', async ({ page }) => {
  await write(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await expect(page).toHaveURL(/\/privatnost$/);
  await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click();
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole('button', { name: 'Odbacite' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await expect(signUpForm(page)).toBeVisible();
  await hydrated(page);
  await expect(page.getByText(OFFER)).toBeHidden();
});

test('what was sent is not offered again', async ({ page }) => {
  await write(page);
  await signUpForm(page).getByLabel('Imam 16 ili više godina.').check();
  await signUpForm(page).getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByText('Hvala!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/privatnost');
  await page.goto('/prijava?novi-racun=da');
  await hydrated(page);
  await expect(page.getByText(OFFER)).toBeHidden();
});

test('sent before React has come, it is not offered again either', { tag: '@first-visit' }, async ({ page }) => {
  const held = await holdScripts(page);
  held.module();
  await page.goto('/prijava?novi-racun=da', { waitUntil: 'commit' });
  const form = signUpForm(page);
  await form.getByLabel('Ime i prezime').fill('Ana Ćavar');
  await form.getByLabel('Adresa e-pošte').fill('ana.rana@primjer.hr');
  await form.getByLabel('Lozinka', { exact: true }).fill('gumno pod bukvom');
  await form.getByLabel('Imam 16 ili više godina.').check();
  await form.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByText('Hvala!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('what one person wrote is not offered to another, and is gone after signing out', async ({
  page,
  context,
  site,
}) => {
  const enter = async (email: string, name: string) => {
    const cookie = await becomeMember(site.address, { email, name, password: 'gumno pod bukvom' });
    const [key = '', value = ''] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name: key, value, url: site.address }]);
    await page.goto('/moj-racun');
    await hydrated(page);
  };
  await enter('ana.kept@primjer.hr', 'Ana');
  await page.getByLabel('Ime i prezime').fill('Ana, napola napisano');
  await page.goto('/privatnost');
  await enter('mate.kept@primjer.hr', 'Mate');
  await expect(page.getByText(OFFER)).toBeHidden();
  await enter('ana.namesake@primjer.hr', 'Ana');
  await expect(page.getByText(OFFER)).toBeHidden();
  await enter('ana.kept@primjer.hr', 'Ana');
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole('button', { name: 'Račun: Ana' }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});
