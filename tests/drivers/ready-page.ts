import type { Page } from '@playwright/test';

/** What is pressed before the page is seen Chromium drops; what is pressed before React has come, an app does not hear. */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      (!('__reactRouterContext' in window) || history.state !== null),
  );
}
