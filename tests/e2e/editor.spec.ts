import { newDraftPath } from '../drivers/desk.ts';
import { isSaved, openDraftPage, storedBody, text } from '../drivers/draft-page.ts';
import { sendForm } from '../drivers/member.ts';
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
  // The button says what it does.
  await page.getByLabel('Dan objave').fill('2099-12-24');
  await page.getByLabel('Sat', { exact: true }).fill('08:00');
  await expect(page.getByRole('button', { name: 'Objavite 24. prosinca 2099. u 8:00' })).toBeVisible();
  for (const field of ['Sat', 'Dan objave']) await page.getByLabel(field, { exact: true }).fill('');
  await page.getByRole('button', { name: 'Objavite', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kako se vrhlo' })).toBeVisible();
  await expect(page.getByText('Ljeto', { exact: true })).toHaveCSS('font-weight', '600');
});

test('who proposes is told what it is, says why, and has the button in sight', async ({
  page,
  signIn,
  site,
  cookies,
}) => {
  await signIn('member');
  await openDraftPage(page, '/predlozi/osoba/fra-didak-buntic');
  const band = page.getByRole('region', { name: 'Što je ovo' });
  await expect(band).toContainText('Predlažete izmjenu zapisa „Fra Didak Buntić“');
  await expect(page.getByLabel('Rođenje')).toBeHidden();
  await page.getByText('Vrijeme, mjesto i ostalo').click();
  await expect(page.getByLabel('Rođenje')).toBeVisible();
  await page.getByLabel('Zašto, i odakle to znate?').fill('Pričala mi je baka.');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Dopisano.');
  await page.getByRole('button', { name: 'Slika', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Slika' })).toContainText('Slike u zapise stavlja Uredništvo.');
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('button', { name: 'Predložite' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Predložite' }).click();
  await expect(band).toContainText('čeka urednika');
  await expect(page.getByLabel('Zašto, i odakle to znate?')).toHaveValue('Pričala mi je baka.');
  await expect(page.getByLabel('Rođenje')).toBeHidden();
  await sendForm(site.address, new URL(page.url()).pathname, { intent: 'discard' }, await cookies.member());
  await signIn('editor');
  await openDraftPage(page, '/urednistvo/nacrt/person~fra-didak-buntic');
  await expect(band).toContainText('Uređujete nacrt objavljenoga zapisa „Fra Didak Buntić“');
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
  await page.keyboard.type(', kao nekad.');
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toMatch(/^Pokraj kuće je \[Gumno\]\(\.\.\/locality\/gumno\.md\), kao nekad\.$/);
});

test('people of one name are told apart, and lead members into the tree, strangers to the sign-in', async ({
  page,
  context,
  browser,
  site,
}) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Tadijini');
  await page.getByRole('textbox', { name: 'Sažetak' }).fill('Po kome su dobili ime.');
  await text(page).click();
  await page.keyboard.type('Sin je @Tadija');
  await expect(page.getByRole('option', { name: /^Tadija Ćavar (oko )?1\d{3}\./ })).toHaveCount(3);
  await page.getByRole('option', { name: 'Tadija Ćavar 1858.–1930., sin Ivana i Ive' }).click();
  await page.keyboard.type('.');
  await isSaved(page);
  await expect.poll(() => storedBody(context, path)).toBe('Sin je [Tadija Ćavar](../../trees/cavar.ged#I44).');
  await page.getByRole('button', { name: 'Objavite' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Tadija Ćavar' });
  await expect(link).toBeVisible();
  const stranger = await (await browser.newContext({ baseURL: site.address })).newPage();
  await stranger.goto(page.url());
  await stranger.getByRole('main').getByRole('link', { name: 'Tadija Ćavar' }).click();
  await expect(stranger).toHaveURL(/\/prijava\?.*I44/);
  await stranger.context().close();
  await link.click();
  await expect(page).toHaveURL(/\/obiteljsko-stablo-cavar\?osoba=I44/);
  await expect(page.getByRole('heading', { name: 'Tadija Ćavar' })).toBeVisible();
});

test('the title of a record makes a link to it, an address one to another site', async ({ page, context }) => {
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  const field = page.getByRole('dialog', { name: 'Poveznica' }).getByRole('combobox', { name: 'Kamo vodi' });
  const link = page.getByRole('button', { name: 'Poveznica', exact: true });
  await text(page).click();
  await page.keyboard.type('Vidi ');
  await link.click();
  await expect(field).toBeFocused();
  // Enter before anything is offered takes the title that was typed.
  await page.keyboard.type('gumno');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link', { name: 'Gumno' })).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(' i ');
  await expect(text(page)).toContainText('Vidi Gumno i');
  await link.click();
  await field.fill('xqzv wqxz');
  await field.press('Enter');
  await expect(field).toHaveValue('xqzv wqxz');
  await field.fill('primjer.hr');
  await field.press('Enter');
  await expect(text(page).getByRole('link', { name: 'primjer.hr' })).toBeVisible();
  // Of words that are chosen the address is typed over what the dialog looks for.
  await page.keyboard.type(' i ovo');
  for (let letter = 0; letter < 'ovo'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await link.click();
  await expect(field).toHaveValue('ovo');
  await page.keyboard.type('https://primjer.hr/ovo');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link', { name: 'ovo', exact: true })).toHaveAttribute(
    'href',
    'https://primjer.hr/ovo',
  );
  await isSaved(page);
  await expect
    .poll(() => storedBody(context, path))
    .toMatch(/^Vidi \[Gumno\]\(\.\.\/locality\/gumno\.md\).*\[?primjer\.hr/);
});

test('Enter chooses no offer for an earlier text', { tag: '@first-visit' }, async ({ page }) => {
  await openDraftPage(page, newDraftPath('clanak'));
  const links = page.getByRole('combobox', { name: 'Poveznice' });
  await links.fill('gumn');
  await expect(page.getByRole('option', { name: /^Gumno/ }).first()).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route(/\?q=fra/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await links.fill('fra didak');
  await links.press('ArrowDown');
  await links.press('Enter');
  gate.resolve();
  await expect(page.getByRole('list', { name: 'Poveznice' })).toHaveText('Fra Didak Buntić');
});

test('title and summary grow where a browser has no field-sizing', { tag: '@first-visit' }, async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await openDraftPage(page, newDraftPath('clanak'));
  const title = page.getByRole('textbox', { name: 'Naslov' });
  await title.fill('Kako se na brdu vrhlo, što se pritom pjevalo i tko je vodio konje '.repeat(4));
  await expect.poll(() => title.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
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
  const dialog = second.getByRole('dialog', { name: 'Dvoje ljudi mijenjalo je isto' });
  await dialog.getByLabel('Oboje, jedno za drugim').check();
  await dialog.getByRole('button', { name: 'Spremite odabrano' }).click();
  await expect
    .poll(() => storedBody(context, path))
    .toBe('Prvi odlomak. A ovako drugi.\n\nPrvi odlomak. Dodano u prvom.\n\nDrugi odlomak. Dodano u drugom.');
  await isSaved(second);
});
