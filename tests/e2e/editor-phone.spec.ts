import { devices } from '@playwright/test';
import { newDraftPath } from '../drivers/desk.ts';
import { isSaved, openDraftPage, storedBody, text } from '../drivers/draft-page.ts';
import { expect, test } from './site.ts';

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' });

test('on a phone everything is in reach of a thumb, and nothing lies over what is being written', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('editor');
  const path = newDraftPath('clanak');
  await openDraftPage(page, path);
  await page.getByRole('textbox', { name: 'Naslov' }).fill('S telefona');
  await text(page).tap();
  for (let line = 1; line <= 14; line += 1) {
    await page.keyboard.type(`Redak ${line} pisan palcem na putu kući.`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('Posljednji.');
  const bar = page.getByRole('toolbar', { name: 'Oblikovanje' });
  const status = page.getByText(/^Spremljeno u|^Sprema se/);
  const caret = () =>
    page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Number.NaN);
  const topOf = async (what: typeof bar) => (await what.boundingBox())?.y ?? 0;
  await expect.poll(caret).toBeLessThanOrEqual(await topOf(bar));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(status).toBeInViewport({ ratio: 1 });
  // Back at the beginning, the line is below what sticks to the top.
  await page.keyboard.press('Control+Home');
  const first = text(page).getByText('Redak 1 pisan palcem na putu kući.', { exact: true });
  const bottomOf = async (what: typeof bar) => (await topOf(what)) + ((await what.boundingBox())?.height ?? 0);
  await expect.poll(async () => (await topOf(first)) - (await bottomOf(status))).toBeGreaterThanOrEqual(-1);

  // At the end of the window, what is offered stands above the words.
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' @gumn');
  const offer = page.getByRole('listbox', { name: 'Poveznice' });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await bottomOf(offer)) - (await topOf(bar))).toBeLessThanOrEqual(0);
  await offer.getByRole('option', { name: 'Gumno Lokalitet' }).tap();
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Podnaslov', exact: true }).tap();
  await page.keyboard.type('Dalje');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Bilješka s izvorom' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Novi izvor' }).tap();
  await page.getByLabel('Što', { exact: true }).fill('Matica');
  await isSaved(page);
  await expect(page.getByRole('button', { name: 'Objavite' })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => storedBody(context, path))
    .toMatch(/Posljednji\. \[Gumno\]\(\.\.\/locality\/gumno\.md\)\n\n## Dalje\n\n\[\^1\]$/);

  const small = await page.locator('main :is(button, a[href], input, select, summary)').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('p, nav'))
      .map((one) => ({ name: one.textContent || one.getAttribute('aria-label'), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 && box.width > 24)
      .map(({ name, box }) => `${name}: ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('nothing sticks out of the narrowest screen, in letters of 200 %, whatever is written', async ({
  page,
  signIn,
}) => {
  await signIn('editor');
  for (const record of ['article~ganga', 'memorial~jozo-cavar', 'memory~kameno-jaje', 'locality~gumno']) {
    await openDraftPage(page, `/urednistvo/nacrt/${record}`);
    await page.setViewportSize({ width: 320, height: 664 });
    for (const size of ['100%', '200%']) {
      await page.evaluate((letters) => {
        document.documentElement.style.fontSize = letters;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${record} ${size}`).toBe(320);
    }
  }
});
