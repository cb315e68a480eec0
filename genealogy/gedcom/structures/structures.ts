import { GrowingUint32Array } from './growing.ts';
import { type PoolParts, StringPool } from './string-pool.ts';
import { KNOWN_TAGS } from './tags.ts';

/** A structure with its substructures as an object, extracted from the compact arrays. */
export interface Structure {
  tag: string;
  /** Without at signs, empty where there is none. */
  xref: string;
  /** Lines of a continued value are joined by \n; of a pointer, the other record's xref. */
  value: string;
  isPointer: boolean;
  children: Structure[];
}

const POINTER = 0x80;
/** Far deeper than any version of GEDCOM goes; what is written beneath must still fit the two digits of a level. */
export const MAX_DEPTH = 90;

/** Structures as plain arrays, which another process can be sent. */
export interface StructuresParts {
  readonly pool: PoolParts;
  readonly tags: Uint32Array;
  readonly values: Uint32Array;
  readonly levels: Uint8Array;
  readonly recordStarts: Uint32Array;
  readonly recordXrefs: Uint32Array;
  /** Substructures with an xref, in their order: no version gives them one, some programs do. */
  readonly innerXrefs: { readonly structures: Uint32Array; readonly xrefs: Uint32Array };
}

/**
 * The whole file as it stands, in three arrays: each structure follows its superstructure, one level deeper. Nine bytes
 * a line beside the texts.
 */
export class Structures {
  readonly pool: StringPool;
  readonly tags: Uint32Array;
  readonly values: Uint32Array;
  readonly #levels: Uint8Array;
  /** Record r is the structures recordStarts[r] … recordStarts[r + 1] - 1. */
  readonly recordStarts: Uint32Array;
  readonly recordXrefs: Uint32Array;
  readonly #innerXrefs: StructuresParts['innerXrefs'];
  #distinctTags: readonly number[] | undefined;

  constructor(parts: StructuresParts) {
    this.pool = new StringPool(parts.pool);
    this.tags = parts.tags;
    this.values = parts.values;
    this.#levels = parts.levels;
    this.recordStarts = parts.recordStarts;
    this.recordXrefs = parts.recordXrefs;
    this.#innerXrefs = parts.innerXrefs;
  }

  get parts(): StructuresParts {
    const { tags, values, recordStarts, recordXrefs } = this;
    const pool = this.pool.parts;
    return { pool, tags, values, levels: this.#levels, recordStarts, recordXrefs, innerXrefs: this.#innerXrefs };
  }

  get recordCount(): number {
    return this.recordXrefs.length;
  }

  levelOf(index: number): number {
    return (this.#levels[index] as number) & ~POINTER;
  }

  isPointer(index: number): boolean {
    return ((this.#levels[index] as number) & POINTER) !== 0;
  }

  /** The first substructure with the tag, -1 where there is none. */
  childWith(index: number, tag: number): number {
    const level = this.levelOf(index);
    for (let child = index + 1; child < this.tags.length && this.levelOf(child) > level; child += 1) {
      if (this.tags[child] === tag && this.levelOf(child) === level + 1) return child;
    }
    return -1;
  }

  valueOf(index: number): string {
    return this.pool.text(this.values[index] as number);
  }

  innerXrefOf(index: number): number {
    const { structures, xrefs } = this.#innerXrefs;
    let low = 0;
    let high = structures.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((structures[middle] as number) < index) low = middle + 1;
      else high = middle;
    }
    return structures[low] === index ? (xrefs[low] as number) : 0;
  }

  /** The tags whose names match. */
  tagsMatching(name: RegExp): ReadonlySet<number> {
    this.#distinctTags ??= [...new Set(this.tags)];
    return new Set(this.#distinctTags.filter((tag) => name.test(this.pool.text(tag))));
  }

  /** A record as written, without the structures that are marked in `cut`. */
  record(record: number, cut?: Uint8Array): Structure {
    const start = this.recordStarts[record] as number;
    const root = this.#structureAt(start);
    root.xref = this.pool.text(this.recordXrefs[record] as number);
    const open = [root];
    const end = this.recordStarts[record + 1] as number;
    for (let index = start + 1; index < end; index += 1) {
      if (cut?.[index] === 1) continue;
      const structure = this.#structureAt(index);
      const level = this.levelOf(index);
      open.length = level;
      open[level - 1]?.children.push(structure);
      open.push(structure);
    }
    return root;
  }

  #structureAt(index: number): Structure {
    return {
      tag: this.pool.text(this.tags[index] as number),
      xref: this.pool.text(this.innerXrefOf(index)),
      value: this.valueOf(index),
      isPointer: this.isPointer(index),
      children: [],
    };
  }
}

/** Takes structures in the order of the file. */
export class StructuresBuilder {
  readonly pool: StringPool;
  readonly #tags = new GrowingUint32Array();
  readonly #values = new GrowingUint32Array();
  #levels = new Uint8Array(1024);
  readonly #recordStarts = new GrowingUint32Array();
  readonly #recordXrefs = new GrowingUint32Array();
  /** A map of millions, from a file of garbage, would exhaust the memory. */
  readonly #innerXrefs = { structures: new GrowingUint32Array(), xrefs: new GrowingUint32Array() };

  constructor(expectedTexts?: number) {
    this.pool = StringPool.of(KNOWN_TAGS, expectedTexts);
  }

  get size(): number {
    return this.#tags.length;
  }

  /** The level must be at most one deeper than that of the structure before. */
  add(level: number, xref: number, tag: number): number {
    const index = this.#tags.length;
    if (index === this.#levels.length) {
      const larger = new Uint8Array(index * 2);
      larger.set(this.#levels);
      this.#levels = larger;
    }
    this.#levels[index] = level;
    this.#tags.push(tag);
    this.#values.push(0);
    if (level === 0) {
      this.#recordStarts.push(index);
      this.#recordXrefs.push(xref);
    } else if (xref !== 0) {
      this.#innerXrefs.structures.push(index);
      this.#innerXrefs.xrefs.push(xref);
    }
    return index;
  }

  setText(index: number, value: number): void {
    this.#values.set(index, value);
  }

  setPointer(index: number, xref: number): void {
    this.#values.set(index, xref);
    this.#levels[index] = (this.#levels[index] as number) | POINTER;
  }

  addTree(structure: Structure, level = 0): void {
    const index = this.add(level, this.pool.internText(structure.xref), this.pool.internText(structure.tag));
    const value = this.pool.internText(structure.value);
    if (structure.isPointer) this.setPointer(index, value);
    else this.setText(index, value);
    for (const child of structure.children) this.addTree(child, level + 1);
  }

  /** Copies records of other structures as they stand; what is not copied does not come along. */
  copierOf(source: Structures): (record: number) => void {
    const copies = new Uint32Array(source.pool.size);
    const copyOf = (id: number): number => {
      if (copies[id] === 0)
        copies[id] = this.pool.intern(source.pool.bytes, source.pool.startOf(id), source.pool.startOf(id + 1));
      return copies[id] as number;
    };
    return (record) => {
      for (
        let index = source.recordStarts[record] as number;
        index < (source.recordStarts[record + 1] as number);
        index += 1
      ) {
        const level = source.levelOf(index);
        const xref = level === 0 ? (source.recordXrefs[record] as number) : source.innerXrefOf(index);
        const copy = this.add(level, copyOf(xref), copyOf(source.tags[index] as number));
        const value = copyOf(source.values[index] as number);
        if (source.isPointer(index)) this.setPointer(copy, value);
        else this.setText(copy, value);
      }
    };
  }

  build(): Structures {
    this.pool.trim();
    const recordXrefs = this.#recordXrefs.trimmed();
    const { structures, xrefs } = this.#innerXrefs;
    this.#recordStarts.push(this.#tags.length);
    return new Structures({
      pool: this.pool.parts,
      tags: this.#tags.trimmed(),
      values: this.#values.trimmed(),
      levels: this.#levels.slice(0, this.#tags.length),
      recordStarts: this.#recordStarts.trimmed(),
      recordXrefs,
      innerXrefs: { structures: structures.trimmed(), xrefs: xrefs.trimmed() },
    });
  }
}

export function structure(tag: string, value = '', children: Structure[] = []): Structure {
  return { tag, xref: '', value, isPointer: false, children };
}

export function pointerTo(tag: string, xref: string, children: Structure[] = []): Structure {
  return { tag, xref: '', value: xref, isPointer: true, children };
}

export function child(parent: Structure, tag: string): Structure | undefined {
  return parent.children.find((part) => part.tag === tag);
}

/** The value of the first substructure with the tag, empty where there is none. */
export function valueIn(parent: Structure, tag: string): string {
  return child(parent, tag)?.value ?? '';
}

export function isSame(a: Structure, b: Structure): boolean {
  return (
    a.tag === b.tag &&
    a.xref === b.xref &&
    a.value === b.value &&
    a.isPointer === b.isPointer &&
    a.children.length === b.children.length &&
    a.children.every((part, index) => isSame(part, b.children[index] as Structure))
  );
}
