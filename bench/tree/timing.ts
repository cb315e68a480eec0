import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    drawnAt: number;
    answeredIn: number;
    /** Whether what is written on the canvas shows what was asked for. */
    awaited: (texts: readonly string[]) => boolean;
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

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, in microseconds: a busy machine does not lengthen it. */
  readonly tdur?: number;
}

/** The 95th percentile of what scripts take of a frame while the tree is dragged: listeners and painting together. */
export async function timePanning(browser: Browser, page: Page, address: string, isWhole: boolean): Promise<number> {
  await page.goto(address);
  await page.locator('[data-drawn]').waitFor();
  if (isWhole) {
    await page.getByRole('button', { name: 'Sve na zaslon' }).click();
    await page.waitForFunction(() => /polozaj=/.test(location.search));
  }
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(720, 500);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let step = 0; step < 240; step += 1) {
    await page.mouse.move(700 + 250 * Math.sin(step / 20), 500 + 60 * Math.cos(step / 15));
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.mouse.up();
  const frames = scriptOfFrames(trace.traceEvents).sort((a, b) => a - b);
  if (frames.length < 50) throw new Error(`only ${frames.length} frames were painted`);
  return frames[Math.floor(frames.length * 0.95)] as number;
}

/** Milliseconds by frame: what was dispatched since the frame before, and the frame's own callback. */
function scriptOfFrames(events: readonly TraceEvent[]): number[] {
  const frames: number[] = [];
  let spent = 0;
  for (const { name, tdur, dur } of [...events].sort((a, b) => a.ts - b.ts)) {
    if (name !== 'EventDispatch' && name !== 'FireAnimationFrame') continue;
    spent += (tdur ?? dur ?? 0) / 1000;
    if (name !== 'FireAnimationFrame') continue;
    frames.push(spent);
    spent = 0;
  }
  return frames;
}

/** From the click on a box to the panel that names the person, and its frame. */
export async function timeClick(page: Page, address: string): Promise<number> {
  await page.goto(`${address}?osoba=I100`);
  await page.locator('[data-drawn]').waitFor();
  await page.getByRole('button', { name: 'Zatvorite' }).click();
  await page.getByRole('complementary').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.answeredIn = 0;
    // Before the page's own listener, which may answer at once.
    const watch = ({ timeStamp }: MouseEvent) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('aside h2')) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          window.answeredIn = performance.now() - timeStamp;
        });
      }).observe(document, { subtree: true, childList: true });
    };
    document.addEventListener('click', watch, { capture: true, once: true });
  });
  const canvas = page.getByRole('application');
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  // Where whoever the address opened stood: in the middle of what the panel left free.
  await canvas.click({ position: { x: (width - 424) / 2, y: (76 + height) / 2 } });
  await page.waitForFunction(() => window.answeredIn > 0);
  return page.evaluate(() => window.answeredIn);
}

/** From the press that saves an edit to the frame in which the drawing shows it. */
export interface EditTimes {
  readonly added: number;
  readonly dated: number;
  readonly deleted: number;
}

/** Somebody new, another year of birth, and somebody who is taken out. */
export async function timeEdits(page: Page, address: string, person: string): Promise<EditTimes> {
  await page.addInitScript(() => {
    window.answeredIn = 0;
    window.awaited = () => false;
    let pressed = 0;
    let painted: string[] = [];
    const press = () => {
      pressed = performance.now();
      window.answeredIn = 0;
      painted = [];
    };
    addEventListener('submit', press, { capture: true });
    addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('[data-row=delete]') && press(),
      {
        capture: true,
      },
    );
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (...text) {
      // All that is written in one frame is one picture.
      if (painted.length === 0)
        queueMicrotask(() => {
          const isShown = pressed > 0 && window.answeredIn === 0 && window.awaited(painted);
          if (isShown)
            requestAnimationFrame(() => {
              window.answeredIn ||= performance.now() - pressed;
            });
          painted = [];
        });
      painted.push(text[0]);
      write.apply(this, text);
    };
  });
  await page.goto(`${address}?osoba=${person}`);
  await page.locator('[data-drawn]').waitFor();
  await page.waitForFunction(() => history.state !== null);
  await page.getByRole('button', { name: 'Uredite' }).click();
  const answered = async () => {
    await page.waitForFunction(() => window.answeredIn > 0);
    const took = await page.evaluate(() => window.answeredIn);
    await page.getByRole('status').getByText('Spremljeno').waitFor();
    await page.getByRole('form').waitFor({ state: 'detached' });
    return took;
  };
  await page.getByRole('button', { name: 'Dodajte dijete' }).click();
  await page.getByRole('textbox', { name: 'Ime', exact: true }).fill('Zina');
  await page.evaluate(() => {
    window.awaited = (texts) => texts.includes('Zina');
  });
  await page.keyboard.press('Enter');
  const added = await answered();
  await page.getByRole('button', { name: /^Rođenje/ }).click();
  await page.getByRole('textbox', { name: 'Kada' }).fill('1777.');
  await page.evaluate(() => {
    window.awaited = (texts) => texts.some((text) => text.includes('1777'));
  });
  await page.keyboard.press('Enter');
  const dated = await answered();
  await page.evaluate(() => {
    window.awaited = (texts) => texts.length > 0 && !texts.some((text) => text.includes('1777'));
  });
  await page.getByRole('button', { name: 'Izbrišite osobu iz stabla' }).click();
  const deleted = await answered();
  return { added, dated, deleted };
}
