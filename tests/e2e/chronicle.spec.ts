import { RETURN_PARAM } from '../../app/query-words.ts';
import { expect, test } from './site.ts';

const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';

test.describe('home', () => {
  test('tells what this is and leads everywhere', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText('Naše brdo');
    const latest = page.getByRole('heading', { name: 'Novo u kronici' }).locator('xpath=ancestor::section');
    await expect(latest.getByRole('article')).toHaveCount(3);
    await expect(latest.getByRole('article').first()).toContainText('Gumno – gdje se vrhlo i plesalo');
    for (const family of ['Bošnjaci', 'Ćavari'])
      await expect(page.getByRole('heading', { name: family, level: 3 })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Kamo dalje' }).getByRole('link');
    await expect(links).toHaveText(['Obiteljska stabla', 'Interaktivna karta', 'Povijesna razdoblja', 'In memoriam']);
  });

  test('what the day brings fills its row', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const today = page.getByText('Svaki dan nešto drugo').locator('xpath=ancestor::section');
    const [row, last] = [today.locator('> div'), today.getByRole('article').last()];
    const end = (box: Awaited<ReturnType<typeof row.boundingBox>>) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(end(await last.boundingBox())).toBe(end(await row.boundingBox()));
  });

  test('a card without a picture shows a part of the hill', async ({ page }) => {
    await page.goto('/poznate-osobe');
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Gojko Šušak' }) });
    const drawing = card.locator('svg use');
    expect((await page.request.get((await drawing.getAttribute('href')) ?? '')).ok()).toBe(true);
    expect((await card.locator('svg').boundingBox())?.height).toBeGreaterThan(100);
  });

  test('invites to tell a memory on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const invitation = page.getByRole('main').getByRole('link', { name: 'Ispričajte uspomenu' });
    await expect(invitation).toBeInViewport();
    await invitation.click();
    await expect(page).toHaveURL('/novi-spomen');
  });

  test('no day’s pick widens it on the narrowest screen, and no quotation mark is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/');
    const found = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const texts = document.querySelectorAll('main article p, main article h3 a, main li p, main blockquote p');
      for (const text of texts) text.textContent = `„${'ranosrednjovjekovno'.repeat(3)}“`;
      const mark = document.createRange();
      mark.setStart(document.querySelector('blockquote p')?.firstChild as Text, 0);
      mark.setEnd(mark.startContainer, 1);
      return {
        texts: texts.length,
        width: document.documentElement.scrollWidth,
        mark: mark.getBoundingClientRect().left,
      };
    });
    expect(found.texts).toBeGreaterThan(10);
    expect(found.width).toBe(320);
    expect(found.mark).toBeGreaterThan(0);
  });

  test('the timeline is one press away from every page', async ({ page }) => {
    await page.goto('/uvjeti-koristenja');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Povijesna razdoblja' }).click();
    await expect(page).toHaveURL('/povijesna-razdoblja');
  });
});

test.describe('the blog', () => {
  test('lists newest first, twelve a page, by tag', async ({ page }) => {
    await page.goto('/povijesni-blog');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(12);
    await expect(cards.first()).toContainText('12. studenoga 2026.');
    await page.getByRole('link', { name: '2. stranica' }).click();
    await expect(page).toHaveURL(/stranica=2/);
    await expect(cards).toHaveCount(3);
    await page
      .getByRole('navigation', { name: 'Izbor zapisa' })
      .getByRole('link', { name: /^duhan/ })
      .click();
    await expect(page).toHaveURL(/oznaka=duhan/);
    await expect(cards.first()).toContainText('Duhan');
    expect((await page.goto('/povijesni-blog?stranica=99'))?.status()).toBe(404);
  });

  test('a post has its citation, sources, neighbours and what is related', async ({ page, baseURL }) => {
    await page.goto(POST);
    await expect(page.locator('h1')).toHaveText('Gumno – gdje se vrhlo i plesalo');
    await expect(page.getByText(/minut[ae] čitanja/).first()).toBeVisible();
    await page.getByText('Kako navesti izvor').click();
    await expect(page.getByText(`${baseURL}${POST} (pristupljeno`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Izvori' })).toBeVisible();
    const related = page.getByRole('heading', { name: 'Povezano' }).locator('xpath=ancestor::section');
    await expect(related.getByRole('link', { name: 'Gumno', exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Susjedni zapisi' }).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('Sijelo: kad zima okupi kuću');
  });

  test('a wrong title, or an address cut short, leads to the right one, an unknown number nowhere', async ({
    request,
  }) => {
    const wrong = await request.get('/news/15/nesto-drugo?a=1', { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, `${POST}?a=1`]);
    expect((await request.get('/news/999/nesto')).status()).toBe(404);
    expect((await request.get('/news/999')).status()).toBe(404);
    for (const [path, leadsTo] of [
      ['/historic-sites/1/krivo', '/historic-sites/1/gumno'],
      ['/historic-sites/1?a=1', '/historic-sites/1/gumno?a=1'],
      ['/historic-sites', '/povijesni-lokaliteti'],
      ['/news/15', POST],
      ['/news?oznaka=duhan', '/povijesni-blog?oznaka=duhan'],
    ] as const) {
      const cut = await request.get(path, { maxRedirects: 0 });
      expect([cut.status(), cut.headers().location], path).toEqual([301, leadsTo]);
    }
  });

  test('a picture opens large and closes again', async ({ page }) => {
    await page.goto(POST);
    await page.getByRole('link', { name: /^Povećajte sliku/ }).click();
    await expect(page.getByRole('button', { name: 'Zatvorite' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Zatvorite' })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
  });
});

test.describe('links make one graph', () => {
  test('what one page refers to refers back', async ({ page }) => {
    await page.goto('/historic-sites/1/gumno');
    const related = page.getByRole('heading', { name: 'Povezano' }).locator('xpath=ancestor::section');
    await expect(related.getByRole('link', { name: 'Gumno – gdje se vrhlo i plesalo' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'U blizini' })).toBeVisible();
  });

  test('no link of any public page leads nowhere', async ({ request }) => {
    const seen = new Set<string>();
    const queue = ['/'];
    const broken: string[] = [];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await request.get(path, { maxRedirects: 0 });
      if (response.status() === 302) continue;
      if (response.status() !== 200) broken.push(`${response.status()} ${path}`);
      if (!response.headers()['content-type']?.startsWith('text/html')) continue;
      for (const [, href = ''] of (await response.text()).matchAll(/href="(\/[^"#]*)/g)) {
        const link = href.replaceAll('&amp;', '&');
        const { pathname, searchParams } = new URL(link, 'http://localhost');
        const back = searchParams.get(RETURN_PARAM);
        // Every page has a way of its own to the sign-in: that is asked once, and where the way leads back to.
        queue.push(...(back === null ? [link] : [pathname, back]));
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(120);
  });
});

test.describe('lists', () => {
  test('localities by kind and period', async ({ page }) => {
    await page.goto('/povijesni-lokaliteti');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(18);
    await page.getByLabel('Vrsta').selectOption('gumno');
    await page.getByRole('button', { name: 'Prikažite' }).click();
    await expect(cards).toHaveCount(1);
    await page.goto('/povijesni-lokaliteti?razdoblje=rimsko-doba-i-kasna-antika');
    await expect(page.getByRole('main')).toContainText('Bazilika u Mokrom');
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Sušara' })).toHaveCount(0);
  });

  test('people as a table that sorts, filters and downloads', async ({ page, request }) => {
    await page.goto('/poznate-osobe/peopleData');
    const names = page.getByRole('row').getByRole('rowheader');
    await page.getByRole('link', { name: 'Rođenje' }).click();
    await expect(page).toHaveURL(/poredak=rodenje/);
    await expect(page.getByRole('columnheader', { name: 'Rođenje' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText('Stjepan Vukčić Kosača');
    await page.getByLabel('Uloga').selectOption('pjesnik');
    await page.getByRole('button', { name: 'Prikažite' }).click();
    await expect(page.getByRole('rowheader', { name: 'Fra Janko Bubalo' })).toBeVisible();
    await expect(names.filter({ hasText: 'Kosača' })).toHaveCount(0);
    const csv = await (await request.get('/poznate-osobe/peopleData.csv')).text();
    expect(csv.split('\r\n')[0]).toBe('\uFEFFname;born;died;birthPlace;deathPlace;roles;summary;url;sample');
    expect(csv).toContain('Fra Didak Buntić;1871-10-09;1922-02-03');
    const people = await (await request.get('/poznate-osobe/peopleData.json')).json();
    expect(people.length).toBeGreaterThanOrEqual(10);
  });

  test('the dead are found by name without diacritics, and by year', async ({ page }) => {
    await page.goto('/in-memoriam');
    await page.getByLabel('Ime ili prezime').fill('anda cavar');
    await page.getByRole('button', { name: 'Potražite' }).click();
    const names = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/spomen-na/"]') });
    await expect(names).toHaveCount(1);
    await expect(names).toContainText('Anđa Ćavar');
    await page.goto('/in-memoriam?godina=2003');
    await expect(names).toHaveCount(1);
    await page.goto('/in-memoriam?ime=xyz');
    await expect(page.getByText('Takva imena nema.')).toBeVisible();
  });

  test('tree choice says what each tree holds', async ({ page }) => {
    await page.goto('/obiteljsko-stablo-izbor');
    await expect(page.getByText('165\u00a0osoba')).toBeVisible();
    await expect(page.getByText('164\u00a0osobe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prijavite se ili otvorite račun.' })).toBeVisible();
  });
});

test('text pages, memories and people read without scripts and print without the frame', async ({ page }) => {
  for (const path of [
    '/nasa-misija',
    '/uvjeti-koristenja',
    '/privatnost',
    '/spomeni-brda/bura-na-skurama',
    '/poznate-osobe/fra-didak-buntic',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Glavna navigacija' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Povezano' })).toBeHidden();
});
