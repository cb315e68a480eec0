import { newDraftPath } from '../drivers/desk.ts';
import { hand, isSaved, openDraftPage, storedDraft, text } from '../drivers/draft-page.ts';
import { isReady } from '../drivers/ready-page.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, test } from './site.ts';

test('pictures come by drop, paste and choice, are asked for their words, and are seen in the preview and on the page', async ({
  page,
  context,
  browser,
  site,
  signIn,
}) => {
  await signIn('editor');
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Slike s brda');
  await page.getByRole('textbox', { name: 'Sažetak' }).fill('Kako dođu u tekst.');
  await text(page).click();
  await page.keyboard.type('Prvi odlomak.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drugi odlomak.');

  // Two at once, between the paragraphs, in their order; meanwhile somebody writes on.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/slanje/, async (route) => {
    await held;
    await route.continue();
  });
  await hand(page, 'drop', [
    { name: 'gumno.jpg', bytes: await takenPhotograph({ colour: '#665544' }) },
    { name: 'lokva.jpg', bytes: await takenPhotograph({ colour: '#445566' }) },
  ]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Šalje se gumno.jpg')).toBeInViewport();
  await page.keyboard.type(' Piše se dalje.');
  letGo();
  const figures = text(page).locator('figure');
  await expect(figures).toHaveCount(2);
  // A picture copied from a page comes with its element, and no words.
  await hand(
    page,
    'paste',
    [{ name: 'image.png', bytes: await takenPhotograph({ colour: '#556644' }) }],
    '<meta charset="utf-8"><img src="https://primjer.hr/slika.png" alt="">',
  );
  await expect(figures).toHaveCount(3);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Whoever has just put one in writes on below it.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Poslije slike.');
  await page.getByRole('button', { name: 'Slika', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Slika' });
  await dialog.getByRole('searchbox').fill('gumno.jpg');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(figures).toHaveCount(4);
  await expect
    .poll(() => figures.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth)))
    .toEqual([900, 900, 900, 900]);
  await isSaved(page);
  await expect
    .poll(async () => (await storedDraft(context, path)).body)
    .toMatch(
      /^Prvi odlomak\.\n\n!\[\]\((foto-[0-9a-f]{16}\.jpg)\)\n\n!\[\]\(foto-[0-9a-f]{16}\.jpg\)\n\nDrugi odlomak\. Piše se dalje\.\n\n!\[\]\(foto-[0-9a-f]{16}\.jpg\)\n\nPoslije slike\.\n\n!\[\]\(\1\)$/,
    );

  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByText('Jedna od slika u tekstu nema opis.')).toBeVisible();
  await expect(figures).toHaveCount(4);

  // Somebody without an account sees them before anybody else may.
  await page.getByRole('button', { name: 'Napravite poveznicu za pregled' }).click();
  const link = (await page.getByRole('link', { name: /\/pregled\// }).getAttribute('href')) ?? '';
  const stranger = await browser.newPage({ baseURL: site.address });
  await stranger.goto(link);
  const shown = stranger.locator('article figure img');
  await expect(shown).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) {
    await shown.nth(index).scrollIntoViewIfNeeded();
    await expect.poll(() => shown.nth(index).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await stranger
    .getByRole('link', { name: /^Povećajte sliku/ })
    .first()
    .click();
  await expect(stranger.getByRole('dialog', { name: 'Uvećana slika' }).locator('img').first()).toBeVisible();

  const words = ['Gumno', 'Lokva', 'Trava', 'Gumno opet'];
  for (const [index, word] of words.entries()) {
    await figures.nth(index).getByRole('textbox', { name: 'Što se na slici vidi' }).fill(word);
  }
  await figures.first().getByRole('textbox', { name: 'Potpis pod slikom' }).fill('Gumno, 1962.');
  await isSaved(page);
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slike s brda' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Gumno, 1962.' })).toBeVisible();
  await stranger.goto(new URL(page.url()).pathname);
  for (const word of words) await expect(stranger.getByRole('img', { name: word, exact: true }).first()).toBeVisible();
  expect((await stranger.request.get(link)).status()).toBe(404);
  await stranger.close();
});

test('several are chosen from the device at once; the description of an article and of a photograph stand for one another', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('editor');
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Album s tavana');
  await page.getByRole('textbox', { name: 'Sažetak' }).fill('Dvije slike u jednoj kutiji.');
  await text(page).click();
  await page.keyboard.type('Kutija.');
  await page.getByRole('button', { name: 'Slika', exact: true }).click();
  const jpeg = async (name: string, colour: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await takenPhotograph({ colour }),
  });
  await page
    .getByRole('dialog', { name: 'Slika' })
    .getByLabel('Nove fotografije s ovog uređaja')
    .setInputFiles([
      await jpeg('kuća.jpg', '#112244'),
      { name: 'popis.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('popis') },
      await jpeg('bunar.jpg', '#224411'),
    ]);
  const figures = text(page).locator('figure');
  await expect(figures).toHaveCount(2);
  await expect(page.getByRole('dialog', { name: 'Slika' })).toBeHidden();
  await expect(page.getByText(/^popis\.jpg: Ta se datoteka ne može otvoriti/)).toBeVisible();
  await figures.nth(1).getByRole('textbox', { name: 'Što se na slici vidi' }).fill('Bunar pred kućom');
  await isSaved(page);
  await expect.poll(async () => (await storedDraft(context, path)).body).toContain('![Bunar pred kućom](');
  const [house, well] = [...(await storedDraft(context, path)).body.matchAll(/foto-[0-9a-f]{16}\.jpg/g)].map(String);

  const shelf = await context.newPage();
  const description = shelf.getByLabel('Opis za one koji ne vide');
  await shelf.goto(`/urednistvo/fotografija/${house}`);
  await isReady(shelf);
  await description.fill('Kuća s dvije česme');
  await shelf.getByRole('button', { name: 'Spremite' }).click();
  await expect(shelf.getByText('Spremljeno.')).toBeVisible();

  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Album s tavana' })).toBeVisible();
  for (const words of ['Kuća s dvije česme', 'Bunar pred kućom'])
    await expect(page.getByRole('img', { name: words }).first()).toBeVisible();
  await shelf.goto(`/urednistvo/fotografija/${well}`);
  await expect(description).toHaveValue('Bunar pred kućom');
  await shelf.close();
});
