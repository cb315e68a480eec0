import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

const TREE = '/obiteljsko-stablo-bosnjak';
const ANTE = { name: 'Ante Bez Skripti', email: 'ante.stablo@primjer.hr', password: 'gumno pod bukvom' };

test('without scripts the family is a linked list, people have their page, which says what editing needs, and two names are related', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([cookieOf(site, await becomeMember(site.address, ANTE))]);
  await page.goto(TREE);
  await expect(page.getByRole('application')).toBeHidden();
  expect(
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Bošnjak/ })
      .count(),
  ).toBeGreaterThan(80);
  await page.getByRole('link', { name: 'Mate Bošnjak' }).first().click();
  await expect(page.getByRole('heading', { name: 'Mate Bošnjak', level: 2 })).toBeVisible();
  const needed = 'Da biste predložili izmjenu, uključite JavaScript u svojem pregledniku.';
  await expect(page.locator('noscript p:visible')).toHaveText(needed);
  await expect(page.getByText('Predložite izmjenu')).toHaveCount(0);
  await page.goto(TREE);
  await page.getByLabel('Prva osoba').fill('anda cavar 1907');
  await page.getByLabel('Druga osoba').fill('jure bosnjak');
  await page.getByRole('button', { name: 'Prikažite' }).click();
  await expect(page.getByText('Na koga mislite (jure bosnjak)?')).toBeVisible();
  const chosen = page.getByRole('listitem').filter({ hasText: '1813.' }).getByRole('link', { name: 'Jure Bošnjak' });
  await chosen.first().click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Jure je Anđin pradjed' })).toBeVisible();
  await page.getByRole('button', { name: 'Podijelite srodstvo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jure je Anđin pradjed' })).toBeVisible();

  await page.goto(`${TREE}?osoba=I149`);
  await page.getByRole('button', { name: 'To sam ja' }).click();
  await expect(page.getByText('Zapamtili smo: vi ste Nikola Bošnjak.')).toBeVisible();
});
