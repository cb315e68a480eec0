import { expect, test } from './site.ts';

const GRAVE = '/spomen-na/luka-bosnjak';
const MEMORIAL = '/in-memoriam/luka-bosnjak';
const MENTION = '/povijesna-razdoblja/austro-ugarska';

test('a name in memoriam leads a visitor to what anybody may see, and a member to the memorial', async ({
  page,
  signIn,
}) => {
  await page.goto('/in-memoriam');
  await page.getByRole('main').getByRole('link', { name: 'Luka Bošnjak' }).click();
  await expect(page).toHaveURL(GRAVE);
  await expect(page.getByRole('heading', { name: 'Luka Bošnjak' })).toBeVisible();
  await page.goto(MENTION);
  await page.getByRole('main').getByRole('link', { name: 'Jozo Ćavar' }).click();
  await expect(page).toHaveURL('/spomen-na/jozo-cavar');
  await page.getByRole('link', { name: 'Prijavite se za više' }).click();
  await expect(page).toHaveURL(/\/prijava\?povratak=\/in-memoriam\/jozo-cavar$/);
  await signIn('member');
  await page.goto(MENTION);
  await expect(page.getByRole('main').getByRole('link', { name: 'Jozo Ćavar' })).toHaveAttribute(
    'href',
    '/in-memoriam/jozo-cavar',
  );
  await page.goto('/in-memoriam');
  await page.getByRole('main').getByRole('link', { name: 'Luka Bošnjak' }).click();
  await expect(page).toHaveURL(MEMORIAL);
});

test('members see faces of the dead in the list and on the home page, visitors do not', async ({ page, signIn }) => {
  const luka = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Luka Bošnjak' });
  const section = page.getByRole('navigation', { name: 'Kamo dalje' });
  for (const reader of ['visitor', 'member']) {
    if (reader === 'member') await signIn('member');
    const sees = reader === 'member';
    await page.goto('/in-memoriam');
    await expect(luka.locator('img')).toHaveCount(sees ? 2 : 0);
    await page.goto('/');
    await expect(section.locator('img')).toHaveCount(sees ? 8 : 0);
  }
  const [face = ''] = await section
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  expect((await page.request.get(face)).ok()).toBe(true);
});

test('no page open to all leads a visitor to the gate of a memorial', async ({ page }) => {
  for (const path of [
    '/',
    '/in-memoriam',
    '/spomeni-brda',
    MENTION,
    '/historic-sites/1/gumno',
    '/news/1/glad-1917-i-fra-didak',
  ]) {
    await page.goto(path);
    await expect(page.locator('main a[href^="/in-memoriam/"]'), path).toHaveCount(0);
  }
});

test('a candle burns once somebody has lit one, and not before', async ({ page, signIn }) => {
  await signIn('member');
  await page.goto(MEMORIAL);
  const hero = page.getByRole('banner').or(page.locator('article > header')).filter({ hasText: 'In memoriam' });
  await expect(hero.getByText('Još nitko nije zapalio svijeću.')).toBeVisible();
  await expect(hero.locator('svg [data-flame]')).toHaveCount(0);
  await hero.getByRole('button', { name: /svijeću$/ }).click();
  await expect(hero.getByText('Vaša svijeća danas gori.')).toBeVisible();
  await expect(hero.locator('svg [data-flame]')).toHaveCount(1);
});
