import type { Page } from '@playwright/test';

/** Scripts wait for a hand; a program lays it on and waits until the page answers, as it is faster than any person. */
export function operable(page: Page): Page {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...asked) => {
    const response = await open(...asked);
    await handOn(page);
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await handOn(page);
    return response;
  };
  return page;
}

/** For a page that came in another way than by being opened. */
export async function handOn(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html:not([data-build]), html[data-operable]', { state: 'attached' });
}
