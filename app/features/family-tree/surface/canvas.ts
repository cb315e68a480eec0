import type { Camera } from '../scene/camera.ts';
import type { Face, Measure, Paint } from '../scene/paint.ts';

const FAMILY: Record<Face, string> = { serif: "'Alegreya', Georgia, serif", sans: "'Commissioner', sans-serif" };
const WEIGHT: Record<Face, number> = { serif: 500, sans: 400 };

type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Paints on a canvas whose pixels are `density` to a point of the screen. */
export function paintOnCanvas(context: Canvas2D, paints: readonly Paint[], camera: Camera, density: number): void {
  const scale = camera.k * density;
  context.setTransform(scale, 0, 0, scale, camera.x * density, camera.y * density);
  let font = '';
  for (const paint of paints) {
    context.globalAlpha = paint.alpha;
    switch (paint.kind) {
      case 'rects':
        context.fillStyle = paint.color;
        if (paint.radius === 0) fillRects(context, paint.at);
        else {
          traceRects(context, paint.at, paint.radius);
          context.fill();
        }
        break;
      case 'frames':
        context.strokeStyle = paint.color;
        context.lineWidth = paint.width;
        traceRects(context, paint.at, paint.radius);
        context.stroke();
        break;
      case 'lines':
        context.strokeStyle = paint.color;
        context.lineWidth = paint.width;
        context.lineJoin = 'round';
        context.setLineDash(paint.dash === 0 ? [] : [paint.dash, paint.dash]);
        traceLines(context, paint);
        context.stroke();
        context.setLineDash([]);
        break;
      case 'discs':
        context.fillStyle = paint.color;
        context.beginPath();
        for (let index = 0; index < paint.at.length; index += 3) {
          const [x, y, radius] = paint.at.slice(index, index + 3) as [number, number, number];
          context.moveTo(x + radius, y);
          context.arc(x, y, radius, 0, 2 * Math.PI);
        }
        context.fill();
        break;
      case 'text': {
        const wanted = fontOf(paint.face, paint.size);
        if (wanted !== font) {
          font = wanted;
          context.font = font;
        }
        context.fillStyle = paint.color;
        context.textAlign = paint.anchor === 'middle' ? 'center' : paint.anchor;
        context.fillText(paint.text, paint.x, paint.y);
      }
    }
  }
  context.globalAlpha = 1;
}

function fillRects(context: Canvas2D, at: readonly number[]): void {
  for (let index = 0; index < at.length; index += 4) {
    context.fillRect(at[index] as number, at[index + 1] as number, at[index + 2] as number, at[index + 3] as number);
  }
}

function traceRects(context: Canvas2D, at: readonly number[], radius: number): void {
  context.beginPath();
  for (let index = 0; index < at.length; index += 4) {
    context.roundRect(
      at[index] as number,
      at[index + 1] as number,
      at[index + 2] as number,
      at[index + 3] as number,
      radius,
    );
  }
}

function traceLines(context: Canvas2D, { points, ranges }: Extract<Paint, { kind: 'lines' }>): void {
  context.beginPath();
  for (let index = 0; index < ranges.length; index += 2) {
    const end = ranges[index + 1] as number;
    for (let point = ranges[index] as number; point < end; point += 1) {
      const x = points[2 * point] as number;
      const y = points[2 * point + 1] as number;
      if (point === ranges[index]) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  }
}

function fontOf(face: Face, size: number): string {
  return `${WEIGHT[face]} ${size}px ${FAMILY[face]}`;
}

/** Measured once for each text, at a size where rounding does not tell. */
export function canvasMeasure(): Measure {
  const known = new Map<string, number>();
  const context = document.createElement('canvas').getContext('2d');
  return (text, face) => {
    const key = face + text;
    const width = known.get(key);
    if (width !== undefined) return width;
    if (!context) return text.length / 2;
    context.font = fontOf(face, 100);
    const measured = context.measureText(text).width / 100;
    known.set(key, measured);
    return measured;
  };
}
