import { doubleTap } from '../drivers/double-tap.ts';
import { namesIn } from '../drivers/tree-page.ts';
import { expect, TREE, test } from './tree-site.ts';

test('gestures: the wheel, a drag, two fingers and a double tap move the camera', async ({ tree, page, context }) => {
  await tree.open(`${TREE}?osoba=I101`);
  await page.mouse.move(500, 500);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => tree.scale()).toBeGreaterThan(1);
  const near = tree.scale();
  const before = tree.parameter('polozaj');
  await page.mouse.down();
  await page.mouse.move(620, 560, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => tree.parameter('polozaj')).not.toBe(before);
  expect(tree.scale()).toBeCloseTo(near);
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [400, 500], [600, 500]);
  await touch('touchMove', [450, 500], [550, 500]);
  await touch('touchMove', [470, 500], [530, 500]);
  await touch('touchEnd');
  await expect.poll(() => tree.scale()).toBeLessThan(near * 0.6);
  const far = tree.scale();
  await doubleTap(session, { x: 500, y: 620 });
  await expect.poll(() => tree.scale()).toBeGreaterThan(far * 1.5);
});

test('anyone is found, without diacritics, by nickname, by married name, and the tree flies there', async ({
  tree,
}) => {
  await tree.open(TREE);
  await tree.search.fill('anda cavar 1907');
  await expect(tree.offered).toHaveText([/Anđa Bošnjak/]);
  await tree.offered.click();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect.poll(() => tree.parameter('polozaj')).toMatch(/^-?[012],-?[012],/);
  await tree.search.fill('cuk');
  await expect(tree.offered.first()).toContainText('„Ćuk“');
  await tree.search.fill('nepoznat netko');
  await expect(tree.page.getByText('Nema nikoga s tim imenom.')).toBeVisible();
});

test('views, folding and colours are in the address and come back with it', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  const everyone = namesIn(await tree.printedSvg()).length;
  await tree.view.selectOption('ancestors');
  await expect.poll(() => tree.parameter('pogled')).toBe('preci');
  await expect.poll(async () => namesIn(await tree.printedSvg()).length).toBeLessThan(everyone);
  await page.getByRole('combobox', { name: 'Boje' }).selectOption('century');
  await expect(page.getByRole('list', { name: 'Što znače boje' })).toContainText('19. stoljeće');
  await expect.poll(() => tree.parameter('boje')).toBe('stoljece');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await tree.isDrawn();
  await expect(tree.view).toHaveValue('ancestors');
  await expect(page.getByRole('list', { name: 'Što znače boje' })).toContainText('19. stoljeće');

  await tree.open(`${TREE}?osoba=I30`);
  await tree.panel.getByRole('button', { name: 'Sklopite ogranak' }).click();
  await expect.poll(() => tree.parameter('sklopljeno')).toBe('I30');
  await expect.poll(() => tree.printedSvg()).toMatch(/još \d\d\u00a0osob/);
  await tree.panel.getByRole('button', { name: 'Rasklopite ogranak' }).click();
  await expect.poll(() => tree.printedSvg()).not.toMatch(/još \d+\u00a0osob/);
});

test('addresses that make no sense fall back quietly', async ({ tree, page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const query of [
    '?osoba=nitko&pogled=preci&oko=nitko&boje=duga&polozaj=x,y,z&sklopljeno=nitko.I9999',
    '?pogled=put&prva=I1&druga=nitko',
    '?polozaj=1e9,0,1',
    '?pogled=zivoti&oko=I1',
  ]) {
    await tree.open(`${TREE}${query}`);
    await expect.poll(async () => namesIn(await tree.printedSvg()).length, query).toBeGreaterThan(0);
  }
  expect(errors).toEqual([]);
});
