import { escapedXref } from '../structures/lines.ts';
import type { Structure } from '../structures/structures.ts';
import { valueLines } from '../versions/line-writer.ts';
import { GedcomEditError } from './edit-fault.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import type { Splice } from './splices.ts';

interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
  /** Level of inserted lines. At one offset the deeper goes first, so that it stays under its parent. */
  readonly level?: number;
}

/** Where new records of a kind go, and the record as which they are indented. */
interface NewRecordPlace {
  readonly at: number;
  readonly model: Node;
}

/** What a line begins with before its tag: how the file indents, and how it writes levels. */
interface Margin {
  readonly indent: string;
  readonly digits: number;
}

/** Collects what an edit changes in the text of a file, and writes it the way the file is written. */
export class Changes {
  readonly file: GedcomFile;
  readonly #changes: Change[] = [];
  readonly #removed = new Set<Node>();
  /** The tags of new records. */
  readonly #added: string[] = [];
  readonly #places = new Map<string, NewRecordPlace>();

  constructor(file: GedcomFile) {
    this.file = file;
  }

  /** The structure with all beneath it. */
  remove(node: Node): void {
    if (this.#removed.has(node)) return;
    this.#removed.add(node);
    this.#changes.push({ from: node.start, to: node.end, lines: [] });
  }

  get removedRecords(): Node[] {
    return [...this.#removed].filter(({ level }) => level === 0);
  }

  isRemoved(node: Node): boolean {
    return this.#removed.has(node);
  }

  /** Another value; what is beneath it stays. */
  setValue(record: Node, node: Node, value: string): void {
    if (!node.isPointer && node.value === value) return;
    this.#replaceOwn(record, node, { tag: node.tag, xref: node.xref, value, isPointer: false, children: [] });
  }

  setPointer(record: Node, node: Node, value: string): void {
    this.#replaceOwn(record, node, { tag: node.tag, xref: '', value, isPointer: true, children: [] });
  }

  #replaceOwn(record: Node, node: Node, structure: Structure): void {
    const lines = this.#written(structure, node.level, record, this.#tagOf(node));
    this.#changes.push({ from: node.start, to: node.ownEnd, lines });
  }

  /** The tag stays as the file spells it. */
  #tagOf(node: Node): string {
    const { source } = this.file;
    const line = source.decode([source.text.subarray(node.start, node.ownEnd)]);
    return /^\s*\d+\s+(?:@[^@]+@\s+)?(\w+)/.exec(line)?.[1] ?? node.tag;
  }

  replace(record: Node, node: Node, structure: Structure): void {
    this.#changes.push({ from: node.start, to: node.end, lines: this.#written(structure, node.level, record) });
  }

  /** Beneath `parent` and behind `after`, or as its first. */
  insert(record: Node, parent: Node, structure: Structure, after?: Node): void {
    if (record.jumps) throw new GedcomEditError('mangled');
    const at = after ? after.end : parent.ownEnd;
    const level = parent.level + 1;
    this.#changes.push({ from: at, to: at, lines: this.#written(structure, level, record), level });
  }

  append(record: Node, parent: Node, structure: Structure): void {
    this.insert(record, parent, structure, parent.children.at(-1));
  }

  /** Lines of another record of the file, as they stand there; pointers to somebody lead to somebody else. */
  copy(record: Node, node: Node, after: Node | undefined, [from, to]: readonly [string, string] = ['', '']): void {
    if (record.jumps) throw new GedcomEditError('mangled');
    const at = after ? after.end : record.ownEnd;
    const { source, version } = this.file;
    const named = (xref: string): string => (version === '7.0' ? escapedXref(xref) : xref);
    const text = source.decode([source.text.subarray(node.start, node.end)]);
    const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\n\r|\r|\n/);
    const led = lines.map((line) =>
      line.replace(/^(\s*\d+\s+\w+\s+)@([^@]+)@\s*$/, (whole, start: string, xref: string) =>
        from !== '' && (xref === from || xref === named(from)) ? `${start}@${named(to)}@` : whole,
      ),
    );
    this.#changes.push({ from: at, to: at, lines: led, level: node.level });
  }

  /** A record of its own, behind those of its kind. */
  addRecord(record: Structure): void {
    this.#added.push(record.tag);
    const { at, model } = this.#placeOfNew(record.tag);
    this.#changes.push({ from: at, to: at, lines: this.#written(record, 0, model) });
  }

  /** Found once for each kind: a merge adds thousands. */
  #placeOfNew(tag: string): NewRecordPlace {
    const known = this.#places.get(tag);
    if (known) return known;
    const { records, source } = this.file;
    const behind = records.findLastIndex((record) => record.tag === tag);
    const trailer = records.find((record) => record.tag === 'TRLR');
    const at = records[behind]?.end ?? trailer?.start ?? source.text.length;
    const place = { at, model: this.file.open(Math.max(behind, 0)) };
    this.#places.set(tag, place);
    return place;
  }

  /** How many people and families there are then, of so many. */
  countsAfter({ individuals, families }: { readonly individuals: number; readonly families: number }) {
    const removed = (kind: string): number => this.removedRecords.filter(({ tag }) => tag === kind).length;
    const added = (kind: string): number => this.#added.filter((tag) => tag === kind).length;
    return {
      individuals: individuals + added('INDI') - removed('INDI'),
      families: families + added('FAM') - removed('FAM'),
    };
  }

  /** The lines of a structure, indented as those of the record are. */
  #written(structure: Structure, level: number, record: Node, tag = structure.tag): string[] {
    const { version } = this.file;
    const named = (xref: string): string => `@${version === '7.0' ? escapedXref(xref) : xref}@`;
    const start = `${this.#margin(record, level)}${structure.xref === '' ? '' : `${named(structure.xref)} `}${tag}`;
    const own = structure.isPointer
      ? [`${start} ${named(structure.value)}`]
      : valueLines(structure.value, structure.tag, version).map(({ joins, text }) => {
          const head = joins === '' ? start : `${this.#margin(record, level + 1)}${joins}`;
          return text === '' ? head : `${head} ${text}`;
        });
    return [...own, ...structure.children.flatMap((part) => this.#written(part, level + 1, record))];
  }

  #margin(record: Node, level: number): string {
    const same = this.#marginAt(record, level);
    const first = this.#marginAt(record, 1);
    const { indent, digits } = same ?? {
      indent: (first?.indent ?? '').repeat(level),
      digits: first?.digits ?? 1,
    };
    return `${indent}${String(level).padStart(digits, '0')} `;
  }

  /** As the record has it at the level, of the first line that does. */
  #marginAt(record: Node, level: number): Margin | undefined {
    let found: Node | undefined = record;
    if (level > 0) {
      const at = (nodes: readonly Node[]): Node | undefined => {
        for (const node of nodes) {
          const hit = node.level === level ? node : at(node.children);
          if (hit) return hit;
        }
        return undefined;
      };
      found = at(record.children);
    }
    if (!found) return undefined;
    const { text } = this.file.source;
    const line = String.fromCharCode(...text.subarray(found.start, Math.min(found.start + 200, found.end)));
    const [, indent = '', digits = ''] = /^([ \t]*)(\d*)/.exec(line) ?? [];
    return digits === '' ? undefined : { indent, digits: digits.length };
  }

  /** In the order of the file and in the file's own bytes; what lies within something that goes is dropped. */
  splices(): Splice[] {
    const { source } = this.file;
    const sorted = this.#changes
      .map((change, order) => ({ ...change, order }))
      .sort(
        (a, b) =>
          a.from - b.from ||
          Number(a.to > a.from) - Number(b.to > b.from) ||
          b.to - a.to ||
          (b.level ?? 0) - (a.level ?? 0) ||
          a.order - b.order,
      );
    const runs: { from: number; to: number; inserted: Uint8Array[] }[] = [];
    let reached = 0;
    for (const { from, to, lines } of sorted) {
      if (from < reached) continue;
      reached = Math.max(reached, to);
      const inserted = source.encode(this.#terminated(from, to, lines));
      const last = runs.at(-1);
      if (last?.to === from) {
        last.to = to;
        last.inserted.push(inserted);
      } else runs.push({ from, to, inserted: [inserted] });
    }
    return runs
      .map(({ from, to, inserted }): Splice => {
        const [start, end] = [source.offsetOf(from), source.offsetOf(to)];
        return { at: start, removed: source.bytes.slice(start, end), inserted: joined(inserted) };
      })
      .filter(({ removed, inserted }) => !isSame(removed, inserted));
  }

  #terminated(from: number, to: number, lines: readonly string[]): string {
    if (lines.length === 0) return '';
    const { source } = this.file;
    const own = source.terminatorBefore(to);
    const end = own || source.terminatorBefore(from) || source.usualTerminator;
    const text = lines.join(end);
    if (own !== '') return text + end;
    // The file's last line has no end.
    return from === to ? end + text : text;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
