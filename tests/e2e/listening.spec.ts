import { Voice } from '../drivers/fake-voice.ts';
import { expect, test } from './site.ts';

test('@first-visit a text is read aloud piece by piece, paused and ended, where there is a Croatian voice', async ({
  page,
}) => {
  const voice = await Voice.replaceIn(page);
  await page.goto('/poznate-osobe/fra-didak-buntic');
  const listen = page.locator('button[data-listen]');
  await voice.arrive('en-GB');
  await expect(listen).toBeHidden();
  await voice.arrive('en-GB', 'hr-HR');
  await listen.click();
  await expect(listen).toHaveText('Pauza');
  await expect(page.locator('h1[data-spoken]')).toBeVisible();
  await voice.finish();
  await expect(page.locator('h1 + p[data-spoken]')).toBeVisible();
  const [title, next] = await voice.said();
  expect(title).toEqual({ text: 'Fra Didak Buntić', rate: 1, lang: 'hr-HR' });
  await listen.click();
  await expect(listen).toHaveText('Nastavite');
  await page.getByLabel('Brzina čitanja').selectOption('1.5');
  await listen.click();
  await expect.poll(async () => (await voice.said()).at(-1)).toEqual({ ...next, rate: 1.5 });
  await page.getByRole('button', { name: 'Završite slušanje' }).click();
  await expect(listen).toHaveText('Poslušajte');
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
});
