import { cookieOf } from '../drivers/editor.ts';
import { sendForm } from '../drivers/member.ts';
import { expect, test } from './tree-site.ts';

const HILL = '/obiteljsko-stablo';
const LINKS = '/urednistvo/stabla/veze';

test('who asks in one tree for somebody of the other finds them and their kinship, all of it on the hill', async ({
  tree,
  page,
}) => {
  await tree.open('/obiteljsko-stablo-bosnjak?osoba=I18');
  await page.getByRole('button', { name: 'U kakvom smo srodstvu?' }).click();
  const tool = page.getByRole('complementary', { name: 'Alat' });
  await expect(tool.getByRole('combobox', { name: 'Prva osoba' })).toHaveValue('Janja Bošnjak');
  await tool.getByRole('combobox', { name: 'Druga osoba' }).fill('tomislav cavar');
  await tree.offered.first().click();
  await expect(tool.getByRole('combobox', { name: 'Druga osoba' })).toHaveValue('Tomislav Ćavar');
  await expect(tool.getByText('Put vodi i kroz obiteljsko stablo Ćavara.').first()).toBeVisible();
  await tool.getByRole('link', { name: 'Prikažite u stablu cijeloga brda' }).first().click();
  await expect(page).toHaveURL(/\/obiteljsko-stablo\?pogled=put&prva=bosnjak-I18&druga=cavar-I\d+/);
  await tree.isDrawn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obiteljsko stablo cijeloga brda');
  await tree.open('/obiteljsko-stablo-bosnjak');
  await tree.search.fill('tomislav cavar');
  await tree.offered.first().click();
  await expect(page).toHaveURL(/\/obiteljsko-stablo\?osoba=cavar-I\d+/);
  await tree.isDrawn();
  await expect(tree.panel.getByRole('heading', { level: 2 })).toHaveText('Tomislav Ćavar');
});

test('on the hill somebody of both trees is one, with everybody’s children, and leads to either tree', async ({
  tree,
  page,
  site,
  member,
}) => {
  const choices = page.getByRole('navigation', { name: 'Koje stablo' });
  await tree.open('/obiteljsko-stablo-cavar');
  await choices.getByRole('link', { name: 'Cijelo brdo' }).click();
  await expect(page).toHaveURL(HILL);
  await tree.isDrawn();
  await expect(choices.getByRole('link', { name: 'Cijelo brdo' })).toHaveAttribute('aria-current', 'page');
  // In the other tree she has another id, by which she is found as well.
  await tree.open(`${HILL}?osoba=cavar-I14`);
  expect(tree.parameter('osoba')).toBe('bosnjak-I18');
  await expect(tree.panel.getByText('U oba stabla')).toBeVisible();
  await expect(tree.panel.getByText('1822., Naše brdo, prema stablu Bošnjaka')).toBeVisible();
  await expect(tree.panel.getByText('1824., Naše brdo, prema stablu Ćavara')).toBeVisible();
  for (const name of ['Stipan Ćavar', 'Jure Ćavar', 'Ruža Ćavar'])
    await expect(tree.panel.getByRole('link', { name, exact: true })).toBeVisible();
  await tree.panel.getByRole('link', { name: 'Janja Bošnjak U stablu Ćavara' }).click();
  await expect(page).toHaveURL('/obiteljsko-stablo-cavar?osoba=I14');
  const ask = (path: string) => fetch(`${site.address}${path}`, { headers: { Cookie: member }, redirect: 'manual' });
  const found = await (await ask('/pretraga.json?q=janja+bo%C5%A1njak')).json();
  const janjas = found.results.filter(({ title }: { title: string }) => title === 'Janja Bošnjak');
  expect(janjas.map(({ url }: { url: string }) => url)).toContain('/obiteljsko-stablo-bosnjak?osoba=I18');
  expect(janjas.map(({ url }: { url: string }) => url)).not.toContain('/obiteljsko-stablo-cavar?osoba=I14');
});

test('without scripts the hill is a list, and kinship is asked for by names of either tree', async ({
  site,
  member,
}) => {
  const ask = async (path: string) => (await fetch(`${site.address}${path}`, { headers: { Cookie: member } })).text();
  const list = await ask(HILL);
  expect(list).toContain('href="?osoba=bosnjak-I1"');
  expect(list).toContain('href="?osoba=cavar-I1"');
  const answer = await ask('/obiteljsko-stablo-bosnjak?prva=I18&druga=cavar-I31');
  expect(answer).toContain('Stipan je Janjin sin');
  expect(answer).toContain('/obiteljsko-stablo?pogled=put&amp;prva=bosnjak-I18&amp;druga=cavar-I31');
});

test('editors say who is who; nobody else may, and nothing that cannot be is joined', async ({
  page,
  context,
  site,
  member,
  editor,
}) => {
  const decide = (cookie: string, fields: Record<string, string>) => sendForm(site.address, LINKS, fields, cookie);
  const pair = { one: 'bosnjak#I18', other: 'cavar#I14' };
  expect((await decide('', { ...pair, intent: 'different' })).status).toBe(302);
  expect((await decide(member, { ...pair, intent: 'different' })).status).toBe(403);
  const refusals = [
    { one: 'bosnjak#I1', other: 'cavar#I14', intent: 'same' },
    { one: 'bosnjak#I1', other: 'bosnjak#I2', intent: 'same' },
    { one: 'bosnjak#I1', other: 'cavar#I9999', intent: 'same' },
    { one: 'bosnjak', other: '../../x', intent: 'same' },
    { ...pair, intent: 'x' },
  ];
  for (const fields of refusals) expect((await decide(editor, fields)).status).toBeGreaterThanOrEqual(400);

  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(LINKS);
  await page.getByLabel('Osoba u stablu Bošnjaka').fill('I1');
  await page.getByLabel('Osoba u stablu Ćavara').fill('Nitko Nigdje');
  await page.getByRole('button', { name: 'Spojite' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Nema nikoga s tim imenom: Nitko Nigdje/);
  await expect(page.getByLabel('Osoba u stablu Ćavara')).toHaveValue('Nitko Nigdje');
  await page.getByRole('button', { name: 'Nisu ista osoba: Delfa Ćavar' }).click();
  await expect(page.getByText('Razdvojeno: u stablu cijeloga brda to su opet dvije osobe.')).toBeVisible();
  const decisions = page.getByRole('region', { name: 'Odluke urednika' });
  await expect(decisions.getByText(/^Nisu ista osoba: /)).toBeVisible();
  await decisions.getByRole('button', { name: /^Poništite/ }).click();
  await expect(page.getByText(/^Odluka je poništena/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nisu ista osoba: Delfa Ćavar' })).toBeVisible();
});
