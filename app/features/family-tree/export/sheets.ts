import type { Rect } from '../scene/camera.ts';

/** Millimetres, upright. */
const PAPERS = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
} as const;

export type PaperName = keyof typeof PAPERS;
export type Arrangement = 'one' | 'several';

/** What is laid on paper, in units of the drawing from its upper left. */
export interface PrintedDrawing {
  readonly width: number;
  readonly height: number;
  /** What must not be cut. */
  readonly cards: readonly Rect[];
  /** Stretches of lines: a sheet with none of them and no card is blank. */
  readonly lines: readonly Rect[];
}

/** One sheet of paper: what part of the drawing is on it, from the upper left, and where it belongs. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly column: number;
  /** Cards that would be cut here: they are left out, and whole on a neighbouring sheet. */
  readonly leftOut: readonly Rect[];
}

export interface Sheets {
  /** Millimetres of one sheet as it lies. */
  readonly width: number;
  readonly height: number;
  /** Millimetres to a unit of the drawing. */
  readonly scale: number;
  /** Millimetres around the drawing; a poster has its own. */
  readonly margin: number;
  /** Units of the drawing that are on one sheet. */
  readonly seen: { readonly width: number; readonly height: number };
  /** Where each column and row of sheets begins. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Without the blank ones. */
  readonly sheets: readonly Sheet[];
}

export const SHEET_MARGIN = 12;
/** What neighbours both show, so that they can be glued. */
const OVERLAP = 8;
/** A box 38 mm wide: read from a wall. */
export const WALL_SCALE = 38 / 128;
const MOST_SHEETS = 120;
/** The frame of a card is painted on its edge. */
const AIR = 4;

/** How a drawing lies on paper: whole on one sheet, or at reading size on as many as it takes, in whichever orientation wastes least. */
export function sheetsFor(drawing: PrintedDrawing, paper: PaperName, arrangement: Arrangement): Sheets {
  const [short, long] = PAPERS[paper];
  const portrait = laid(drawing, short, long, arrangement);
  const landscape = laid(drawing, long, short, arrangement);
  if (arrangement === 'one') return landscape.scale > portrait.scale ? landscape : portrait;
  return landscape.sheets.length < portrait.sheets.length ? landscape : portrait;
}

function laid(drawing: PrintedDrawing, width: number, height: number, arrangement: Arrangement): Sheets {
  const margin = arrangement === 'one' ? 0 : SHEET_MARGIN;
  const free = { width: width - 2 * margin, height: height - 2 * margin };
  const whole = Math.min(free.width / drawing.width, free.height / drawing.height);
  if (arrangement === 'one' || whole >= WALL_SCALE) {
    return {
      width,
      height,
      margin,
      scale: whole,
      seen: { width: drawing.width, height: drawing.height },
      rows: [0],
      columns: [0],
      sheets: [{ x: 0, y: 0, row: 1, column: 1, leftOut: [] }],
    };
  }
  let scale = WALL_SCALE;
  // A side that is too long by itself is not looked at sheet by sheet.
  while (Math.max(drawing.width / free.width, drawing.height / free.height) * scale > MOST_SHEETS) scale *= 0.9;
  let grid = gridOf(drawing, free, scale);
  while (grid.sheets.length > MOST_SHEETS) {
    scale *= 0.9;
    grid = gridOf(drawing, free, scale);
  }
  return { width, height, margin, scale, ...grid };
}

function gridOf(
  drawing: PrintedDrawing,
  free: { readonly width: number; readonly height: number },
  scale: number,
): Pick<Sheets, 'seen' | 'rows' | 'columns' | 'sheets'> {
  const seen = { width: free.width / scale, height: free.height / scale };
  const overlap = OVERLAP / scale;
  const columns = beginnings(
    drawing.width,
    seen.width,
    overlap,
    drawing.cards.map(({ left, right }) => [left, right]),
  );
  const rows = beginnings(
    drawing.height,
    seen.height,
    overlap,
    drawing.cards.map(({ top, bottom }) => [top, bottom]),
  );
  const sheets = rows.flatMap((y, row) => {
    const isInRow = ({ top, bottom }: Rect) => top <= y + seen.height && bottom >= y;
    const [cards, lines] = [drawing.cards.filter(isInRow), drawing.lines.filter(isInRow)];
    return columns.flatMap((x, column): Sheet[] => {
      const part = { left: x, top: y, right: x + seen.width, bottom: y + seen.height };
      const leftOut = cards.filter((card) => meet(part, card) && !contains(part, card) && fits(card, seen));
      // What the next sheets show as well is theirs.
      const own = { ...part, right: columns[column + 1] ?? part.right, bottom: rows[row + 1] ?? part.bottom };
      const isBlank =
        !lines.some((line) => meet(own, line)) && !cards.some((card) => meet(own, card) && !leftOut.includes(card));
      return isBlank ? [] : [{ x, y, row: row + 1, column: column + 1, leftOut }];
    });
  });
  return { seen, rows, columns, sheets };
}

/** Where sheets begin along one side: early enough that whatever the sheet before would cut is whole on the next. */
function beginnings(
  length: number,
  room: number,
  overlap: number,
  spans: readonly (readonly [number, number])[],
): number[] {
  const starts = [0];
  for (let start = 0; start + room < length - 1e-6; ) {
    const edge = start + room;
    let next = edge - overlap;
    for (const [from, to] of spans)
      if (from < edge && to > edge && to - from + 2 * AIR <= room) next = Math.min(next, from - AIR);
    start = next > start ? next : edge - overlap;
    starts.push(start);
  }
  return starts;
}

function fits({ left, top, right, bottom }: Rect, { width, height }: Sheets['seen']): boolean {
  return right - left + 2 * AIR <= width && bottom - top + 2 * AIR <= height;
}

function contains(outer: Rect, { left, top, right, bottom }: Rect): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}

function meet(one: Rect, other: Rect): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

/** Below this, letters on paper cannot be read. */
const READABLE_POINTS = 6;
const POINTS_PER_MM = 72 / 25.4;
const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/**
 * How large the smallest letters are at a scale, and where that is too small, the papers on which they can be read: on one
 * sheet, and on several. Letters are in units of the drawing, posters in theirs.
 */
export function legibilityOn(
  posters: Readonly<Record<Arrangement, { readonly width: number; readonly height: number; readonly unit: number }>>,
  smallest: number,
  paper: PaperName,
  scale: number,
) {
  const points = smallest * scale * POINTS_PER_MM;
  if (points >= READABLE_POINTS) return { points, better: undefined };
  const better = (['one', 'several'] as const).flatMap((arrangement) => {
    const { width, height, unit } = posters[arrangement];
    const rect = { left: 0, top: 0, right: width * unit, bottom: height * unit };
    const drawing = { width: rect.right, height: rect.bottom, cards: [], lines: [rect] };
    const isReadable = (name: PaperName) =>
      smallest * sheetsFor(drawing, name, arrangement).scale * POINTS_PER_MM >= READABLE_POINTS;
    const found = PAPER_NAMES.slice(PAPER_NAMES.indexOf(paper)).find(isReadable);
    return found ? [{ paper: found, arrangement }] : [];
  });
  return { points, better };
}
