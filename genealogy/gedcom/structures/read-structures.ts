import { type Findings, GedcomUnreadableError } from '../findings.ts';
import { GrowingUint32Array } from './growing.ts';
import { LineCursor, unescapedXref } from './lines.ts';
import { MAX_DEPTH, type Structures, StructuresBuilder } from './structures.ts';
import { PLAIN_TAGS, TAG, tagsNamed } from './tags.ts';

/** A genealogy of 100,000 people has some 1,300,000 structures; beyond this it is garbage that would exhaust the memory. */
const MAX_STRUCTURES = 1 << 24;
/** A file with more is garbage, and remembering each of millions would exhaust a set. */
const MAX_UNKNOWN_TAGS = 1000;
/** As measured on real files; large ones have fewer. */
const BYTES_PER_DISTINCT_TEXT = 40;
const AT = 0x40;
const SPACE = 0x20;
const LF = 0x0a;

const RECORD_TAGS = tagsNamed('HEAD INDI FAM NOTE SNOTE SOUR REPO OBJE SUBM SUBN TRLR');
/** Where a line without level and tag can only be text that somebody broke across lines. */
export const FREE_TEXT = tagsNamed('NOTE SNOTE TEXT ADDR PUBL COMM COPR _TEXT');

export interface ReadStructures {
  readonly structures: Structures;
  /** By structure: its line number. */
  readonly lines: Uint32Array;
}

/** Parses lines to structures: levels repaired, continued values joined, at signs unescaped by the rules of the version. */
export function readStructures(
  text: Uint8Array,
  escapesEveryAt: boolean,
  findings: Findings,
  ownTags: ReadonlyMap<string, string> = new Map(),
): ReadStructures {
  return new StructureReader(text, escapesEveryAt, findings, ownTags).read();
}

class StructureReader {
  readonly #cursor: LineCursor;
  readonly #text: Uint8Array;
  readonly #escapesEveryAt: boolean;
  readonly #findings: Findings;
  readonly #builder: StructuresBuilder;
  readonly #lines = new GrowingUint32Array();
  readonly #unknownTags = new Set<number>();
  readonly #ownTags: ReadonlyMap<number, number>;
  #depth = -1;
  #recordsSeen = false;
  /**
   * The structure whose value may still go on, and that value so far: a range of the text, or once continued or
   * unescaped, the scratch.
   */
  #open = -1;
  #openTag = 0;
  #valueStart = 0;
  #valueEnd = 0;
  #valueHash = 0;
  #copied = false;
  #scratch = new Uint8Array(1024);
  #scratchLength = 0;

  constructor(text: Uint8Array, escapesEveryAt: boolean, findings: Findings, ownTags: ReadonlyMap<string, string>) {
    this.#text = text;
    this.#cursor = new LineCursor(text);
    this.#builder = new StructuresBuilder(text.length / BYTES_PER_DISTINCT_TEXT);
    this.#escapesEveryAt = escapesEveryAt;
    this.#findings = findings;
    const { pool } = this.#builder;
    this.#ownTags = new Map(
      [...ownTags]
        .filter(([, tag]) => tag !== 'CONC' && tag !== 'CONT')
        .map(([name, tag]) => [pool.internText(name), pool.internText(tag)]),
    );
  }

  read(): ReadStructures {
    const cursor = this.#cursor;
    const { pool } = this.#builder;
    while (cursor.next()) {
      if (!cursor.wellFormed) this.#keepMalformed();
      else {
        const tag = this.#knownTag(pool.internHashed(this.#text, cursor.tagStart, cursor.tagEnd, cursor.tagHash));
        if (tag === TAG.CONT || tag === TAG.CONC) this.#continue(tag);
        else this.#begin(tag);
      }
    }
    this.#close();
    if (!this.#recordsSeen) throw new GedcomUnreadableError('not-gedcom');
    return { structures: this.#builder.build(), lines: this.#lines.trimmed() };
  }

  #begin(tag: number): void {
    const cursor = this.#cursor;
    if (cursor.level > this.#depth + 1) this.#findings.add('level-jump', cursor.number, this.#builder.pool.text(tag));
    if (cursor.level === 0 && RECORD_TAGS.has(tag)) this.#recordsSeen = true;
    const xref = cursor.xrefEnd > 0 ? this.#internXref(cursor.xrefStart, cursor.xrefEnd) : 0;
    this.#add(Math.min(cursor.level, this.#depth + 1), xref, tag);
    this.#takeValue();
  }

  #add(level: number, xref: number, tag: number): void {
    this.#close();
    if (this.#builder.size === MAX_STRUCTURES) throw new GedcomUnreadableError('too-large');
    this.#depth = Math.min(level, MAX_DEPTH);
    this.#open = this.#builder.add(this.#depth, xref, tag);
    this.#openTag = tag;
    this.#lines.push(this.#cursor.number);
  }

  #takeValue(): void {
    const { valueStart: start, valueEnd: end, valueHash, valueAtSigns } = this.#cursor;
    if (valueAtSigns === 2 && this.#text[start] === AT) {
      let close = end - 1;
      while (this.#text[close] === SPACE) close -= 1;
      if (close - start > 1 && this.#text[close] === AT) {
        this.#builder.setPointer(this.#open, this.#internXref(start + 1, close));
        this.#open = -1;
        return;
      }
    }
    this.#valueStart = start;
    this.#valueEnd = end;
    this.#valueHash = valueHash;
    if (valueAtSigns > 1 && this.#hasEscape(start, end)) this.#copyFirstLine();
  }

  #internXref(start: number, end: number): number {
    const { pool } = this.#builder;
    const mayBeEscaped = !this.#escapesEveryAt && this.#text[start] === 0x55 && this.#text[start + 1] === 0x5f;
    const xref = pool.intern(this.#text, start, end);
    return mayBeEscaped ? pool.internText(unescapedXref(pool.text(xref))) : xref;
  }

  #continue(tag: number): void {
    const { number, level, valueStart, valueEnd } = this.#cursor;
    const belongsHere = this.#open >= 0 && (level > this.#depth || FREE_TEXT.has(this.#openTag));
    if (!belongsHere) {
      this.#findings.add('continuation-misplaced', number, this.#builder.pool.text(tag));
      this.#begin(tag);
      return;
    }
    if (level !== this.#depth + 1) this.#findings.add('level-jump', number, this.#builder.pool.text(tag));
    this.#append(tag === TAG.CONT, valueStart, valueEnd);
  }

  #keepMalformed(): void {
    const { number, valueStart, valueEnd } = this.#cursor;
    this.#findings.add('line-malformed', number, '');
    if (this.#open >= 0 && FREE_TEXT.has(this.#openTag)) {
      this.#append(true, valueStart, valueEnd);
      return;
    }
    this.#add(this.#depth + 1, 0, TAG._TEXT);
    this.#takeValue();
  }

  #append(onNewLine: boolean, start: number, end: number): void {
    if (!this.#copied) this.#copyFirstLine();
    if (onNewLine) {
      this.#reserve(1);
      this.#scratch[this.#scratchLength] = LF;
      this.#scratchLength += 1;
    }
    this.#copyUnescaped(start, end);
  }

  #close(): void {
    if (this.#open < 0) return;
    const { pool } = this.#builder;
    const value = this.#copied
      ? pool.intern(this.#scratch, 0, this.#scratchLength)
      : pool.internHashed(this.#text, this.#valueStart, this.#valueEnd, this.#valueHash);
    this.#builder.setText(this.#open, value);
    this.#open = -1;
    this.#copied = false;
  }

  #copyFirstLine(): void {
    this.#copied = true;
    this.#scratchLength = 0;
    this.#copyUnescaped(this.#valueStart, this.#valueEnd);
  }

  #hasEscape(start: number, end: number): boolean {
    if (!this.#escapesEveryAt) return this.#text[start] === AT && start + 1 < end && this.#text[start + 1] === AT;
    for (let index = start; index + 1 < end; index += 1)
      if (this.#text[index] === AT && this.#text[index + 1] === AT) return true;
    return false;
  }

  #copyUnescaped(start: number, end: number): void {
    this.#reserve(end - start);
    let index = start;
    if (this.#hasEscape(start, end)) {
      if (!this.#escapesEveryAt) index += 1;
      else {
        for (; index < end; index += 1) {
          this.#scratch[this.#scratchLength] = this.#text[index] as number;
          this.#scratchLength += 1;
          if (this.#text[index] === AT && index + 1 < end && this.#text[index + 1] === AT) index += 1;
        }
        return;
      }
    }
    this.#scratch.set(this.#text.subarray(index, end), this.#scratchLength);
    this.#scratchLength += end - index;
  }

  #reserve(length: number): void {
    const needed = this.#scratchLength + length;
    if (needed <= this.#scratch.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#scratch.length * 2));
    larger.set(this.#scratch);
    this.#scratch = larger;
  }

  /** Reports an unknown tag once in a file; in files edited by hand a known one may be in small letters. */
  #knownTag(written: number): number {
    const tag = this.#ownTags.size === 0 ? written : (this.#ownTags.get(written) ?? written);
    if (tag < PLAIN_TAGS.length) return PLAIN_TAGS[tag] as number;
    if (this.#unknownTags.has(tag)) return tag;
    const text = this.#builder.pool.text(tag);
    const known = TAG[text.toUpperCase() as keyof typeof TAG];
    if (known !== undefined) return known;
    if (this.#unknownTags.size < MAX_UNKNOWN_TAGS) {
      this.#unknownTags.add(tag);
      this.#findings.add('tag-unknown', this.#cursor.number, text, text);
    }
    return tag;
  }
}
