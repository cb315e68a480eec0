import { beginHash, continueHash } from './string-pool.ts';

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const AT = 0x40;

/**
 * Tokenizes a GEDCOM text line by line. The fields describe the current line as positions in the text, so that no object is
 * allocated for a line.
 */
export class LineCursor {
  /** Counted from 1, blank lines included, as an editor counts them. */
  number = 0;
  /** Where the line begins, blanks before its level included. */
  start = 0;
  /** False for a line that does not begin with a level and a tag: then the value is the whole line. */
  wellFormed = false;
  level = 0;
  /** There is no xref where the end is 0. */
  xrefStart = 0;
  xrefEnd = 0;
  tagStart = 0;
  tagEnd = 0;
  valueStart = 0;
  valueEnd = 0;
  /** Hashed in the same pass: a second one would take as long as everything else. */
  tagHash = 0;
  valueHash = 0;
  valueAtSigns = 0;
  readonly text: Uint8Array;
  #position = 0;
  /** Some files end lines with LF CR. */
  readonly #endsInReverse: boolean;

  constructor(text: Uint8Array) {
    this.text = text;
    const first = text.indexOf(LF);
    this.#endsInReverse = first > 0 && text[first - 1] !== CR && text[first + 1] === CR;
  }

  /** Where the line after this one begins. */
  get after(): number {
    return Math.min(this.#position, this.text.length);
  }

  /** The next line is the one that begins there. */
  seek(start: number): void {
    this.#position = start;
  }

  /** Moves to the next line that is not blank; false at the end. */
  next(): boolean {
    const { text } = this;
    while (this.#position < text.length) {
      const start = this.#position;
      this.number += 1;
      const first = skipSpace(text, start);
      if (isLineEnd(text[first])) {
        this.#position = this.#afterTerminator(first);
        continue;
      }
      this.start = start;
      const afterTag = this.#parseTag(first);
      this.wellFormed = afterTag > 0;
      this.#parseValue(afterTag > 0 ? (isLineEnd(text[afterTag]) ? afterTag : afterTag + 1) : start);
      this.#position = this.#afterTerminator(this.valueEnd);
      return true;
    }
    return false;
  }

  #afterTerminator(end: number): number {
    const { text } = this;
    const isPair = this.#endsInReverse
      ? text[end] === LF && text[end + 1] === CR
      : text[end] === CR && text[end + 1] === LF;
    return end + (isPair ? 2 : 1);
  }

  /** Level, xref and tag; the position after them, or 0 where the line has none. */
  #parseTag(first: number): number {
    const { text } = this;
    let position = first;
    let level = 0;
    while (isDigit(text[position])) {
      level = level * 10 + (text[position] as number) - 0x30;
      position += 1;
    }
    if (position === first || position - first > 2 || !isSpace(text[position])) return 0;
    position = skipSpace(text, position);

    this.xrefEnd = 0;
    if (text[position] === AT) {
      this.xrefStart = position + 1;
      do position += 1;
      while (text[position] !== AT && !isLineEnd(text[position]));
      if (text[position] !== AT || position === this.xrefStart || !isSpace(text[position + 1])) return 0;
      this.xrefEnd = position;
      position = skipSpace(text, position + 1);
    }

    const tagStart = position;
    let hash = beginHash();
    while (isTagCharacter(text[position])) {
      hash = continueHash(hash, text[position] as number);
      position += 1;
    }
    if (position === tagStart || !(isSpace(text[position]) || isLineEnd(text[position]))) return 0;
    this.level = level;
    this.tagStart = tagStart;
    this.tagEnd = position;
    this.tagHash = hash;
    return position;
  }

  #parseValue(start: number): void {
    const { text } = this;
    let position = start;
    let hash = beginHash();
    let atSigns = 0;
    for (; position < text.length; position += 1) {
      const byte = text[position] as number;
      if (byte === LF || byte === CR) break;
      if (byte === AT) atSigns += 1;
      hash = continueHash(hash, byte);
    }
    this.valueStart = start;
    this.valueEnd = position;
    this.valueHash = hash;
    this.valueAtSigns = atSigns;
  }
}

function skipSpace(text: Uint8Array, start: number): number {
  let position = start;
  while (isSpace(text[position])) position += 1;
  return position;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LF || byte === CR || byte === undefined;
}

function isSpace(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isTagCharacter(byte: number | undefined): boolean {
  return (
    byte !== undefined &&
    ((byte >= 0x41 && byte <= 0x5a) || byte === 0x5f || (byte >= 0x61 && byte <= 0x7a) || isDigit(byte))
  );
}

// 7.0 allows only capitals, digits and underscores in an xref, older versions allow almost anything.

const LEGAL = /^[A-Z0-9_]+$/;
const ESCAPED = /^U_((?:[0-9A-F]{2})+)$/;

/** An xref that 7.0 accepts; the same one where it does already. */
export function escapedXref(xref: string): string {
  if (needsNoEscape(xref)) return xref;
  return `U_${Array.from(new TextEncoder().encode(xref), (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('')}`;
}

/** The xref as it was before; one that merely looks escaped is left alone. */
export function unescapedXref(xref: string): string {
  const digits = ESCAPED.exec(xref)?.[1];
  if (digits === undefined) return xref;
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const original = new TextDecoder().decode(bytes);
  return needsNoEscape(original) || /[@\r\n\u{fffd}]/u.test(original) ? xref : original;
}

/** A legal one that looks escaped is escaped too, or it would come back as something else. */
function needsNoEscape(xref: string): boolean {
  return LEGAL.test(xref) && unescapedXref(xref) === xref;
}
