import { cookieOf } from '../drivers/editor.ts';
import { becomeMember, CLANICA } from '../drivers/member.ts';
import { takenPhotograph } from '../drivers/taken-photograph.ts';
import { expect, openEditing, TREE, testOfEditing as test } from './tree-site.ts';

const taken = async (colour: string) => ({
  name: `${colour}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await takenPhotograph({ colour }),
});

test.beforeEach(async ({ tree, context, site, editor }) => {
  await context.addCookies([cookieOf(site, editor)]);
  expect(tree).toBeDefined();
});

test('a photograph of the device is put on somebody who has died, and members see it', async ({ tree, page, site }) => {
  const panel = await openEditing(tree, 'I30', 'Uredite');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/slanje/, async (route) => {
    await held;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Dodajte fotografiju' }).click();
  await panel.getByLabel('Nove fotografije s ovog uređaja').setInputFiles(await taken('seagreen'));
  // Written while the file is on its way.
  await panel.getByRole('textbox', { name: 'Što je na slici' }).fill('Pred kućom');
  letGo();
  await expect(panel.getByRole('img', { name: 'Odabrana fotografija' })).toBeVisible();
  await panel.getByRole('button', { name: 'Spremite' }).click();
  await expect(panel.getByRole('button', { name: /^Fotografija.*Pred kućom/ })).toBeVisible();
  await tree.open(`${TREE}?osoba=I30`);
  const shown = await tree.panel.getByRole('img', { name: 'Pred kućom' }).getAttribute('src');
  const cookie = await becomeMember(site.address, CLANICA);
  expect((await fetch(new URL(shown ?? '', site.address), { headers: { cookie } })).status).toBe(200);
  expect((await fetch(new URL(shown ?? '', site.address))).status).toBe(404);
  await page.goto('/urednistvo/fotografije?trazi=seagreen.jpg');
  await expect(page.getByText('Nigdje se ne prikazuje')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'seagreen.jpg' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Obiteljska stabla članovi vide slike pokojnih' }),
  ).toBeVisible();
  await expect(page.getByText('ne može se izbrisati')).toBeVisible();
});

test('photographs of the device are put on a wedding, and stand with both', async ({ tree, page }) => {
  const panel = await openEditing(tree, 'I30', 'Uredite');
  await panel.getByRole('button', { name: /^Vjenčanje/ }).click();
  await panel.getByRole('button', { name: 'Dodajte fotografiju' }).first().click();
  const form = panel.getByRole('form', { name: 'Fotografija (vjenčanje)' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent = page.waitForRequest(/\/slanje/);
  await page.route(/\/slanje/, async (route) => {
    await held;
    await route.continue();
  });
  await form.getByLabel('Nove fotografije s ovog uređaja').setInputFiles([await taken('maroon'), await taken('olive')]);
  await form.getByRole('textbox', { name: 'Što je na slici' }).fill('Svatovi pred kućom');
  await sent;
  // Saved now, the pictures would be left behind.
  await expect(form.getByRole('button', { name: 'Spremite' })).toBeDisabled();
  letGo();
  const chosen = form.getByRole('img', { name: 'Odabrana fotografija' });
  await expect(chosen).toHaveCount(2);
  // What was uploaded stands among the others, and is taken back like them.
  const desk = form.getByRole('list', { name: 'Fotografije' });
  const pressed = desk.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(2);
  await pressed.first().click();
  await expect(chosen).toHaveCount(1);
  await desk.getByRole('button', { pressed: false }).first().click();
  // Left and opened again, it still has both.
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^Vjenčanje/ }).click();
  await panel.getByRole('button', { name: 'Dodajte fotografiju' }).first().click();
  await expect(chosen).toHaveCount(2);
  await form.getByRole('button', { name: 'Spremite' }).click();
  await expect(panel.getByRole('button', { name: /^Fotografija \(vjenčanje\).*Svatovi/ })).toHaveCount(2);
  await expect(panel.getByRole('button', { name: /^Vjenčanje/ })).toBeFocused();
  for (const partner of ['I30', 'I31']) {
    await tree.open(`${TREE}?osoba=${partner}`);
    await expect(tree.panel.getByRole('img', { name: 'Svatovi pred kućom' })).toHaveCount(2);
  }
});
