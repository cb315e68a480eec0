import { expect, type Locator, type Page } from '@playwright/test';

export const MAP = '/interaktivna-karta';

/** The map as a browser draws it, once it is there; drawing in software on a busy machine takes its time. */
export async function liveMap(page: Page) {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toBeVisible({ timeout: 90_000 });
  return canvas;
}

/** The drawing once its scripts have hold of it: what is pressed or dragged before is lost, or does what a link does. */
export async function heldDrawing(page: Page): Promise<Locator> {
  const drawing = page.getByRole('group', { name: 'Nacrt brda' });
  // There d3 keeps whom it tells of gestures; all else on the page was taken over before.
  await expect.poll(() => drawing.evaluate((svg) => '__on' in svg)).toBe(true);
  return drawing;
}

/** Waits until what lies under the pointer on the live map can be pressed, or no longer: its cursor says so. */
export async function pointAt(page: Page, { x, y }: { x: number; y: number }, pressable: boolean): Promise<void> {
  const canvas = page.locator('canvas.maplibregl-canvas');
  let aside = 0;
  await expect
    .poll(async () => {
      // Only a pointer that moves is answered.
      aside = 1 - aside;
      await page.mouse.move(x + aside, y);
      return canvas.evaluate(({ style }: HTMLCanvasElement) => style.cursor);
    })
    .toBe(pressable ? 'pointer' : '');
}

export async function withoutGraphics(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
    } as typeof real;
  });
}

/** What was asked of anybody but this site. */
export function watchForeign(page: Page, address: string): string[] {
  const foreign: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${address}/`) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  return foreign;
}

export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
