import { expect, TREE, test } from './tree-site.ts';

test('the whole page by keyboard alone', async ({ tree, page }) => {
  await tree.open(TREE);
  const announced = page.locator('[aria-live="polite"][role="status"]').first();
  await page.keyboard.press('/');
  await expect(tree.search).toBeFocused();
  await page.keyboard.type('anda cavar 1907');
  await expect(tree.offered).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect(announced).toContainText('Anđa Bošnjak, 1907.–1999.');

  const tabTo = async (locator: ReturnType<typeof page.getByRole>, key: 'Tab' | 'Shift+Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('cannot be reached by keyboard');
  };
  await tabTo(tree.canvas, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(announced).toContainText(/(Jure Bošnjak, 1875|Mara Galić)/);
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name: /Jure Bošnjak|Mara Galić/ })).toBeVisible();
  await page.keyboard.press('+');
  await expect.poll(() => tree.scale()).toBeGreaterThan(1);
  const near = tree.scale();
  await page.keyboard.press('-');
  await expect.poll(() => tree.scale()).toBeLessThan(near);
  await page.keyboard.press('s');
  await expect(announced).toContainText('Ogranak je sklopljen.');
  await page.keyboard.press('s');
  await expect(announced).toContainText('Ogranak je rasklopljen.');
  await page.keyboard.press('0');
  await expect.poll(() => tree.scale()).toBeLessThan(0.3);
  await page.keyboard.press('Escape');
  await expect(tree.panel).toHaveCount(0);

  await tabTo(tree.view, 'Tab');
  await page.keyboard.type('Tko');
  await expect.poll(() => tree.parameter('pogled')).toBe('zivoti');
  await expect(tree.view).toHaveValue('lives');
  await page.keyboard.press('Home');
  await expect.poll(() => tree.parameter('pogled')).toBeNull();
  await tabTo(page.getByRole('button', { name: 'U kakvom smo srodstvu?' }), 'Tab');
  await page.keyboard.press('Enter');
  const tool = page.getByRole('complementary', { name: 'Alat' });
  for (const [label, name] of [
    ['Prva osoba', 'anda cavar 1907'],
    ['Druga osoba', 'kata coric'],
  ] as const) {
    await tabTo(tool.getByRole('combobox', { name: label }), 'Tab');
    await page.keyboard.type(name);
    await expect(tree.offered.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  }
  await expect(tool).toContainText('Kata je Anđina prabaka');
  await page.keyboard.press('Escape');
  await expect(tool).toHaveCount(0);

  await expect(tree.canvas).toBeFocused();
  await tabTo(page.locator('[role="treeitem"][tabindex="0"]'), 'Tab');
  const focused = page.locator('[role="treeitem"]:focus');
  await page.keyboard.press('Home');
  await expect(focused).toContainText('Jure Bošnjak');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Mara Zovko');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Mate Bošnjak');
  await expect(focused).toHaveAttribute('aria-level', '2');
  // Open already, because whoever was opened is below him.
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('aria-level', '2');
  const name = (await focused.locator('[class*="name"]').textContent()) as string;
  await page.keyboard.press('Enter');
  await expect(tree.panel.getByRole('heading', { name })).toBeVisible();
});
