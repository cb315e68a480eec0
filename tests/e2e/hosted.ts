import { test as base, expect, type Page } from '@playwright/test';
import { UREDNICA } from '../drivers/editor.ts';
import { type HostedProject, startHostedProject } from '../drivers/hosted-site.ts';
import { becomeMember, type Person, sendForm } from '../drivers/member.ts';
import type { SiteProcess } from '../drivers/site-process.ts';

/** What stands on /obljetnice, a light page behind the gate. */
export const MEMBERS_PAGE = 'Da nam dan ne prođe, a da se nismo sjetili.';
/** An editor, once her address is verified. */
export const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };

/** Others: each file's tests open an account of their own, for two may share a worker's project. */
export const PISARICA = { name: 'Pisarica Mara', email: 'pisarica@primjer.hr', password: 'pero i tinta' };
export const SLIKARICA = { name: 'Slikarica Luca', email: 'slikarica@primjer.hr', password: 'boja i kist' };

const EDITORS = [ANA, UREDNICA, PISARICA, SLIKARICA].map(({ email }) => email).join(',');

/** One project for all tests of a worker: starting its emulators is what takes long. */
export const test = base.extend<{ baseURL: string }, { project: HostedProject; site: SiteProcess; other: SiteProcess }>(
  {
    project: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const project = await startHostedProject();
        await use(project);
        await project.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    site: [
      async ({ project }, use) => {
        const site = await project.startSite({ EDITORS });
        await use(site);
        await site.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    /** Another process of the same site, on the same bucket. */
    other: [
      async ({ project, site }, use) => {
        const other = await project.startSite({ EDITORS, DATA_DIR: site.dataFolder });
        await use(other);
        await other.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: async ({ site }, use) => use(site.address),
  },
);

/** An account that is signed in and whose address is confirmed: the cookie to send. */
export async function becomeVerified(project: HostedProject, site: SiteProcess, somebody: Person): Promise<string> {
  const cookie = await becomeMember(site.address, somebody);
  await expect.poll(() => project.latestCode(somebody.email, 'VERIFY_EMAIL')).not.toBe('');
  const token = await project.latestCode(somebody.email, 'VERIFY_EMAIL');
  await sendForm(site.address, `/potvrda-adrese?znak=${token}`, { intent: 'confirm', token }, cookie);
  return cookie;
}

export const formOf = (page: Page, intent: string) =>
  page.locator('form').filter({ has: page.locator(`input[name=intent][value="${intent}"]`) });

export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  const form = formOf(page, 'sign-up');
  await form.getByLabel('Ime i prezime').fill(name);
  await form.getByLabel('Adresa e-pošte').fill(email);
  await form.getByLabel('Lozinka', { exact: true }).fill(password);
  await form.getByLabel('Imam 16 ili više godina.').check();
  await form.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByText('Hvala!')).toBeVisible();
}

/** Without the password, which was typed a moment ago. */
export async function signInAfterSignUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prijavite se' }).click();
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = formOf(page, 'sign-in');
  await form.getByLabel('Adresa e-pošte').fill(email);
  await form.getByLabel('Lozinka', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Prijava' }).click();
}

export { expect };
