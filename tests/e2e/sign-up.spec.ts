import type { Page } from '@playwright/test';
import { startFaultyMailServer } from '../../bench/faults/mail-server.ts';
import { becomeEditor, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { sentLink } from '../drivers/outbox.ts';
import { memoryForm, STANA } from '../drivers/sent-memory.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const PASSWORD = 'gumno pod bukvom';
const person = (name: string) => ({ name: `Proba ${name}`, email: `${name}@primjer.hr`, password: PASSWORD });

async function signUp(page: Page, { name, email, password }: ReturnType<typeof person>): Promise<void> {
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  await page.getByLabel('Ime i prezime').fill(name);
  await page.getByLabel('Adresa e-pošte').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByLabel('Imam 16 ili više godina.').check();
  await page.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByText(`Poslali smo vam poruku na adresu ${email}.`)).toBeVisible();
}

const verification = (site: SiteProcess, email: string) => sentLink(site.dataFolder, email, 'Potvrdite adresu');

const accountOf = (page: Page, { name }: { name: string }) => page.getByRole('button', { name: `Račun: ${name}` });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const suffix = javaScriptEnabled ? 's' : 'b';

    test('one press signs in after signing up, on the way to where the person was going', async ({ page, site }) => {
      const ana = person(`pritisak-${suffix}`);
      await page.goto('/prijava?povratak=/obljetnice');
      await signUp(page, ana);
      // The password is nowhere: not in the page, not in its address, not in what the browser keeps.
      expect(await page.content()).not.toContain(PASSWORD);
      const cookies = await page.context().cookies();
      expect(decodeURIComponent(JSON.stringify([page.url(), cookies]))).not.toContain(PASSWORD);
      expect(cookies.find(({ name }) => name.endsWith('.sign-up'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      await page.getByRole('button', { name: 'Prijavite se' }).click();
      await expect(page).toHaveURL(`${site.address}/obljetnice`);
      await expect(accountOf(page, ana)).toBeVisible();
      expect((await page.context().cookies()).some(({ name }) => name.endsWith('.sign-up'))).toBe(false);
    });

    test('for an address that has an account the answer is the same, and the press asks for the password', async ({
      page,
      site,
    }) => {
      const ana = person(`poznata-${suffix}`);
      await becomeMember(site.address, ana);
      await page.goto('/prijava');
      await signUp(page, { ...ana, password: 'druga lozinka' });
      await page.getByRole('button', { name: 'Prijavite se' }).click();
      await expect(page.getByRole('alert')).toContainText('Ovdje se ne možete prijaviti bez lozinke.');
      await expect(page.getByLabel('Adresa e-pošte').first()).toHaveValue(ana.email);
      await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Prijava', exact: true }).click();
      await expect(accountOf(page, ana)).toBeVisible();
    });

    test('a link from the email, in the same browser, confirms and signs in with one press', async ({ page, site }) => {
      const ana = person(`poveznica-${suffix}`);
      await page.goto('/prijava');
      await signUp(page, ana);
      await page.goto(await verification(site, ana.email));
      await expect(page.getByText(`Ova poveznica potvrđuje adresu ${ana.email}`)).toBeVisible();
      await page.getByRole('button', { name: 'Potvrdite i prijavite se' }).click();
      await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
      await expect(accountOf(page, ana)).toBeVisible();
    });

    test('opened elsewhere the link says what it is for, and takes the password', async ({ page, site }) => {
      const ana = person(`drugdje-${suffix}`);
      await becomeMember(site.address, ana);
      const link = await verification(site, ana.email);
      const response = await page.goto(link);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(page.getByText(`Ova poveznica potvrđuje adresu ${ana.email}`)).toBeVisible();
      await page.getByLabel('Lozinka', { exact: true }).fill('kriva lozinka');
      await page.getByRole('button', { name: 'Potvrdite i prijavite se' }).click();
      await expect(page.getByRole('alert')).toContainText('nije točna');
      await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Potvrdite i prijavite se' }).click();
      await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
      await page.context().clearCookies();
      await page.goto(link);
      await expect(page.getByText('Ova poveznica više ne vrijedi.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Prijavite se' })).toBeVisible();
    });

    test('where somebody else is signed in the link says so and offers nothing to press but the way out', async ({
      page,
      context,
      site,
    }) => {
      const [ana, mate] = [person(`tudja-${suffix}`), person(`svoj-${suffix}`)];
      await becomeMember(site.address, ana);
      const [name = '', value = ''] = (await becomeMember(site.address, mate)).split(/=(.*)/s);
      await context.addCookies([{ name, value, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
      await page.goto(await verification(site, ana.email));
      await expect(page.getByText(`a ovdje ste prijavljeni kao ${mate.email}`)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveText(['Odjavite se']);
    });

    test('both ways are in sight on a phone, and what went wrong with one is gone with the other', async ({ page }) => {
      for (const viewport of [
        { width: 320, height: 640 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto('/prijava?povratak=/obljetnice');
        const open = page.getByRole('link', { name: 'Otvorite račun' });
        await expect(open).toBeInViewport({ ratio: 1 });
        expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await page.getByLabel('Adresa e-pošte').first().fill('ana@primjer.hr');
        await page.getByLabel('Lozinka', { exact: true }).fill('kriva lozinka');
        await page.getByRole('button', { name: 'Prijava', exact: true }).click();
        await expect(page.getByRole('alert')).toContainText('nije točna');
        await open.click();
        await expect(page.getByRole('heading', { name: 'Otvorite račun' })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        expect(new URL(page.url()).searchParams.get('povratak')).toBe('/obljetnice');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
    });

    test('an account is for those who are sixteen, and say so', async ({ page, site }) => {
      const mlad = person(`mlad-${suffix}`);
      await page.goto('/prijava?novi-racun=da');
      await page.getByLabel('Ime i prezime').fill(mlad.name);
      await page.getByLabel('Adresa e-pošte').fill(mlad.email);
      await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Otvorite račun' }).click();
      await expect(page.getByRole('alert')).toContainText('Račun mogu otvoriti oni koji imaju 16 ili više godina.');
      await expect(page.getByLabel('Imam 16 ili više godina.')).toBeFocused();
      await expect(page.getByLabel('Ime i prezime')).toHaveValue(mlad.name);
      const signIn = { intent: 'sign-in', email: mlad.email, password: PASSWORD };
      expect((await sendForm(site.address, '/prijava', signIn)).status).toBe(400);
    });
  });
}

test('an address that no account can have is refused in a sentence', async ({ site }) => {
  for (const email of ['a!b@example.com', 'x..y@primjer.hr', 'a@primjer.xn--90a3ac']) {
    const fields = { intent: 'sign-up', ...person('nemoguca'), email, newPassword: PASSWORD, ofAge: 'yes' };
    const answer = await sendForm(site.address, '/prijava?novi-racun=da', fields);
    expect([answer.status, (await answer.text()).includes('Upišite cijelu adresu e-pošte')]).toEqual([400, true]);
  }
});

test('while mail does not work, nobody is told that a message was sent, and the desk is warned', async () => {
  // Nobody listens there.
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'brdo@primjer.hr', EDITORS: UREDNICA.email };
  const site = await startSite({ env });
  try {
    const ana = { ...person('bez-poste'), newPassword: PASSWORD, ofAge: 'yes' };
    const send = async (path: string, fields: Record<string, string>) =>
      (await sendForm(site.address, path, fields)).text();
    const signedUp = await send('/prijava?novi-racun=da', { intent: 'sign-up', ...ana });
    expect(signedUp).toContain(`Poruku na adresu ${ana.email} poslat ćemo čim naša e-pošta proradi.`);
    expect(signedUp).not.toContain('Poslali smo');
    expect(await send('/prijava', { intent: 'forgotten', email: ana.email })).toContain(
      'poruku s poveznicom za novu lozinku poslat ćemo čim naša e-pošta proradi',
    );
    const told = await (await fetch(`${site.address}/novi-spomen`, { method: 'POST', body: memoryForm(STANA) })).text();
    expect(told).toContain('poslat ćemo vam čim naša e-pošta proradi');
    expect(told).not.toContain('Poslali smo');
    const desk = await fetch(`${site.address}/urednistvo`, { headers: { cookie: await becomeEditor(site) } });
    expect(await desk.text()).toMatch(/E-pošta ne radi: \d+\u00a0(poruka čeka|poruke čekaju) na slanje\./);
  } finally {
    await site.stop();
  }
});

test('what the mail server refuses for good is not called sent, and the desk learns which letters, but not whose', async () => {
  const mail = await startFaultyMailServer();
  const site = await startSite({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'brdo@primjer.hr', EDITORS: UREDNICA.email },
  });
  try {
    const refused = 'Poruku nismo mogli poslati: odbio ju je poslužitelj e-pošte.';
    const ana = { ...person('refuses'), newPassword: PASSWORD, ofAge: 'yes' };
    const answer = await sendForm(site.address, '/prijava?novi-racun=da', { intent: 'sign-up', ...ana });
    const signedUp = await answer.text();
    expect([answer.status, signedUp.includes(refused), signedUp.includes('Poslali smo')]).toEqual([400, true, false]);
    expect(signedUp).toContain(`value="${ana.email}"`);
    // As the form does, under one key as long as it is open.
    const tell = async (email: string) => {
      const headers = { 'Idempotency-Key': 'a-key-of-this-open-form' };
      const body = memoryForm({ ...STANA, email });
      return (await fetch(`${site.address}/novi-spomen`, { method: 'POST', headers, body })).text();
    };
    expect(await tell('refuses@drugdje.hr')).toContain(refused);
    expect(await tell(STANA.email)).toContain('Poslali smo vam poruku');
    expect(mail.taken(STANA.email)).toBe(1);
    const desk = await fetch(`${site.address}/urednistvo`, { headers: { cookie: await becomeEditor(site) } });
    const page = await desk.text();
    expect(page).toContain('nije primio 2\u00a0poruke: „Potvrdite adresu e-pošte“, „Potvrdite svoju uspomenu“.');
    expect(page).not.toContain('refuses@');
    expect(page).not.toContain('E-pošta ne radi');
    // The same again, once the server takes it: not refused for what it said before.
    mail.isWell = true;
    expect(await tell('refuses@drugdje.hr')).toContain('Poslali smo vam poruku');
    expect(mail.taken('refuses@drugdje.hr')).toBe(1);
  } finally {
    await site.stop();
    mail.stop();
  }
});
