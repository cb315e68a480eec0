import type { BrowserContext } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const EDITOR = { name: 'Anamarija Ćavar-Bošnjak', email: 'ana@primjer.hr', password: 'gumno pod bukvom' };

// One site for all of them.
test.describe.configure({ mode: 'default' });

let site: SiteProcess;
let cookie: string;
test.beforeAll(async () => {
  site = await startSite({ env: { EDITORS: EDITOR.email } });
  cookie = await becomeMember(site.address, EDITOR);
});
test.afterAll(() => site.stop());

async function signIn(context: BrowserContext): Promise<void> {
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
}

test("axe finds nothing on the account's screens, and nothing sticks out", { tag: '@long' }, async ({
  page,
  context,
}) => {
  const look = async (what: string) => {
    expect.soft(await faultsEverywhereOn(page), what).toEqual([]);
    // Styles written into elements would be refused by the security policy.
    expect.soft(await page.locator('[style]').count(), what).toBe(0);
  };
  await page.goto(`${site.address}/nova-lozinka?znak=x`);
  await look('new password');
  await page.goto(`${site.address}/prijava`);
  await page.getByText('Zaboravili ste lozinku?').click();
  await look('sign-in');
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  await page.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('new account with a fault');
  await signIn(context);
  await page.goto(`${site.address}/moj-racun`);
  await page.getByText('Promijenite adresu').first().click();
  await page.getByText('Želim izbrisati svoj račun').click();
  await look('account');
  await page.getByRole('button', { name: /^Račun: / }).click();
  await look('menu');
  await expect(page.getByRole('button', { name: 'Odjava' })).toBeVisible();
  await page.goto(`${site.address}/potvrda-adrese?znak=x`);
  await look('confirm');
});

test('the bar holds all entries and who is signed in, from the narrowest wide window on', async ({ page, context }) => {
  await signIn(context);
  for (const width of [1370, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.address}/`);
    const lines = () =>
      page
        .getByRole('navigation', { name: 'Glavna navigacija' })
        .getByRole('link')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    await expect.poll(lines, String(width)).toBe(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('button', { name: `Račun: ${EDITOR.name}` })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toHaveCount(0);
  }
});

test('the drawer shows who is signed in, the account and the way out', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context);
  await page.goto(`${site.address}/nasa-misija`);
  await page.getByRole('button', { name: 'Izbornik' }).click();
  const drawer = page.getByRole('dialog', { name: 'Izbornik' });
  await expect(drawer.getByText(EDITOR.name)).toBeVisible();
  await drawer.getByRole('link', { name: 'Moj račun' }).click();
  await expect(page).toHaveURL(`${site.address}/moj-racun`);
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Izbornik' }).click();
  await expect(drawer.getByRole('button', { name: 'Odjava' })).toBeVisible();
});
