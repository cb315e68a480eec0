import type { Page } from '@playwright/test';

/** Scripts come after the first paint; a program is faster than any person and would press what does not answer yet. */
export function operable(page: Page): Page {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const answering = () => page.waitForSelector('html:not([data-build]), html[data-operable]', { state: 'attached' });
  page.goto = async (...asked) => {
    const response = await open(...asked);
    await answering();
    return response;
  };
  page.reload = async (...asked) => {
    const response = await reload(...asked);
    await answering();
    return response;
  };
  return page;
}
