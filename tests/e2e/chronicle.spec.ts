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

  test('invites to tell a memory on the first screen of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const invitation = page.getByRole('main').getByRole('link', { name: 'Ispričajte uspomenu' });
    await expect(invitation).toBeInViewport();
    await invitation.click();
    await expect(page).toHaveURL('/novi-spomen');
  });

  test('the timeline is two presses away from every page, on a phone and on a wide window', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/uvjeti-koristenja');
      if (width < 1370) await page.getByRole('button', { name: 'Izbornik' }).click();
      else
        await page
          .getByRole('navigation', { name: 'Glavna navigacija' })
          .getByRole('link', { name: 'Početna' })
          .click();
      await page
        .getByRole('navigation', { name: width < 1370 ? 'Još' : 'Kamo dalje' })
        .getByRole('link', { name: 'Povijesna razdoblja' })
        .click();
      await expect(page).toHaveURL('/povijesna-razdoblja');
    }
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

  test('a wrong title leads to the right one, an unknown number nowhere', async ({ request }) => {
    const wrong = await request.get('/news/15/nesto-drugo?a=1', { maxRedirects: 0 });
    expect([wrong.status(), wrong.headers().location]).toEqual([301, `${POST}?a=1`]);
    expect((await request.get('/news/999/nesto')).status()).toBe(404);
    const site = await request.get('/historic-sites/1/krivo', { maxRedirects: 0 });
    expect([site.status(), site.headers().location]).toEqual([301, '/historic-sites/1/gumno']);
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
        queue.push(href.replaceAll('&amp;', '&'));
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
