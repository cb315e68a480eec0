import { cookieOf } from '../drivers/editor.ts';
import { isReady } from '../drivers/ready-page.ts';
import { expect, TREE, test } from './tree-site.ts';

const VINKO = 'I138';
const FAN = `/obiteljsko-stablo/bosnjak/lepeza/${VINKO}`;
const REPORT = `/obiteljsko-stablo/bosnjak/izvjestaj/${VINKO}`;

test('from somebody’s panel to the fan of their ancestors, to another’s, to the report and its file', async ({
  page,
  tree,
}) => {
  await tree.open(`${TREE}?osoba=${VINKO}`);
  await expect(tree.panel).toContainText('Roditelji su bili i u rodu: drugi bratić i druga sestrična.');
  await tree.panel.getByRole('link', { name: 'Preci u lepezi' }).click();
  await expect(page).toHaveURL(FAN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vinko Bošnjak');

  await test.step('the drawing shows one ancestor twice under one letter, and leads on', async () => {
    const drawing = page.locator('svg:visible').filter({ hasText: 'Vinko' });
    const jure = drawing.locator('a').filter({ has: page.locator('title', { hasText: 'Jure Bošnjak, 1813.–1879.' }) });
    await expect(jure).toHaveCount(2);
    await expect(jure.first()).toContainText('A');
    await expect(jure.last()).toContainText('A');
    await page.goto(`${FAN}?koljena=6`);
    await page.getByRole('link', { name: 'Mara Hrkać' }).click();
    await expect(page).toHaveURL('/obiteljsko-stablo/bosnjak/lepeza/I111?koljena=6');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mara Hrkać');
  });

  await test.step('the report refers back, and goes home as a file', async () => {
    await page.goto(FAN);
    await page.getByRole('link', { name: 'Rodoslovno izvješće' }).click();
    await expect(page).toHaveURL(REPORT);
    await expect(page.getByRole('complementary', { name: 'Srodstvo roditelja' })).toContainText(
      'Zajednički preci roditelja',
    );
    await page.getByRole('link', { name: 'već pod br. 16' }).click();
    await expect(page).toHaveURL(`${REPORT}#br-16`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Preuzmite PDF' }).click();
    expect((await download).suggestedFilename()).toBe('rodoslovni-izvjestaj-vinko-bosnjak.pdf');
    await page.getByRole('link', { name: 'Potomci' }).click();
    await expect(page).toHaveURL(`${REPORT}?pogled=potomci`);
  });
});

for (const [what, path, isLandscape] of [
  ['fan', `${FAN}?koljena=6`, true],
  ['report', REPORT, false],
] as const) {
  test(`a button prints the ${what} and nothing of the site around it`, async ({ page, tree }) => {
    await tree.page.goto(path);
    await page.evaluate(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await page.getByRole('button', { name: 'Ispišite' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Vinko Bošnjak' })).toBeVisible();
    await expect(page.getByText(/^Izvor: http.*ispisano/)).toBeVisible();
    for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(around.filter({ visible: true })).toHaveCount(0);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.every(([, width, height]) => Number(width) > Number(height) === isLandscape)).toBe(true);
    if (isLandscape) expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });
}

test('who lived in a house: members read it on its page and from the map, visitors only that it is known', async ({
  page,
  site,
  member,
}) => {
  const section = page.getByRole('region', { name: 'Tko je ovdje živio' });
  await page.goto('/historic-sites/4/kamena-kuca');
  await expect(section).toContainText('vide članovi');
  await expect(section).not.toContainText('Grgo');
  await page.context().addCookies([cookieOf(site, member)]);
  await page.goto('/historic-sites/4/kamena-kuca');
  await expect(section.getByRole('listitem').filter({ hasText: 'Ruža Hrkać' })).toContainText('1836.–1861.');
  await page.goto('/interaktivna-karta?mjesto=kuca-c1');
  await isReady(page);
  await page.getByRole('article', { name: 'Velika kuća' }).getByRole('link', { name: 'Otvorite stranicu' }).click();
  await expect(page).toHaveURL('/interaktivna-karta/kuca/kuca-c1');
  await section.getByRole('link', { name: 'Ilija Ćavar' }).click();
  await expect(page).toHaveURL('/obiteljsko-stablo?osoba=cavar-I30');
});

test('strangers are sent to the sign-in or refused, and what nobody is gets no page', async ({ site, member }) => {
  const ask = (path: string, cookie = '') =>
    fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });
  for (const path of [FAN, REPORT, '/interaktivna-karta/kuca/kuca-c1']) expect((await ask(path)).status).toBe(302);
  expect((await ask(`${REPORT}/pdf`)).status).toBe(401);
  for (const path of [
    '/obiteljsko-stablo/bosnjak/lepeza/I99999',
    '/obiteljsko-stablo/nema/izvjestaj/I1',
    '/obiteljsko-stablo/bosnjak/izvjestaj/I99999/pdf',
    '/interaktivna-karta/kuca/vidikovac',
  ])
    expect((await ask(path, member)).status).toBe(404);
  const pdf = await ask(`${REPORT}/pdf`, member);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
});
