import type { Page } from '@playwright/test';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { newDraftPath } from '../drivers/desk.ts';
import { openDraftPage, text } from '../drivers/draft-page.ts';
import { faultsInForcedColours } from '../drivers/forced-colours.ts';
import { isReady } from '../drivers/ready-page.ts';
import { expect, test } from './site.ts';

/** What pages look like between two presses. States of trees, the map, the search, the lightbox and the account are looked at where they are tested. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await faultsEverywhereOn(page), state).toEqual([]);
  expect.soft(await faultsInForcedColours(page), state).toEqual([]);
}

test('axe finds nothing on the opened menus, in the reader’s colours they are told, and keys close them', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('member');
  await page.goto('/nasa-misija');
  await isReady(page);
  await page.getByRole('button', { name: 'Izbornik' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Izbornik' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, 'the drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: /Moj račun|Račun/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Odjava' }).first()).toBeVisible();
  await expectAccessible(page, 'the menu of the account');
});

test('axe finds nothing on forms that were refused', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/pisite-nam', '/novi-spomen']) {
    await page.goto(path);
    await isReady(page);
    await page.locator('main form[data-kept]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('axe finds nothing on the dialogs of the editor', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('editor');
  await openDraftPage(page, newDraftPath('clanak'));
  await text(page).click();
  await page.keyboard.type('Riječ.');
  for (const name of ['Poveznica', 'Slika']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});
