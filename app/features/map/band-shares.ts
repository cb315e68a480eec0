import type { Band } from '../../../domain/geography/contours.ts';

/** How much of the summit's colour the ground of each band has, in per cent: none on the plain, all on the top. */
export function bandShares(bands: readonly Band[]): number[] {
  const floors = bands.map(({ floor }) => floor);
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  return floors.map((floor) => Math.round(12 + (88 * (floor - lowest)) / Math.max(1, highest - lowest)));
}
