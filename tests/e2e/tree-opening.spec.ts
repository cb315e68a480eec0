import type { Page } from '@playwright/test';
import { copyBuild } from '../drivers/build-copy.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember, CLANICA } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { TreePage } from '../drivers/tree-page.ts';
import { COUPLE, FIRST, LAST, LONG_NAME, plantWideTree } from '../drivers/wide-tree.ts';
import { expect, test } from './site.ts';
import { TREE } from './tree-site.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 640 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

test.describe.configure({ mode: 'default' });
let copy: ReturnType<typeof copyBuild>;
let site: SiteProcess;
let member: string;
let tree: TreePage;
test.beforeAll(async () => {
  copy = copyBuild();
  plantWideTree(copy.folder);
  site = await startSite({ folder: copy.folder });
  member = await becomeMember(site.address, CLANICA);
});
test.afterAll(async () => {
  await site.stop();
  copy.remove();
});
test.beforeEach(async ({ page, context }) => {
  await context.addCookies([cookieOf(site, member)]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  tree = new TreePage(page);
});
const address = (query = '') => `${site.address}${TREE}${query}`;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the card of somebody lies whose given name nobody else has. */
async function cardOf(name: string): Promise<Box | undefined> {
  const given = await tree.placeOf(name);
  if (!given) return undefined;
  const { x, y, k } = given;
  // Where the given name stands on a card depends on how much is written on it.
  const [left, top] = k >= 1.12 ? [51, 22] : k >= 0.69 ? [12, 24] : [12, 32];
  return { x: x - left * k, y: y - top * k, width: 128 * k, height: 72 * k };
}

async function find(name: string): Promise<void> {
  await tree.search.fill(name);
  await tree.offered.first().click();
  await expect(tree.panel.getByRole('heading', { name })).toBeVisible();
  await expect.poll(() => tree.parameter('osoba')).toBeTruthy();
}

/** Nothing lies over what is there, at 25 points of it. */
async function expectUncovered(page: Page, box: Box | undefined, name: string): Promise<void> {
  expect(box, name).toBeDefined();
  const over = await page.evaluate(({ x, y, width, height }) => {
    const parts = [0.01, 0.25, 0.5, 0.75, 0.99];
    const points = parts.flatMap((across) => parts.map((along) => [x + across * width, y + along * height] as const));
    return points
      .map(([left, top]) => document.elementFromPoint(left, top))
      .filter((element) => !element?.matches('[role=application] canvas'))
      .map((element) => element?.className ?? 'outside');
  }, box as Box);
  expect(over, name).toEqual([]);
}

async function expectInSight(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await expectUncovered(page, await cardOf(name), name);
    expect((await tree.placeOf(name))?.pixels).toBeGreaterThanOrEqual(13);
  }).toPass({ timeout: 10_000 });
}

test('a wide tree opens on its best documented couple, among people whose names can be read', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await tree.open(address());
    for (const name of Object.values(COUPLE)) await expectInSight(page, name);
    const names = (await tree.namesOnScreen()).filter(({ isGiven }) => isGiven);
    expect(Math.min(...names.map(({ pixels }) => pixels))).toBeGreaterThanOrEqual(13);
    const { width = 0, height = 0 } = (await tree.canvas.boundingBox()) ?? {};
    const halves = [
      names.filter(({ x }) => x < width / 2),
      names.filter(({ x }) => x > width / 2),
      names.filter(({ y }) => y < height / 2),
      names.filter(({ y }) => y > height / 2),
    ];
    for (const half of halves) expect(half.length, `${size.width}`).toBeGreaterThan(0);
  }
});

for (const size of [SIZES[0], SIZES[2], SIZES[3]]) {
  test(`at ${size.width} px whoever is chosen lies under nothing, at the edge of the drawing too: by search, link and kin`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const name of [FIRST, LAST]) {
      await tree.open(address());
      await find(name);
      await expectInSight(page, name);
      await tree.open(address(`?osoba=${tree.parameter('osoba')}`));
      await expectInSight(page, name);
      // Up to the mother, who has six children in the panel, and down again.
      await tree.panel.getByRole('link', { name: /^Žena/ }).click();
      const heading = tree.panel.getByRole('heading', { name: /^Žena/ });
      await expectInSight(page, ((await heading.textContent()) ?? '').split(' ')[0] ?? '');
      await tree.panel.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await expect(tree.panel.getByRole('heading', { name })).toBeVisible();
      await expectInSight(page, name);
      // The sheet with the fields is the tallest.
      await tree.panel.getByRole('button', { name: 'Predložite izmjenu' }).click();
      await expect(
        page.getByRole('complementary', { name: 'Alat' }).getByRole('button', { name: /./ }).nth(2),
      ).toBeVisible();
      await expectInSight(page, name);
    }
  });
}

test('whoever is pressed where the panel or the minimap then opens comes out from under it', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  const { width = 0, height = 0, x = 0, y = 0 } = (await tree.canvas.boundingBox()) ?? {};
  // Where the panel will be, and left of it where the minimap will be.
  for (const [right, bottom] of [
    [200, 300],
    [560, 90],
  ] as const) {
    const names = (await tree.namesOnScreen()).filter(({ isGiven }) => isGiven);
    const away = (one: { x: number; y: number }) => Math.hypot(one.x - (width - right), one.y - (height - bottom));
    const pressed = names.reduce((best, one) => (away(one) < away(best) ? one : best));
    await page.mouse.click(x + pressed.x + 5, y + pressed.y);
    await expect(tree.panel.getByRole('heading', { name: pressed.name })).toBeVisible();
    await expectInSight(page, pressed.name);
    await tree.panel.getByRole('button', { name: 'Zatvorite' }).click();
    await expect(tree.panel).toHaveCount(0);
  }
});

test('whoever is chosen stays in sight when the window gets another size', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  await find(COUPLE.she);
  for (const size of [SIZES[1], SIZES[2], SIZES[0]]) {
    await page.setViewportSize(size);
    await expectInSight(page, COUPLE.she);
  }
});

// Of 305 names one takes two lines.
test('the whole is one press away', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await tree.open(address());
  await page.getByRole('button', { name: 'Sve na zaslon' }).click();
  await expect.poll(async () => (await tree.namesOnScreen()).filter(({ isGiven }) => isGiven).length).toBe(306);
});

test('in the whole of a view, too, whoever is chosen lies under nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await tree.open(address());
  await find('Odvojena');
  for (const view of ['ancestors', 'close']) {
    await tree.view.selectOption(view);
    await expectInSight(page, 'Odvojena');
    await page.getByRole('button', { name: 'Sve na zaslon' }).click();
    await expectInSight(page, 'Odvojena');
  }
});

test('generations begin anew in a family that is apart', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  await find('Odvojena');
  await page.getByRole('button', { name: 'Udaljite' }).click();
  const labels = async () => [...(await tree.printedSvg()).matchAll(/>(\d+)\. naraštaj/g)].map(([, number]) => number);
  await expect.poll(async () => (await labels()).slice(-4)).toEqual(['11', '12', '1', '2']);
});

test('the tree of a member who has said who they are opens on them', async ({ page, context }) => {
  const other = await becomeMember(site.address, { ...CLANICA, email: 'druga.clanica@primjer.hr' });
  await context.addCookies([cookieOf(site, other)]);
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  await find(LAST);
  await tree.panel.getByRole('button', { name: 'To sam ja' }).click();
  await expect(tree.panel.getByText('To ste vi.')).toBeVisible();
  for (const size of [SIZES[0], SIZES[2]]) {
    await page.setViewportSize(size);
    await tree.open(address());
    await expectInSight(page, LAST);
  }
});

test('«Tko je kada živio» opens at whoever is chosen', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  await find(COUPLE.he);
  const open = `?osoba=${tree.parameter('osoba')}&pogled=zivoti`;
  await tree.view.selectOption('lives');
  for (const size of [SIZES[0], SIZES[2]]) {
    await page.setViewportSize(size);
    await expect(async () => {
      const { x = 0, y = 0, pixels = 0 } = (await tree.placeOf(`${COUPLE.he} Širić, 1850.–1920.`)) ?? {};
      expect(pixels).toBeGreaterThanOrEqual(13);
      await expectUncovered(page, { x, y: y - pixels, width: 9 * pixels, height: pixels }, COUPLE.he);
    }).toPass({ timeout: 10_000 });
    await tree.open(address(open));
  }
});

test('a given name too long for its line goes on in lines that are free', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await tree.open(address());
  await find(LONG_NAME);
  for (const word of LONG_NAME.split(' ')) expect(await tree.placeOf(word), word).toBeDefined();
});
