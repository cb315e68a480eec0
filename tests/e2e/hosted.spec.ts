import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { ANA, expect, formOf, MEMBERS_PAGE, signIn, signInAfterSignUp, signUp, test } from './hosted.ts';
import { HOSTED_PATHS } from './pages.ts';

const MATE = { name: 'Mate Bošnjak', email: 'mate@primjer.hr', password: 'put do čatrnje' };

/** The scripts that a page fetches, each once. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return scripts;
}

declare global {
  interface Window {
    /** What Google's counter is told. */
    readonly dataLayer?: ArrayLike<unknown>[];
  }
}

test.describe.configure({ mode: 'default' });

const contentOf = (script: string) => readFileSync(join('build/client', script), 'utf8');
const isFirebase = (script: string) => contentOf(script).includes('@firebase/');

test('without sign-in and consent no page loads a byte of Firebase, or asks anybody else', async ({
  page,
  baseURL,
}) => {
  const scripts = scriptsOf(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  for (const path of ['/', '/povijesni-blog', '/novi-spomen', '/nasa-misija']) {
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(response?.headers()['content-security-policy']).not.toMatch(/google|firebase|connect-src 'self' /);
  }
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Ne dopuštam' }).click();
  await anew;
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts].filter(isFirebase)).toEqual([]);
  expect(foreign).toEqual([]);
});

test('sign up, verify, gate, sign in through Firebase, sign out', async ({ page, project, baseURL }) => {
  const scripts = scriptsOf(page);
  const asked: { url: string; body: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.goto('/');
  await page.goto('/obljetnice');
  await expect(page).toHaveURL(/\/prijava\?povratak=\/obljetnice$/);
  await signUp(page, ANA);

  await page.getByRole('navigation', { name: 'Prijava ili novi račun' }).getByRole('link', { name: 'Prijava' }).click();
  await signIn(page, { ...ANA, password: 'kriva' });
  await expect(page.getByText('Adresa e-pošte ili lozinka nije točna.')).toBeVisible();
  // React has taken the page over: before that the password would go to the site itself.
  await expect(formOf(page, 'sign-in').getByRole('button', { name: 'Prikažite lozinku' })).toBeVisible();
  asked.length = 0;
  await signIn(page, ANA);
  await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/obljetnice`);
  // The password went to Firebase, and its proof to the site.
  expect(asked.find(({ url }) => url.includes(':signInWithPassword'))?.body).toContain(ANA.password);
  const sent = asked.filter(({ url }) => url.startsWith(`${baseURL}/prijava`));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain('proof=');
  expect(decodeURIComponent(sent[0]?.body ?? '').replaceAll('+', ' ')).not.toContain(ANA.password);

  const firebase = [...scripts].filter(isFirebase).map(contentOf);
  const weight = firebase.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(60_000);

  // The email is Firebase's own, and its link leads to the site.
  await expect.poll(() => project.latestCode(ANA.email, 'VERIFY_EMAIL')).not.toBe('');
  await page.goto(`/iz-poruke?mode=verifyEmail&oobCode=${await project.latestCode(ANA.email, 'VERIFY_EMAIL')}`);
  await page.getByRole('button', { name: 'Potvrdite adresu' }).click();
  await expect(page.getByText('Hvala, adresa je potvrđena.')).toBeVisible();
  await page.goto('/nasa-misija');
  await page.getByRole('button', { name: `Račun: ${ANA.name}` }).click();
  await expect(page.getByRole('link', { name: 'Uredništvo' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto('/obljetnice');
  await expect(page).toHaveURL(/\/prijava/);
});

test('from another page the sign-in is loaded anew, with the policy it needs', async ({ page }) => {
  await page.goto('/nasa-misija');
  await page.getByRole('link', { name: 'Prijava' }).first().click();
  await expect(page).toHaveURL(/\/prijava/);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/prijava');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages that only a hosted site has read, and nothing sticks out on the narrowest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    for (const path of HOSTED_PATHS) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });

  test('sign up, sign in, and a new password from the email', async ({ page, project }) => {
    await page.goto('/prijava?povratak=/obljetnice');
    await signUp(page, MATE);
    await signInAfterSignUp(page);
    await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/prijava');
    await page.getByText('Zaboravili ste lozinku?').click();
    await formOf(page, 'forgotten').getByLabel('Adresa e-pošte').fill(MATE.email);
    await formOf(page, 'forgotten').getByRole('button').click();
    await expect.poll(() => project.latestCode(MATE.email, 'PASSWORD_RESET')).not.toBe('');
    await page.goto(`/iz-poruke?mode=resetPassword&oobCode=${await project.latestCode(MATE.email, 'PASSWORD_RESET')}`);
    await page.getByLabel('Nova lozinka', { exact: true }).fill('nova bura na škurama');
    await page.getByRole('button', { name: 'Spremite lozinku' }).click();
    await expect(page.getByText('Nova je lozinka spremljena.')).toBeVisible();
    await signIn(page, { ...MATE, password: 'nova bura na škurama' });
    await expect(page.getByRole('button', { name: `Račun: ${MATE.name}` })).toBeVisible();
    await page.goto('/obljetnice');
    await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();
  });

  test('Google vouches for people, in the browser that went to it', async ({ page, browser, baseURL }) => {
    await page.goto('/prijava?povratak=/obljetnice');
    await page.getByRole('link', { name: 'Prijava preko Googlea' }).click();
    await page.getByLabel('E-mail').fill('luka@primjer.hr');
    const back = page.waitForRequest((request) => request.url().includes('/prijava/google/povratak'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();

    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await stranger.goto((await back).url());
    await expect(stranger.getByText('Prijava preko Googlea nije uspjela.')).toBeVisible();
    await stranger.goto('/obljetnice');
    await expect(stranger).toHaveURL(/\/prijava/);
    await stranger.context().close();
  });
});

test('whoever is disabled or revoked elsewhere is signed out and told why', async ({ page, project }) => {
  const stana = { name: 'Stana', email: 'stana@primjer.hr', password: 'bura na škurama' };
  await page.goto('/prijava?povratak=/obljetnice');
  await signUp(page, stana);
  await signInAfterSignUp(page);
  await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();

  await project.revoke(stana.email);
  await page.goto('/obljetnice');
  await expect(page.getByText('Vaša je prijava istekla.')).toBeVisible();
  await signIn(page, stana);
  await expect(page.getByText(MEMBERS_PAGE)).toBeVisible();

  await project.disable(stana.email);
  await page.goto('/obljetnice');
  await expect(page.getByText('Ovaj je račun onemogućen.')).toBeVisible();
  await signIn(page, stana);
  await expect(formOf(page, 'sign-in').getByText('Ovaj je račun onemogućen.')).toBeVisible();
});

test.describe('counting of visits', () => {
  /** The page comes anew with the permission. */
  async function allow(page: Page): Promise<void> {
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Dopuštam', exact: true }).click();
    await anew;
  }

  test('asks once, weighs both answers alike, and can be taken back', async ({ page }) => {
    await page.goto('/povijesni-blog?stranica=1');
    const yes = page.getByRole('button', { name: 'Dopuštam', exact: true });
    const no = page.getByRole('button', { name: 'Ne dopuštam' });
    const look = (button: typeof yes) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor, height } = getComputedStyle(element);
        return { backgroundColor, color, fontSize, fontWeight, borderColor, height };
      });
    expect(await look(yes)).toEqual(await look(no));
    await no.click();
    await expect(page).toHaveURL(/\/povijesni-blog\?stranica=1$/);
    await expect(no).toHaveCount(0);
    await page.reload();
    await expect(no).toHaveCount(0);
    await page.getByRole('link', { name: 'Mjerenje posjeta' }).click();
    await expect(page.getByText('Niste dopustili mjerenje posjeta')).toBeVisible();
  });

  test('begins with consent, counts pages, and ends without it', async ({ page, context }) => {
    const counted: string[] = [];
    const asked: string[] = [];
    await context.route(/^https:\/\//, async (route) => {
      const url = route.request().url();
      asked.push(`${url} ${route.request().postData() ?? ''} ${JSON.stringify(await route.request().allHeaders())}`);
      if (url.includes('webConfig')) await route.fulfill({ json: { measurementId: 'G-PROBA', appId: '1:1:web:1' } });
      else if (url.includes('/installations'))
        await route.fulfill({
          json: { fid: 'x', refreshToken: 'x', authToken: { token: 'x', expiresIn: '604800s' }, name: 'x' },
        });
      else if (url.includes('gtag/js')) {
        counted.push('script');
        await route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga_PROBA=1; path=/";' });
      } else await route.abort();
    });
    await page.goto('/nasa-misija');
    await allow(page);
    await expect.poll(() => counted).toEqual(['script']);
    const countedHere = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .map((entry) => Array.from(entry))
          .filter(([kind, name]) => kind === 'event' && name === 'page_view')
          .map(([, , details]) => (details as { page_path: string }).page_path),
      );
    await expect.poll(countedHere).toEqual(['/nasa-misija']);
    await page.getByRole('link', { name: 'Uvjeti korištenja' }).first().click();
    await expect(page).toHaveURL(/\/uvjeti-koristenja$/);
    await expect.poll(countedHere).toEqual(['/uvjeti-koristenja']);
    // From app to app the page stays, and each is counted.
    await page.getByRole('banner').getByRole('link', { name: 'Prijava' }).click();
    await expect(page).toHaveURL(/\/prijava/);
    await expect.poll(countedHere).toEqual(['/prijava']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ispričajte uspomenu.' }).click();
    await expect.poll(countedHere).toEqual(['/prijava', '/novi-spomen']);

    // Neither a link's token, nor which record it is, nor the page before it: the pattern of the page, and that alone.
    await page.goto('/poznate-osobe/fra-dominik-mandic?znak=tajniZnak123#tajno');
    const dataLayer = () => page.evaluate(() => Array.from(window.dataLayer ?? [], (entry) => Array.from(entry)));
    await expect.poll(async () => (await dataLayer()).map(([kind]) => kind)).toContain('event');
    const { origin } = new URL(page.url());
    const pattern = '/poznate-osobe/:slug';
    const counting = {
      page_path: pattern,
      page_location: `${origin}${pattern}`,
      page_referrer: `${origin}/`,
      page_title: pattern,
    };
    const entries = await dataLayer();
    expect(entries.find(([kind]) => kind === 'set')?.[1]).toEqual(counting);
    expect(entries.find(([kind]) => kind === 'event')?.[2]).toMatchObject(counting);
    expect(JSON.stringify(entries)).not.toMatch(/tajn|mandic/i);
    expect(asked.filter((request) => /tajn|mandic/i.test(request))).toEqual([]);
    await page.goto('/mjerenje-posjeta');
    await page.getByRole('button', { name: 'Ne dopuštam' }).click();
    await expect(page.getByText('Niste dopustili mjerenje posjeta')).toBeVisible();
    // A counter still on its way may write its cookie once more; the next page takes that as well.
    await page.goto('/nasa-misija');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga_PROBA');
  });

  test('whose file is lost is a warning, and the page is not loaded anew', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/analytics-*.js', (route) => route.abort());
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('Analytics initialization failed:'),
    );
    await allow(page);
    await warning;
    // The guard decides in a task of its own, and notes when it loads a page anew.
    const reloadedAt = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return sessionStorage.getItem('reloaded-at');
    });
    expect(reloadedAt).toBeNull();
  });

  test('that fails is a warning, and the page goes on', async ({ page, context }) => {
    await context.route(/^https:\/\//, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('Analytics initialization failed:'),
    );
    await page.goto('/');
    await allow(page);
    expect((await warning).type()).toBe('warning');
    await page
      .getByRole('link', { name: 'Naša misija' })
      .or(page.getByRole('link', { name: 'O nama' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Naša misija' })).toBeVisible();
  });
});

test('axe finds nothing on what only a hosted site shows, and nothing sticks out', { tag: '@long' }, async ({
  page,
}) => {
  for (const path of ['/prijava', ...HOSTED_PATHS]) {
    await page.goto(path);
    expect.soft(await faultsEverywhereOn(page), path).toEqual([]);
  }
});

test('a page asked for while offline says so, and comes when asked for again', async ({ page, context }) => {
  await page.goto('/prijava');
  await page.getByRole('button', { name: 'Ne dopuštam' }).click();
  await expect(page.getByRole('button', { name: 'Ne dopuštam' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Prikažite lozinku' }).first()).toBeVisible();
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to get document because the client is offline.'),
  );
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Ispričajte uspomenu.' }).click();
  await expect(page.getByRole('heading', { name: 'Nema veze' })).toBeVisible();
  await logged;
  const error = page.getByRole('main');
  for (const name of ['Povratak na početnu', 'Natrag', 'Povijest Bošnjaka', 'Povijest Ćavara', 'Povijesni blog'])
    await expect(error.getByRole('link', { name })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Pokušajte ponovno' }).click();
  await expect(page).toHaveURL(/\/novi-spomen$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nema veze');
});
