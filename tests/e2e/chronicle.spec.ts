import { expect, test } from './site.ts';

const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';

test.describe('home', () => {
  test('tells what this is and leads everywhere', async ({ returning: page }) => {
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
});

test.describe('the blog', () => {
  test('lists newest first, twelve a page, by tag', async ({ returning: page }) => {
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

  test('a post has its citation, sources, neighbours and what is related', async ({ returning: page, baseURL }) => {
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

  test('a wrong title leads to the right one, an unknown number nowhere', async ({ request }) => {
    const wrong = await request.get('/news/15/nesto-drugo?a=1', { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, `${POST}?a=1`]);
    expect((await request.get('/news/999/nesto')).status()).toBe(404);
    const site = await request.get('/historic-sites/1/krivo', { maxRedirects: 0 });
    expect([site.status(), site.headers().location]).toEqual([301, '/historic-sites/1/gumno']);
  });

  test('a picture opens large and closes again', async ({ returning: page }) => {
    await page.goto(POST);
    await expect(async () => {
      await page.getByRole('link', { name: /^Povećaj sliku/ }).click();
      await expect(page.getByRole('button', { name: 'Zatvori' })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Zatvori' })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${POST}$`));
  });
});

test.describe('links make one graph', () => {
  test('what one page refers to refers back', async ({ returning: page }) => {
    await page.goto('/historic-sites/1/gumno');
    const related = page.getByRole('heading', { name: 'Povezano' }).locator('xpath=ancestor::section');
    await expect(related.getByRole('link', { name: 'Gumno – gdje se vrhlo i plesalo' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'U blizini' })).toBeVisible();
  });

  test('no link of any public page leads nowhere', async ({ request }) => {
    test.setTimeout(180_000);
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
        queue.push(href.replaceAll('&amp;', '&'));
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(120);
  });
});

test.describe('lists', () => {
  test('localities by kind and period', async ({ returning: page }) => {
    await page.goto('/povijesni-lokaliteti');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(18);
    await page.getByLabel('Vrsta').selectOption('gumno');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await expect(cards).toHaveCount(1);
    await page.goto('/povijesni-lokaliteti?razdoblje=rimsko-doba-i-kasna-antika');
    await expect(page.getByRole('main')).toContainText('Bazilika u Mokrom');
    await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Sušara' })).toHaveCount(0);
  });

  test('people as a table that sorts, filters and downloads', async ({ returning: page, request }) => {
    await page.goto('/poznate-osobe/peopleData');
    const names = page.getByRole('row').getByRole('rowheader');
    await page.getByRole('link', { name: 'Rođenje' }).click();
    await expect(page).toHaveURL(/poredak=rodenje/);
    await expect(page.getByRole('columnheader', { name: 'Rođenje' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names.first()).toHaveText('Stjepan Vukčić Kosača');
    await page.getByLabel('Uloga').selectOption('pjesnik');
    await page.getByRole('button', { name: 'Prikaži' }).click();
    await expect(page.getByRole('rowheader', { name: 'Fra Janko Bubalo' })).toBeVisible();
    await expect(names.filter({ hasText: 'Kosača' })).toHaveCount(0);
    const csv = await (await request.get('/poznate-osobe/peopleData.csv')).text();
    expect(csv.split('\r\n')[0]).toBe('\uFEFFname;born;died;birthPlace;deathPlace;roles;summary;url;sample');
    expect(csv).toContain('Fra Didak Buntić;1871-10-09;1922-02-03');
    const people = await (await request.get('/poznate-osobe/peopleData.json')).json();
    expect(people.length).toBeGreaterThanOrEqual(10);
  });

  test('the dead are found by name without diacritics, and by year', async ({ returning: page }) => {
    await page.goto('/in-memoriam');
    await page.getByLabel('Ime ili prezime').fill('anda cavar');
    await page.getByRole('button', { name: 'Traži' }).click();
    const names = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/in-memoriam/"]') });
    await expect(names).toHaveCount(1);
    await expect(names).toContainText('Anđa Ćavar');
    await page.goto('/in-memoriam?godina=2003');
    await expect(names).toHaveCount(1);
    await page.goto('/in-memoriam?ime=xyz');
    await expect(page.getByText('Nema imena koje odgovara traženju.')).toBeVisible();
  });

  test('tree choice says what each tree holds', async ({ returning: page }) => {
    await page.goto('/obiteljsko-stablo-izbor');
    await expect(page.getByText('165\u00a0osoba')).toBeVisible();
    await expect(page.getByText('164\u00a0osobe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prijavite se ili otvorite račun.' })).toBeVisible();
  });
});

test.describe('the timeline', () => {
  test('zooms by keyboard and back', async ({ returning: page }) => {
    await page.goto('/povijesna-razdoblja');
    const timeline = page.getByRole('region', { name: 'Crta vremena' });
    const first = timeline.getByRole('link', { name: /^1\. Prapovijest i ilirsko doba,/ });
    await expect(async () => {
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(timeline.getByRole('heading', { name: 'Prapovijest i ilirsko doba' })).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await page.keyboard.press('ArrowRight');
    await expect(timeline.getByRole('heading', { name: 'Rimsko doba i kasna antika' })).toBeVisible();
    await expect(timeline.getByRole('link', { name: 'Bazilika u Mokrom' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(timeline.getByRole('heading')).toHaveCount(0);
  });

  test('without it the same content is a list', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/povijesna-razdoblja');
    for (const slug of ['prapovijest-i-ilirsko-doba', 'austro-ugarska', 'suvremeno-doba']) {
      await expect(page.locator(`li#${slug}`).getByRole('heading').first()).toBeVisible();
      expect((await page.locator(`li#${slug}`).textContent())?.length).toBeGreaterThan(1500);
    }
    await page
      .getByRole('region', { name: 'Crta vremena' })
      .getByRole('link', { name: /^5\. Austro-Ugarska,/ })
      .click();
    await expect(page).toHaveURL(/#austro-ugarska$/);
    await context.close();
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
