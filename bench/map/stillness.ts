import type { Page } from '@playwright/test';

/** From the next navigation on: the longest the page could not answer to anything, in milliseconds. */
export async function watchStillness(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { longestTask: 0 });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { longestTask: Math.max(Reflect.get(window, 'longestTask'), ...durations) });
    }).observe({ entryTypes: ['longtask'] });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'longestTask')));
}
