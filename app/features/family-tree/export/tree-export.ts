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
import { layOutPoster, type PosterLayout, paintPoster } from './poster.ts';
import { layOnPage, paperPalette, todayText } from './print-page.ts';
import {
  type Arrangement,
  type Legibility,
  legibilityOn,
  type PaperName,
  type PrintedDrawing,
  sheetsFor,
} from './sheets.ts';

export interface Paper {
  readonly paper: PaperName;
  readonly arrangement: Arrangement;
}

export type ExportFormat = { readonly kind: 'svg' | 'png' | 'print' } | ({ readonly kind: 'pdf' } & Paper);

export interface ExportChoices {
  readonly extent: Extent;
  /** Light unless it is asked for, whatever the theme on the screen. What is printed here is always light. */
  readonly isDark: boolean;
  /** Whose ancestors or descendants are shown; empty for everyone. */
  readonly subtitle: string;
}

/** Downloads or prints a tree. That it is a sample stands beneath the drawing, on paper beside its title. */
export async function exportTree(source: ExportSource, format: ExportFormat, choices: ExportChoices): Promise<void> {
  const { title, sample, camera, scene } = source;
  const { extent } = choices;
  const palette = paletteFor(source, format.kind, choices);
  const picture = () => pictureOf(source, extent, palette);
  const labelled = () =>
    sample ? withLineBelow(picture(), sample, extent === 'visible' ? 1 / camera.k : 1) : picture();
  const name = title.toLowerCase().replaceAll(' ', '-');
  switch (format.kind) {
    case 'print':
      return print(withWholeCards(scene, picture()), titleOf(source));
    case 'svg':
      return download(await asSvg(labelled(), title), `${name}.svg`);
    case 'png':
      return download(await asPng(labelled(), extent === 'visible' ? 2 * camera.k : 2), `${name}.png`);
    case 'pdf':
      return download(await asPdf(source, format, choices), `${name}.pdf`);
  }
}

function paletteFor(source: ExportSource, kind: ExportFormat['kind'], { isDark }: ExportChoices) {
  const isPaper = kind === 'print' || (kind === 'pdf' && !isDark);
  return isPaper ? paperPalette(source) : source.paletteOf(isDark ? 'dark' : 'light');
}

function posterWords({ title, sample }: ExportSource, { subtitle }: ExportChoices) {
  return [title, [subtitle, sample].filter(Boolean).join(' · '), `${todayText()} · ${window.location.host}`] as const;
}

/** From so many people on, a preview shows boxes without names, which could not be read in it. */
const MANY = 400;
const PREVIEW_SIDE = 1000;

export interface Preview extends Legibility {
  readonly isLandscape: boolean;
  readonly sheets: number;
}

/** Paints the poster small, with the edges of its sheets where they are several. */
export function previewPoster(
  source: ExportSource,
  canvas: HTMLCanvasElement,
  { paper, arrangement }: Paper,
  choices: ExportChoices,
): Preview {
  const { extent } = choices;
  const palette = paletteFor(source, 'pdf', choices);
  const layouts = {
    one: layOutPoster(source, extent, palette, 'one'),
    several: layOutPoster(source, extent, palette, 'several'),
  };
  const layout = layouts[arrangement];
  const k = PREVIEW_SIDE / layout.unit / Math.max(layout.width, layout.height);
  const isRough = source.scene.person.length > MANY;
  const poster = paintPoster(source, extent, palette, layout, posterWords(source, choices), isRough ? k : undefined);
  const printed = printedDrawing(layout.scene, poster);
  const { width, height, scale, seen, sheets } = sheetsFor(printed, paper, arrangement);
  const edges = sheets.flatMap(({ x, y }) => [poster.rect.left + x, poster.rect.top + y, seen.width, seen.height]);
  const frames: Paint = { kind: 'frames', color: palette.gold, alpha: 1, radius: 0, width: 2 / k, at: edges };
  paintOn(canvas, { ...poster, paints: sheets.length > 1 ? [...poster.paints, frames] : poster.paints }, k);
  const areas = { one: areaOf(layouts.one), several: areaOf(layouts.several) };
  const smallest = SURNAME_SIZE[detailAt(scaleOf(source, extent))];
  const isLandscape = width > height;
  return { isLandscape, sheets: sheets.length, ...legibilityOn(areas, smallest, paper, scale) };
}

/** As much as has to be known of a poster to count its sheets. */
function areaOf({ unit, width, height }: PosterLayout): PrintedDrawing {
  const area = { width: width * unit, height: height * unit };
  return { ...area, cards: [], lines: [{ left: 0, top: 0, right: area.width, bottom: area.height }] };
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

async function asPdf(source: ExportSource, { paper, arrangement }: Paper, choices: ExportChoices): Promise<Blob> {
  const palette = paletteFor(source, 'pdf', choices);
  const layout = layOutPoster(source, choices.extent, palette, arrangement);
  const poster = paintPoster(source, choices.extent, palette, layout, posterWords(source, choices));
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
