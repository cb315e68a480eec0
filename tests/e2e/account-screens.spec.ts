import type { BrowserContext } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { onceOn } from '../drivers/desk.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import type { SiteProcess } from '../drivers/site-process.ts';
import { expect, test } from './site.ts';

const LONG = { name: 'Anamarija Ćavar-Bošnjak', email: 'anamarija@primjer.hr', password: 'gumno pod bukvom' };

async function signIn(context: BrowserContext, site: SiteProcess): Promise<void> {
  const cookie = await onceOn(site, 'member with a long name', () => becomeMember(site.address, LONG));
  await context.addCookies([cookieOf(site, cookie)]);
}

// The menu of the account: page-states.spec.ts. Links that do not hold: every-page.spec.ts.
test("axe finds nothing on the account's screens, and nothing sticks out", { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  const look = async (what: string) => {
    expect.soft(await faultsEverywhereOn(page), what).toEqual([]);
    // Styles written into elements would be refused by the security policy.
    expect.soft(await page.locator('[style]').count(), what).toBe(0);
  };
  await page.goto('/prijava');
  await page.getByText('Zaboravili ste lozinku?').click();
  await look('sign-in');
  await page.getByRole('link', { name: 'Otvorite račun' }).click();
  await page.getByRole('button', { name: 'Otvorite račun' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('new account with a fault');
  await signIn(context, site);
  await page.goto('/moj-racun');
  await page.getByText('Promijenite adresu').first().click();
  await page.getByText('Želim izbrisati svoj račun').click();
  await look('account');
});

test('the bar holds all entries and who is signed in, from the narrowest wide window on', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site);
  await page.goto('/');
  for (const width of [1370, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = () =>
      page
        .getByRole('navigation', { name: 'Glavna navigacija' })
        .getByRole('link')
        .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    await expect.poll(lines, String(width)).toBe(1);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('button', { name: `Račun: ${LONG.name}` })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toHaveCount(0);
  }
});

test('the drawer shows who is signed in, the account and the way out', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, site);
  await page.goto('/nasa-misija');
  await page.getByRole('button', { name: 'Izbornik' }).click();
  const drawer = page.getByRole('dialog', { name: 'Izbornik' });
  await expect(drawer.getByText(LONG.name)).toBeVisible();
  await drawer.getByRole('link', { name: 'Moj račun' }).click();
  await expect(page).toHaveURL('/moj-racun');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Izbornik' }).click();
  await expect(drawer.getByRole('button', { name: 'Odjava' })).toBeVisible();
});
