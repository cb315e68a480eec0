import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDraftPath } from '../drivers/desk.ts';
import { Firefox } from '../drivers/firefox.ts';
import type { OtherBrowser } from '../drivers/other-browser.ts';
import { STANA } from '../drivers/sent-memory.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { WebKit } from '../drivers/webkit.ts';
import { SEEN_PAGES } from '../e2e/pages.ts';
import { test as base, expect } from '../e2e/site.ts';

const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';
const LARGE = 'dialog[data-lightbox] figure > div > *';
const [PHONE, DESK] = [390, 1280];

interface Fixtures {
  /** Opens a page of the site, ready to be pressed. */
  readonly open: (path: string, width?: number) => Promise<void>;
}

const test = base.extend<Fixtures, { readonly tab: OtherBrowser }>({
  tab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, { project }) => {
      const tab = await (project.name === 'firefox' ? Firefox : WebKit).start();
      await use(tab);
      await tab.end();
    },
    { scope: 'worker' },
  ],
  open: async ({ tab, site }, use) => {
    await use(async (path, width = PHONE) => {
      await tab.resize(width);
      await tab.go(site.address + path);
      await until(tab, () => !('__reactRouterContext' in window) || history.state !== null, null);
    });
    expect(await tab.errors()).toEqual([]);
  },
});

/** What is asked in the page becomes so. */
async function until<Argument>(
  tab: OtherBrowser,
  isSo: (argument: Argument) => boolean | Promise<boolean>,
  argument: Argument,
) {
  await expect.poll(() => tab.evaluate(isSo, argument).catch(String), { message: String(isSo) }).toBe(true);
}

/** Words are in sight on the page. */
const reads = (tab: OtherBrowser, words: string) => until(tab, (text) => document.body.innerText.includes(text), words);

/** Somewhere in sight, or no longer. */
const shows = (tab: OtherBrowser, selector: string, isShown = true) =>
  until(tab, ([found, wanted]) => Boolean(document.querySelector(found)?.checkVisibility()) === wanted, [
    selector,
    isShown,
  ] as const);

test('every kind of page opens as it should, with no script failing and nothing wider than a phone', async ({
  tab,
  site,
  cookies,
  open,
}) => {
  let signedIn = 'nobody';
  for (const { name, guard, address, status } of SEEN_PAGES.toSorted((a, b) => a.guard.localeCompare(b.guard))) {
    await test.step(name, async () => {
      const role = guard === 'account' ? 'member' : guard;
      const cookie = role === 'public' ? '' : await cookies[role]();
      if (cookie !== signedIn) await tab.signIn(site.address, cookie);
      signedIn = cookie;
      const path = typeof address === 'string' ? address : await address(site, cookie);
      await open(path);
      const seen = await tab.evaluate((expected) => {
        // WebKit does not tell how a page was answered; its address tells of a door that was shut.
        const [{ responseStatus } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          status: responseStatus ?? expected,
          path: location.pathname,
          wider: scrollWidth - clientWidth,
          isEmpty: !document.querySelector('main')?.innerText.trim(),
        };
      }, status);
      expect.soft(seen).toEqual({ status, path: path.split('?')[0], wider: 0, isEmpty: false });
      expect.soft(await tab.errors(), path).toEqual([]);
    });
  }
  await tab.signIn(site.address, '');
});

test('the drawer opens, and leads on', async ({ tab, open }) => {
  await open('/');
  await shows(tab, '#izbornik', false);
  await tab.click('button[popovertarget=izbornik]');
  await shows(tab, '#izbornik');
  await tab.click('#izbornik a', 'Misija');
  await until(tab, () => location.pathname === '/nasa-misija', null);
});

test('the search box finds while one types, and Esc closes it', async ({ tab, open }) => {
  await open(POST);
  await tab.click('header a[data-opens-search]');
  await shows(tab, 'dialog[data-search]');
  await tab.press('Escape');
  await shows(tab, 'dialog[data-search]', false);
  await tab.click('header a[data-opens-search]');
  await shows(tab, 'dialog[data-search]');
  await tab.type('gumno');
  await until(tab, () => /Svi rezultati/.test(document.querySelector('dialog[data-search]')?.textContent ?? ''), null);
  await tab.press('Enter');
  await until(tab, () => location.pathname === '/pretraga', null);
});

test('a drawing opens large, is zoomed, and closes', async ({ tab, open }) => {
  await open(POST);
  await tab.click('a[data-enlarge]');
  await shows(tab, LARGE);
  const width = await tab.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().width, LARGE);
  await tab.click('dialog[data-lightbox] button', 'Približite');
  const isLarger = ([found, before]: readonly [string, number]) =>
    (document.querySelector(found)?.getBoundingClientRect().width ?? 0) > 1.5 * before;
  await until(tab, isLarger, [LARGE, width ?? 0] as const);
  await tab.click('dialog[data-lightbox] button', 'Zatvorite');
  await until(tab, () => !document.querySelector('dialog[data-lightbox]'), null);
});

test('a memory is told, with a photograph', async ({ tab, site, open }) => {
  const file = join(site.dataFolder, 'kuca.jpg');
  writeFileSync(file, await takenPhotograph({ colour: '#7a5a32' }));
  await open('/novi-spomen');
  for (const name of ['text', 'name', 'email'] as const) {
    await tab.click(`form [name=${name}]`);
    await tab.type(STANA[name]);
  }
  await tab.choose('input[type=file]', file);
  await shows(tab, '[aria-label="Odabrane fotografije"] img');
  await tab.click('button', 'Pošaljite uspomenu');
  await reads(tab, 'Hvala vam');
});

test('somebody is found in a tree, and opened', async ({ tab, site, cookies, open }) => {
  await tab.signIn(site.address, await cookies.member());
  await open('/obiteljsko-stablo-cavar', DESK);
  await shows(tab, '[data-drawn]');
  await tab.click('input[role=combobox][aria-label="Pronađite osobu"], input[placeholder="Pronađite osobu"]');
  await tab.type('Jozo');
  await tab.click('[role=option]');
  await shows(tab, 'aside[aria-label="Osoba"]');
});

test('the map is drawn, live where the machine has graphics for the browser', async ({ tab, site, cookies, open }) => {
  await tab.signIn(site.address, await cookies.member());
  await open('/interaktivna-karta', DESK);
  const hasGraphics = await tab.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null, null);
  await shows(tab, hasGraphics ? 'canvas.maplibregl-canvas' : 'svg[aria-label="Nacrt brda"]');
});

test('an article is typed, and saved', async ({ tab, site, cookies, open }) => {
  await tab.signIn(site.address, await cookies.editor());
  await open(newDraftPath('clanak'), DESK);
  await shows(tab, '[contenteditable=true]');
  await tab.click('[aria-label=Naslov]');
  await tab.type('Kako se vrhlo');
  await tab.click('[contenteditable=true]');
  await tab.type('Konji su krug po krug gazili klasje.');
  await reads(tab, 'Spremljeno u');
});

test('what was visited is read without a network', async ({ tab, site, open }) => {
  const path = '/poznate-osobe/fra-didak-buntic';
  await tab.signIn(site.address, '');
  await open(path);
  await until(
    tab,
    async (wanted) => {
      const files = [...document.querySelectorAll('link[href^="/assets/"], script[src^="/assets/"]')];
      const needed = [wanted, ...files.map((file) => file.getAttribute('href') ?? file.getAttribute('src') ?? '')];
      const kept = await Promise.all(needed.map((address) => caches.match(location.origin + address)));
      return navigator.serviceWorker.controller !== null && kept.every(Boolean);
    },
    path,
  );
  await site.stop();
  await open(path);
  await reads(tab, 'Čitate kopiju od');
  await open('/nikad-posjeceno');
  await reads(tab, 'Bez mreže');
});
