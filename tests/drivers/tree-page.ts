import { expect, type Page } from '@playwright/test';
import { isReady } from './ready-page.ts';

interface ShownName {
  readonly name: string;
  readonly pixels: number;
  readonly isGiven: boolean;
  /** Not on the path that is highlighted. */
  readonly isDimmed: boolean;
  readonly x: number;
  readonly y: number;
  /** About where the card lies, a little larger. */
  readonly card: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** The page of a tree, drawn. */
export class TreePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.isDrawn();
  }

  async isDrawn(): Promise<void> {
    await expect(this.page.locator('[data-drawn]')).toBeVisible();
    // The camera takes its place when the canvas has got its size, which may be a frame later.
    const hasSize = (canvas: HTMLCanvasElement) =>
      Math.abs(canvas.width - canvas.clientWidth * Math.min(devicePixelRatio, 3)) < 1;
    await expect.poll(() => this.canvas.locator('canvas').evaluate(hasSize)).toBe(true);
    await isReady(this.page);
  }

  get canvas() {
    return this.page.getByRole('application');
  }

  get panel() {
    return this.page.getByRole('complementary', { name: 'Osoba' });
  }

  get search() {
    return this.page.getByRole('combobox', { name: 'Pronađite osobu' });
  }

  get view() {
    return this.page.getByRole('combobox', { name: 'Pogled' });
  }

  /** Whom the field that is written in offers. */
  get offered() {
    return this.page.getByRole('listbox').getByRole('option');
  }

  parameter(name: string): string | null {
    return new URL(this.page.url()).searchParams.get(name);
  }

  /** How near the camera is, as the address has it. */
  scale(): number {
    return Number(this.parameter('polozaj')?.split(',')[2] ?? Number.NaN);
  }

  /** Where the face of whoever the address opens stands on the screen, at a scale: beside the middle of what the panel leaves. */
  async facePlace(k: number): Promise<{ readonly x: number; readonly y: number }> {
    const { width, height } = (await this.canvas.boundingBox()) ?? { width: 0, height: 0 };
    return { x: (width - 424) / 2 - 36 * k, y: (76 + height) / 2 - 10 * k };
  }

  /** The colour that is painted there, as red, green and blue. */
  async faceColour(k: number): Promise<readonly number[]> {
    const place = await this.facePlace(k);
    return this.canvas.locator('canvas').evaluate((canvas: HTMLCanvasElement, { x, y }) => {
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(x - 8, y - 8, 16, 16);
      const sums = [0, 0, 0];
      data.forEach((value, at) => {
        if (at % 4 < 3) sums[at % 4] = (sums[at % 4] as number) + value / 256;
      });
      return sums.map(Math.round);
    }, place);
  }

  /** The names that are painted, and where they stand on the screen: the camera is kept by d3 on the canvas itself. */
  async namesOnScreen(): Promise<readonly ShownName[]> {
    return this.page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const { __zoom: zoom } = document.querySelector('[role=application] canvas') as unknown as {
        __zoom: { x: number; y: number; k: number };
      };
      const names = [...document.querySelectorAll('#ispis-stabla text[font-family^=Alegreya]')].map((text) => {
        const read = (name: string) => Number(text.getAttribute(name));
        const [x, y, size] = [read('x'), read('y'), read('font-size')];
        const onScreen = (left: number, top: number) => ({ x: left * zoom.k + zoom.x, y: top * zoom.k + zoom.y });
        // Given names stand 22 to 32 units below the upper edge of their card, which is 128 by 72.
        const [from, to] = [onScreen(x - 51, y - 32), onScreen(x + 116, y + 50)];
        return {
          name: text.textContent ?? '',
          pixels: size * zoom.k,
          isGiven: [24, 15].includes(size) || (size === 19 && zoom.k >= 0.69),
          isDimmed: text.hasAttribute('opacity'),
          ...onScreen(x, y),
          card: { left: from.x, top: from.y, right: to.x, bottom: to.y },
        };
      });
      window.dispatchEvent(new Event('afterprint'));
      return names;
    });
  }

  /** Where a text that is painted begins on the screen, how large, and at which scale; undefined where it is not painted. */
  async placeOf(words: string) {
    return this.page.evaluate((wanted) => {
      window.dispatchEvent(new Event('beforeprint'));
      const canvas = document.querySelector('[role=application] canvas') as HTMLCanvasElement;
      const { __zoom: zoom } = canvas as unknown as { __zoom: { x: number; y: number; k: number } };
      const text = [...document.querySelectorAll('#ispis-stabla text')].find(
        ({ textContent }) => textContent === wanted,
      );
      const [x = 0, y = 0, size = 0] = ['x', 'y', 'font-size'].map((name) => Number(text?.getAttribute(name)));
      window.dispatchEvent(new Event('afterprint'));
      const { left, top } = canvas.getBoundingClientRect();
      const { k } = zoom;
      return text && { x: left + x * k + zoom.x, y: top + y * k + zoom.y, pixels: size * k, k };
    }, words);
  }

  /** What is on the screen, as the SVG that a browser would print: names, lines and colours as text. */
  async printedSvg(): Promise<string> {
    return this.page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const svg = document.querySelector('#ispis-stabla svg') as Element;
      const text = new XMLSerializer().serializeToString(svg);
      window.dispatchEvent(new Event('afterprint'));
      return text;
    });
  }

  /** The file that the panel makes of it, with its faces and pictures. */
  async exportedSvg(): Promise<string> {
    const tool = this.page.getByRole('button', { name: 'Ispis i izvoz' });
    await tool.click();
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'SVG', exact: true }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    await tool.click();
    // Letters and faces themselves are long and say nothing.
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/base64,[^)"]*/g, '');
  }
}

/** The names on the boxes of an exported picture. */
export function namesIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*Alegreya[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}
