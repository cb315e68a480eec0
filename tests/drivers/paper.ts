import { expect, type Page } from '@playwright/test';

/** A sheet of A4 between its margins, in CSS pixels. */
export const PAPER = { width: 680, height: 990 };

/** What would be wrong with the page on paper as it stands: faint words, something to press, something that sticks out. */
export async function expectGoodPaper(page: Page): Promise<void> {
  // Paper is white: the dark theme is the one that may go wrong.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(faintTexts)).toEqual([]);
  const pressed = page.locator('button, input, select, textarea, form, nav, dialog').filter({ visible: true });
  await expect(pressed).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
  await expect(page.getByText(/^Izvor: http.*ispisano/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** Texts with less than 7:1 between them and what is below, as a printer that prints backgrounds would show them. */
function faintTexts(): string[] {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const read = (colour: string): Colour => {
    if (!pixel) throw new Error('no canvas');
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
    red * alpha + below[0] * (1 - alpha),
    green * alpha + below[1] * (1 - alpha),
    blue * alpha + below[2] * (1 - alpha),
    1,
  ];
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (value: number) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const below = (element: Element | null): Colour =>
    element ? over(read(getComputedStyle(element).backgroundColor), below(element.parentElement)) : [255, 255, 255, 1];
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

  const faint = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim();
    if (!words || !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (element.closest('script, style, svg, noscript') || element.getBoundingClientRect().width <= 1) continue;
    const ground = below(element);
    const [red, green, blue, alpha] = read(getComputedStyle(element).color);
    const ink = over([red, green, blue, alpha * opacityOf(element)], ground);
    const [bright, dark] = [luminance(ink), luminance(ground)].sort((a, b) => b - a) as [number, number];
    const contrast = (bright + 0.05) / (dark + 0.05);
    if (contrast < 7) faint.add(`${contrast.toFixed(1)} ${words.slice(0, 40)}`);
  }
  return [...faint];
}
