import { isKept, keptIn } from '../drivers/service-worker.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited, and what the home page leads to, is read without a network', async ({ page, context }) => {
  await page.goto('/poznate-osobe/fra-didak-buntic');
  await isKept(page, '/poznate-osobe/fra-didak-buntic', '/bez-mreze');
  await page.goto('/');
  await isKept(page, '/', '/povijesni-blog', '/spomeni-brda', '/news/13/bozic-na-ognjistu');
  await page.goto('/pretraga?upit=gumno');
  await page.goto('/in-memoriam/nikoga-takvog');
  await context.setOffline(true);

  // Visited before there was a worker: with its styles, its letters and its picture.
  await page.goto('/poznate-osobe/fra-didak-buntic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fra Didak Buntić');
  await expect(page.getByText('Čitate kopiju od')).toHaveText(
    /od \d+\. \p{L}+ \d{4}\. u \d+:\d+\. Mreža ne odgovara\.$/u,
  );
  await expect(page.locator('h1')).toHaveCSS('font-family', /Alegreya/);
  expect(await page.evaluate(() => document.fonts.check('1rem Alegreya'))).toBe(true);

  // Followed by a link, without the notice that there is no connection.
  await page.goto('/');
  await page.getByRole('link', { name: 'Božić na ognjištu' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Božić na ognjištu');

  // The rest is answered by a page of ours that says what there is.
  await page.goto('/povijest-bosnjaka/prezime-bosnjak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bez mreže');
  const blog = page.locator('section', { has: page.getByRole('heading', { name: 'Povijesni blog' }) });
  await expect(blog.getByRole('link', { name: 'Božić na ognjištu' })).toBeVisible();
  const others = page.locator('section', { has: page.getByRole('heading', { name: 'Stranice' }) });
  await expect(others.getByRole('link', { name: 'Naša misija' })).toBeVisible();
  await expect(page.getByText('Čitate kopiju od')).toBeHidden();
  const kept = await keptIn(page, 'pages');
  expect(kept).not.toContain('/pretraga');
  expect(kept).not.toContain('/in-memoriam/nikoga-takvog');
  await page.getByRole('button', { name: 'Pokušajte ponovno' }).click();
  await expect(page.getByText('Nema veze. Provjerite')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Pokušajte ponovno' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prezime Bošnjak');
  await expect(page.getByText('Čitate kopiju od')).toBeHidden();
});
