/** What a printer's file must know of a face: which glyph a letter is, and how wide each is. */
export interface TrueType {
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly [number, number, number, number];
  /** By glyph. */
  readonly advances: readonly number[];
  readonly glyphOf: ReadonlyMap<number, number>;
}

/** Reads the four tables of a TrueType file that matter here. */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + 16 * index;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const table = (tag: string): number => {
    const start = tables.get(tag);
    if (start === undefined) throw new Error(`no table ${tag}`);
    return start;
  };
  const head = table('head');
  const horizontal = table('hhea');
  const metrics = table('hmtx');
  const metricCount = view.getUint16(horizontal + 34);
  const glyphCount = view.getUint16(table('maxp') + 4);
  return {
    bytes,
    unitsPerEm: view.getUint16(head + 18),
    box: [view.getInt16(head + 36), view.getInt16(head + 38), view.getInt16(head + 40), view.getInt16(head + 42)],
    ascent: view.getInt16(horizontal + 4),
    descent: view.getInt16(horizontal + 6),
    advances: Array.from({ length: glyphCount }, (_, glyph) =>
      view.getUint16(metrics + 4 * Math.min(glyph, metricCount - 1)),
    ),
    glyphOf: readLetters(view, table('cmap')),
  };
}

function readLetters(view: DataView, start: number): Map<number, number> {
  const letters = new Map<number, number>();
  for (let index = 0; index < view.getUint16(start + 2); index += 1) {
    const subtable = start + view.getUint32(start + 4 + 8 * index + 4);
    const format = view.getUint16(subtable);
    if (format === 4) readSegments(view, subtable, letters);
    else if (format === 12) readGroups(view, subtable, letters);
  }
  return letters;
}

function readSegments(view: DataView, start: number, letters: Map<number, number>): void {
  const twice = view.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  for (let at = 0; at < twice; at += 2) {
    const offset = view.getUint16(offsets + at);
    for (let code = view.getUint16(starts + at); code <= view.getUint16(ends + at) && code < 0xffff; code += 1) {
      const direct =
        offset === 0 ? code : view.getUint16(offsets + at + offset + 2 * (code - view.getUint16(starts + at)));
      const glyph = direct === 0 ? 0 : (direct + view.getInt16(deltas + at)) & 0xffff;
      if (glyph !== 0) letters.set(code, glyph);
    }
  }
}

function readGroups(view: DataView, start: number, letters: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(start + 12); group += 1) {
    const entry = start + 16 + 12 * group;
    const first = view.getUint32(entry);
    for (let code = first; code <= view.getUint32(entry + 4); code += 1) {
      letters.set(code, view.getUint32(entry + 8) + code - first);
    }
  }
}
