import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../drivers/held-scripts.ts';
import { sendForm } from '../drivers/member.ts';
import { latestLink, sentLink } from '../drivers/outbox.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const ANA = { name: 'Ana Ćavar', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };
/** What stands on /obljetnice, a light page behind the gate. */
const MEMBERS_PAGE = 'Da nam dan ne prođe, a da se nismo sjetili.';

const NEW_ACCOUNT = '/prijava?novi-racun=da';

const formOf = (page: Page, intent: string) =>
  page.locator('form').filter({ has: page.locator(`input[name=intent][value="${intent}"]`) });

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = formOf(page, 'sign-in');
  await form.getByLabel('Adresa e-pošte').fill(email);
  await form.getByLabel('Lozinka', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Prijava' }).click();
}

async function signUp(page: Page, { name, email, password }: typeof ANA): Promise<void> {
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  const form = formOf(page, 'sign-up');
  await form.getByLabel('Ime i prezime').fill(name);
  await form.getByLabel('Adresa e-pošte').fill(email);
  await form.getByLabel('Lozinka', { exact: true }).fill(password);
  await form.getByLabel('Imam 16 ili više godina.').check();
  await form.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByText('Hvala!')).toBeVisible();
}

/** React has taken the page over: it alone shows this button. */
async function hydrated(form: Locator): Promise<void> {
  await expect(form.getByRole('button', { name: 'Prikažite lozinku' })).toBeVisible();
}

/** Without the password, which was typed a moment ago. */
async function signInAfterSignUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prijavite se' }).click();
}

/** The same person on a telephone: its cookie. */
async function signedInElsewhere({ address }: SiteProcess, { email, password }: typeof ANA): Promise<string> {
  const answer = await sendForm(address, '/prijava', { intent: 'sign-in', email, password });
  expect(answer.status).toBe(302);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What a device is answered with at a members' page; what it tells the person once its session has ended: gate.spec.ts. */
const statusFor = async ({ address }: SiteProcess, cookie: string) =>
  (await fetch(`${address}/obljetnice`, { headers: { cookie }, redirect: 'manual' })).status;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the whole life of an account', async ({ page, site }) => {
      const ana = { ...ANA, email: `ana.cijeli.${javaScriptEnabled}@primjer.hr` };
      // Sign up on the way to a members' page, and get there.
      await page.goto('/obljetnice');
      await expect(page).toHaveURL(/\/prijava\?povratak=\/obljetnice$/);
      await signUp(page, ana);
      await signInAfterSignUp(page);
      await expect(page).toHaveURL('/obljetnice');
      await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();

      // Verify from the email; the link works once.
      const verification = await sentLink(site.dataFolder, ana.email, 'Potvrdite adresu');
      await page.goto(verification);
      await expect(page.getByText(`Ova poveznica potvrđuje adresu ${ana.email}`)).toBeVisible();
      await page.getByRole('button', { name: 'Potvrdite adresu' }).click();
      await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
      await page.goto(verification);
      await expect(page.getByText('Ova poveznica više ne vrijedi.')).toBeVisible();
      await expect(page.getByText(`Vaša je adresa ${ana.email} potvrđena`)).toBeVisible();
      const phone = await signedInElsewhere(site, ana);
      expect(await statusFor(site, phone)).toBe(200);

      // Sign out: the way back shows nothing.
      await page.goto('/obljetnice');
      await page.getByRole('button', { name: `Račun: ${ana.name}` }).click();
      await page.getByRole('button', { name: 'Odjava' }).click();
      await expect(page).toHaveURL(`${site.address}/`);
      await page.goBack();
      await expect(page).toHaveURL(/\/prijava\?povratak=/);
      await expect(page.getByText(MEMBERS_PAGE)).toHaveCount(0);
      await expect(page.getByText(ana.name)).toHaveCount(0);

      // A forgotten password; old sessions are dead.
      await page.getByText('Zaboravili ste lozinku?').click();
      await formOf(page, 'forgotten').getByLabel('Adresa e-pošte').fill(ana.email);
      await formOf(page, 'forgotten').getByRole('button', { name: 'Zatražite poruku' }).click();
      await expect(page.getByText('Ako račun s tom adresom postoji')).toBeVisible();
      await page.goto(await sentLink(site.dataFolder, ana.email, 'Nova lozinka'));
      await page.getByLabel('Nova lozinka', { exact: true }).fill('bura na škurama');
      await page.getByRole('button', { name: 'Spremite lozinku' }).click();
      await expect(page.getByText('Nova je lozinka spremljena.')).toBeVisible();
      expect(await statusFor(site, phone)).toBe(302);

      // What is held can be taken out; then everything goes.
      await signIn(page, ana);
      await expect(page.getByText('Adresa e-pošte ili lozinka nije točna.')).toBeVisible();
      await signIn(page, { ...ana, password: 'bura na škurama' });
      await expect(page).toHaveURL(`${site.address}/`);
      await page.goto(`${site.address}/moj-racun`);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Preuzmite svoje podatke' }).click();
      const held = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
      expect(held.account).toMatchObject({ name: ana.name, email: ana.email, verified: true });
      await page.getByText('Želim izbrisati svoj račun').click();
      await page.getByLabel('Izbrisati zajedno s računom.').check();
      await formOf(page, 'delete').getByLabel('Vaša lozinka').fill('bura na škurama');
      await page.getByRole('button', { name: 'Izbrišite račun' }).click();
      await expect(page.getByText('Vaš je račun izbrisan.')).toBeVisible();
      await signIn(page, { ...ana, password: 'bura na škurama' });
      await expect(page.getByText('Adresa e-pošte ili lozinka nije točna.')).toBeVisible();
    });

    test('name, address, password and devices change', async ({ page, site }) => {
      const ana = { ...ANA, email: `ana.mijenja.${javaScriptEnabled}@primjer.hr` };
      const newAddress = `nova.${javaScriptEnabled}@primjer.hr`;
      await page.goto(`${site.address}/prijava?povratak=/moj-racun`);
      await signUp(page, ana);
      await signInAfterSignUp(page);
      await expect(page).toHaveURL(`${site.address}/moj-racun`);
      const phone = await signedInElsewhere(site, ana);
      await page.reload();

      await page.getByLabel('Ime i prezime').fill('Ana Bošnjak');
      await page.getByRole('button', { name: 'Spremite ime' }).click();
      await expect(page.getByText('Ime je spremljeno.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Račun: Ana Bošnjak' })).toBeVisible();

      await page.getByText('Promijenite adresu').first().click();
      await page.getByLabel('Nova adresa e-pošte').fill(newAddress);
      await formOf(page, 'email').getByLabel('Vaša lozinka').fill('kriva lozinka');
      await formOf(page, 'email').getByRole('button').last().click();
      await expect(page.getByText('Lozinka nije točna.')).toBeVisible();
      await expect(page.getByLabel('Nova adresa e-pošte')).toHaveValue(newAddress);
      await formOf(page, 'email').getByLabel('Vaša lozinka').fill(ana.password);
      await formOf(page, 'email').getByRole('button', { name: 'Promijenite adresu' }).click();
      await expect(page.getByText(`Poslali smo vam poruku na adresu ${newAddress}.`)).toBeVisible();
      await page.goto(await sentLink(site.dataFolder, newAddress, 'Potvrdite novu adresu'));
      await page.getByRole('button', { name: 'Potvrdite adresu' }).click();
      await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
      await page.goto(`${site.address}/moj-racun`);
      await expect(page.getByText(newAddress)).toBeVisible();
      await expect(page.getByText('Adresa je potvrđena.')).toBeVisible();

      await page.getByRole('button', { name: /^Odjavite uređaj: / }).click();
      await expect(page.getByText('Uređaj je odjavljen.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Odjavite uređaj: / })).toHaveCount(0);
      expect(await statusFor(site, phone)).toBe(302);

      await page.getByLabel('Sadašnja lozinka').fill(ana.password);
      await page.getByLabel('Nova lozinka', { exact: true }).fill('lozinka123');
      await page.getByRole('button', { name: 'Promijenite lozinku' }).click();
      await expect(page.getByText('To je među prvim lozinkama')).toBeVisible();
      await page.getByLabel('Sadašnja lozinka').fill(ana.password);
      await page.getByLabel('Nova lozinka', { exact: true }).fill('bura na škurama');
      await page.getByRole('button', { name: 'Promijenite lozinku' }).click();
      await expect(page.getByText('Lozinka je promijenjena')).toBeVisible();
    });
  });
}

/** What only the server can know, and the browser takes the person to. */
async function signUpWithCommonPassword(form: Locator): Promise<void> {
  await form.getByLabel('Ime i prezime').fill('Mate Bošnjak');
  await form.getByLabel('Adresa e-pošte').fill('mate@primjer.hr');
  await form.getByLabel('Lozinka', { exact: true }).fill('lozinka123');
  await form.getByLabel('Imam 16 ili više godina.').check();
  await form.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(form.getByRole('alert')).toContainText('To je među prvim lozinkama');
  await expect(form.getByLabel('Lozinka', { exact: true })).toBeFocused();
}

test.describe('the sign-in page', () => {
  test('whoever has begun to write before scripts came is not pulled out of the field', {
    tag: '@first-visit',
  }, async ({ page }) => {
    const held = await holdScripts(page);
    held.module();
    await page.goto(NEW_ACCOUNT, { waitUntil: 'commit' });
    const form = formOf(page, 'sign-up');
    await signUpWithCommonPassword(form);
    await form.getByLabel('Ime i prezime').fill('Mate Ćavar');
    held.react();
    await hydrated(form);
    await expect(form.getByLabel('Ime i prezime')).toBeFocused();
    await expect(form.getByLabel('Ime i prezime')).toHaveValue('Mate Ćavar');
  });

  test('says what is wrong beside the field, and keeps what was typed', async ({ page }) => {
    await page.goto(NEW_ACCOUNT);
    const form = formOf(page, 'sign-up');
    // Before that the server would say it, which gives no password back.
    await hydrated(form);
    await form.getByLabel('Ime i prezime').fill('Mate Bošnjak');
    await form.getByLabel('Adresa e-pošte').fill('mate');
    await form.getByLabel('Lozinka', { exact: true }).fill('put do čatrnje');
    await form.getByRole('button', { name: 'Otvorite račun' }).click();
    const email = form.getByLabel('Adresa e-pošte');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/Upišite cijelu adresu e-pošte/);
    await expect(form.getByRole('alert')).toContainText('Upišite cijelu adresu e-pošte');
    await expect(email).toHaveValue('mate');
    await expect(form.getByLabel('Ime i prezime')).toHaveValue('Mate Bošnjak');
    await expect(form.getByLabel('Lozinka', { exact: true })).toHaveValue('put do čatrnje');
    // Said until something else is written, and again where that is wrong, too.
    await email.fill('mate@');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(email).toHaveAttribute('aria-invalid', 'false');
    await form.getByRole('button', { name: 'Otvorite račun' }).click();
    await expect(form.getByRole('alert')).toContainText('Upišite cijelu adresu e-pošte');
  });

  test('what only the server can know comes back with everything but the password', async ({ page }) => {
    await page.goto(NEW_ACCOUNT);
    const form = formOf(page, 'sign-up');
    await signUpWithCommonPassword(form);
    await expect(form.getByLabel('Lozinka', { exact: true })).toHaveValue('');
    await expect(form.getByLabel('Adresa e-pošte')).toHaveValue('mate@primjer.hr');
    await expect(form.getByLabel('Ime i prezime')).toHaveValue('Mate Bošnjak');
  });

  test('shows and hides a password, and hints at its strength', async ({ page }) => {
    await page.goto(NEW_ACCOUNT);
    const form = formOf(page, 'sign-up');
    const password = form.getByLabel('Lozinka', { exact: true });
    await hydrated(form);
    await password.fill('kruh');
    await expect(password).toHaveAttribute('type', 'password');
    await form.getByRole('button', { name: 'Prikažite lozinku' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await form.getByRole('button', { name: 'Sakrijte lozinku' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(form.getByText('prekratka')).toBeVisible();
    await password.fill('kruh i sol na stolu');
    await expect(form.getByText('jaka')).toBeVisible();
  });

  test('can be filled by password managers', async ({ page }) => {
    for (const [path, intent, password] of [
      ['/prijava', 'sign-in', 'current-password'],
      [NEW_ACCOUNT, 'sign-up', 'new-password'],
    ] as const) {
      await page.goto(path);
      const form = formOf(page, intent);
      await expect(form.getByLabel('Adresa e-pošte')).toHaveAttribute('autocomplete', 'username');
      await expect(form.getByLabel('Lozinka', { exact: true })).toHaveAttribute('autocomplete', password);
    }
  });

  test('keeps the form when the server cannot be reached', async ({ page, context }) => {
    await page.goto('/prijava');
    await hydrated(formOf(page, 'sign-in'));
    await context.setOffline(true);
    await signIn(page, ANA);
    await expect(page.getByRole('alert')).toContainText('Nema veze s poslužiteljem.');
    await expect(formOf(page, 'sign-in').getByLabel('Adresa e-pošte')).toHaveValue(ANA.email);
    await expect(formOf(page, 'sign-in').getByLabel('Lozinka', { exact: true })).toHaveValue(ANA.password);
  });

  test('leads back to where the person was, and never to another site', async ({ page, request, site }) => {
    await page.goto('/povijesni-blog');
    await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click();
    await expect(page).toHaveURL(/\/prijava\?povratak=\/povijesni-blog$/);
    const person = { ...ANA, email: 'ana.povratak@primjer.hr' };
    await signUp(page, person);
    await signInAfterSignUp(page);
    await expect(page).toHaveURL(`${site.address}/povijesni-blog`);
    await page.goto('/prijava');
    await expect(page).toHaveURL(`${site.address}/`);
    for (const evil of ['https://zlo.primjer/', '//zlo.primjer', '/\\zlo.primjer']) {
      const response = await request.post(`/prijava?povratak=${encodeURIComponent(evil)}`, {
        form: { intent: 'sign-in', email: person.email, password: person.password },
        maxRedirects: 0,
      });
      expect([response.status(), response.headers().location]).toEqual([302, '/']);
    }
  });

  test('answers an address that is known as if it were new', async ({ site }) => {
    const fields = {
      intent: 'sign-up',
      name: 'Ana',
      email: 'ana.dvaput@primjer.hr',
      newPassword: ANA.password,
      ofAge: 'yes',
    };
    const readable = async (response: Response) => {
      const html = await response.text();
      return [response.status, [...response.headers.keys()].sort(), /role="status"[\s\S]*?<\/div>/.exec(html)?.[0]];
    };
    const first = await readable(await sendForm(site.address, '/prijava', fields));
    const second = await readable(
      await sendForm(site.address, '/prijava', { ...fields, newPassword: 'druga lozinka' }),
    );
    expect(second).toEqual(first);
    await expect.poll(() => latestLink(site.dataFolder, fields.email, 'Već imate račun')).toMatch(/\/prijava$/);
  });
});
