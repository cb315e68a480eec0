import { PLAIN_SIGN, SIGNS } from '../signs.ts';
import type { Palette } from './palette.ts';

/** Drawn at twice the size, so that they are sharp on fine screens. */
export const SIGN_SCALE = 2;
const STOP_RADIUS = 14;
const SIZES = { large: { radius: 14, sign: 18 }, small: { radius: 11, sign: 14 } } as const;

interface Disc {
  readonly radius: number;
  readonly fill: string;
  readonly rim: string;
}

/** An image of the map: `theme/large|small/group/sign`, `theme/cluster/radius`, `theme/stop`. */
export function drawImage(id: string, palette: Palette): ImageData | undefined {
  const [, kind = '', group = '', sign = ''] = id.split('/');
  if (kind === 'cluster') return drawDisc({ radius: Number(group), fill: palette.raised, rim: palette.gold });
  if (kind === 'stop') return drawDisc({ radius: STOP_RADIUS, fill: palette.accent, rim: palette.accentInk });
  const measures = SIZES[kind as keyof typeof SIZES];
  if (!measures) return undefined;
  const medal = { radius: measures.radius, fill: palette.surface, rim: rimOf(group, palette) };
  return drawDisc(medal, (context) => {
    context.translate(-measures.sign / 2, -measures.sign / 2);
    context.scale(measures.sign / 24, measures.sign / 24);
    context.fillStyle = palette.ink;
    context.fill(new Path2D(SIGNS[sign] ?? PLAIN_SIGN), 'evenodd');
  });
}

function drawDisc({ radius, fill, rim }: Disc, fillIn?: (context: OffscreenCanvasRenderingContext2D) => void) {
  const side = (radius + 2) * 2;
  const canvas = new OffscreenCanvas(side * SIGN_SCALE, side * SIGN_SCALE);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(SIGN_SCALE, SIGN_SCALE);
  context.translate(side / 2, side / 2);
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = 1.6;
  context.stroke();
  fillIn?.(context);
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
