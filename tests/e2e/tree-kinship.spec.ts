import { becomeMember, CLANICA, sendForm } from '../drivers/member.ts';
import { shareKinship } from '../drivers/shared-kinship.ts';
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
  await expect(page.getByText('Stablo nismo uspjeli nacrtati. Popis obitelji stoji ispod.')).toBeVisible();
  await page.getByLabel('Prva osoba').fill('anda cavar 1907');
  await page.getByLabel('Druga osoba').fill('kata coric');
  await page.getByRole('button', { name: 'Prikažite' }).click();
  await expect(page.getByText('Kata je Anđina prabaka').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Podijelite srodstvo' })).toBeVisible();
  await page.goto(`${TREE}?osoba=I101`);
  await expect(page.getByText('Stablo nismo uspjeli nacrtati. Popis obitelji stoji ispod.')).toBeVisible();
  await page.getByRole('region', { name: 'Anđa Bošnjak' }).getByRole('link', { name: 'Jure Bošnjak' }).click();
  await expect(page.getByRole('heading', { name: 'Jure Bošnjak', level: 2 })).toBeVisible();
});

test('a member shares a kinship of the dead: strangers see names and the path, until it is taken back', async ({
  tree,
  page,
  site,
  member,
}) => {
  await tree.open(`${TREE}?prva=I101&druga=I12&pogled=put`);
  await page.getByRole('button', { name: 'Podijelite srodstvo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kata je Anđina prabaka' })).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(await shareKinship(site, ['I101', 'I12'], member)).toBe(pathname);

  const seen = await fetch(`${site.address}${pathname}`);
  expect(seen.headers.get('cache-control')).toBe('private, no-cache');
  const html = await seen.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const names = [...main.matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name);
  expect(names).toEqual(['Anđa Bošnjak', expect.anything(), expect.anything(), 'Kata Ćorić']);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(main).not.toMatch(/\b1[789]\d\d\b|Naše brdo|Povucite|\bI101\b/);
  const card = async (path: string) => {
    const answer = await fetch(`${site.address}/media/share${path}.jpg`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()).toString('base64') };
  };
  const [shown, home] = [await card(pathname), await card('/index')];
  expect(shown.status).toBe(200);
  expect(shown.bytes).not.toBe(home.bytes);
  const others = await sendForm(site.address, pathname, {}, await becomeMember(site.address, CLANICA));
  expect([others.status, (await sendForm(site.address, pathname, {})).status]).toEqual([403, 403]);

  await page.getByRole('button', { name: 'Povucite' }).click();
  await expect(page.getByText('Poveznica na srodstvo povučena je')).toBeVisible();
  expect((await fetch(`${site.address}${pathname}`)).status).toBe(404);
  expect((await card(pathname)).status).toBe(404);
  // Where the sign-in leads to, when a session has ended before the press.
  await page.goto('/obiteljsko-stablo/bosnjak/srodstvo?prva=I101&druga=I12');
  await expect(page).toHaveURL(/\/obiteljsko-stablo\?pogled=put&prva=bosnjak-I101&druga=bosnjak-I12/);
});

test('a kinship with the living is not shared, nor shown any longer when somebody on its path may be living', async ({
  tree,
  page,
  site,
  member,
  editor,
}) => {
  const data = '/obiteljsko-stablo/bosnjak';
  await tree.open(`${TREE}?prva=I92&druga=I149`);
  const tool = page.getByRole('complementary', { name: 'Alat' });
  await expect(tool).toContainText('Nikola je Anđin');
  await expect(page.getByRole('button', { name: 'Podijelite srodstvo' })).toHaveCount(0);
  expect(await shareKinship(site, ['I92', 'I149'], member)).toBe('400');
  expect(await shareKinship(site, ['I92', 'I128'], '')).toBe('401');

  const pathname = await shareKinship(site, ['I92', 'I128'], member);
  const asEditor = async (path: string, sent?: object) => {
    const answer = await fetch(`${site.address}${path}`, {
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
      headers: { cookie: editor, 'content-type': 'application/json' },
    });
    return answer.json();
  };
  const status = async () => (await fetch(`${site.address}${pathname}`)).status;
  // Between the two stands Luka, born in 1924, of whom only his death and burial say that he is dead.
  const versions: number[] = [];
  for (const tag of ['DEAT', 'BURI']) {
    expect(await status()).toBe(200);
    const { facts, basedOn } = await asEditor(`${data}/osoba/I127/cinjenice`);
    const { target } = facts.events.find((event: { tag: string }) => event.tag === tag);
    const edit = { kind: 'event', owner: { person: 'I127' }, target, remove: true };
    versions.unshift((await asEditor(`${data}/izmjena`, { edit, basedOn })).version);
  }
  expect(await status()).toBe(404);
  expect(await shareKinship(site, ['I92', 'I128'], member)).toBe('400');
  await page.goto(pathname);
  await expect(page.getByRole('heading', { level: 1, name: 'Ovo se srodstvo više ne prikazuje' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Povucite' })).toBeVisible();
  for (const version of versions) await asEditor(`${data}/ponisti`, { version });
  expect(await status()).toBe(200);
  expect((await sendForm(site.address, pathname, {}, editor)).status).toBe(302);
  expect(await status()).toBe(404);
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
