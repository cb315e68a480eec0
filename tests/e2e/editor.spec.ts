import { newDraftPath } from '../drivers/desk.ts';
import { isSaved, openDraftPage, storedBody, text } from '../drivers/draft-page.ts';
import { expect, test } from './site.ts';

test.beforeEach(async ({ signIn }) => {
  await signIn('editor');
});

test('an article is written with the keyboard alone, saves itself as clean Markdown and is published', async ({
  page,
  context,
}) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Kako se vrhlo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('O vršidbi na gumnu.');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Konji su išli u krug.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Ljeto');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' je bilo suho.');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Drugi stih.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1917. bila je glad.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- prvo');
  await page.keyboard.press('Enter');
  await page.keyboard.type('drugo');
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toBe(
      'Konji su išli u krug.\n\n**Ljeto** je bilo suho.\\\nDrugi stih.\n\n1917\\. bila je glad.\n\n- prvo\n- drugo',
    );
  await page.getByRole('button', { name: 'Objavite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kako se vrhlo' })).toBeVisible();
  await expect(page.getByText('Ljeto', { exact: true })).toHaveCSS('font-weight', '600');
});

test('the toolbar is one stop of the Tab key, and its arrows lead through it', async ({ page }) => {
  await openDraftPage(page, newDraftPath('clanak'));
  await text(page).click();
  await page.keyboard.type('Bura');
  await page.keyboard.press('Control+a');
  const bold = page.getByRole('button', { name: 'Podebljano' });
  await bold.focus();
  await page.keyboard.press('Enter');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await bold.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Kurziv' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Ponovite' })).toBeFocused();
});

test('@ finds a record and makes a link of it', async ({ page, context }) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.type('Pokraj kuće je @gumn');
  await expect(page.getByRole('listbox', { name: 'Poveznice' }).getByRole('option').first()).toBeVisible();
  await page
    .getByRole('option', { name: /^Gumno/ })
    .first()
    .click();
  await page.keyboard.type('kao nekad.');
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toMatch(/^Pokraj kuće je \[Gumno\]\(\.\.\/locality\/gumno\.md\) kao nekad\.$/);
});

test('the title of a record makes a link to it, an address one to another site', async ({ page, context }) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  const field = page.getByRole('dialog', { name: 'Poveznica' }).getByRole('combobox', { name: 'Kamo vodi' });
  const link = page.getByRole('button', { name: 'Poveznica', exact: true });
  await text(page).click();
  await page.keyboard.type('Vidi ');
  await link.click();
  await field.fill('gumno');
  await expect(page.getByRole('option', { name: /^Gumno/ }).first()).toBeVisible();
  await field.press('Enter');
  await expect(text(page).getByRole('link', { name: 'Gumno' })).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' i ');
  await link.click();
  await field.fill('xqzv wqxz');
  await field.press('Enter');
  await expect(field).toHaveValue('xqzv wqxz');
  await field.fill('primjer.hr');
  await field.press('Enter');
  await expect(text(page).getByRole('link', { name: 'primjer.hr' })).toBeVisible();
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toMatch(/^Vidi \[Gumno\]\(\.\.\/locality\/gumno\.md\).*\[?primjer\.hr/);
});

test('a table, a note and a source are put in, and the note follows its source', async ({ page, context }) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.type('Upisano je.');
  await page.getByRole('button', { name: 'Bilješka s izvorom' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Novi izvor' }).click();
  await page.getByLabel('Što', { exact: true }).fill('Matica krštenih');
  await page.getByRole('button', { name: 'Dodajte izvor' }).click();
  await page.getByLabel('Što', { exact: true }).nth(1).fill('Stanje duša');
  await page.getByRole('button', { name: 'Izvor 2 pomaknite naviše' }).click();
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tablica' }).click();
  for (const word of ['Godina', 'Ime', '1741.', 'Mijo']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('1768.');
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toBe('Upisano je.[^2]\n\n| Godina | Ime |\n|---|---|\n| 1741. | Mijo |\n| 1768. | |');
});

test('without a line what is typed stays in the browser, and is saved when the line is back', async ({
  page,
  context,
}) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.type('Prije.');
  await isSaved(page);
  await context.setOffline(true);
  await page.keyboard.insertText(' Bez veze.');
  await expect(page.getByText('Nema veze, sve čuvamo u ovom pregledniku')).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await expect.poll(() => storedBody(context, path)).toBe('Prije. Bez veze.');
});

test('when the session has ended nothing is lost, and whoever signs in elsewhere goes on', async ({
  page,
  context,
  signIn,
}) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.insertText('Prije odjave.');
  await isSaved(page);
  await context.clearCookies();
  await page.keyboard.insertText(' Poslije odjave.');
  await expect(page.getByText('Prijava je istekla, sve čuvamo u ovom pregledniku.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prijavite se u novoj kartici' })).toHaveAttribute('target', '_blank');
  await signIn('editor');
  await page.getByRole('button', { name: 'Spremite ponovno' }).click();
  await isSaved(page);
  await expect.poll(() => storedBody(context, path)).toBe('Prije odjave. Poslije odjave.');
});

test('what a crash left unsaved is offered, and put back', async ({ page, context }) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await text(page).click();
  await page.keyboard.type('Spremljeno.');
  await isSaved(page);
  await context.setOffline(true);
  await page.keyboard.insertText(' Pa struja nestane.');
  await expect(page.getByText('Nema veze, sve čuvamo u ovom pregledniku')).toBeVisible();
  // A page that crashes sends nothing more; one that is closed would.
  await page.evaluate(() => Object.assign(window, { fetch: () => new Promise(() => undefined) }));
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const again = await context.newPage();
  await openDraftPage(again, path);
  await expect(text(again)).toHaveText('Spremljeno.');
  await again.getByRole('button', { name: 'Vratite' }).click();
  await expect(text(again)).toHaveText('Spremljeno. Pa struja nestane.');
  await isSaved(again);
  await expect.poll(() => storedBody(context, path)).toBe('Spremljeno. Pa struja nestane.');
});

test('two who write different paragraphs have both; on the same one they choose, and nothing is lost', async ({
  page: first,
  context,
}) => {
  const path = newDraftPath('clanak');
  await openDraftPage(first, path);
  await text(first).click();
  await first.keyboard.type('Prvi odlomak.');
  await first.keyboard.press('Enter');
  await first.keyboard.type('Drugi odlomak.');
  await isSaved(first);
  const second = await context.newPage();
  await openDraftPage(second, path);
  await text(second).getByText('Drugi odlomak.').click();
  await second.keyboard.press('End');
  await second.keyboard.insertText(' Dodano u drugom.');
  await isSaved(second);
  await text(first).getByText('Prvi odlomak.').click();
  await first.keyboard.press('End');
  await first.keyboard.insertText(' Dodano u prvom.');
  await expect(text(first)).toContainText('Drugi odlomak. Dodano u drugom.');
  await expect
    .poll(() => storedBody(context, path))
    .toBe('Prvi odlomak. Dodano u prvom.\n\nDrugi odlomak. Dodano u drugom.');

  await text(second).getByText('Prvi odlomak.').click();
  await second.keyboard.press('End');
  await second.keyboard.insertText(' A ovako drugi.');
  const dialog = second.getByRole('dialog', { name: 'Dvoje je mijenjalo isto' });
  await dialog.getByLabel('Oboje, jedno za drugim').check();
  await dialog.getByRole('button', { name: 'Spremite odabrano' }).click();
  await expect
    .poll(() => storedBody(context, path))
    .toBe('Prvi odlomak. A ovako drugi.\n\nPrvi odlomak. Dodano u prvom.\n\nDrugi odlomak. Dodano u drugom.');
  await isSaved(second);
});
