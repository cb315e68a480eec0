import { expect, type Page } from '@playwright/test';

export const MAP = '/interaktivna-karta';

/** The map as a browser draws it, once it is there; drawing in software on a busy machine takes its time. */
export async function liveMap(page: Page) {
  const canvas = page.locator('canvas.maplibregl-canvas');
  await expect(canvas).toBeVisible({ timeout: 45_000 });
  return canvas;
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
