import { LineCursor } from '../structures/lines.ts';
import { FREE_TEXT } from '../structures/read-structures.ts';
import { MAX_DEPTH } from '../structures/structures.ts';
import { plainTag, TAG } from '../structures/tags.ts';

const AT = 0x40;
const SPACE = 0x20;
const MOST_TAGS = 1000;
const FREE_TEXT_TAGS = new Set(Object.entries(TAG).flatMap(([tag, number]) => (FREE_TEXT.has(number) ? [tag] : [])));

/** Goes through the lines of a text as the reader of structures does, and tells where they stand instead of what they say. */
export class StructureCursor {
  readonly line: LineCursor;
  /** Of the structure that the line begins or continues. */
  depth = -1;
  tag = '';
  /** The line goes on with the value of the structure before it; `joins` is what stands between the two. */
  isContinuation = false;
  joins = '';
  /** Where the value is a pointer: the xref within it. */
  pointerStart = 0;
  pointerEnd = 0;
  /** The written level is not the one it is read as. */
  jumps = false;
  readonly #ownTags: ReadonlyMap<string, string>;
  readonly #tags = new Map<string, string>();
  #isOpen = false;

  constructor(text: Uint8Array, ownTags: ReadonlyMap<string, string>) {
    this.line = new LineCursor(text);
    this.#ownTags = ownTags;
  }

  /** To the beginning of a record. */
  seekRecord(start: number): void {
    this.line.seek(start);
    this.depth = -1;
    this.#isOpen = false;
  }

  next(): boolean {
    const { line } = this;
    if (!line.next()) return false;
    this.isContinuation = false;
    this.jumps = false;
    if (!line.wellFormed) {
      if (this.#isOpen && FREE_TEXT_TAGS.has(this.tag)) this.#continue('\n');
      else this.#begin('_TEXT', this.depth + 1);
      this.jumps = true;
      return true;
    }
    const tag = this.#tagAt(line.tagStart, line.tagEnd);
    const isJoining = tag === 'CONT' || tag === 'CONC';
    if (isJoining && this.#isOpen && (line.level > this.depth || FREE_TEXT_TAGS.has(this.tag)))
      this.#continue(tag === 'CONT' ? '\n' : '');
    else {
      const depth = Math.min(line.level, this.depth + 1, MAX_DEPTH);
      this.jumps = depth !== line.level;
      this.#begin(tag, depth);
    }
    return true;
  }

  #begin(tag: string, depth: number): void {
    this.tag = tag;
    this.depth = depth;
    this.pointerEnd = 0;
    const { text, valueStart, valueEnd, valueAtSigns } = this.line;
    if (valueAtSigns === 2 && text[valueStart] === AT) {
      let close = valueEnd - 1;
      while (text[close] === SPACE) close -= 1;
      if (close - valueStart > 1 && text[close] === AT) {
        this.pointerStart = valueStart + 1;
        this.pointerEnd = close;
      }
    }
    this.#isOpen = this.pointerEnd === 0;
  }

  #continue(joins: string): void {
    this.isContinuation = true;
    this.joins = joins;
  }

  /** A file has few tags and many lines. */
  #tagAt(start: number, end: number): string {
    let written = '';
    for (let at = start; at < end; at += 1) written += String.fromCharCode(this.line.text[at] as number);
    let tag = this.#tags.get(written);
    if (tag === undefined) {
      tag = plainTag(this.#ownTags.get(written) ?? written);
      if (this.#tags.size < MOST_TAGS) this.#tags.set(written, tag);
    }
    return tag;
  }
}
