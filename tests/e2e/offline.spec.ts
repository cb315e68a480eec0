import { siteHours } from '../drivers/draft-page.ts';
import { isReady } from '../drivers/ready-page.ts';
import { isKept, keptIn } from '../drivers/service-worker.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('what was visited, and what the home page leads to, is read without a network', async ({ page, context }) => {
  await page.goto('/poznate-osobe/fra-didak-buntic');
  await isKept(page, '/poznate-osobe/fra-didak-buntic', '/bez-mreze');
  await page.goto('/');
  // Which posts the home page leads to depends on what others have published on this site.
  const link = page.locator('main a[href^="/news/"]').first();
  const [path, title] = [
    new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).pathname,
    await link.innerText(),
  ];
  await isKept(page, '/', '/povijesni-blog', '/spomeni-brda', '/novi-spomen', path);
  await page.goto('/pretraga?upit=gumno');
  await page.goto('/in-memoriam/nikoga-takvog');
  await context.setOffline(true);

  // Visited before there was a worker: with its styles, its letters and its picture.
  await page.goto('/poznate-osobe/fra-didak-buntic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fra Didak Buntić');
  await expect(page.getByText('Čitate kopiju od')).toHaveText(
    new RegExp(`od \\d+\\. \\p{L}+ \\d{4}\\. u (${siteHours().join('|')}):\\d+\\. Mreža ne odgovara\\.$`, 'u'),
  );
  await expect(page.locator('h1')).toHaveCSS('font-family', /Alegreya/);
  expect(await page.evaluate(() => document.fonts.check('1rem Alegreya'))).toBe(true);

  // Followed by a link, without the notice that there is no connection.
  await page.goto('/');
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // The form for a memory, with all that it is worked with.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/novi-spomen');
  await isReady(page);
  await page.getByRole('textbox').first().fill('Gumno');
  expect(faults).toEqual([]);

  // The rest is answered by a page of ours that says what there is.
  await page.goto('/povijest-bosnjaka/prezime-bosnjak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bez mreže');
  const blog = page.locator('section', { has: page.getByRole('heading', { name: 'Povijesni blog' }) });
  await expect(blog.getByRole('link', { name: title })).toBeVisible();
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
