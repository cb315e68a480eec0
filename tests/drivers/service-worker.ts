import { expect, type Page } from '@playwright/test';

/** What the service worker has kept under a name, as paths. */
export function keptIn(page: Page, cache: 'pages' | 'files' | 'members'): Promise<string[]> {
  return page.evaluate(async (name) => {
    // Opening it would make it.
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }, cache);
}

/** Until the worker has kept these pages, with what they need. */
export async function isKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect.poll(() => keptIn(page, 'pages')).toEqual(expect.arrayContaining([...paths]));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
