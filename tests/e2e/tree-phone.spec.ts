import type { Page } from '@playwright/test';
import { expect, TREE, test } from './tree-site.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/** How much of the first screen the controls of the drawing take. */
function controlsShare(page: Page): Promise<number> {
  return page.locator('[data-drawn]').evaluate((screen) => {
    const controls = [...screen.querySelectorAll('button, input, select, ul, [aria-hidden] > canvas')];
    const area = controls.reduce((sum, control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
    return area / (innerWidth * innerHeight);
  });
}

for (const size of PHONES) {
  test(`on a phone of ${size.width} px the tree starts with its best documented couple, in letters that can be read, under one row of tools`, async ({
    tree,
    page,
  }) => {
    await page.setViewportSize(size);
    await tree.open(TREE);
    const share = await controlsShare(page);
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThanOrEqual(0.15);
    const names = await tree.namesOnScreen();
    expect(Math.min(...names.map(({ pixels }) => pixels))).toBeGreaterThanOrEqual(13);
    const seen = names.filter(({ x, y }) => x > 0 && x < size.width - 60 && y > 62);
    // The couple, each with a surname, and some of those beneath.
    expect(seen.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ivan', 'Ruža', 'Hrkać']));
    expect(seen.length).toBeGreaterThan(8);
    const screen = await page.locator('[data-drawn]').boundingBox();
    expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBeLessThanOrEqual(size.height + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });

  test(`on a phone of ${size.width} px «U kakvom smo srodstvu?» keeps its words, and views and colours are read whole`, async ({
    tree,
    page,
  }) => {
    await page.setViewportSize(size);
    await tree.open(TREE);
    const question = page.getByRole('button', { name: 'U kakvom smo srodstvu?' });
    const isWhole = () =>
      question.evaluate((button) => {
        const { left, right, bottom, top } = button.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(button.querySelector('span') as Element);
        const words = range.getBoundingClientRect();
        const isInside = words.left >= left && words.right <= right && words.top >= top && words.bottom <= bottom;
        return isInside && words.width > 80 && getComputedStyle(button).textOverflow !== 'ellipsis';
      });
    expect(await isWhole()).toBe(true);
    const more = page.getByRole('button', { name: 'Pogled, boje i ispis' });
    await more.click();
    const tool = page.getByRole('complementary', { name: 'Alat' });
    const colours = tool.getByRole('combobox', { name: 'Boje' });
    await colours.selectOption('place');
    // As wide as its longest words want to be.
    const room = await colours.evaluate((select: HTMLSelectElement) => {
      const text = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
      text.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return select.clientWidth - text.measureText('po stoljeću rođenja').width;
    });
    expect(room).toBeGreaterThan(24);
    await expect(tool.getByRole('list', { name: 'Što znače boje' })).toBeVisible();
    // With letters twice as large.
    await tool.getByRole('button', { name: 'Zatvori' }).click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await isWhole()).toBe(true);
    for (const control of [question, more, tree.search]) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
    }
    await more.click();
    await expect(colours).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
}

test('on a phone the path of a kinship is shown with names, above its sentence', async ({ tree, page }) => {
  await page.setViewportSize(PHONES[0]);
  await tree.open(`${TREE}?prva=I101&druga=I12`);
  const tool = page.getByRole('complementary', { name: 'Alat' });
  await expect(tool).toContainText('Kata je Anđina prabaka');
  await expect.poll(() => tree.parameter('pogled')).toBe('put');
  const sheet = await tool.boundingBox();
  const canvas = await tree.canvas.boundingBox();
  const onPath = async () => (await tree.namesOnScreen()).filter(({ isDimmed }) => !isDimmed);
  await expect
    .poll(async () => (await onPath()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['Anđa', 'Jure', 'Mate', 'Kata']));
  // They are on the whole tree as well, which is shown until the path is laid out.
  await expect(async () => {
    for (const { name, pixels, x, y } of (await onPath()).filter(({ isGiven }) => isGiven)) {
      expect(pixels, name).toBeGreaterThanOrEqual(13);
      expect(x, name).toBeGreaterThan(0);
      expect(y, name).toBeGreaterThan(62);
      expect(y + (canvas?.y ?? 0), name).toBeLessThan(sheet?.y ?? 0);
    }
  }).toPass();
});

test('the search of a phone unfolds over the row, and folds away when somebody is found', async ({ tree, page }) => {
  await page.setViewportSize(PHONES[1]);
  await tree.open(TREE);
  expect((await tree.search.boundingBox())?.width).toBeLessThan(50);
  await tree.search.fill('anda cavar 1907');
  expect((await tree.search.boundingBox())?.width).toBeGreaterThan(250);
  await tree.offered.first().click();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  expect((await tree.search.boundingBox())?.width).toBeLessThan(50);
});

for (const [first, second] of [
  ['I101', 'I12'],
  ['I101', 'I149'],
  ['I165', 'I157'],
] as const) {
  test(`beside the drawing, no card of the path from ${first} to ${second} lies under the minimap or the legend`, async ({
    tree,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await tree.open(`${TREE}?prva=${first}&druga=${second}`);
    const tool = page.getByRole('complementary', { name: 'Alat' });
    await expect(tool.getByRole('listitem').first()).toBeVisible();
    await expect.poll(async () => (await tree.namesOnScreen()).some(({ isDimmed }) => isDimmed)).toBe(true);
    const canvas = await tree.canvas.boundingBox();
    const corners = [
      await page.locator('[data-drawn] [aria-hidden] > canvas').boundingBox(),
      await page.getByRole('list', { name: 'Što znače boje' }).boundingBox(),
    ];
    for (const { name, card, isDimmed } of await tree.namesOnScreen()) {
      if (isDimmed) continue;
      for (const corner of corners) {
        const { x, y, width, height } = corner ?? { x: 0, y: 0, width: 0, height: 0 };
        const [left, top] = [x - (canvas?.x ?? 0), y - (canvas?.y ?? 0)];
        const isClear =
          card.right <= left || card.left >= left + width || card.bottom <= top || card.top >= top + height;
        expect(isClear, `${name} ${JSON.stringify(card)}`).toBe(true);
      }
    }
  });
}
