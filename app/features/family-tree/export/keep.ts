import { FACE_WIDTH } from '../scene/paint-portrait.ts';
import { paintOnCanvas } from '../surface/canvas.ts';
import { loadPicture, PICTURE_SIDE } from '../surface/load-picture.ts';
import { svgOf } from '../surface/svg.ts';
import { dataAddressAt, gather, jpegAt } from './gather.ts';
import { pdfOf } from './pdf.ts';
import type { Picture } from './picture.ts';
import { faceRules, loadPrintFaces } from './print-faces.ts';
import { type Arrangement, type PaperName, sheetsFor } from './sheets.ts';

export async function asSvg({ paints, rect, background }: Picture, title: string): Promise<Blob> {
  const [faces, pictures] = await Promise.all([faceRules(), gather(paints, dataAddressAt)]);
  const text = svgOf(paints, { rect, background, title, faces, pictures });
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Browsers refuse canvases beyond this, in pixels along a side and altogether. */
const MOST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

/** Two pixels to a point of the screen as it is seen, fewer where the picture would be too large to make. */
export async function asPng({ paints, rect, background }: Picture, scale: number): Promise<Blob> {
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
  const pictures = await gather(paints, (address) => loadPicture(address, side));
  paintOnCanvas(context, paints, {
    camera: { k: fit, x: -rect.left * fit, y: -rect.top * fit },
    density: 1,
    pictures: (address) => pictures.get(address),
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
  });
}

export async function asPdf(
  { paints, rect }: Picture,
  {
    title,
    paper,
    arrangement,
  }: { readonly title: string; readonly paper: PaperName; readonly arrangement: Arrangement },
): Promise<Blob> {
  const drawing = { width: rect.right - rect.left, height: rect.bottom - rect.top };
  const sheets = sheetsFor(drawing, paper, arrangement);
  const [faces, pictures] = await Promise.all([loadPrintFaces(), gather(paints, jpegAt)]);
  return pdfOf({ paints, rect, sheets, faces, pictures, title });
}

/** The browser's own printing, with the picture alone on the page. */
export async function print({ paints, rect, background }: Picture, title: string): Promise<void> {
  const pictures = await gather(paints, dataAddressAt);
  const frame = document.createElement('div');
  frame.id = 'ispis-stabla';
  frame.innerHTML = svgOf(paints, { rect, background, title, pictures });
  document.body.append(frame);
  document.documentElement.toggleAttribute('data-printing', true);
  window.print();
  document.documentElement.removeAttribute('data-printing');
  frame.remove();
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser takes the bytes after the click, some of them later than at once.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
