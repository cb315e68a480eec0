import type { Page, Request } from '@playwright/test';

/** Whether a browser asks for something before anybody wants to see it. */
export function isAhead(request: Request): boolean {
  return request.headers()['sec-purpose'] !== undefined;
}

/** How many pages have been asked for since, by whoever or whatever; not those that are only made ready. */
export function countPages(page: Page): () => number {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !isAhead(request)) pages += 1;
  });
  return () => pages;
}
