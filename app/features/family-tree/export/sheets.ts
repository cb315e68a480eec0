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

/** One sheet of paper: what part of the drawing is on it, from the upper left, and where it belongs. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly column: number;
}

export interface Sheets {
  /** Millimetres of one sheet as it lies. */
  readonly width: number;
  readonly height: number;
  /** Millimetres to a unit of the drawing. */
  readonly scale: number;
  /** Units of the drawing that are on one sheet. */
  readonly seen: { readonly width: number; readonly height: number };
  readonly rows: number;
  readonly columns: number;
  readonly sheets: readonly Sheet[];
}

export const SHEET_MARGIN = 12;
/** What neighbours both show, so that they can be glued. */
const OVERLAP = 8;
/** A box 38 mm wide: read from a wall. */
const WALL_SCALE = 38 / 128;
const MOST_SHEETS = 120;

/** How a drawing lies on paper: whole on one sheet, or at reading size on as many as it takes, in whichever orientation wastes least. */
export function sheetsFor(
  drawing: { readonly width: number; readonly height: number },
  paper: PaperName,
  arrangement: Arrangement,
): Sheets {
  const [short, long] = PAPERS[paper];
  const portrait = laid(drawing, short, long, arrangement);
  const landscape = laid(drawing, long, short, arrangement);
  if (arrangement === 'one') return landscape.scale > portrait.scale ? landscape : portrait;
  return landscape.sheets.length < portrait.sheets.length ? landscape : portrait;
}

function laid(
  drawing: { readonly width: number; readonly height: number },
  width: number,
  height: number,
  arrangement: Arrangement,
): Sheets {
  const free = { width: width - 2 * SHEET_MARGIN, height: height - 2 * SHEET_MARGIN };
  const whole = Math.min(free.width / drawing.width, free.height / drawing.height);
  if (arrangement === 'one' || whole >= WALL_SCALE) {
    return {
      width,
      height,
      scale: Math.min(whole, 2 * WALL_SCALE),
      seen: { width: drawing.width, height: drawing.height },
      rows: 1,
      columns: 1,
      sheets: [{ x: 0, y: 0, row: 1, column: 1 }],
    };
  }
  let scale = WALL_SCALE;
  while (count(drawing, free, scale).all > MOST_SHEETS) scale *= 0.9;
  const { rows, columns } = count(drawing, free, scale);
  const step = { x: (free.width - OVERLAP) / scale, y: (free.height - OVERLAP) / scale };
  return {
    width,
    height,
    scale,
    seen: { width: free.width / scale, height: free.height / scale },
    rows,
    columns,
    sheets: Array.from({ length: rows * columns }, (_, index) => {
      const row = Math.floor(index / columns);
      const column = index % columns;
      return { x: column * step.x, y: row * step.y, row: row + 1, column: column + 1 };
    }),
  };
}

function count(
  drawing: { readonly width: number; readonly height: number },
  free: { readonly width: number; readonly height: number },
  scale: number,
): { readonly rows: number; readonly columns: number; readonly all: number } {
  const along = (length: number, room: number) => Math.max(1, Math.ceil((length * scale - OVERLAP) / (room - OVERLAP)));
  const [columns, rows] = [along(drawing.width, free.width), along(drawing.height, free.height)];
  return { rows, columns, all: rows * columns };
}
