import { PLAIN_SIGN, SIGNS } from '../signs.ts';
import type { Palette } from './palette.ts';

/** Drawn at twice the size, so that they are sharp on fine screens. */
export const SIGN_SCALE = 2;
const SIZES = { large: { radius: 14, sign: 18 }, small: { radius: 11, sign: 14 } } as const;

/** A sign in its medal, as an image for the map: `theme/size/group/sign`. */
export function drawSign(id: string, palette: Palette): ImageData | undefined {
  const [, size = '', group = '', sign = ''] = id.split('/');
  const measures = SIZES[size as keyof typeof SIZES];
  if (!measures) return undefined;
  const side = (measures.radius + 2) * 2;
  const canvas = new OffscreenCanvas(side * SIGN_SCALE, side * SIGN_SCALE);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(SIGN_SCALE, SIGN_SCALE);
  context.beginPath();
  context.arc(side / 2, side / 2, measures.radius, 0, 2 * Math.PI);
  context.fillStyle = palette.surface;
  context.fill();
  context.strokeStyle = rimOf(group, palette);
  context.lineWidth = 1.6;
  context.stroke();
  context.translate((side - measures.sign) / 2, (side - measures.sign) / 2);
  context.scale(measures.sign / 24, measures.sign / 24);
  context.fillStyle = palette.ink;
  context.fill(new Path2D(SIGNS[sign] ?? PLAIN_SIGN), 'evenodd');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function rimOf(group: string, palette: Palette): string {
  const rims: Readonly<Record<string, string>> = {
    bosnjak: palette.wine,
    cavar: palette.tile,
    waters: palette.water,
    graveyards: palette.stone,
  };
  return rims[group] ?? palette.gold;
}
