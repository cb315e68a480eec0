import type { PdfFaces } from '../export/pdf-file.ts';
import type { Face, Paint } from '../scene/paint.ts';

/** A sheet of A4, in points from its upper left corner. */
export const SHEET = { width: 595, height: 842, left: 62, right: 62, top: 64, bottom: 72 } as const;

export interface TextLook {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  /** From one line to the next, in parts of the size. */
  readonly leading?: number;
  /** From the left edge of the text. */
  readonly indent?: number;
  readonly before?: number;
  /** Lines that follow on the same sheet, so that no heading ends one. */
  readonly keep?: number;
}

/** Texts one after another, over as many sheets as they need, but no more than some. */
export class TextFlow {
  readonly #faces: PdfFaces;
  readonly #most: number;
  readonly #sheets: Paint[][] = [[]];
  #y: number = SHEET.top;

  constructor(faces: PdfFaces, mostSheets: number) {
    this.#faces = faces;
    this.#most = mostSheets;
  }

  get sheets(): readonly (readonly Paint[])[] {
    return this.#sheets;
  }

  /** The last sheet is as full as it may be. */
  get isFull(): boolean {
    return this.#sheets.length >= this.#most && this.#y > SHEET.height - SHEET.bottom - RESERVE;
  }

  /** A paragraph, with something before its first line in the margin that its indent leaves. */
  add(text: string, look: TextLook, beside?: { readonly text: string; readonly look: TextLook }): void {
    const { size, leading = 1.35, indent = 0, before = 0, keep = 0 } = look;
    const lines = this.#wrapped(text, look, SHEET.width - SHEET.left - SHEET.right - indent);
    const tall = size * leading;
    if (this.#y > SHEET.top) this.#y += before;
    this.#makeRoom(Math.min(lines.length, 2) * tall + keep);
    if (beside) this.#put(beside.text, beside.look, SHEET.left, this.#y + size);
    for (const line of lines) {
      this.#makeRoom(tall);
      this.#put(line, look, SHEET.left + indent, this.#y + size);
      this.#y += tall;
    }
  }

  /** A thin line across the sheet. */
  rule(color: string, before: number): void {
    this.#y += before;
    this.#sheet().push({
      kind: 'rects',
      color,
      alpha: 1,
      radius: 0,
      at: [SHEET.left, this.#y, SHEET.width - SHEET.left - SHEET.right, 0.6],
    });
    this.#y += before;
  }

  widthOf(text: string, { face, size }: TextLook): number {
    return this.#faces.runs(text, face).reduce((sum, run) => sum + run.width, 0) * size;
  }

  #sheet(): Paint[] {
    return this.#sheets.at(-1) as Paint[];
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= SHEET.height - SHEET.bottom || this.#sheets.length >= this.#most) return;
    this.#sheets.push([]);
    this.#y = SHEET.top;
  }

  #put(text: string, { face, size, color }: TextLook, x: number, y: number): void {
    // What would run off the last sheet is left out: whoever writes stops at isFull.
    if (y > SHEET.height - SHEET.bottom + size) return;
    this.#sheet().push({ kind: 'text', color, alpha: 1, face, size, x, y, anchor: 'start', text });
  }

  #wrapped(text: string, look: TextLook, room: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(/ +/).flatMap((one) => this.#pieces(one, look, room))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && this.widthOf(longer, look) > room) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }

  /** A word that is wider than the sheet, as a file's address may be, is broken where it must. */
  #pieces(word: string, look: TextLook, room: number): string[] {
    if (this.widthOf(word, look) <= room) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece && this.widthOf(piece + letter, look) > room) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }
}

/** Room at the end for the sentence that says that it ends. */
const RESERVE = 60;
