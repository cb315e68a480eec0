import type { Rect } from '../scene/camera.ts';
import type { Paint } from '../scene/paint.ts';
import { type Jpeg, PdfFaces, PdfFile, type PrintFaces } from './pdf-file.ts';
import { pdfStrokes } from './pdf-strokes.ts';
import { SHEET_MARGIN, type Sheet, type Sheets } from './sheets.ts';

const POINTS_PER_MM = 72 / 25.4;

interface Printing {
  readonly paints: readonly Paint[];
  /** What of the drawing is printed. */
  readonly rect: Rect;
  readonly sheets: Sheets;
  readonly faces: PrintFaces;
  /** By address. */
  readonly pictures: ReadonlyMap<string, Jpeg>;
  readonly title: string;
}

/** The drawing once, as a form object, and sheets that each clip a part of it, with marks to cut and glue by. */
export async function pdfOf({ paints, rect, sheets, faces, pictures, title }: Printing): Promise<Blob> {
  const file = new PdfFile();
  const pdfFaces = new PdfFaces(faces);
  const names = new Map([...pictures.keys()].map((address, place) => [address, `P${place}`]));
  const { content, alphas } = pdfStrokes(paints, pdfFaces, names);
  const objects = [...pictures].map(([address, jpeg]) => `/${names.get(address)} ${file.addJpeg(jpeg)} 0 R`);
  const fonts = await pdfFaces.write(file);
  const states = [...new Set([...alphas, 100])].map(
    (alpha) => `/A${alpha} << /Type /ExtGState /ca ${alpha / 100} /CA ${alpha / 100} >>`,
  );
  const resources = `${fonts} /ExtGState << ${states.join(' ')} >>`;
  const box = [rect.left, rect.top, rect.right, rect.bottom].map((value) => value.toFixed(2)).join(' ');
  const drawing = await file.addStream(
    `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << ${resources} /XObject << ${objects.join(' ')} >> >>`,
    bytesOf(content),
  );
  const pages = file.reserve();
  const numbers: number[] = [];
  const [width, height] = [sheets.width, sheets.height].map((mm) => (mm * POINTS_PER_MM).toFixed(2));
  for (const sheet of sheets.sheets) {
    const words = [
      `${POINTS_PER_MM.toFixed(5)} 0 0 ${(-POINTS_PER_MM).toFixed(5)} 0 ${height} cm`,
      ...windowOn(sheet, sheets, rect),
      pdfStrokes(marksOf(sheet, sheets, title), pdfFaces).content,
    ];
    const window = await file.addStream('', bytesOf(words.join('\n')));
    numbers.push(
      file.add(
        `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${window} 0 R /Resources << ${resources} /XObject << /D ${drawing} 0 R >> >> >>`,
      ),
    );
  }
  file.add(
    `<< /Type /Pages /Kids [${numbers.map((page) => `${page} 0 R`).join(' ')}] /Count ${numbers.length} >>`,
    pages,
  );
  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R /Lang (hr) >>`));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** In millimetres from the upper left. A drawing that leaves room on its only sheet stands in the middle of it. */
function windowOn({ x, y }: Sheet, { width, height, scale, seen, sheets }: Sheets, { left, top }: Rect): string[] {
  const free = [width - 2 * SHEET_MARGIN, height - 2 * SHEET_MARGIN] as const;
  const isOnly = sheets.length === 1;
  const aside = isOnly ? (free[0] - seen.width * scale) / 2 : 0;
  const below = isOnly ? (free[1] - seen.height * scale) / 2 : 0;
  const moved = [SHEET_MARGIN + aside - (left + x) * scale, SHEET_MARGIN + below - (top + y) * scale];
  return [
    `q ${SHEET_MARGIN} ${SHEET_MARGIN} ${free[0]} ${free[1]} re W n`,
    `${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} ${moved.map((mm) => mm.toFixed(4)).join(' ')} cm /D Do Q`,
  ];
}

const MARK = 6;

/** Corners to cut along, and where the sheet belongs among the others. */
function marksOf(sheet: Sheet, { width, height, sheets, rows, columns }: Sheets, title: string): Paint[] {
  const ink = { color: '#584e40', alpha: 1 } as const;
  const [left, top, right, bottom] = [SHEET_MARGIN, SHEET_MARGIN, width - SHEET_MARGIN, height - SHEET_MARGIN];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
  const marks = corners.flatMap(([x, y]) => {
    const [aside, above] = [x === left ? -MARK : 1, y === top ? -MARK : 1];
    return [x + aside, y, MARK - 1, 0.2, x, y + above, 0.2, MARK - 1];
  });
  const place = sheets.length === 1 ? '' : ` · red ${sheet.row} od ${rows}, stupac ${sheet.column} od ${columns}`;
  return [
    ...(sheets.length === 1 ? [] : [{ kind: 'rects', ...ink, radius: 0, at: marks } as const]),
    {
      kind: 'text',
      ...ink,
      face: 'sans',
      size: 3,
      x: left + MARK,
      y: height - 5,
      anchor: 'start',
      text: `${title}${place}`,
    },
  ];
}
