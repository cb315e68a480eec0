import type { Locator, Page, Request } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { isReady } from '../drivers/ready-page.ts';
import { expect, test } from './site.ts';

const POST = '/news/15/gumno-gdje-se-vrhlo-i-plesalo';
const PART = /\/assets\/search-box-.*\.js$/;
const DATA = /\/pretraga\.json/;
const EXAMPLES = ['gumno', 'Ante Ćavar', '1917.'];

const magnifier = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pretraga' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Pretraga' });
const field = (page: Page) => box(page).getByRole('combobox', { name: 'Što tražite?' });
const options = (page: Page) => box(page).getByRole('option');
/** All that is found for these words; while they are typed slowly, their beginnings are found before. */
const allFound = async (page: Page, words: string) => {
  await expect(options(page).last()).toHaveText(/^Svi rezultati \(\d+\)$/);
  await expect(options(page).last()).toHaveAttribute('href', new RegExp(`\\?q=${words}&tipka=1$`));
};

for (const { kind, path } of [
  { kind: 'a document', path: POST },
  { kind: 'an app', path: '/prijava' },
]) {
  test(`in ${kind} it is opened, read and left by keys alone`, async ({ page }) => {
    await page.goto(path);
    await isReady(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(options(page)).toHaveText(EXAMPLES);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('gumno');
    await allFound(page, 'gumno');
    await expect(box(page).getByRole('listbox', { name: 'Rezultati' })).toBeVisible();
    await expect(field(page)).toHaveAttribute(
      'aria-controls',
      (await box(page).getByRole('listbox').getAttribute('id')) ?? '-',
    );
    await expect(box(page).getByRole('status')).toHaveText(/^\d+\srezultata?$/);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');

    // Down to the first, up past it to the field, and once more to the last.
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '-',
    );
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    expect(await field(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await expect(field(page)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(options(page)).toHaveText(EXAMPLES);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('gumno');
    await allFound(page, 'gumno');
    const first = options(page).first();
    const target = (await first.getAttribute('href')) ?? '-';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });
}

test('Enter without an option leads to all that is found, and so does the last option', async ({ page }) => {
  await page.goto(POST);
  await isReady(page);
  await magnifier(page).press('Enter');
  await page.keyboard.type('gumno');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pretraga\?q=gumno(&tipka=1)?$/);
  await page.goBack();
  await expect(box(page)).toBeHidden();
  await magnifier(page).click();
  await field(page).fill('kuća');
  await options(page).filter({ hasText: 'Svi rezultati' }).click();
  await expect(page).toHaveURL(/\/pretraga\?q=ku%C4%87a&tipka=1$/);
});

test('on the page of the search the key and the magnifier lead to its own field', async ({ page }) => {
  await page.goto('/pretraga?q=gumno');
  await isReady(page);
  for (const open of [() => page.keyboard.press('/'), () => magnifier(page).click()]) {
    await open();
    await expect(page.getByLabel('Što tražite?')).toBeFocused();
    await page.getByLabel('Što tražite?').blur();
  }
  await expect(box(page)).toHaveCount(0);
});

test('the key is a letter where one writes, and with others', async ({ page }) => {
  await page.goto('/in-memoriam');
  await isReady(page);
  const name = page.getByLabel('Ime ili prezime');
  await name.press('/');
  await expect(name).toHaveValue('/');
  await name.blur();
  await page.keyboard.press('Control+/');
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(box(page)).toBeVisible();
});

test('what is typed while its part is held back is found when it comes, and the focus is given back', {
  tag: '@first-visit',
}, async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(PART, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(POST);
  await magnifier(page).click();
  await page.keyboard.type('gumno');
  await expect(box(page).getByLabel('Što tražite?')).toHaveValue('gumno');
  gate.resolve();
  await expect(options(page).last()).toHaveText(/^Svi rezultati/);
  await box(page).getByRole('button', { name: 'Zatvorite' }).click();
  await expect(box(page)).toBeHidden();
  await expect(magnifier(page)).toBeFocused();
  // Opened again it is as it was left, ready to be typed over.
  await magnifier(page).press('Enter');
  await page.keyboard.type('kuća');
  await expect(field(page)).toHaveValue('kuća');
});

test('where its part or the answers do not come, there is still the page', { tag: '@first-visit' }, async ({
  page,
}) => {
  await page.route(PART, (route) => route.abort());
  await page.goto(POST);
  await magnifier(page).click();
  await page.keyboard.type('gumno');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pretraga\?q=gumno$/);
  await page.unroute(PART);
  await page.route(DATA, (route) => route.fulfill({ status: 503 }));
  await page.goto(POST);
  await magnifier(page).click();
  await page.keyboard.type('gumno');
  await expect(options(page)).toHaveText(['Potražite „gumno“']);
  await options(page).click();
  await expect(page).toHaveURL(/\/pretraga\?q=gumno&tipka=1$/);
});

test('a late answer never takes the place of a newer one', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/pretraga\.json\?q=gumno&/, async (route) => {
    await gate.promise;
    await route.continue().catch(() => {});
  });
  await page.goto(POST);
  await magnifier(page).click();
  await expect(field(page)).toBeVisible();
  const asked = page.waitForRequest(/\/pretraga\.json\?q=gumno&/);
  await field(page).fill('gumno');
  const isLate = (request: Request) => request === late;
  const late = await asked;
  const over = Promise.race([page.waitForEvent('requestfailed', isLate), page.waitForEvent('requestfinished', isLate)]);
  await field(page).fill('bura');
  await expect(options(page).first()).toContainText(/bura/i);
  const shown = await options(page).allTextContents();
  gate.resolve();
  await over;
  expect(await options(page).allTextContents()).toEqual(shown);
});

test('what was perhaps meant can be taken instead', async ({ page }) => {
  await page.route(/\/pretraga\.json\?q=gumna&/, (route) =>
    route.fulfill({ json: { query: 'gumna', total: 0, results: [], suggestion: 'gumno', ask: '/pisite-nam' } }),
  );
  await page.goto(POST);
  await magnifier(page).click();
  await field(page).fill('gumna');
  await expect(options(page)).toHaveText(['Jeste li mislili „gumno“?', 'Kamo dalje', 'Pitajte Uredništvo']);
  await expect(box(page).getByRole('status')).toHaveText('Ništa nije nađeno');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('gumno');
  await expect(options(page).last()).toHaveText(/^Svi rezultati/);
});

test('axe finds nothing in the opened box, with finds and without', { tag: '@long' }, async ({ page }) => {
  await page.goto(POST);
  await magnifier(page).click();
  await expect(options(page)).toHaveText(EXAMPLES);
  expect(await faultsEverywhereOn(page)).toEqual([]);
  for (const [text, status] of [
    ['gumno', /rezultata?$/],
    ['gummno', /rezultata? za „gumno“$/],
    ['xyzzyq', 'Ništa nije nađeno'],
  ] as const) {
    await field(page).fill(text);
    await expect(box(page).getByRole('status')).toHaveText(status);
    expect(await faultsEverywhereOn(page)).toEqual([]);
  }
});

test('words to try stand in the empty box, and one of them is typed by a key or a press', async ({ page }) => {
  await page.goto(POST);
  await magnifier(page).click();
  await expect(box(page).getByRole('listbox', { name: 'Na primjer' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('gumno');
  await expect(options(page).last()).toHaveText(/^Svi rezultati/);
  await page.keyboard.press('Escape');
  await options(page).filter({ hasText: '1917.' }).click();
  await expect(field(page)).toHaveValue('1917.');
  await expect(field(page)).toBeFocused();
  await expect(options(page).last()).toHaveText(/^Svi rezultati/);
});

test('what is found for other words is said to be, above the list', async ({ page }) => {
  await page.goto(POST);
  await magnifier(page).click();
  await field(page).fill('gummno');
  await expect(box(page).getByRole('listbox', { name: 'Rezultati za „gumno“' })).toBeVisible();
  await expect(box(page).getByText('Rezultati za „gumno“', { exact: true })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Jeste li mislili' })).toHaveCount(0);
  await expect(options(page).first()).toContainText(/gumno/i);
});

test('where nothing is found, the box leads on: to ways in, and to the editors', async ({ page }) => {
  for (const [name, url] of [
    ['Kamo dalje', /\/pretraga\?q=xyzzyq&tipka=1$/],
    ['Pitajte Uredništvo', /\/pisite-nam\?o=%2Fpretraga%3Fq%3Dxyzzyq$/],
  ] as const) {
    await page.goto(POST);
    await magnifier(page).click();
    await field(page).fill('xyzzyq');
    await expect(box(page).getByText('Za „xyzzyq“ ništa nije nađeno')).toBeVisible();
    await options(page).filter({ hasText: name }).click();
    await expect(page).toHaveURL(url);
  }
});

test('what was found is marked and seen, however far into its sentence it stands', async ({ page }) => {
  const summary = `${'Mnogo se toga dogodilo prije nego što se o tome moglo pripovijedati. '.repeat(3)}Onda je došlo gumno.`;
  const start = summary.indexOf('gumno');
  const found = { url: '/x', kind: 'article', title: 'Priča', summary, score: 1, titleMarks: [], meta: '' };
  const results = [{ ...found, marks: [[start, start + 5]] }];
  await page.route(DATA, (route) => route.fulfill({ json: { query: 'gumno', total: 1, results, ask: '/' } }));
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(POST);
    await magnifier(page).click();
    await field(page).fill('gumno');
    const words = options(page).first().locator('span');
    await expect(words.locator('mark')).toHaveText('gumno');
    await expect(words).toHaveText('… Onda je došlo gumno.');
    const [mark, lines] = [await words.locator('mark').boundingBox(), await words.boundingBox()];
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual((lines?.y ?? 0) + (lines?.height ?? 0) + 1);
  }
});

test('the field shows that it has the focus', async ({ page }) => {
  await page.goto(POST);
  await magnifier(page).click();
  await expect(field(page)).toBeFocused();
  const line = () =>
    box(page)
      .getByRole('search')
      .evaluate((form) => getComputedStyle(form).borderBottomColor);
  const focused = await line();
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button', { name: 'Zatvorite' })).toBeFocused();
  expect(await line()).not.toBe(focused);
});

test('members find in it what visitors do not', async ({ page, signIn }) => {
  await page.goto(POST);
  const memorial = options(page).filter({ hasText: 'In memoriam' });
  const look = async () => {
    await magnifier(page).click();
    await field(page).fill('jozo cavar');
    await expect(box(page).getByRole('status')).not.toBeEmpty();
  };
  await look();
  await expect(memorial).toHaveCount(0);
  await signIn('member');
  await page.reload();
  await look();
  await expect(memorial.first()).toContainText('Jozo Ćavar');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it stands across the top, with letters that need no zoom, and fingers open what is found', async ({ page }) => {
    for (const path of [POST, '/prijava']) {
      await page.goto(path);
      await isReady(page);
      await magnifier(page).tap();
      await field(page).fill('gumno');
      await expect(options(page).last()).toHaveText(/^Svi rezultati/);
      const { x, y, width } = (await box(page).boundingBox()) ?? {};
      expect([x, y, width]).toEqual([0, 0, 390]);
      expect(
        await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
      for (const option of await options(page).all()) {
        expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const target = (await options(page).nth(1).getAttribute('href')) ?? '-';
      await options(page).nth(1).tap();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
    }
  });

  test('the drawer opens it, too, by touch and by keys, with the smallest window and the largest letters', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const menu = page.getByRole('button', { name: 'Otvorite izbornik' });
    const entry = page.getByRole('dialog', { name: 'Izbornik' }).getByRole('link', { name: 'Pretraga' });
    for (const use of [(target: Locator) => target.tap(), (target: Locator) => target.press('Enter')]) {
      await page.goto(POST);
      await isReady(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await use(menu);
      await use(entry);
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole('dialog', { name: 'Izbornik' })).toBeHidden();
      await field(page).fill('gumno');
      await expect(options(page).last()).toHaveText(/^Svi rezultati/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect((await box(page).boundingBox())?.height).toBeLessThanOrEqual(640);
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toBeInViewport({ ratio: 1 });
    }
  });
});
