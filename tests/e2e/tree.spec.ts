import { readFileSync } from 'node:fs';
import { faultsOn } from '../drivers/axe.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { namesIn, TreePage } from '../drivers/tree-page.ts';
import { test as base, expect } from './site.ts';

const TREE = '/obiteljsko-stablo-bosnjak';
const IVA = { name: 'Iva Ogledna', email: 'iva.stablo@primjer.hr', password: 'gumno pod bukvom' };

/** A site with an editor, and a member who is signed in. */
const test = base.extend<{ tree: TreePage }, { site: SiteProcess; member: string; editor: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ env: { EDITORS: UREDNICA.email } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  member: [async ({ site }, use) => use(await becomeMember(site.address, IVA)), { scope: 'worker' }],
  editor: [async ({ site }, use) => use(await becomeEditor(site)), { scope: 'worker' }],
  tree: async ({ page, context, site, member }, use) => {
    await context.addCookies([cookieOf(site, member)]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new TreePage(page));
  },
});

test.describe('the gate', () => {
  const DATA = ['podatci', 'osoba/I1', 'srodstvo?prva=I1&druga=I3', 'ogranak.ged'].map(
    (part) => `/obiteljsko-stablo/bosnjak/${part}`,
  );

  test('a visitor gets nothing of a tree, whatever their browser claims to have', async ({ request, site, member }) => {
    const known = await request.get(DATA[0] as string, { headers: { Cookie: member } });
    const etag = known.headers().etag as string;
    for (const path of DATA) {
      const response = await fetch(`${site.address}${path}`, {
        headers: { 'If-None-Match': etag },
        redirect: 'manual',
      });
      expect(response.status, path).toBe(401);
      expect(await response.text(), path).not.toContain('Bošnjak');
    }
  });

  test('the payload is private, compressed, known by its tag, and tells nothing of the living but their names', async ({
    site,
    member,
  }) => {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`${site.address}${DATA[0]}`, { headers: { Cookie: member, 'Accept-Encoding': 'br', ...headers } });
    const response = await ask();
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('content-encoding')).toBe('br');
    const tree = await response.json();
    const janja = tree.ids.indexOf('I139');
    expect([tree.words[tree.given[janja]], tree.born[janja]]).toEqual(['Janja', '']);
    expect(JSON.stringify(tree)).not.toContain('1953-08-19');
    expect(readFileSync('content/trees/bosnjak.ged', 'utf8')).toContain('19 AUG 1953');
    const again = await ask({ 'If-None-Match': response.headers.get('etag') as string });
    expect(again.status).toBe(304);
  });

  test('the file of a branch is for editors, and reduced for them too', async ({ site, member, editor }) => {
    const ask = (cookie: string, query = '') =>
      fetch(`${site.address}/obiteljsko-stablo/bosnjak/ogranak.ged${query}`, { headers: { Cookie: cookie } });
    expect((await ask(member)).status).toBe(403);
    const branch = await (await ask(editor, '?pogled=preci&oko=I139')).text();
    expect(branch).toContain('@I139@ INDI');
    expect(branch).toContain('@I1@ INDI');
    expect(branch).not.toContain('@I149@ INDI');
    expect(branch).not.toContain('19 AUG 1953');
    expect((await ask(editor, '?pogled=preci&oko=nitko')).status).toBe(404);
    const folded = await (await ask(editor, '?sklopljeno=I30')).text();
    expect(folded).toContain('@I30@ INDI');
    expect(folded).not.toContain('@I101@ INDI');
  });
});

test('the tree is drawn, a box is clicked, the panel tells, and the address leads there again', async ({
  tree,
  page,
}) => {
  await tree.open(`${TREE}?osoba=I101`);
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect(tree.panel).toContainText('13. kolovoza 1907.');
  await tree.panel.getByRole('link', { name: 'Jure Bošnjak' }).click();
  await expect(tree.panel.getByRole('heading', { name: 'Jure Bošnjak' })).toBeVisible();
  expect(tree.parameter('osoba')).not.toBe('I101');
  await page.goBack();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await tree.panel.getByRole('button', { name: 'Zatvori' }).click();
  await expect(tree.panel).toHaveCount(0);
  // She stood in the middle of what the panel left free.
  await tree.board.click({ position: { x: 508, y: 400 } });
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  expect(namesIn(await tree.seen())).toContain('Anđa');
});

test('gestures: the wheel, a drag, two fingers and a double tap move the camera', async ({ tree, page, context }) => {
  await tree.open(`${TREE}?osoba=I101`);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => tree.scale()).toBeGreaterThan(1);
  const near = tree.scale();
  const before = tree.parameter('polozaj');
  await page.mouse.down();
  await page.mouse.move(620, 560, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => tree.parameter('polozaj')).not.toBe(before);
  expect(tree.scale()).toBeCloseTo(near);
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [400, 500], [600, 500]);
  await touch('touchMove', [450, 500], [550, 500]);
  await touch('touchMove', [470, 500], [530, 500]);
  await touch('touchEnd');
  await expect.poll(() => tree.scale()).toBeLessThan(near * 0.6);
  const far = tree.scale();
  for (const _ of [1, 2]) {
    await touch('touchStart', [500, 620]);
    await touch('touchEnd');
  }
  await expect.poll(() => tree.scale()).toBeGreaterThan(far * 1.5);
});

test('anyone is found, without diacritics, by nickname, by married name, and the tree flies there', async ({
  tree,
}) => {
  await tree.open(TREE);
  await tree.search.fill('anda cavar 1907');
  await expect(tree.offered).toHaveText([/Anđa Bošnjak/]);
  await tree.offered.click();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect.poll(() => tree.parameter('polozaj')).toMatch(/^-?[012],-?[012],/);
  await tree.search.fill('cuk');
  await expect(tree.offered.first()).toContainText('„Ćuk“');
  await tree.search.fill('nepoznat netko');
  await expect(tree.page.getByText('Nema nikoga s tim imenom.')).toBeVisible();
});

test('views, folding and colours are in the address and come back with it', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  const everyone = namesIn(await tree.seen()).length;
  await tree.view.selectOption('ancestors');
  await expect.poll(() => tree.parameter('pogled')).toBe('preci');
  await expect.poll(async () => namesIn(await tree.seen()).length).toBeLessThan(everyone);
  await page.getByRole('combobox', { name: 'Boje' }).selectOption('century');
  await expect(page.getByRole('list', { name: 'Što znače boje' })).toContainText('19. stoljeće');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await tree.isDrawn();
  await expect(tree.view).toHaveValue('ancestors');
  await expect(page.getByRole('list', { name: 'Što znače boje' })).toContainText('19. stoljeće');

  await tree.open(`${TREE}?osoba=I30`);
  await tree.panel.getByRole('button', { name: 'Sklopi ogranak' }).click();
  await expect.poll(() => tree.parameter('sklopljeno')).toBe('I30');
  await expect.poll(() => tree.seen()).toMatch(/ovdje ih je još \d\d/);
  await tree.panel.getByRole('button', { name: 'Rasklopi ogranak' }).click();
  await expect.poll(() => tree.seen()).not.toMatch(/ovdje ih je još/);
});

test('addresses that make no sense fall back quietly', async ({ tree, page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const query of [
    '?osoba=nitko&pogled=preci&oko=nitko&boje=duga&polozaj=x,y,z&sklopljeno=nitko.I9999',
    '?pogled=put&prva=I1&druga=nitko',
    '?polozaj=1e9,0,1',
    '?pogled=zivoti&oko=I1',
  ]) {
    await tree.open(`${TREE}${query}`);
    await expect.poll(async () => namesIn(await tree.seen()).length, query).toBeGreaterThan(0);
  }
  expect(errors).toEqual([]);
});

test('«U kakvom smo srodstvu?»: a sentence, and the way lit in the tree; «ja» once I have said who I am', async ({
  tree,
  page,
  site,
  member,
}) => {
  await tree.open(`${TREE}?osoba=I101`);
  await tree.panel.getByRole('button', { name: 'To sam ja' }).click();
  await expect(tree.panel.getByText('To ste vi.')).toBeVisible();
  await page.getByRole('button', { name: 'U kakvom smo srodstvu?' }).click();
  const tool = page.getByRole('complementary', { name: 'Alat' });
  await expect(tool.getByRole('combobox', { name: 'Prva osoba' })).toHaveValue('Anđa Bošnjak');
  await tool.getByRole('combobox', { name: 'Druga osoba' }).fill('kata coric');
  await tree.offered.first().click();
  await expect(tool).toContainText('Kata je Anđina prabaka');
  const gold = await page
    .locator('[data-drawn]')
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--gold').trim());
  expect(await tree.seen()).toMatch(new RegExp(`<path fill="none" stroke="${gold}"`));
  const shared = page.url();
  await page.goto(shared);
  await tree.isDrawn();
  await expect(tool).toContainText('Kata je Anđina prabaka');
  await tool.getByRole('combobox', { name: 'Druga osoba' }).fill('jure bosnjak 1813');
  await tree.offered.first().click();
  await expect(tool).toContainText('Jure je Anđin pradjed');
  await tree.view.selectOption('path');
  await expect.poll(async () => namesIn(await tree.seen()).length).toBeLessThan(20);

  const data = await (await fetch(`${site.address}/moj-racun/podatci`, { headers: { Cookie: member } })).json();
  expect(data.trees).toEqual({ bosnjak: 'I101', cavar: 'I81' });
  await tree.open('/obiteljsko-stablo-cavar?osoba=I81');
  await tree.panel.getByRole('button', { name: 'Ipak nisam ja' }).click();
  await expect(tree.panel.getByText('To ste vi.')).toHaveCount(0);
});

test('somebody of both lines leads across to the other tree', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  await tree.panel.getByRole('link', { name: /U stablu Ćavara/ }).click();
  await page.waitForURL(/obiteljsko-stablo-cavar\?osoba=I81/);
  await tree.isDrawn();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
});

test('a correction reaches the editors, on their desk and by letter', async ({ tree, page, context, site, editor }) => {
  await tree.open(`${TREE}?osoba=I12`);
  await tree.panel.getByText('Prijavi ispravak').click();
  await tree.panel.getByLabel('Što treba ispraviti?').fill('Kata je rođena 1820., piše na križu.');
  await tree.panel.getByRole('button', { name: 'Pošalji Uredništvu' }).click();
  await expect(tree.panel.getByText('Hvala. Uredništvo će to pogledati.')).toBeVisible();
  await context.clearCookies();
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto('/urednistvo');
  await expect(page.getByText('Kata je rođena 1820., piše na križu.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ispravak: Obiteljsko stablo Bošnjaka' })).toHaveAttribute(
    'href',
    `${TREE}?osoba=I12`,
  );
  await page.getByRole('button', { name: /Riješeno/ }).click();
  await expect(page.getByText('Kata je rođena 1820., piše na križu.')).toHaveCount(0);
  await expect.poll(() => site.output()).toContain(`${UREDNICA.email}.eml`);
});

test('what is seen is kept as SVG, PNG and PDF, on one sheet or on several', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  expect(await tree.seen()).toContain('@font-face');
  await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
  const keep = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await download.path());
  };
  expect((await keep('PNG')).subarray(1, 4).toString()).toBe('PNG');
  const one = (await keep('PDF')).toString('latin1');
  expect(one.startsWith('%PDF-1.7')).toBe(true);
  expect(one).toContain('/MediaBox [0 0 841.89 595.28]');
  await page.getByLabel('Cijeli pogled').check();
  await page.getByLabel('Papir').selectOption('A3');
  await page.getByLabel('Raspored').selectOption('several');
  const several = (await keep('PDF')).toString('latin1');
  expect(several.match(/\/Type \/Page /g)?.length).toBeGreaterThan(3);
  await page.evaluate(() => {
    window.print = () => {
      document.title = `ispis ${document.querySelectorAll('#ispis-stabla svg text').length}`;
    };
  });
  await page.getByRole('button', { name: 'Ispiši' }).click();
  await expect(page).toHaveTitle(/^ispis [1-9]\d+/);
});

test('who lived when, along the periods', async ({ tree }) => {
  await tree.open(TREE);
  await tree.view.selectOption('lives');
  await expect.poll(() => tree.seen()).toContain('Osmansko razdoblje');
  const seen = await tree.seen();
  expect(seen).toContain('Jure Bošnjak');
  expect(seen).toContain('>1800.<');
});

test('the whole page by keyboard alone', async ({ tree, page }) => {
  await tree.open(TREE);
  const said = page.locator('[aria-live="polite"][role="status"]').first();
  await page.keyboard.press('/');
  await expect(tree.search).toBeFocused();
  await page.keyboard.type('anda cavar 1907');
  await expect(tree.offered).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect(said).toContainText('Anđa Bošnjak, 1907.–1999.');

  const tabTo = async (locator: ReturnType<typeof page.getByRole>, key: 'Tab' | 'Shift+Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('no way there by keyboard');
  };
  await tabTo(tree.board, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(said).toContainText(/(Jure Bošnjak, 1875|Mara Galić)/);
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name: /Jure Bošnjak|Mara Galić/ })).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(() => tree.scale()).toBeGreaterThan(1);
  const near = tree.scale();
  await page.keyboard.press('-');
  await expect.poll(() => tree.scale()).toBeLessThan(near);
  await page.keyboard.press('s');
  await expect(said).toContainText('Ogranak je sklopljen.');
  await page.keyboard.press('s');
  await expect(said).toContainText('Ogranak je rasklopljen.');
  await page.keyboard.press('0');
  await expect.poll(() => tree.scale()).toBeLessThan(0.3);
  await page.keyboard.press('Escape');
  await expect(tree.panel).toHaveCount(0);

  await tabTo(tree.view, 'Tab');
  await page.keyboard.type('Tko');
  await expect.poll(() => tree.parameter('pogled')).toBe('zivoti');
  await expect(tree.view).toHaveValue('lives');
  await page.keyboard.press('Home');
  await expect.poll(() => tree.parameter('pogled')).toBeNull();
  await tabTo(page.getByRole('button', { name: 'U kakvom smo srodstvu?' }), 'Tab');
  await page.keyboard.press('Enter');
  const tool = page.getByRole('complementary', { name: 'Alat' });
  for (const [label, name] of [
    ['Prva osoba', 'anda cavar 1907'],
    ['Druga osoba', 'kata coric'],
  ] as const) {
    await tabTo(tool.getByRole('combobox', { name: label }), 'Tab');
    await page.keyboard.type(name);
    await expect(tree.offered.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
  await expect(tool).toContainText('Kata je Anđina prabaka');
  await page.keyboard.press('Escape');
  await expect(tool).toHaveCount(0);

  await expect(tree.board).toBeFocused();
  await tabTo(page.locator('[role="treeitem"][tabindex="0"]'), 'Tab');
  const focused = page.locator('[role="treeitem"]:focus');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Jure Bošnjak');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Mara Zovko');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Mate Bošnjak');
  await expect(focused).toHaveAttribute('aria-level', '2');
  // Open already, because the way to whoever was opened leads through him.
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-level', '2');
  const name = (await focused.locator('[class*="name"]').textContent()) as string;
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name })).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing on the drawn tree, ${theme}, and nothing sticks out`, async ({
    tree,
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'tema', value: theme, url: baseURL }]);
    const look = async (what: string, width: number) => {
      const found = await faultsOn(page, { coloursOnly: theme === 'light' });
      expect.soft(found, `${what}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
    };
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 850 });
      await tree.open(TREE);
      await look('everyone', width);
      await tree.open(`${TREE}?osoba=I101`);
      await expect(tree.panel).toContainText('kolovoza');
      await look('a person', width);
      await page.getByRole('button', { name: 'Ispis i izvoz' }).click();
      await look('files and paper', width);
      await tree.open(`${TREE}?prva=I101&druga=I12&pogled=zivoti`);
      await expect(page.getByText('Kata je Anđina prabaka')).toBeVisible();
      await look('kinship', width);
      await tree.search.fill('jure');
      await look('search', width);
    }
  });
}

test('the code of the tree is within its weight and on no other page', async ({ page, context, site, member }) => {
  await context.addCookies([cookieOf(site, member)]);
  const scriptsOf = async (path: string) => {
    const files = new Map<string, number>();
    const listen = (response: import('@playwright/test').Response) => {
      const url = new URL(response.url());
      if (!url.pathname.endsWith('.js')) return;
      files.set(url.pathname, readFileSync(`build/client${url.pathname}.gz`).length);
    };
    page.on('response', listen);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('response', listen);
    return files;
  };
  const shell = await scriptsOf('/nasa-misija');
  await page.goto('about:blank');
  const own = [...(await scriptsOf(TREE))].filter(([name]) => !shell.has(name));
  expect(own.some(([name]) => name.includes('worker'))).toBe(true);
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  expect([...shell.keys()].filter((name) => /worker|\/tree-/.test(name))).toEqual([]);
});
