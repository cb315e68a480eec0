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
  /** Of the paper, and of what is written in its margins. */
  readonly background: string;
  readonly ink: string;
}

/** The drawing once, as a form object, and sheets that each clip a part of it, with marks to cut and glue by. */
export async function pdfOf({
  paints,
  rect,
  sheets,
  faces,
  pictures,
  title,
  background,
  ink,
}: Printing): Promise<Blob> {
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
  const ground: Paint = {
    kind: 'rects',
    color: background,
    alpha: 1,
    radius: 0,
    at: [0, 0, sheets.width, sheets.height],
  };
  for (const [index, sheet] of sheets.sheets.entries()) {
    const words = [
      `${POINTS_PER_MM.toFixed(5)} 0 0 ${(-POINTS_PER_MM).toFixed(5)} 0 ${height} cm`,
      pdfStrokes([ground], pdfFaces).content,
      ...windowOn(sheet, sheets, rect),
      pdfStrokes(marksOf(index, sheets, title, ink), pdfFaces).content,
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
  const catalog = `/Pages ${pages} 0 R /Lang (hr) /ViewerPreferences << /DisplayDocTitle true >>`;
  return file.finish(file.add(`<< /Type /Catalog ${catalog} >>`), title);
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** In millimetres from the upper left. A drawing that leaves room on its only sheet stands in the middle of it. */
function windowOn(
  { x, y, leftOut }: Sheet,
  { width, height, margin, scale, seen, sheets }: Sheets,
  { left, top }: Rect,
): string[] {
  const free = [width - 2 * margin, height - 2 * margin] as const;
  const isOnly = sheets.length === 1;
  const aside = isOnly ? Math.max(0, free[0] - seen.width * scale) / 2 : 0;
  const below = isOnly ? Math.max(0, free[1] - seen.height * scale) / 2 : 0;
  const moved = [margin + aside - (left + x) * scale, margin + below - (top + y) * scale];
  // By the even-odd rule, a rectangle within the window is a hole in it.
  const holes = leftOut.map((card) => {
    const [from, to] = [
      { x: Math.max(0, card.left - FRAME - x), y: Math.max(0, card.top - FRAME - y) },
      { x: Math.min(seen.width, card.right + FRAME - x), y: Math.min(seen.height, card.bottom + FRAME - y) },
    ];
    const hole = [margin + from.x * scale, margin + from.y * scale, (to.x - from.x) * scale, (to.y - from.y) * scale];
    return `${hole.map((mm) => mm.toFixed(3)).join(' ')} re`;
  });
  return [
    `q ${margin} ${margin} ${free[0]} ${free[1]} re ${holes.join(' ')} W* n`,
    `${scale.toFixed(6)} 0 0 ${scale.toFixed(6)} ${moved.map((mm) => mm.toFixed(4)).join(' ')} cm /D Do Q`,
  ];
}

/** How far a card and its frame reach to the last pixel of a printer, in units of the drawing. */
const FRAME = 3;
const MARK = 6;

/** Corners to cut along, where the neighbours begin, which sheet it is, and a key to all of them. */
function marksOf(index: number, all: Sheets, title: string, color: string): Paint[] {
  const { width, height, sheets, rows, columns } = all;
  if (sheets.length === 1) return [];
  const sheet = sheets[index] as Sheet;
  const ink = { color, alpha: 1 } as const;
  const [left, bottom] = [SHEET_MARGIN, height - SHEET_MARGIN];
  const place = `list ${index + 1} od ${sheets.length} · red ${sheet.row} od ${rows.length}, stupac ${sheet.column} od ${columns.length}`;
  const words: Paint = {
    kind: 'text',
    ...ink,
    face: 'sans',
    size: 3,
    x: left + MARK,
    y: height - 5,
    anchor: 'start',
    text: `${title} · ${place}`,
  };
  const corners = [left, width - SHEET_MARGIN].flatMap((x) => [SHEET_MARGIN, bottom].map((y) => [x, y] as const));
  const marks = corners.flatMap(([x, y]) => {
    const [aside, above] = [x === left ? -MARK : 1, y === SHEET_MARGIN ? -MARK : 1];
    return [x + aside, y, MARK - 1, 0.2, x, y + above, 0.2, MARK - 1];
  });
  return [
    { kind: 'rects', ...ink, radius: 0, at: [...marks, ...glueMarks(sheet, all)] },
    words,
    ...keyOf(sheet, all, ink),
  ];
}

/** Short strokes in the margins: the next sheet is laid with its edge along them. */
function glueMarks({ x, y, row, column }: Sheet, { width, height, scale, rows, columns }: Sheets): number[] {
  const [aside, below] = [columns[column], rows[row]];
  const across = aside === undefined ? [] : [SHEET_MARGIN + (aside - x) * scale];
  const along = below === undefined ? [] : [SHEET_MARGIN + (below - y) * scale];
  return [
    ...across.flatMap((mm) => [mm, SHEET_MARGIN - 4, 0.2, 3, mm, height - SHEET_MARGIN + 1, 0.2, 2]),
    ...along.flatMap((mm) => [SHEET_MARGIN - 4, mm, 3, 0.2, width - SHEET_MARGIN + 1, mm, 3, 0.2]),
  ];
}

/** All sheets as they lie, small, with this one filled in; where a blank one was left out there is nothing. */
function keyOf(
  sheet: Sheet,
  { width, height, sheets, rows, columns }: Sheets,
  ink: { color: string; alpha: number },
): Paint[] {
  const cell = { width: Math.min(4, 60 / columns.length), height: Math.min(2.4, 6 / rows.length) };
  const left = width - SHEET_MARGIN - MARK - cell.width * columns.length;
  const top = height - 2.5 - cell.height * rows.length;
  const at = ({ row, column }: Sheet) => [
    left + (column - 1) * cell.width,
    top + (row - 1) * cell.height,
    cell.width,
    cell.height,
  ];
  return [
    { kind: 'frames', ...ink, radius: 0, width: 0.15, at: sheets.flatMap(at) },
    { kind: 'rects', ...ink, radius: 0, at: at(sheet) },
  ];
}
