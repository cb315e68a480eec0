import type { Page } from '@playwright/test';

/**
 * Holds the scripts of a page back until it is told to let them through, those of React apart from the module of all pages.
 * To be called before the page is opened.
 */
export async function holdScripts(page: Page): Promise<{ readonly react: () => void; readonly module: () => void }> {
  const [react, module] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/*.js', async (route) => {
    await (route.request().url().includes('/assets/document-') ? module : react).promise;
    await route.continue();
  });
  return { react: react.resolve, module: module.resolve };
}
