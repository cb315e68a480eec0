import { type Camera, type Rect, type Size, visibleRect } from '../scene/camera.ts';
import type { Measure, Paint, RenderStyle } from '../scene/paint.ts';
import { FACE_WIDTH } from '../scene/paint-boxes.ts';
import { paintList } from '../scene/paint-list.ts';
import type { Palette } from '../scene/palette.ts';
import type { Scene } from '../scene/scene.ts';
import { CanvasPainter } from '../surface/canvas.ts';
import { loadPicture, PICTURE_SIDE } from '../surface/picture-cache.ts';
import { svgOf } from '../surface/svg.ts';
import type { TreeModel } from '../tree-model.ts';
import { dataAddressAt, faceRules, jpegAt, loadPictures, loadPrintFaces } from './embed.ts';
import { pdfOf } from './pdf.ts';
import { type Arrangement, type PaperName, sheetsFor } from './sheets.ts';

/** What is exported: what is visible, or all of the view. */
export type Extent = 'visible' | 'whole';

export type ExportFormat =
  | { readonly kind: 'svg' | 'png' | 'print' }
  | { readonly kind: 'pdf'; readonly paper: PaperName; readonly arrangement: Arrangement };

/** A tree as it is exported: its paints, and what part of the drawing they show. */
interface Picture {
  readonly paints: readonly Paint[];
  readonly rect: Rect;
  readonly background: string;
}

export interface ExportSource {
  readonly scene: Scene;
  readonly tree: TreeModel;
  readonly style: RenderStyle;
  readonly camera: Camera;
  readonly size: Size;
  readonly measure: Measure;
  /** The colours for paper, whatever the theme. */
  readonly printPalette: () => Palette;
  readonly title: string;
}

const PAPER_WHITE = '#ffffff';
const AIR = 40;
/** Near enough that everything is written on every box. */
const READING = 1.2;

/**
 * Downloads or prints a tree. Files look as the screen does; paper is white whatever the theme. That it is a sample stands
 * beneath the drawing, on each sheet of a PDF beside its title.
 */
export async function exportTree(
  source: ExportSource,
  format: ExportFormat,
  extent: Extent,
  sample: string,
): Promise<void> {
  const { title, camera, style } = source;
  const isPaper = format.kind === 'pdf' || format.kind === 'print';
  const palette = isPaper ? { ...source.printPalette(), background: PAPER_WHITE } : style.palette;
  const drawn = pictureOf(source, extent, palette);
  const picture = sample ? withLineBelow(drawn, sample, palette, extent === 'visible' ? 1 / camera.k : 1) : drawn;
  const name = title.toLowerCase().replaceAll(' ', '-');
  switch (format.kind) {
    case 'print':
      return print(picture, title);
    case 'svg':
      return download(await asSvg(picture, title), `${name}.svg`);
    case 'png':
      return download(await asPng(picture, extent === 'visible' ? 2 * camera.k : 2), `${name}.png`);
    case 'pdf':
      return download(await asPdf(drawn, { ...format, title: sample ? `${title} · ${sample}` : title }), `${name}.pdf`);
  }
}

/** Exactly what is visible, or all of the view at reading size; without the marks of the cursor and the pointer. */
function pictureOf(
  { scene, tree, style, camera, size, measure }: ExportSource,
  extent: Extent,
  palette: Palette,
): Picture {
  const unmarked: RenderStyle = { ...style, palette, hovered: -1, cursor: -1 };
  const { background } = palette;
  if (extent === 'visible') {
    const paints = paintList(scene, tree, unmarked, { camera, size, measure });
    return { paints, rect: visibleRect(camera, size), background };
  }
  const { left, top, right, bottom } = scene.bounds;
  const rect = { left: left - AIR, top: top - AIR - (scene.lines ? 0 : 60), right: right + AIR, bottom: bottom + AIR };
  const whole = {
    camera: { k: READING, x: -rect.left * READING, y: -rect.top * READING },
    size: { width: (rect.right - rect.left) * READING, height: (rect.bottom - rect.top) * READING },
    measure,
  };
  return { paints: paintList(scene, tree, { ...unmarked, open: -1 }, whole), rect, background };
}

/** Words under the drawing, never over it. */
function withLineBelow({ paints, rect, background }: Picture, text: string, palette: Palette, unit: number): Picture {
  const line: Paint = {
    kind: 'text',
    color: palette.inkSoft,
    alpha: 1,
    face: 'sans',
    size: 14 * unit,
    x: rect.left + 16 * unit,
    y: rect.bottom + 20 * unit,
    anchor: 'start',
    text,
  };
  const strip: Paint = {
    kind: 'rects',
    color: background,
    alpha: 1,
    radius: 0,
    at: [rect.left, rect.bottom, rect.right - rect.left, 32 * unit],
  };
  return { paints: [...paints, strip, line], rect: { ...rect, bottom: rect.bottom + 32 * unit }, background };
}

async function asSvg({ paints, rect, background }: Picture, title: string): Promise<Blob> {
  const [faces, pictures] = await Promise.all([faceRules(), loadPictures(paints, dataAddressAt)]);
  const text = svgOf(paints, { rect, background, title, faces, pictures });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Browsers refuse canvases beyond this, in pixels along a side and altogether. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

/** Two pixels to a point of the screen as it is seen, fewer where the picture would be too large to make. */
async function asPng({ paints, rect, background }: Picture, scale: number): Promise<Blob> {
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  const fit = Math.min(scale, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * fit);
  canvas.height = Math.round(height * fit);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  // A picture of ten thousand people shows each face small, and holds no more of it than that.
  const side = Math.min(PICTURE_SIDE, Math.max(16, Math.ceil(FACE_WIDTH * fit)));
  const pictures = await loadPictures(paints, (address) => loadPicture(address, side));
  new CanvasPainter().paint(context, paints, {
    camera: { k: fit, x: -rect.left * fit, y: -rect.top * fit },
    density: 1,
    pictures: (address) => pictures.get(address),
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
  });
}

async function asPdf(
  { paints, rect }: Picture,
  {
    title,
    paper,
    arrangement,
  }: { readonly title: string; readonly paper: PaperName; readonly arrangement: Arrangement },
): Promise<Blob> {
  const drawing = { width: rect.right - rect.left, height: rect.bottom - rect.top };
  const sheets = sheetsFor(drawing, paper, arrangement);
  const [faces, pictures] = await Promise.all([loadPrintFaces(), loadPictures(paints, jpegAt)]);
  return pdfOf({ paints, rect, sheets, faces, pictures, title });
}

/** The browser's own printing, with the picture alone on the page. */
async function print({ paints, rect, background }: Picture, title: string): Promise<void> {
  const pictures = await loadPictures(paints, dataAddressAt);
  const frame = document.createElement('div');
  frame.id = 'ispis-stabla';
  frame.innerHTML = svgOf(paints, { rect, background, title, pictures });
  document.body.append(frame);
  document.documentElement.toggleAttribute('data-printing', true);
  window.print();
  document.documentElement.removeAttribute('data-printing');
  frame.remove();
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers read the blob some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
