import { neutralId } from '../../../domain/reference.ts';
import { unescapedXref } from '../structures/lines.ts';
import { readDeclaredHeader } from '../text/declared-header.ts';
import type { Version } from '../versions/date-wording.ts';
import { GedcomEditError } from './edit-fault.ts';
import { EditableText } from './editable-text.ts';
import { StructureCursor } from './structure-cursor.ts';

/** Where a record stands in the text. */
export interface RecordPlace {
  readonly start: number;
  end: number;
  readonly tag: string;
  /** Empty where it has none. */
  readonly xref: string;
}

/** A structure where it stands in the text, with those beneath it. */
export interface Node {
  readonly tag: string;
  readonly xref: string;
  readonly level: number;
  value: string;
  readonly isPointer: boolean;
  readonly children: Node[];
  readonly start: number;
  /** The end of its own lines, and of those beneath it. */
  ownEnd: number;
  end: number;
  /** Some line of the record has another level than it is read as. */
  jumps: boolean;
}

const UNDERSCORE_XREF = /^U_/;

/** Where everything is in a file: found by one pass over its lines. Records are opened when they are needed. */
export class GedcomFile {
  readonly source: EditableText;
  readonly version: Version;
  readonly records: RecordPlace[] = [];
  /** By xref, the numbers of the records that point to it. */
  readonly mentions = new Map<string, number[]>();
  readonly #people = new Map<string, number>();
  readonly #families = new Map<string, number>();
  readonly #others = new Map<string, number>();
  readonly #opened = new Map<number, Node>();
  /** By kind: ids by what addresses call them. Whoever asks for somebody who is not there asks again. */
  readonly #byAddress = new Map<ReadonlyMap<string, number>, Map<string, string>>();
  readonly #cursor: StructureCursor;

  constructor(bytes: Uint8Array) {
    this.source = new EditableText(bytes);
    const { version, ownTags } = readDeclaredHeader(this.source.text);
    this.version = version.startsWith('7') ? '7.0' : '5.5.1';
    this.#cursor = new StructureCursor(this.source.text, ownTags);
    this.#index();
  }

  #index(): void {
    const cursor = this.#cursor;
    const { line } = cursor;
    let current: RecordPlace | undefined;
    while (cursor.next()) {
      if (cursor.depth === 0 && !cursor.isContinuation) {
        const xref = line.wellFormed && line.xrefEnd > 0 ? this.#xref(line.xrefStart, line.xrefEnd) : '';
        current = { start: line.start, end: line.after, tag: cursor.tag, xref };
        this.#addRecord(current);
      } else if (current) current.end = line.after;
      if (!cursor.isContinuation && cursor.pointerEnd > 0)
        this.#addMention(this.#xref(cursor.pointerStart, cursor.pointerEnd));
    }
  }

  #addRecord(record: RecordPlace): void {
    const number = this.records.push(record) - 1;
    const { tag, xref } = record;
    const kind = tag === 'INDI' ? this.#people : tag === 'FAM' ? this.#families : this.#others;
    if (xref !== '' && !kind.has(xref)) kind.set(xref, number);
  }

  #addMention(xref: string): void {
    const numbers = this.mentions.get(xref);
    const number = this.records.length - 1;
    if (!numbers) this.mentions.set(xref, [number]);
    else if (numbers.at(-1) !== number) numbers.push(number);
  }

  #xref(start: number, end: number): string {
    const written =
      asciiIn(this.source.text, start, end) ?? this.source.decode([this.source.text.subarray(start, end)]);
    return this.version === '7.0' && UNDERSCORE_XREF.test(written) ? unescapedXref(written) : written;
  }

  get xrefs(): string[] {
    return this.records.flatMap(({ xref }) => (xref === '' ? [] : [xref]));
  }

  /** Whether a record has the id, or anything points to it. */
  knows(id: string): boolean {
    return this.#people.has(id) || this.#families.has(id) || this.#others.has(id) || this.mentions.has(id);
  }

  get people(): ReadonlyMap<string, number> {
    return this.#people;
  }

  hasFamily(id: string): boolean {
    return this.#families.has(id);
  }

  get familyCount(): number {
    return this.records.reduce((sum, { tag }) => sum + Number(tag === 'FAM'), 0);
  }

  get personCount(): number {
    return this.records.reduce((sum, { tag }) => sum + Number(tag === 'INDI'), 0);
  }

  /** The id in the file of what addresses call so; what nothing is called stays. */
  resolve(kind: 'person' | 'family' | 'other', id: string): string {
    const known = kind === 'person' ? this.#people : kind === 'family' ? this.#families : this.#others;
    if (known.has(id)) return id;
    let byAddress = this.#byAddress.get(known);
    if (!byAddress) {
      byAddress = new Map();
      for (const xref of known.keys()) {
        const neutral = neutralId(xref);
        if (!byAddress.has(neutral)) byAddress.set(neutral, xref);
      }
      this.#byAddress.set(known, byAddress);
    }
    return byAddress.get(id) ?? id;
  }

  person(id: string): Node {
    return this.#known(this.#people.get(id), 'no-such-person');
  }

  family(id: string): Node {
    return this.#known(this.#families.get(id), 'no-such-family');
  }

  /** A source, a note, a picture. */
  other(id: string, tag?: string): Node | undefined {
    const number = this.#others.get(id);
    const node = number === undefined ? undefined : this.open(number);
    return tag === undefined || node?.tag === tag ? node : undefined;
  }

  /** Every record that points to the id. */
  mentioning(id: string): Node[] {
    return (this.mentions.get(id) ?? []).map((number) => this.open(number));
  }

  #known(number: number | undefined, code: 'no-such-person' | 'no-such-family'): Node {
    if (number === undefined) throw new GedcomEditError(code);
    return this.open(number);
  }

  open(number: number): Node {
    const known = this.#opened.get(number);
    if (known) return known;
    const node = this.#read(this.records[number] as RecordPlace);
    this.#opened.set(number, node);
    return node;
  }

  #read({ start, end, xref }: RecordPlace): Node {
    const cursor = this.#cursor;
    const { line } = cursor;
    const { source, version } = this;
    cursor.seekRecord(start);
    const open: Node[] = [];
    let jumps = false;
    let pieces: Uint8Array[] = [];
    const close = (): void => {
      const last = open.at(-1);
      if (last && !last.isPointer) last.value = source.decode(pieces);
    };
    while (line.after < end && cursor.next()) {
      jumps ||= cursor.jumps;
      const piece = unescapedAt(line.text.subarray(line.valueStart, line.valueEnd), version);
      if (cursor.isContinuation) {
        for (const node of open) node.end = line.after;
        const last = open.at(-1) as Node;
        last.ownEnd = line.after;
        if (cursor.joins !== '') pieces.push(NEWLINE);
        pieces.push(piece);
        continue;
      }
      close();
      open.length = cursor.depth;
      for (const node of open) node.end = line.after;
      const isPointer = cursor.pointerEnd > 0;
      const node: Node = {
        tag: cursor.tag,
        xref: cursor.depth === 0 ? xref : '',
        level: cursor.depth,
        value: isPointer ? this.#xref(cursor.pointerStart, cursor.pointerEnd) : '',
        isPointer,
        children: [],
        start: line.start,
        ownEnd: line.after,
        end: line.after,
        jumps: false,
      };
      open.at(-1)?.children.push(node);
      open.push(node);
      pieces = [piece];
    }
    close();
    const root = open[0] as Node;
    root.jumps = jumps;
    return root;
  }
}

/** Undefined where there are other letters: thousands of ids are not worth a decoder each. */
function asciiIn(text: Uint8Array, start: number, end: number): string | undefined {
  let ascii = '';
  for (let at = start; at < end; at += 1) {
    const byte = text[at] as number;
    if (byte >= 0x80) return undefined;
    ascii += String.fromCharCode(byte);
  }
  return ascii;
}

const NEWLINE = Uint8Array.of(0x0a);
const AT = 0x40;

/** At signs as the version doubles them. */
function unescapedAt(piece: Uint8Array, version: Version): Uint8Array {
  if (version === '7.0') return piece[0] === AT && piece[1] === AT ? piece.subarray(1) : piece;
  if (!piece.includes(AT)) return piece;
  const kept: number[] = [];
  for (let at = 0; at < piece.length; at += 1) {
    kept.push(piece[at] as number);
    if (piece[at] === AT && piece[at + 1] === AT) at += 1;
  }
  return Uint8Array.from(kept);
}
