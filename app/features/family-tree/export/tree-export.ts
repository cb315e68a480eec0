import { detailAt, type Paint } from '../scene/paint.ts';
import { FACE_WIDTH, SURNAME_SIZE } from '../scene/paint-boxes.ts';
import { CanvasPainter, type CanvasPictures } from '../surface/canvas.ts';
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
  scaleOf,
  titleOf,
  withWholeCards,
} from './picture.ts';
import { layOutPoster, paintPoster } from './poster.ts';
import { layOnPage, paperPalette } from './print-page.ts';
import { type Arrangement, legibilityOn, type PaperName, sheetsFor } from './sheets.ts';

export type ExportKind = 'svg' | 'png' | 'print' | 'pdf';

export interface ExportChoices {
  readonly extent: Extent;
  /** Light unless it is asked for, whatever the theme on the screen. What is printed here is always light. */
  readonly isDark: boolean;
  /** Whose ancestors or descendants are shown; empty for everyone. */
  readonly subtitle: string;
  readonly paper: PaperName;
  readonly arrangement: Arrangement;
}

/** Downloads or prints a tree. That it is a sample stands beneath the drawing, on paper beside its title. */
export async function exportTree(source: ExportSource, kind: ExportKind, choices: ExportChoices): Promise<void> {
  const { title, sample, camera, scene } = source;
  const { extent } = choices;
  const unit = extent === 'visible' ? 1 / camera.k : 1;
  const picture = () => pictureOf(source, extent, paletteFor(source, kind, choices));
  const labelled = () => (sample ? withLineBelow(picture(), sample, unit) : picture());
  const name = title.toLowerCase().replaceAll(' ', '-');
  switch (kind) {
    case 'print':
      return print(withWholeCards(scene, picture()), titleOf(source));
    case 'svg':
      return download(await asSvg(labelled(), title), `${name}.svg`);
    case 'png':
      return download(await asPng(labelled(), 2 / unit), `${name}.png`);
    case 'pdf':
      return download(await asPdf(source, choices), `${name}.pdf`);
  }
}

function paletteFor(source: ExportSource, kind: ExportKind, { isDark }: ExportChoices) {
  const isPaper = kind === 'print' || (kind === 'pdf' && !isDark);
  return isPaper ? paperPalette(source) : source.paletteOf(isDark ? 'dark' : 'light');
}

/** From so many people on, a preview shows boxes without names, which could not be read in it. */
const MANY = 400;
const PREVIEW_SIDE = 1000;

/** Paints the poster small, with the edges of its sheets where they are several. */
export function previewPoster(source: ExportSource, canvas: HTMLCanvasElement, choices: ExportChoices) {
  const { extent, paper, arrangement } = choices;
  const palette = paletteFor(source, 'pdf', choices);
  const layouts = {
    one: layOutPoster(source, palette, extent, 'one'),
    several: layOutPoster(source, palette, extent, 'several'),
  };
  const { scene, unit, width, height } = layouts[arrangement];
  const k = PREVIEW_SIDE / unit / Math.max(width, height);
  const scale = source.scene.person.length > MANY ? k : undefined;
  const poster = paintPoster(source, palette, layouts[arrangement], choices, scale);
  const sheets = sheetsFor(printedDrawing(scene, poster), paper, arrangement);
  const { left, top } = poster.rect;
  const edges = sheets.sheets.flatMap(({ x, y }) => [left + x, top + y, sheets.seen.width, sheets.seen.height]);
  const frames: Paint = { kind: 'frames', color: palette.gold, alpha: 1, radius: 0, width: 2 / k, at: edges };
  paintOn(canvas, { ...poster, paints: arrangement === 'one' ? poster.paints : [...poster.paints, frames] }, k);
  const smallest = SURNAME_SIZE[detailAt(scaleOf(source, extent))];
  return { sheets, ...legibilityOn(layouts, smallest, paper, sheets.scale) };
}

/** Words under the drawing, never over it. */
function withLineBelow({ paints, rect, palette }: Picture, text: string, unit: number): Picture {
  const { left, right, bottom } = rect;
  const place = { x: left + 16 * unit, y: bottom + 20 * unit, size: 14 * unit };
  const strip = { color: palette.background, alpha: 1, radius: 0, at: [left, bottom, right - left, 32 * unit] };
  const line = { color: palette.inkSoft, alpha: 1, face: 'sans', anchor: 'start', text, ...place } as const;
  return {
    paints: [...paints, { kind: 'rects', ...strip }, { kind: 'text', ...line }],
    rect: { ...rect, bottom: bottom + 32 * unit },
    palette,
  };
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
async function asPng(picture: Picture, scale: number): Promise<Blob> {
  const { rect } = picture;
  const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
  const fit = Math.min(scale, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  // A picture of ten thousand people shows each face small, and holds no more of it than that.
  const side = Math.min(PICTURE_SIDE, Math.max(16, Math.ceil(FACE_WIDTH * fit)));
  const pictures = await loadPictures(picture.paints, (address) => loadPicture(address, side));
  paintOn(canvas, picture, fit, (address) => pictures.get(address));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
  });
}

function paintOn(
  canvas: HTMLCanvasElement,
  { paints, rect, palette: { background } }: Picture,
  k: number,
  pictures: CanvasPictures = () => undefined,
): void {
  canvas.width = Math.round((rect.right - rect.left) * k);
  canvas.height = Math.round((rect.bottom - rect.top) * k);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to paint on');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const camera = { k, x: -rect.left * k, y: -rect.top * k };
  new CanvasPainter().paint(context, paints, { camera, density: 1, pictures });
}

async function asPdf(source: ExportSource, choices: ExportChoices): Promise<Blob> {
  const { extent, paper, arrangement } = choices;
  const palette = paletteFor(source, 'pdf', choices);
  const layout = layOutPoster(source, palette, extent, arrangement);
  const poster = paintPoster(source, palette, layout, choices);
  const sheets = sheetsFor(printedDrawing(layout.scene, poster), paper, arrangement);
  const [faces, pictures] = await Promise.all([
    loadPrintFaces(),
    loadPictures(poster.paints, (address) => jpegAt(address, palette.surface)),
  ]);
  const { background, inkSoft: ink } = palette;
  return pdfOf({ ...poster, sheets, faces, pictures, title: titleOf(source), background, ink });
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
