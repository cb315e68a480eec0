import type { Page } from '@playwright/test';

declare global {
  interface Window {
    frames_: number[];
    drawnAt: number;
    answeredIn: number;
  }
}

/** From the navigation to the frame after the tree was painted. */
export async function timeFirstDrawing(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-drawn]')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.drawnAt = performance.now();
        }),
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto(address);
  await page.waitForFunction(() => window.drawnAt > 0);
  return page.evaluate(() => window.drawnAt);
}

/** The 95th percentile of what scripts take of a frame while the tree is dragged: listeners and painting together. */
export async function timePanning(page: Page, address: string, isWhole: boolean): Promise<number> {
  await page.addInitScript(() => {
    let spent = 0;
    window.frames_ = [];
    const timed = <Work extends (...given: never[]) => unknown>(work: Work) =>
      function (this: unknown, ...given: Parameters<Work>) {
        const started = performance.now();
        try {
          return work.apply(this, given);
        } finally {
          spent += performance.now() - started;
        }
      };
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isMove = /^(mouse|pointer)move$/.test(type) && typeof listener === 'function';
      addEventListener.call(this, type, isMove ? (timed(listener as () => void) as EventListener) : listener, options);
    };
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      frame((now) => {
        timed(callback)(now);
        window.frames_.push(spent);
        spent = 0;
      });
  });
  await page.goto(address);
  await page.locator('[data-drawn]').waitFor();
  if (isWhole) await page.getByRole('button', { name: 'Sve na zaslon' }).click();
  await page.waitForFunction(() => /polozaj=|osoba=/.test(location.search));
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames_ = [];
  });
  for (let step = 0; step < 240; step += 1) {
    await page.mouse.move(700 + 250 * Math.sin(step / 20), 500 + 60 * Math.cos(step / 15));
  }
  await page.mouse.up();
  const frames = (await page.evaluate(() => window.frames_)).sort((a, b) => a - b);
  if (frames.length < 50) throw new Error(`only ${frames.length} frames were painted`);
  return frames[Math.floor(frames.length * 0.95)] as number;
}

/** From the click on a box to the panel that names the person, and its frame. */
export async function timeClick(page: Page, address: string): Promise<number> {
  await page.goto(`${address}?osoba=I500`);
  await page.locator('[data-drawn]').waitFor();
  await page.getByRole('button', { name: 'Zatvori' }).click();
  await page.getByRole('complementary').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.answeredIn = 0;
    document.querySelector('canvas')?.addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('aside h2')) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          window.answeredIn = performance.now() - timeStamp;
        });
      }).observe(document, { subtree: true, childList: true });
    });
  });
  const board = page.getByRole('application');
  const { width, height } = (await board.boundingBox()) ?? { width: 0, height: 0 };
  // Where whoever the address opened stood: in the middle of what the panel left free.
  await board.click({ position: { x: (width - 424) / 2, y: (76 + height) / 2 } });
  await page.waitForFunction(() => window.answeredIn > 0);
  return page.evaluate(() => window.answeredIn);
}
