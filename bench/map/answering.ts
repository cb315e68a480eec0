import type { Page } from '@playwright/test';

const FROM = { x: 450, y: 450 };
const BY = 60;

interface Seen {
  readonly at: number;
  readonly left: number | undefined;
  readonly width: number | undefined;
  readonly isLive: boolean;
}

/** Takes hold of the map with a real mouse until what is seen goes with it, then turns the wheel until it comes nearer. */
export async function untilItAnswers(page: Page): Promise<number> {
  await untilItIsDragged(page);
  const before = await look(page);
  for (;;) {
    await page.mouse.wheel(0, -120);
    const after = await look(page);
    if (after.isLive) throw new Error('The live map came before the wheel was answered');
    if ((after.width ?? 0) > (before.width ?? 0)) return after.at;
  }
}

async function untilItIsDragged(page: Page): Promise<void> {
  for (;;) {
    const before = await look(page);
    await page.mouse.move(FROM.x, FROM.y);
    await page.mouse.down();
    await page.mouse.move(FROM.x + BY, FROM.y + BY / 3, { steps: 3 });
    const after = await look(page);
    await page.mouse.up();
    if (before.isLive) throw new Error('The live map came before anything could be dragged');
    if (before.left !== undefined && after.left !== undefined && Math.abs(after.left - before.left - BY) < 1) return;
  }
}

/** Where a sign of the map stands in the next frame. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const canvas = document.querySelector('canvas.maplibregl-canvas');
            const sign = document.querySelector('svg[aria-label="Nacrt brda"] a circle')?.getBoundingClientRect();
            resolve({
              at: performance.now(),
              left: sign?.left,
              width: sign?.width,
              isLive: canvas !== null && getComputedStyle(canvas).visibility === 'visible',
            });
          }),
        );
      }),
  );
}
