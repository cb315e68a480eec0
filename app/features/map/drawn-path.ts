import type { Geometry } from '../../../domain/geography/geometry.ts';
import { type Camera, type Pixel, toPixel } from '../../../domain/geography/mercator.ts';
import type { Position } from '../../../domain/geography/position.ts';

/** Pixels from the middle of what the camera sees. */
export function projection({ longitude, latitude, zoom }: Camera): (position: Position) => Pixel {
  const middle = toPixel([longitude, latitude], zoom);
  return (position) => {
    const { x, y } = toPixel(position, zoom);
    return { x: round(x - middle.x), y: round(y - middle.y) };
  };
}

/** The path of a line or an area in an SVG. */
export function pathData(geometry: Geometry, project: (position: Position) => Pixel): string {
  if (geometry.type === 'Point') return '';
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  const end = geometry.type === 'Polygon' ? 'Z' : '';
  return lines.map((line) => `${linePath(line, project)}${end}`).join('');
}

/** Points that fall on the same spot are drawn once. */
function linePath(line: readonly Position[], project: (position: Position) => Pixel): string {
  let path = '';
  let last: Pixel | undefined;
  for (const position of line) {
    const here = project(position);
    if (last && last.x === here.x && last.y === here.y) continue;
    path += `${last ? 'L' : 'M'}${here.x} ${here.y}`;
    last = here;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
