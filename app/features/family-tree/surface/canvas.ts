import type { Camera } from '../scene/camera.ts';
import { type Face, type Measure, type Paint, withPictures } from '../scene/paint.ts';

const FAMILY: Record<Face, string> = { serif: "'Alegreya', Georgia, serif", sans: "'Commissioner', sans-serif" };
const WEIGHT: Record<Face, number> = { serif: 500, sans: 400 };

type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Undefined while a picture is not loaded. */
export type CanvasPictures = (address: string) => CanvasImageSource | undefined;

/** Paints on a canvas whose pixels are `density` to a point of the screen. Paths are traced once for each paint. */
export class CanvasPainter {
  readonly #paths = new WeakMap<Paint, Path2D>();

  paint(
    context: Canvas2D,
    paints: readonly Paint[],
    { camera, density, pictures }: { camera: Camera; density: number; pictures: CanvasPictures },
  ): void {
    const scale = camera.k * density;
    context.setTransform(scale, 0, 0, scale, camera.x * density, camera.y * density);
    let font = '';
    for (const paint of withPictures(paints, (address) => pictures(address) !== undefined)) {
      context.globalAlpha = paint.alpha;
      switch (paint.kind) {
        case 'rects':
          context.fillStyle = paint.color;
          context.fill(this.#pathOf(paint));
          break;
        case 'frames':
          context.strokeStyle = paint.color;
          context.lineWidth = paint.width;
          context.stroke(this.#pathOf(paint));
          break;
        case 'lines':
          context.fillStyle = paint.color;
          context.strokeStyle = paint.color;
          context.lineWidth = paint.width;
          context.lineJoin = 'round';
          context.setLineDash(paint.dash === 0 ? [] : [paint.dash, paint.dash]);
          context[paint.isFilled ? 'fill' : 'stroke'](this.#pathOf(paint));
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
          break;
        }
        case 'picture': {
          const [x = 0, y = 0, width = 0, height = 0] = paint.at;
          context.save();
          context.clip(this.#pathOf(paint));
          context.imageSmoothingQuality = 'high';
          context.drawImage(pictures(paint.address) as CanvasImageSource, x, y, width, height);
          context.restore();
        }
      }
    }
    context.globalAlpha = 1;
  }

  #pathOf(paint: Extract<Paint, { kind: 'rects' | 'frames' | 'lines' | 'picture' }>): Path2D {
    const known = this.#paths.get(paint);
    if (known) return known;
    const path = new Path2D();
    if (paint.kind === 'lines') traceLines(path, paint);
    else traceRects(path, paint.at, paint.radius);
    this.#paths.set(paint, path);
    return path;
  }
}

function traceRects(path: Path2D, at: readonly number[], radius: number): void {
  for (let index = 0; index < at.length; index += 4) {
    const [x, y] = [at[index] as number, at[index + 1] as number];
    const [width, height] = [at[index + 2] as number, at[index + 3] as number];
    if (radius === 0) path.rect(x, y, width, height);
    else path.roundRect(x, y, width, height, radius);
  }
}

function traceLines(path: Path2D, { points, ranges }: Extract<Paint, { kind: 'lines' }>): void {
  for (let index = 0; index < ranges.length; index += 2) {
    const end = ranges[index + 1] as number;
    for (let point = ranges[index] as number; point < end; point += 1) {
      const x = points[2 * point] as number;
      const y = points[2 * point + 1] as number;
      if (point === ranges[index]) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
}

function fontOf(face: Face, size: number): string {
  return `${WEIGHT[face]} ${size}px ${FAMILY[face]}`;
}

/** Measured once for each text, at a size where rounding does not matter. */
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
