import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { unzipSync } from 'fflate';
import { CANARIES, LOOKER, letIn } from '../drivers/canaries.ts';
import { crawl, pathsIn, payloadOf } from '../drivers/crawl.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import { isReady } from '../drivers/ready-page.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { copySmallBuild } from '../drivers/small-content.ts';
import { GUARDED_PATHS } from './pages.ts';
import { expect, test } from './site.ts';

const WORDS = [...CANARIES.map(({ word }) => word), LOOKER.name, LOOKER.email];
const ANA = { name: 'Ana Ćavar', email: 'ana.vrata@primjer.hr', password: 'gumno pod bukvom' };

test.describe('canaries', () => {
  // One site with canaries for all of them.
  test.describe.configure({ mode: 'default' });
  let copy: ReturnType<typeof copySmallBuild>;
  let site: SiteProcess;
  let cookie: string;
  test.beforeAll(async () => {
    copy = copySmallBuild();
    for (const { plant } of CANARIES) plant?.(copy.folder);
    site = await startSite({ folder: copy.folder, env: { EDITORS: UREDNICA.email } });
    cookie = await letIn(site);
  });
  test.afterAll(async () => {
    await site.stop();
    copy.remove();
  });

  test('a member sees them, and a visitor finds none anywhere, before or after', async () => {
    const seeds = [...GUARDED_PATHS, ...CANARIES.map(({ seenAt }) => seenAt), '/moj-racun/podatci'];
    const leaksIn = (answers: Awaited<ReturnType<typeof crawl>>) =>
      answers.flatMap(({ path, text }) => WORDS.filter((word) => text.includes(word)).map((word) => [path, word]));
    const before = await crawl(site.address, seeds);
    expect(before.length).toBeGreaterThan(100);
    expect(leaksIn(before)).toEqual([]);
    const membersMedia = new Set<string>();
    for (const { word, seenAt } of CANARIES) {
      for (const path of [seenAt, payloadOf(seenAt)]) {
        const response = await fetch(`${site.address}${path}`, { headers: { cookie } });
        const text = await response.text();
        expect(text, path).toContain(word);
        for (const found of pathsIn(text, site.address)) if (found.startsWith('/media/')) membersMedia.add(found);
        expect(response.headers.get('cache-control'), path).toBe('private, no-store');
        expect(response.headers.get('etag'), path).toBeNull();
      }
    }
    const publicMedia = new Set(before.flatMap(({ text }) => pathsIn(text, site.address)));
    for (const path of membersMedia) {
      // The picture of a closed page is the home page's: machines.spec.ts.
      if (publicMedia.has(path) || path.startsWith('/media/share/')) continue;
      expect([401, 404], path).toContain((await fetch(`${site.address}${path}`)).status);
    }
    // Public pages that a member has just seen must not be kept with the member's name on them.
    for (const path of ['/', '/povijesni-blog', '/povijesni-blog.data', '/nema-toga', '/prijava']) {
      await fetch(`${site.address}${path}`, { headers: { cookie } });
    }
    expect(leaksIn(await crawl(site.address, seeds))).toEqual([]);
  });

  test('an editor has a copy of the public site made and takes it, and it has none of them', async ({ page }) => {
    await page.context().addCookies([cookieOf(site, await becomeEditor(site))]);
    await page.goto(`${site.address}/urednistvo/izvoz`);
    await isReady(page);
    await page.getByRole('button', { name: 'Napravite kopiju' }).click();
    await expect(page.getByText('Kopija je gotova')).toBeVisible({ timeout: 300_000 });
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Preuzmite kopiju od / }).click();
    const zip = unzipSync(readFileSync(await (await arriving).path()));
    const files = new Map(
      Object.entries(zip)
        .filter(([name]) => /\.\w+$/.test(name))
        .map(([name, bytes]) => [name.replace(/^kopija-\d{4}-\d\d-\d\d\//, ''), Buffer.from(bytes)]),
    );
    const names = [...files.keys()];
    expect(names).toEqual(expect.arrayContaining(['index.html', 'pretraga/index.html', 'copy.json']));
    expect(names.length).toBeGreaterThan(100);
    const leaks = [...files].flatMap(([name, bytes]) =>
      WORDS.filter((word) => bytes.includes(word)).map((word) => [name, word]),
    );
    expect(leaks).toEqual([]);
    expect(
      names.filter((name) => /^(?:in-memoriam|interaktivna-karta|obiteljsko-stablo|urednistvo)./.test(name)).sort(),
    ).toEqual(['in-memoriam/index.html', 'obiteljsko-stablo-izbor/index.html']);
    // Without a public address there is none to tell of.
    const notice = String(files.get('kopija-stranice/index.html'));
    expect(notice).toContain('</h1>');
    for (const words of ['canonical', 'og:url', 'Izvorna je stranica']) expect(notice).not.toContain(words);
  });

  test('the way back after signing out shows nothing, in a browser that keeps pages in memory', async () => {
    const { launchOptions } = test.info().project.use;
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext();
      const [name = '', value = ''] = cookie.split(/=(.*)/s);
      await context.addCookies([{ name, value, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
      const page = await context.newPage();
      const places = [...new Set(CANARIES.map(({ seenAt }) => seenAt))];
      for (const place of places) {
        await page.goto(`${site.address}${place}`);
        const shown = await page.content();
        for (const { word, seenAt } of CANARIES) if (seenAt === place) expect(shown).toContain(word);
      }
      await page.getByRole('button', { name: 'Račun' }).click();
      await page.getByRole('button', { name: 'Odjava' }).click();
      await expect(page).toHaveURL(`${site.address}/`);
      const kept = await page.evaluate(async (paths) => {
        const fromCache = paths.map((path) =>
          fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            (response) => response.text(),
            () => '',
          ),
        );
        return JSON.stringify([await Promise.all(fromCache), { ...localStorage }, { ...sessionStorage }]);
      }, places);
      for (const word of WORDS) expect(kept).not.toContain(word);
      for (let step = 0; step < places.length; step += 1) {
        await page.goBack();
        await expect(page).toHaveURL(/\/prijava\?povratak=/);
        const shown = await page.content();
        for (const word of WORDS) expect(shown).not.toContain(word);
      }
    } finally {
      await browser.close();
    }
  });
});

test.describe('the gate', () => {
  test('what is not a page is refused rather than sent to the sign-in', async ({ request }) => {
    for (const path of GUARDED_PATHS) {
      for (const destination of ['image', 'empty', 'script', 'iframe']) {
        const response = await request.get(path, { headers: { 'Sec-Fetch-Dest': destination }, maxRedirects: 0 });
        expect(response.status(), `${path} as ${destination}`).toBe(401);
        expect(response.headers()['cache-control']).toBe('private, no-store');
      }
    }
    const data = await request.get('/moj-racun/podatci', { maxRedirects: 0 });
    expect(data.status()).toBe(401);
  });

  test('forms behind it are not taken from a visitor', async ({ request }) => {
    const response = await request.post('/moj-racun', { form: { intent: 'name', name: 'Netko' }, maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, '/prijava?povratak=/moj-racun']);
  });

  test('a form sent from another site is refused, in Croatian', async ({ request }) => {
    for (const path of ['/prijava', '/odjava', '/moj-racun', '/tema', '/prijava.data']) {
      const response = await request.post(path, { form: { a: 'b' }, headers: { Origin: 'https://zlo.primjer' } });
      expect(response.status(), path).toBe(403);
      expect(await response.text()).toContain('nije poslan s ove stranice');
    }
  });

  test('the editors’ room is closed to members', async ({ site, request }) => {
    const cookie = await becomeMember(site.address, ANA);
    const page = await request.get('/urednistvo', { headers: { Cookie: cookie }, maxRedirects: 0 });
    expect(page.status()).toBe(403);
    const visitor = await request.get('/urednistvo', { maxRedirects: 0 });
    expect(visitor.headers().location).toBe('/prijava?povratak=/urednistvo');
  });

  test('a session that ended elsewhere is noticed at the next members’ page, and the person is told', async ({
    page,
    context,
    site,
  }) => {
    const cookie = await becomeMember(site.address, { ...ANA, email: 'ana.drugdje@primjer.hr' });
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: site.address, httpOnly: true, sameSite: 'Lax' }]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/nasa-misija');
    await page.waitForLoadState('networkidle');
    await sendForm(site.address, '/odjava', {}, cookie);
    await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Karta' }).click();
    await page.waitForURL(`${site.address}/prijava?povratak=/interaktivna-karta`);
    await expect(page.getByText('Vaša je prijava istekla.')).toBeVisible();
    await expect(page.getByRole('banner').getByText(ANA.name)).toHaveCount(0);
    expect((await context.cookies()).some((one) => one.name === name)).toBe(false);
  });

  test('a visitor’s pages are kept and shared; a signed-in person’s are not', async ({ site, request }) => {
    const cookie = await becomeMember(site.address, { ...ANA, email: 'ana.kes@primjer.hr' });
    const visitor = await request.get('/nasa-misija');
    expect(visitor.headers()['cache-control']).toContain('public');
    const member = await request.get('/nasa-misija', { headers: { Cookie: cookie } });
    expect(member.headers()['cache-control']).toBe('private, no-cache');
    expect(await member.text()).toContain(ANA.name);
    const app = await request.get('/moj-racun', { headers: { Cookie: cookie } });
    expect(app.headers()['cache-control']).toBe('private, no-store');
  });
});
