import type { Position } from '../../domain/geography/position.ts';

/** Positions as people write them, one a line, latitude first: 43.39692, 17.614473, 449.9 */
export function printPositions(positions: readonly Position[]): string {
  return positions
    .map(([longitude, latitude, height]) =>
      [latitude, longitude, height].filter((part) => part !== undefined).join(', '),
    )
    .join('\n');
}

/** Nothing when a line is no position. Decimal points; parts stand apart by commas, semicolons or spaces. */
export function parsePositions(text: string): Position[] | undefined {
  const positions = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line): Position | undefined => {
      const parts = line.split(/[\s,;]+/).filter(Boolean);
      const numbers = parts.map(Number);
      if (parts.length < 2 || parts.length > 3 || !numbers.every(Number.isFinite)) return undefined;
      const [latitude = 0, longitude = 0, height] = numbers;
      return height === undefined ? [longitude, latitude] : [longitude, latitude, height];
    });
  return positions.every((position) => position !== undefined) ? positions : undefined;
}

/** Six decimals are a hand's breadth: more would only pretend. */
export function rounded([longitude, latitude]: Position): Position {
  return [Math.round(longitude * 1e6) / 1e6, Math.round(latitude * 1e6) / 1e6];
}
