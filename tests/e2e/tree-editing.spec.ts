import type { Page } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { cookieOf } from '../drivers/editor.ts';
import { isReady } from '../drivers/ready-page.ts';
import { namesIn } from '../drivers/tree-page.ts';
import { expect, openEditing, TREE, testOfEditing as test } from './tree-site.ts';

const SERVICES = '/obiteljsko-stablo/bosnjak';
/** Somebody of whom records tell. */
const REFERRED = 'I118';

/** The files of the latest versions of the tree, the newest first. */
async function latestFiles(page: Page, count: number): Promise<string[]> {
  const html = await (await page.request.get('/urednistvo/stabla')).text();
  const links = [...html.matchAll(/\/urednistvo\/stabla\/bosnjak\/inacica\/\d+/g)].map(([link]) => link);
  return Promise.all(links.slice(0, count).map(async (link) => (await page.request.get(link)).text()));
}

test.beforeEach(async ({ tree, context, site, editor }) => {
  await context.addCookies([cookieOf(site, editor)]);
  expect(tree).toBeDefined();
});

test('an editor changes a name and adds a child by keys alone; the drawing follows and nobody moves', async ({
  tree,
  page,
}) => {
  const panel = await openEditing(tree, 'I12', 'Uredite');
  const name = panel.getByRole('button', { name: /^Ime i prezime/ });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Ime', exact: true })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Katarina');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').getByText('Spremljeno: ime i prezime.')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Katarina Ćorić' })).toBeVisible();
  await expect(name).toBeFocused();
  expect((await tree.namesOnScreen()).map((shown) => shown.name)).toContain('Katarina');

  const stands = async () => (await tree.namesOnScreen()).find((shown) => shown.name === 'Katarina');
  const before = await stands();
  await panel.getByRole('button', { name: 'Dodajte dijete' }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: 'Ime', exact: true }).fill('Pravdana');
  await expect(panel.getByRole('radio', { name: 'ženski' })).toBeChecked();
  await expect(panel.getByRole('textbox', { name: 'Prezime' })).toHaveValue('Bošnjak');
  await panel.getByRole('textbox', { name: /^Kada se rodi/ }).fill('oko 1850.');
  await expect(panel.getByText('Čitamo: oko 1850.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Pravdana Bošnjak', exact: true })).toBeVisible();
  const after = await stands();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? -99))).toBeLessThan(2);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? -99))).toBeLessThan(2);
  expect(namesIn(await tree.printedSvg())).toContain('Pravdana');
});

test('what was done is undone, the last first, again and again, and the file is byte for byte what it was', async ({
  tree,
  page,
}) => {
  const panel = await openEditing(tree, 'I20', 'Uredite');
  const write = async (text: string) => {
    await panel.getByRole('button', { name: 'Dodajte bilješku' }).click();
    await panel.getByRole('textbox', { name: 'Bilješka' }).fill(text);
    await panel.getByRole('button', { name: 'Spremite' }).click();
    await expect(panel.getByRole('button', { name: text })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Poništite' })).toBeEnabled();
  };
  const undo = async (text: string) => {
    await panel.getByRole('button', { name: 'Natrag' }).press('Control+z');
    await expect(panel.getByRole('button', { name: text })).toHaveCount(0);
    await expect(panel.getByRole('status').getByText('Poništeno.')).toBeVisible();
  };
  await write('Čuvala je ovce na Gradini.');
  await write('Umjela je s vunom.');
  await undo('Umjela je s vunom.');
  await write('Pamtila je glad.');
  await undo('Pamtila je glad.');
  await undo('Čuvala je ovce na Gradini.');
  const files = await latestFiles(page, 7);
  expect(files[2]).toContain('Pamtila je glad.');
  expect(files[0]).toBe(files[6]);
});

test('what was typed and left stays with its note while another one is removed', async ({ tree }) => {
  const panel = await openEditing(tree, 'I23', 'Uredite');
  const notes = panel.getByRole('region', { name: 'Bilješke' });
  const text = notes.getByRole('textbox', { name: 'Bilješka' });
  for (const note of ['Prva', 'Druga', 'Treća']) {
    await notes.getByRole('button', { name: 'Dodajte bilješku' }).click();
    await text.fill(note);
    await notes.getByRole('button', { name: 'Spremite' }).click();
    await expect(notes.getByRole('button', { name: `Bilješka ${note} Promijenite` })).toBeVisible();
  }
  await notes.getByRole('button', { name: /Druga/ }).click();
  await text.fill('Druga, dopunjena');
  await text.press('Escape');
  await notes.getByRole('button', { name: /Prva/ }).click();
  await notes.getByRole('button', { name: 'Uklonite' }).click();
  await expect(panel.getByRole('button', { name: 'Poništite' })).toBeFocused();
  await expect(notes.getByRole('button', { name: /Prva/ })).toHaveCount(0);
  await notes.getByRole('button', { name: /Treća/ }).click();
  await expect(text).toHaveValue('Treća');
  await text.press('Escape');
  await notes.getByRole('button', { name: /Druga/ }).click();
  await expect(text).toHaveValue('Druga, dopunjena');
});

test('what is being saved says so and is sent once; without a line what was typed stays, and is saved later', async ({
  tree,
  page,
}) => {
  const panel = await openEditing(tree, 'I22', 'Uredite');
  const sent: (() => Promise<void>)[] = [];
  await page.route('**/izmjena', (route) => void sent.push(() => route.abort()));
  await panel.getByRole('button', { name: /^Ime i prezime/ }).click();
  const nickname = panel.getByRole('textbox', { name: 'Nadimak' });
  await nickname.fill('Bezvezni');
  await nickname.press('Enter');
  const busy = panel.getByRole('status').getByText('Sprema se …');
  await expect(busy).toBeVisible();
  await nickname.press('Enter');
  await nickname.press('Escape');
  await nickname.pressSequentially('x');
  await panel.getByRole('button', { name: 'Spremite' }).dispatchEvent('click');
  await panel.getByRole('button', { name: 'Izbrišite osobu iz stabla' }).click();
  expect(sent).toHaveLength(1);
  await sent[0]?.();
  await expect(panel.getByRole('alert')).toContainText('Nema veze, pa ne znamo je li spremljeno.');
  await expect(busy).toBeHidden();
  await expect(nickname).toHaveValue('Bezvezni');
  await page.unroute('**/izmjena');
  await nickname.press('Enter');
  await expect(panel.getByRole('button', { name: /^Ime i prezime.*Bezvezni/ })).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('somebody who was added, while only the answer was lost, is not added again by the second press', async ({
  tree,
  page,
}) => {
  const panel = await openEditing(tree, 'I22', 'Uredite');
  const people = async () => (await (await page.request.get(`${SERVICES}/podatci`)).json()).ids.length;
  const before = await people();
  await page.route('**/izmjena', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await panel.getByRole('button', { name: 'Dodajte dijete' }).click();
  await panel.getByRole('textbox', { name: 'Ime', exact: true }).fill('Dvaput');
  await panel.getByRole('button', { name: 'Spremite' }).click();
  await expect(panel.getByRole('alert')).toContainText('Nema veze, pa ne znamo je li spremljeno.');
  await page.unroute('**/izmjena');
  await panel.getByRole('button', { name: 'Spremite' }).click();
  await expect(panel.getByRole('status').getByText(/^Spremljeno/)).toBeVisible();
  expect(await people()).toBe(before + 1);
});

test('before somebody is deleted what is lost is said by name, and they come back by one press', async ({ tree }) => {
  const panel = await openEditing(tree, 'I149', 'Uredite');
  const remove = panel.getByRole('button', { name: 'Izbrišite osobu iz stabla' });
  const warning = panel.getByRole('form', { name: /brisanje iz stabla$/ });
  await remove.click();
  await expect(warning).toContainText('Veza s roditeljima: ');
  await warning.getByRole('button', { name: 'Izbrišite' }).click();
  await expect(panel.getByRole('heading', { name: 'Osoba više nije u stablu' })).toBeVisible();
  await expect(panel.getByText('Podatci se nisu učitali')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Poništite' }).click();
  await expect(panel.getByRole('heading', { name: 'Nikola Bošnjak' })).toBeVisible();
  await openEditing(tree, REFERRED, 'Uredite');
  await remove.press('Enter');
  await expect(warning.getByRole('link').first()).toBeVisible();
  await expect(warning.getByRole('button', { name: 'Svejedno izbrišite' })).toBeFocused();
  await warning.press('Escape');
  await expect(remove).toBeFocused();
});

test('who leaves a marriage is told the bonds that go, and the marriage stays with who is left', async ({ tree }) => {
  const panel = await openEditing(tree, 'I3', 'Uredite');
  await expect(panel.getByText('Kućni nadimak').locator('..')).toContainText('Matini');
  const family = panel.getByRole('region', { name: 'Obitelj' });
  const wedding = family.getByRole('button', { name: /^Vjenčanje/ });
  await wedding.click();
  await family.getByRole('textbox', { name: 'Kada' }).fill('1810.');
  await family.getByRole('button', { name: 'Spremite' }).click();
  await expect(panel.getByRole('status').getByText(/^Spremljeno/)).toBeVisible();
  await family
    .getByRole('list', { name: 'Brak i djeca' })
    .getByRole('button', { name: /^Odvojite/ })
    .click();
  const form = family.getByRole('form', { name: /^Odvajanje od obitelji/ });
  await expect(form).toContainText('Veza sa supružnikom: Mate Bošnjak');
  await form.getByRole('button', { name: 'Odvojite' }).click();
  await expect(panel.getByRole('status').getByText(/^Spremljeno: odvajanje/)).toBeVisible();
  await expect(family.getByRole('button', { name: /^Vjenčanje 1810\./ })).toBeVisible();
});

test('of two who change the same, the second sees both and decides', async ({ tree, page }) => {
  const panel = await openEditing(tree, 'I30', 'Uredite');
  await panel.getByRole('button', { name: /^Rođenje/ }).click();
  const { facts, basedOn } = await (await page.request.get(`${SERVICES}/osoba/I30/cinjenice`)).json();
  const { target } = facts.events.find((event: { tag: string }) => event.tag === 'BIRT');
  const edit = { kind: 'event', owner: { person: 'I30' }, target, place: 'Drugo selo' };
  const other = await page.request.post(`${SERVICES}/izmjena`, { data: { edit, basedOn } });
  expect(other.status()).toBe(200);
  await panel.getByRole('combobox', { name: 'Gdje' }).fill('Moje selo');
  await page.keyboard.press('Enter');
  const conflict = panel.getByRole('alert').filter({ hasText: 'Sada piše' });
  await expect(conflict).toContainText('Drugo selo');
  await expect(conflict).toContainText('Moje selo');
  await conflict.getByRole('button', { name: 'Spremite svoje' }).click();
  await expect(panel.getByRole('button', { name: /^Rođenje.*Moje selo/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a fact is changed by touch, a date nobody understands is said beside its field, and axe has nothing against it', {
    tag: '@long',
  }, async ({ tree, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panel = await openEditing(tree, 'I40', 'Uredite');
    await panel.getByRole('button', { name: /^Smrt/ }).tap();
    await panel.getByRole('textbox', { name: 'Kada' }).fill('kad je pao snijeg');
    await panel.getByRole('button', { name: 'Spremite' }).tap();
    await expect(panel.getByRole('alert')).toContainText('Datum ne razumijemo');
    await expect(panel.getByRole('textbox', { name: 'Kada' })).toHaveValue('kad je pao snijeg');
    expect(await faultsEverywhereOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.getByRole('textbox', { name: 'Kada' }).fill('prije 1900.');
    await panel.getByRole('button', { name: 'Spremite' }).tap();
    await expect(panel.getByRole('button', { name: /^Smrt.*prije 1900\./ })).toBeVisible();
  });
});

test('a member proposes, sees what becomes of it, and an editor takes it with one key', { tag: '@long' }, async ({
  tree,
  page,
  context,
  site,
  member,
  editor,
}) => {
  await context.clearCookies();
  await context.addCookies([cookieOf(site, member)]);
  const panel = await openEditing(tree, 'I50', 'Predložite izmjenu');
  await panel.getByRole('button', { name: /^Ime i prezime/ }).click();
  await panel.getByRole('textbox', { name: 'Nadimak' }).fill('Vuk');
  await panel.getByRole('textbox', { name: 'Odakle podatak?' }).fill('Pričao mi je djed.');
  await panel.getByRole('button', { name: 'Pošaljite prijedlog' }).click();
  await expect(panel.getByRole('status').getByText('Uredništvo će prijedlog pregledati')).toBeVisible();
  await panel.getByRole('link', { name: 'Moji prijedlozi' }).click();
  await expect(page.getByRole('region', { name: 'Čeka Uredništvo' })).toContainText('promijenjeno ime');

  await context.clearCookies();
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto('/urednistvo');
  await page.getByRole('link', { name: /Prijedlozi za stabla/ }).click();
  await isReady(page);
  const proposal = page.getByRole('listitem').filter({ hasText: 'Pričao mi je djed.' });
  await expect(proposal).toContainText('Vuk');
  expect(await faultsEverywhereOn(page)).toEqual([]);
  await proposal.focus();
  await page.keyboard.press('p');
  await expect(page.getByRole('status').getByText('Prihvaćeno: izmjena je u stablu.')).toBeVisible();
  await expect(proposal).toHaveCount(0);
  await tree.open(`${TREE}?osoba=I50`);
  await expect(tree.panel).toContainText('„Vuk“');
});
