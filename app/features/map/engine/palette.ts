import type { Band } from '../../../../domain/geography/contours.ts';

/** Colours of the theme that the map is painted with, and how strongly its hill is shaded, by the names the map gives them. */
const TOKENS = {
  plain: '--map-plain',
  summit: '--map-summit',
  contour: '--map-contour',
  path: '--map-path',
  name: '--map-name',
  halo: '--map-halo',
  shading: '--map-shading',
  surface: '--surface',
  raised: '--surface-raised',
  ink: '--ink',
  inkSoft: '--ink-soft',
  line: '--line-strong',
  gold: '--gold',
  wine: '--wine',
  tile: '--tile',
  accent: '--accent',
  accentInk: '--accent-ink',
  stone: '--scene-stone',
  stoneLight: '--scene-stone-light',
  leaf: '--scene-leaf',
  water: '--scene-water',
  skyHigh: '--hill-sky-high',
  skyLow: '--hill-sky-low',
  skyGlow: '--hill-sky-glow',
} as const;

export type Palette = Readonly<Record<keyof typeof TOKENS, string>>;

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(entries) as Palette;
}

/** How much of the summit's colour the ground of each band has, in per cent: none on the plain, all on the top. */
export function bandShares(bands: readonly Band[]): number[] {
  const floors = bands.map(({ floor }) => floor);
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  return floors.map((floor) => Math.round(12 + (88 * (floor - lowest)) / Math.max(1, highest - lowest)));
}
