import type { Page } from '@playwright/test';

const FROM = { x: 450, y: 450 };
const BY = 60;

/** Takes hold of the map with a real mouse again and again until what is seen goes with it: when that was. */
export async function untilItIsDragged(page: Page): Promise<number> {
  for (;;) {
    const before = await look(page);
    await page.mouse.move(FROM.x, FROM.y);
    await page.mouse.down();
    await page.mouse.move(FROM.x + BY, FROM.y + BY / 3, { steps: 3 });
    const after = await look(page);
    await page.mouse.up();
    if (before.isLive) throw new Error('The live map came before anything could be dragged');
    if (before.left !== undefined && after.left !== undefined && Math.abs(after.left - before.left - BY) < 1)
      return after.at;
  }
}

/** Where a sign of the map stands in the next frame. */
function look(page: Page): Promise<{ at: number; left: number | undefined; isLive: boolean }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const canvas = document.querySelector('canvas.maplibregl-canvas');
            resolve({
              at: performance.now(),
              left: document.querySelector('svg[aria-label="Nacrt brda"] a circle')?.getBoundingClientRect().left,
              isLive: canvas !== null && getComputedStyle(canvas).visibility === 'visible',
            });
          }),
        );
      }),
  );
}
