export type Theme = 'dark' | 'light';

/** The theme's colours as a canvas and a printer need them. */
export interface Palette {
  /** Whose colours they are: drawings are made in either. */
  readonly theme: Theme;
  readonly background: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly gold: string;
  readonly tones: readonly string[];
  readonly plain: string;
}

/** A place in the palette; `plain` is for those who belong to none. */
export type Tone = number | 'plain';

export function toneColour(palette: Palette, tone: Tone): string {
  return tone === 'plain' ? palette.plain : (palette.tones[tone] ?? palette.plain);
}

const TONES = ['--tone-1', '--tone-2', '--tone-3', '--tone-4', '--tone-5', '--tone-6', '--tone-7'];

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
    background: read('--paper'),
    surface: read('--surface'),
    ink: read('--ink'),
    inkSoft: read('--ink-soft'),
    line: read('--line'),
    lineStrong: read('--line-strong'),
    gold: read('--gold'),
    plain: read('--tone-plain'),
    tones: TONES.map(read),
  };
}

/** The colours of a theme, whichever is on the screen. */
export function readPaletteOf(theme: Theme, element: Element): Palette {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  // Set back in the same task, before anything is painted.
  dataset.theme = theme;
  const palette = readPalette(element);
  dataset.theme = shown;
  return palette;
}
