import type { Paint } from '../scene/paint.ts';
import { FACE_WIDTH } from '../scene/paint-boxes.ts';
import { CanvasPainter } from '../surface/canvas.ts';
import { loadPicture, PICTURE_SIDE } from '../surface/picture-cache.ts';
import { svgOf } from '../surface/svg.ts';
import { dataAddressAt, faceRules, jpegAt, loadPictures, loadPrintFaces } from './embed.ts';
import { pdfOf } from './pdf.ts';
import {
  type ExportSource,
  type Extent,
  type Picture,
  pictureOf,
  printedDrawing,
  titleOf,
  withWholeCards,
} from './picture.ts';
import { layOnPage, paperPalette } from './print-page.ts';
import {
  type Arrangement,
  type PaperName,
  type PrintedDrawing,
  sheetsFor,
  type Unreadable,
  unreadableOn,
} from './sheets.ts';

export interface Paper {
  readonly paper: PaperName;
  readonly arrangement: Arrangement;
  /** Made even if its letters are too small to read. */
  readonly isSure?: boolean;
}

export type ExportFormat = { readonly kind: 'svg' | 'png' | 'print' } | ({ readonly kind: 'pdf' } & Paper);

export interface ExportChoices {
  readonly extent: Extent;
  /** Light unless it is asked for, whatever the theme on the screen. What is printed here is always light. */
  readonly isDark: boolean;
}

/**
 * Downloads or prints a tree; where its letters could not be read on paper, it says so instead. That it is a sample stands
 * beneath the drawing, on paper beside its title.
 */
export async function exportTree(
  source: ExportSource,
  format: ExportFormat,
  { extent, isDark }: ExportChoices,
): Promise<Unreadable | undefined> {
  const { title, sample, camera, scene } = source;
  const isPaper = format.kind === 'print' || (format.kind === 'pdf' && !isDark);
  const palette = isPaper ? paperPalette(source) : source.paletteOf(isDark ? 'dark' : 'light');
  const seen = pictureOf(source, extent, palette);
  const picture = format.kind === 'pdf' || format.kind === 'print' ? withWholeCards(scene, seen) : seen;
  const labelled = () => (sample ? withLineBelow(picture, sample, extent === 'visible' ? 1 / camera.k : 1) : picture);
  const name = title.toLowerCase().replaceAll(' ', '-');
  switch (format.kind) {
    case 'print':
      await print(picture, titleOf(source));
      return undefined;
    case 'svg':
      download(await asSvg(labelled(), title), `${name}.svg`);
      return undefined;
    case 'png':
      download(await asPng(labelled(), extent === 'visible' ? 2 * camera.k : 2), `${name}.png`);
      return undefined;
    case 'pdf': {
      const { paper, arrangement, isSure = false } = format;
      const drawing = printedDrawing(scene, picture);
      const unreadable = isSure ? undefined : unreadableOn(drawing, smallestName(picture), paper, arrangement);
      if (!unreadable) download(await asPdf(picture, drawing, format, titleOf(source)), `${name}.pdf`);
      return unreadable;
    }
  }
}

/** Names are what must be read; years and places are smaller, and are read from near. */
function smallestName({ paints }: Picture): number {
  return paints.reduce(
    (least, paint) => (paint.kind === 'text' && paint.face === 'serif' ? Math.min(least, paint.size) : least),
    Number.POSITIVE_INFINITY,
  );
}

/** Words under the drawing, never over it. */
function withLineBelow({ paints, rect, palette }: Picture, text: string, unit: number): Picture {
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
    color: palette.background,
    alpha: 1,
    radius: 0,
    at: [rect.left, rect.bottom, rect.right - rect.left, 32 * unit],
  };
  return { paints: [...paints, strip, line], rect: { ...rect, bottom: rect.bottom + 32 * unit }, palette };
}

async function asSvg({ paints, rect, palette: { background, surface } }: Picture, title: string): Promise<Blob> {
  const [faces, pictures] = await Promise.all([
    faceRules(),
    loadPictures(paints, (address) => dataAddressAt(address, surface)),
  ]);
  const text = svgOf(paints, { rect, background, title, faces, pictures });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Browsers refuse canvases beyond this, in pixels along a side and altogether. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

/** Two pixels to a point of the screen as it is seen, fewer where the picture would be too large to make. */
async function asPng({ paints, rect, palette: { background } }: Picture, scale: number): Promise<Blob> {
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
  { paints, rect, palette }: Picture,
  drawing: PrintedDrawing,
  { paper, arrangement }: Paper,
  title: string,
): Promise<Blob> {
  const sheets = sheetsFor(drawing, paper, arrangement);
  const [faces, pictures] = await Promise.all([
    loadPrintFaces(),
    loadPictures(paints, (address) => jpegAt(address, palette.surface)),
  ]);
  return pdfOf({ paints, rect, sheets, faces, pictures, title, background: palette.background, ink: palette.inkSoft });
}

/** The browser's own printing, once the faces are there. */
async function print(picture: Picture, title: string): Promise<void> {
  const { paints, palette } = picture;
  const pictures = await loadPictures(paints, (address) => dataAddressAt(address, palette.surface));
  const remove = layOnPage(picture, title, pictures);
  window.print();
  remove();
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers read the blob some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
