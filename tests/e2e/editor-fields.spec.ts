import { newDraftPath } from '../drivers/desk.ts';
import { isSaved, openDraftPage, storedBody, storedDraft, text } from '../drivers/draft-page.ts';
import { cookieOf, SPISATELJICA, UREDNICA } from '../drivers/editor.ts';
import { expect, test } from './site.ts';

test('beside the text: dates read back and offered, a place on the map by keys and by pointing, tags, people, faults', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('editor');
  const path = newDraftPath('uspomena');
  await openDraftPage(page, path);
  const when = page.getByLabel('Vrijeme');
  await when.fill('ljeto 1917.');
  await expect(page.getByText('Čitamo: ljeto 1917.')).toBeVisible();
  await when.fill('prije rata');
  await expect(page.getByText('To može značiti više toga. Odaberite na što mislite.')).toBeVisible();
  await expect(when).toHaveValue('prije rata');
  await page.getByRole('button', { name: 'prije 1941.' }).click();
  await expect(page.getByText('Čitamo: prije 1941.')).toBeVisible();
  await when.fill('kad je bilo');
  await expect(page.getByText('Ne razumijemo to vrijeme.')).toBeVisible();
  // What is still wrong goes on being marked while one types.
  await when.fill('kad je bilo davno');
  await expect(when).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Ne razumijemo to vrijeme.')).toBeVisible();
  await when.fill('oko 1890.');
  await expect(page.getByText('Čitamo: oko 1890.')).toBeVisible();

  await page.getByLabel('Pripovijeda').fill('Stana');
  await page.getByLabel('Snimka glasa').fill('nema-je.webm');
  await expect(page.getByText('Te datoteke nema')).toBeVisible();
  await page.getByLabel('Snimka glasa').fill('');
  const tags = page.getByRole('combobox', { name: 'Oznake' });
  await tags.fill('kam');
  await page.getByRole('option', { name: 'kamen', exact: true }).click();
  await tags.fill('nova oznaka');
  await tags.press('Enter');
  const links = page.getByRole('combobox', { name: 'Poveznice' });
  await links.fill('gumn');
  await expect(page.getByRole('option', { name: /^Gumno.*Lokalitet/ })).toBeVisible();
  await links.press('Enter');

  await page.getByRole('button', { name: 'Odaberite na karti' }).click();
  const map = page.getByRole('dialog', { name: 'Odaberite na karti' });
  const ground = map.getByRole('button', { name: /^Mjesto na karti/ });
  const centre = await ground.getAttribute('aria-label');
  await ground.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const moved = await ground.getAttribute('aria-label');
  expect(moved).not.toBe(centre);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(map).toBeHidden();
  const lat = await page.getByLabel('Širina').inputValue();
  expect(moved).toContain(lat);
  await page.getByRole('button', { name: 'Odaberite na karti' }).click();
  await ground.click({ position: { x: 20, y: 20 } });
  await map.getByRole('button', { name: 'Uzmite ovo mjesto' }).click();
  expect(Number(await page.getByLabel('Širina').inputValue())).toBeGreaterThan(Number(lat));
  await isSaved(page);
  await expect
    .poll(() => storedDraft(context, path))
    .toMatchObject({
      date: 'oko 1890.',
      teller: 'Stana',
      voice: '',
      tags: ['kamen', 'nova oznaka'],
      links: ['locality/gumno'],
      place: { lat: await page.getByLabel('Širina').inputValue() },
    });
  await page.getByRole('button', { name: 'Objavite' }).click();
  for (const sentence of ['Napišite naslov.', 'Napišite sažetak', 'Napišite ime mjesta.']) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(when).toHaveValue('oko 1890.');
});

test('a look changes nothing, also at a text that ends with a list', async ({ page, signIn }) => {
  await signIn('editor');
  const saves: string[] = [];
  page.on('request', (request) => request.url().endsWith('/spremi') && saves.push(request.url()));
  await page.clock.install();
  await page.goto('/urednistvo/nacrt/locality~gumno');
  await text(page).getByText('Kako je izgledalo').click();
  await page.keyboard.press('Control+End');
  await expect(text(page)).toBeFocused();
  await page.clock.runFor(5000);
  await expect(page.getByText('Sve je spremljeno')).toBeVisible();
  expect(saves).toEqual([]);
});

test('a name typed in any of its cases is offered as a link; verses stay verses', async ({ page, context, signIn }) => {
  await signIn('editor');
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.type('Igrali smo se kraj Gumna');
  const offer = page.getByRole('listbox', { name: 'Poveznice' });
  await expect(offer.getByRole('option', { name: /^Gumno Lokalitet/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' do mraka.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Oj Gumno');
  await expect(offer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('na vjetru,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('druga kitica');
  await expect
    .poll(() => storedBody(context, path))
    .toBe('Igrali smo se kraj [Gumna](../locality/gumno.md) do mraka.\n\nOj Gumno\\\nna vjetru,\n\ndruga kitica');
});

test('two who have a draft open see one another, and whoever leaves is not seen any more', async ({
  page: first,
  browser,
  site,
  cookies,
  signIn,
}) => {
  await signIn('editor');
  const others = await browser.newContext({ baseURL: site.address });
  await others.addCookies([cookieOf(site, await cookies.writer())]);
  const path = newDraftPath('clanak');
  await first.clock.install();
  await first.goto(path);
  await text(first).click();
  await first.keyboard.type('Prvi.');
  await first.clock.runFor(2000);
  await isSaved(first);
  const second = await others.newPage();
  await openDraftPage(second, path);
  await expect(second.getByText(`Upravo je ovdje i ${UREDNICA.name}.`)).toBeVisible();
  await first.clock.runFor(20_000);
  await expect(first.getByText(`Upravo je ovdje i ${SPISATELJICA.name}.`)).toBeVisible();
  await second.goto('/');
  // Long before the site would take somebody for gone who says nothing.
  await expect(async () => {
    await first.clock.runFor(20_000);
    expect(await first.getByText('Upravo je ovdje i').count()).toBe(0);
  }).toPass({ timeout: 30_000 });
  await others.close();
});
