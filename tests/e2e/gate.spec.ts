import { chromium } from '@playwright/test';
import { copyBuild } from '../drivers/build-copy.ts';
import { CANARIES, LOOKER, letIn } from '../drivers/canaries.ts';
import { crawl } from '../drivers/crawl.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { expect, MEMBER_PATHS, test } from './site.ts';

const WORDS = [...CANARIES.map(({ word }) => word), LOOKER.name, LOOKER.email];
const ANA = { name: 'Ana Ćavar', email: 'ana.vrata@primjer.hr', password: 'gumno pod bukvom' };

test.describe('canaries', () => {
  let copy: ReturnType<typeof copyBuild>;
  let site: SiteProcess;
  let cookie: string;
  test.beforeAll(async () => {
    copy = copyBuild();
    for (const { plant } of CANARIES) plant?.(copy.folder);
    site = await startSite({ folder: copy.folder });
    cookie = await letIn(site);
  });
  test.afterAll(async () => {
    await site.stop();
    copy.remove();
  });

  test('a member sees them, and a visitor finds none anywhere, before or after', async () => {
    test.setTimeout(180_000);
    const seeds = [
      ...MEMBER_PATHS,
      ...CANARIES.map(({ seenAt }) => seenAt),
      '/moj-racun',
      '/moj-racun/podatci',
      '/urednistvo',
    ];
    const leaks = async () => {
      const answers = await crawl(site.address, seeds);
      expect(answers.length).toBeGreaterThan(100);
      return answers.flatMap(({ path, text }) =>
        WORDS.filter((word) => text.includes(word)).map((word) => [path, word]),
      );
    };
    expect(await leaks()).toEqual([]);
    for (const { word, seenAt } of CANARIES) {
      for (const path of [seenAt, `${seenAt}.data`]) {
        const response = await fetch(`${site.address}${path}`, { headers: { cookie } });
        expect(await response.text(), path).toContain(word);
        expect(response.headers.get('cache-control'), path).toBe('private, no-store');
        expect(response.headers.get('etag'), path).toBeNull();
      }
    }
    // Public pages that a member has just seen must not be kept with the member's name on them.
    for (const path of ['/', '/povijesni-blog', '/povijesni-blog.data', '/nema-toga', '/prijava']) {
      await fetch(`${site.address}${path}`, { headers: { cookie } });
    }
    expect(await leaks()).toEqual([]);
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
      for (const { word, seenAt } of CANARIES) {
        await page.goto(`${site.address}${seenAt}`);
        expect(await page.content()).toContain(word);
      }
      await page.getByRole('button', { name: 'Račun' }).click();
      await page.getByRole('button', { name: 'Odjava' }).click();
      await expect(page).toHaveURL(`${site.address}/`);
      const { seenAt = '' } = CANARIES.at(-1) ?? {};
      const kept = await page.evaluate(async (path) => {
        const fromCache = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          (response) => response.text(),
          () => '',
        );
        return [fromCache, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n');
      }, seenAt);
      for (const word of WORDS) expect(kept).not.toContain(word);
      for (let step = 0; step < CANARIES.length; step += 1) {
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
    for (const path of MEMBER_PATHS) {
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

  test('a visitor’s pages are kept and shared; a signed-in person’s are not', async ({ site, request }) => {
    const cookie = await becomeMember(site.address, { ...ANA, email: 'ana.kes@primjer.hr' });
    const visitor = await request.get('/nasa-misija');
    expect(visitor.headers()['cache-control']).toContain('public');
    const member = await request.get('/nasa-misija', { headers: { Cookie: cookie } });
    expect(member.headers()['cache-control']).toBe('private, no-store');
    expect(await member.text()).toContain(ANA.name);
  });
});
