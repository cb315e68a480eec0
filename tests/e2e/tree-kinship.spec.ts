import { sendForm } from '../drivers/member.ts';
import { namesIn } from '../drivers/tree-page.ts';
import { expect, TREE, test } from './tree-site.ts';

test('«U kakvom smo srodstvu?»: a sentence, and the path highlighted in the tree; «ja» once I have said who I am', async ({
  tree,
  page,
  site,
  member,
}) => {
  await tree.open(`${TREE}?osoba=I149`);
  await tree.panel.getByRole('button', { name: 'To sam ja' }).click();
  await expect(tree.panel.getByText('To ste vi.')).toBeVisible();
  const data = await (await fetch(`${site.address}/moj-racun/podatci`, { headers: { Cookie: member } })).json();
  expect(data.trees).toEqual({ bosnjak: 'I149' });
  await tree.open(`${TREE}?osoba=I101`);
  await page.getByRole('button', { name: 'U kakvom smo srodstvu?' }).click();
  const tool = page.getByRole('complementary', { name: 'Alat' });
  await expect(tool.getByRole('combobox', { name: 'Prva osoba' })).toHaveValue('Anđa Bošnjak');
  await tool.getByRole('combobox', { name: 'Druga osoba' }).fill('kata coric');
  await tree.offered.first().click();
  await expect(tool).toContainText('Kata je Anđina prabaka');
  const gold = await page.locator('[data-drawn]').evaluate((element) => {
    // A picture is light, whatever the theme on the screen.
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'light';
    const light = getComputedStyle(element).getPropertyValue('--gold').trim();
    dataset.theme = theme;
    return light;
  });
  expect(await tree.printedSvg()).toMatch(new RegExp(`<path fill="none" stroke="${gold}"`));
  // What is asked for is shown at once; the address follows.
  await expect.poll(() => tree.parameter('druga')).toBe('I12');
  const shared = page.url();
  await page.goto(shared);
  await tree.isDrawn();
  await expect(tool).toContainText('Kata je Anđina prabaka');
  await tool.getByRole('combobox', { name: 'Druga osoba' }).fill('jure bosnjak 1813');
  await tree.offered.first().click();
  await expect(tool).toContainText('Jure je Anđin pradjed');
  await tree.view.selectOption('path');
  await expect.poll(async () => namesIn(await tree.printedSvg()).length).toBeLessThan(20);

  await tool.getByRole('button', { name: 'Ja' }).first().click();
  await expect(tool.getByRole('combobox', { name: 'Prva osoba' })).toHaveValue('Nikola Bošnjak');
  await tree.open(`${TREE}?osoba=I149`);
  await tree.panel.getByRole('button', { name: 'Ipak nisam ja' }).click();
  await expect(tree.panel.getByText('To ste vi.')).toHaveCount(0);
});

test('nobody is somebody who has died: it is not offered, and refused where it is asked for all the same', async ({
  tree,
  page,
  site,
  member,
}) => {
  for (const dead of ['I101', 'I1']) {
    await tree.open(`${TREE}?osoba=${dead}`);
    // The server has told of them.
    await expect(tree.panel.getByText('Rođenje', { exact: true })).toBeVisible();
    await expect(tree.panel.getByRole('button', { name: 'To sam ja' })).toHaveCount(0);
  }
  const refused = await sendForm(site.address, TREE, { intent: 'self', osoba: 'I101' }, member);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Prema stablu ta osoba više nije živa, pa to ne možete biti vi.');
  // A page from before they died.
  await tree.open(`${TREE}?osoba=I149`);
  await expect(tree.panel.getByRole('button', { name: 'To sam ja' })).toBeVisible();
  await tree.panel
    .locator('form input[value="I149"]')
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = 'I101';
    });
  await tree.panel.getByRole('button', { name: 'To sam ja' }).click();
  await expect(tree.panel.getByText('Prema stablu ta osoba više nije živa')).toBeVisible();
  await expect(page.getByText('To ste vi.')).toHaveCount(0);
});

test('where the tree cannot be drawn, the list and its links and its question answer all the same', async ({
  tree: { page },
}) => {
  await page.route('**/podatci', (route) => route.abort());
  await page.goto(TREE);
  await expect(page.getByText('Stablo se nije uspjelo nacrtati. Popis obitelji stoji ispod.')).toBeVisible();
  await page.getByLabel('Prva osoba').fill('anda cavar 1907');
  await page.getByLabel('Druga osoba').fill('kata coric');
  await page.getByRole('button', { name: 'Prikažite' }).click();
  await expect(page.getByText('Kata je Anđina prabaka')).toBeVisible();
  await page.goto(`${TREE}?osoba=I101`);
  await expect(page.getByText('Stablo se nije uspjelo nacrtati. Popis obitelji stoji ispod.')).toBeVisible();
  await page.getByRole('region', { name: 'Anđa Bošnjak' }).getByRole('link', { name: 'Jure Bošnjak' }).click();
  await expect(page.getByRole('heading', { name: 'Jure Bošnjak', level: 2 })).toBeVisible();
});

test('two hundred kinships: the nearest twelve, the rest when asked for, and each can be highlighted', async ({
  tree,
  page,
}) => {
  const kinship = Array.from({ length: 200 }, (_, at) => ({
    sentence: `Kata je Anđina rođakinja, po ${at + 1}. lozi.`,
    notes: ['u Hercegovini: rodijaka'],
    paths: [[{ id: 'I101' }, { id: at === 199 ? 'I1' : 'I2' }]],
  }));
  await page.route('**/srodstvo?*', (route) => route.fulfill({ json: kinship }));
  await page.setViewportSize({ width: 390, height: 844 });
  await tree.open(`${TREE}?prva=I101&druga=I2`);
  const tool = page.getByRole('complementary', { name: 'Alat' });
  const sentences = tool.getByRole('listitem').getByRole('button');
  await expect(sentences).toHaveCount(12);
  await tool.getByText('Prikažite još 188').click();
  await expect(sentences).toHaveCount(200);
  await sentences.last().click();
  await expect(sentences.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(sentences.first()).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
