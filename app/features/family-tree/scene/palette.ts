import type { Tone } from './colouring.ts';

export type Theme = 'dark' | 'light';

/** The theme's colours as a canvas and a printer need them. */
export interface Palette {
  /** Whose colours they are: drawings are made in either. */
  readonly theme: Theme;
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly gold: string;
  readonly tones: readonly string[];
  readonly plain: string;
}

export function toneColour(palette: Palette, tone: Tone): string {
  return tone === 'plain' ? palette.plain : (palette.tones[tone] ?? palette.plain);
}

const NAMES = {
  paper: '--paper',
  surface: '--surface',
  ink: '--ink',
  inkSoft: '--ink-soft',
  line: '--line',
  lineStrong: '--line-strong',
  gold: '--gold',
  plain: '--tone-plain',
} as const;
const TONES = ['--tone-1', '--tone-2', '--tone-3', '--tone-4', '--tone-5', '--tone-6', '--tone-7'];

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const named = Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, read(name)]));
  const theme = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
  return { ...(named as unknown as Omit<Palette, 'theme' | 'tones'>), theme, tones: TONES.map(read) };
}

/** As by day: on paper the night would be a lake of ink. */
export function readPaperPalette(element: Element): Palette {
  const { dataset } = document.documentElement;
  const theme = dataset.theme;
  // Within one turn nobody sees it.
  dataset.theme = 'light';
  const palette = readPalette(element);
  dataset.theme = theme;
  return palette;
}
