import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mayPass } from '../../app/guard.ts';
import { becomeMember } from '../drivers/member.ts';
import { SEEN_PAGES, type SeenPage } from './pages.ts';
import { expect, test } from './site.ts';

const DOCUMENTS = SEEN_PAGES.filter(({ kind }) => kind === 'document');

async function signIn(context: BrowserContext, address: string, email: string): Promise<void> {
  const cookie = await becomeMember(address, { name: 'Iva Ćavar', email, password: 'kameno jaje' });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Lax' }]);
}

/** Stays as long as the document does. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const marked = (page: Page) => page.locator('html[data-marked]');

/** Playwright turns it off otherwise. */
function browserThatRemembers() {
  const { launchOptions } = test.info().project.use;
  return chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

/** All documents have one script; these are the kinds of things it does in them: pictures, a timeline, a search, forms, days. */
const VISITED: readonly SeenPage['name'][] = ['home', 'post', 'periods', 'search', 'memorial', 'anniversaries'];

/** What the small browser of these tests lacks; one with a window brings pages back. */
const LACKING = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

test('nothing keeps a document from coming back from memory, signed in or not', async ({ site, admit }) => {
  const browser = await browserThatRemembers();
  try {
    for (const guard of ['public', 'member'] as const) {
      const context = await browser.newContext({ baseURL: site.address });
      const page = await context.newPage();
      const protocol = await context.newCDPSession(page);
      await protocol.send('Page.enable');
      let reasons: string[] = [];
      protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        reasons = notRestoredExplanations.map(({ reason }) => reason);
      });
      // No browser brings back a page that was not found, and none keeps what a private link shows.
      for (const seen of DOCUMENTS.filter(({ name, status }) => status === 200 && name !== 'preview')) {
        if (!mayPass(seen.guard, guard === 'public' ? undefined : { role: 'member' })) continue;
        const path = await admit(context, { ...seen, guard });
        const response = await context.request.get(path);
        expect(response.headers()['cache-control'], path).not.toContain('no-store');
        // For a visitor, what the member's pages do not show already.
        if (!VISITED.includes(seen.name) || (guard === 'public' && seen.name !== 'home')) continue;
        await page.goto(path);
        await mark(page);
        await page.goto('/uvjeti-koristenja');
        reasons = [];
        await page.goBack();
        await expect.poll(async () => reasons.length > 0 || (await marked(page).count()) > 0, path).toBe(true);
        expect(
          reasons.filter((reason) => !LACKING.includes(reason)),
          path,
        ).toEqual([]);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

/** As the browser tells a page that it has been kept in memory, and is shown again. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const event of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
  });
}

test('a page of the same person is shown again as it was left, with the theme chosen meanwhile', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.address, 'iva.ostaje@primjer.hr');
  await page.goto('/nasa-misija');
  await mark(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Svijetla tema' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await comeBack(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marked(page)).toBeAttached();
});

/** What the page knows of who was here last: tabs tell one another a little later. */
const lastAccount = (page: Page) => page.evaluate(() => localStorage.getItem('account'));

test('a page that comes back after signing out, or as somebody else’s, is asked for anew', async ({
  page,
  context,
  site,
}) => {
  for (const path of ['/nasa-misija', '/in-memoriam/jozo-cavar/kartica', '/obljetnice']) {
    await signIn(context, site.address, `iva.odlazi${path.length}@primjer.hr`);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Račun' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Račun' }).click();
    await other.getByRole('button', { name: 'Odjava' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect.poll(() => lastAccount(page)).toBeNull();
    await comeBack(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(page.getByText('Iva Ćavar')).toHaveCount(0);
    await other.close();
  }
  // A visitor's page, after signing in.
  await page.goto('/nasa-misija');
  await signIn(context, site.address, 'iva.dolazi@primjer.hr');
  const other = await context.newPage();
  await other.goto('/');
  await expect.poll(() => lastAccount(page)).not.toBeNull();
  await comeBack(page);
  await expect(page.getByRole('button', { name: 'Račun' })).toBeVisible();
});

test('pages change over by the browser, unless motion is not wanted', async ({ browser, baseURL }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ baseURL, reducedMotion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.transition = String(viewTransition !== null);
      });
    });
    await page.goto('/nasa-misija');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
    await expect(page).toHaveURL(/\/privatnost$/);
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(reducedMotion === 'no-preference'));
    await context.close();
  }
});

test('pages fade into one another until that makes somebody wait', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site.address, reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { hasFaded: viewTransition !== null });
      // A phone that is slow to paint. Slowed down as a whole, a browser gives the fading up by itself.
      if (!sessionStorage.getItem('is-slow')) return;
      requestAnimationFrame((begun) => {
        while (performance.now() < begun + 200);
      });
    });
  });
  // A heading is there before the page is revealed: whether it faded is known a little later.
  const follow = async (name: string, { fades }: { fades: boolean }) => {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window as { hasFaded?: boolean }).hasFaded)).toBe(fades);
  };
  const remembered = () => page.evaluate(() => sessionStorage.getItem('slow-transitions'));
  await page.goto('/nasa-misija');
  await page.evaluate(() => sessionStorage.setItem('is-slow', ''));
  await follow('Uvjeti korištenja', { fades: true });
  await expect.poll(remembered).toBe('1');
  await follow('Privatnost', { fades: false });
  await page.evaluate(() => sessionStorage.clear());
  await follow('Uvjeti korištenja', { fades: true });
  await page.close();
});

test('the theme changes without a reload, and the focus stays on its button', async ({ page }) => {
  await page.goto('/nasa-misija');
  await mark(page);
  // What is pressed before the page is seen, Chromium drops.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.getByRole('button', { name: 'Svijetla tema' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tamna tema' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Svijetla tema' })).toBeHidden();
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light');
  await expect(marked(page)).toBeAttached();
});

test('a link followed without a connection says so, and works when there is one', async ({ page, context }) => {
  await page.goto('/nasa-misija');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to get document because the client is offline.'),
  );
  await context.setOffline(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' });
  await link.click();
  await expect(page.getByText('Nema veze. Provjerite internetsku vezu')).toBeVisible();
  await logged;
  await expect(page).toHaveURL(/\/nasa-misija$/);
  await context.setOffline(false);
  await expect(page.getByText('Nema veze. Provjerite internetsku vezu')).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/privatnost$/);
});

test('a page kept in memory while the connection came back does not say that there is none', async ({ page }) => {
  // Set by hand: a page that is kept in memory hears of no event.
  const setOnline = (value: boolean) =>
    page.evaluate((onLine) => {
      Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    }, value);
  const notice = page.getByText('Nema veze. Provjerite internetsku vezu');
  await page.goto('/nasa-misija');
  await setOnline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await comeBack(page);
  await expect(notice).toBeVisible();
  await setOnline(true);
  await comeBack(page);
  await expect(notice).toBeHidden();
});

test('an app goes to an app by itself, and to a document by the browser', async ({ page }) => {
  await page.goto('/prijava');
  await expect(page.getByRole('button', { name: 'Prikažite lozinku' }).first()).toBeVisible();
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ispričajte uspomenu.' }).click();
  await expect(page).toHaveURL(/\/novi-spomen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(marked(page)).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await expect(page).toHaveURL(/\/privatnost$/);
  await expect(marked(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-kind', 'document');
});
