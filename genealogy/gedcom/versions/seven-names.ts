import { type Structure, type Structures, structure } from '../structures/structures.ts';

/** The xrefs of records in 7.0, by kind and original xref: in 7.0 an xref is unique in the whole file, and VOID is reserved. */
export class RecordNames {
  readonly #byKind = new Map<string, Map<string, string>>();
  readonly #taken = new Set<string>();
  readonly #attempts = new Map<string, number>();
  /** By record: its xref in 7.0. */
  readonly names: readonly string[];

  constructor(structures: Structures) {
    const { pool, recordCount, recordStarts, recordXrefs, tags } = structures;
    for (const xref of recordXrefs) this.#taken.add(pool.text(xref));
    const given = new Set(['VOID']);
    this.names = Array.from({ length: recordCount }, (_, record) => {
      const xref = pool.text(recordXrefs[record] as number);
      if (xref === '') return '';
      const kind = kindOf(pool.text(tags[recordStarts[record] as number] as number));
      const name = given.has(xref) ? this.#free(`${xref}_${kind}`) : xref;
      given.add(name);
      this.add(kind, xref, name);
      return name;
    });
  }

  add(kind: string, xref: string, name = xref): void {
    const names = this.#byKind.get(kind) ?? new Map<string, string>();
    names.set(xref, name);
    this.#byKind.set(kind, names);
    this.#taken.add(name);
  }

  /** An xref that nothing has yet. */
  fresh(prefix: string): string {
    return this.#free(prefix, 1);
  }

  nameOf(kind: string, xref: string): string | undefined {
    return this.#byKind.get(kind)?.get(xref);
  }

  nameOfAny(xref: string): string | undefined {
    for (const names of this.#byKind.values()) {
      const name = names.get(xref);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  #free(prefix: string, from = 0): string {
    let attempt = this.#attempts.get(prefix) ?? from;
    const name = (): string => (attempt === 0 ? prefix : `${prefix}_${attempt}`);
    while (this.#taken.has(name())) attempt += 1;
    const found = name();
    this.#attempts.set(prefix, attempt + 1);
    this.#taken.add(found);
    return found;
  }
}

function kindOf(tag: string): string {
  return tag === 'NOTE' ? 'SNOTE' : tag;
}

/** Names that the conversion to 7.0 uses itself; no other tag may get one. */
const RESERVED = ['_TEXT', '_XREF', '_CONC', '_CONT', '_BLOB', '_SUBN', '_FILE', '_TYPE', '_FONE', '_ROMN'];
const LEGAL = /^_[A-Z0-9_]+$/;

/**
 * The extension tags of a file: each tag that 7.0 does not have, or not in its place, gets an underscore and a declaration in
 * HEAD.SCHMA whose URI holds the original, so that reading the file again restores the tag.
 */
export class Extensions {
  readonly #program: string;
  /** Tags that the file itself uses. */
  readonly #taken: Set<string>;
  readonly #names = new Map<string, string>();
  readonly #used = new Set<string>();

  constructor(program: string, taken: ReadonlySet<string>) {
    this.#program = program;
    this.#taken = new Set([...taken, ...RESERVED]);
  }

  nameOf(tag: string): string {
    const known = this.#names.get(tag);
    if (known !== undefined) return known;
    const plain = LEGAL.test(tag) ? tag : `_${tag.replace(/^_(?=.)/, '').toUpperCase()}`;
    let name = plain;
    for (let attempt = 2; name !== tag && (this.#taken.has(name) || this.#used.has(name)); attempt += 1)
      name = `${plain}_${attempt}`;
    this.#names.set(tag, name);
    this.#used.add(name);
    return name;
  }

  /** The declarations of the file itself, and after them ours. */
  schema(declared: readonly Structure[]): Structure | undefined {
    const known = new Set(declared.filter(({ tag }) => tag === 'TAG').map(({ value }) => value.split(' ')[0]));
    const own = [...this.#names]
      .filter(([, name]) => !known.has(name))
      .map(([tag, name]) => `${name} ${ownTagUri(tag, this.#program)}`)
      .sort();
    if (declared.length + own.length === 0) return undefined;
    return structure('SCHMA', '', [...declared, ...own.map((definition) => structure('TAG', definition))]);
  }
}

/**
 * The URI of an original tag. A UUID needs no domain that may be lost; its fragment holds the program and the tag.
 */
const NAMESPACE = 'urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#';
const DEFINITION = /^(_[A-Z0-9_]+) +urn:uuid:6ebf3ce2-5491-42e7-99e8-cef7d8cbee1a#(?:[^/]*\/)?(\w+)$/;

/** In a damaged file half of it may be the program's name. */
const LONGEST_PROGRAM = 40;

function ownTagUri(tag: string, program: string): string {
  const named = encodeURIComponent(program.trim().slice(0, LONGEST_PROGRAM).toWellFormed());
  return `${NAMESPACE}${named === '' ? '' : `${named}/`}${tag}`;
}

/** The tag that a declaration of ours stands for, and under which name the file has it. */
export function ownTagDefinition(definition: string): { name: string; tag: string } | undefined {
  const match = DEFINITION.exec(definition.trim());
  return match ? { name: match[1] ?? '', tag: match[2] ?? '' } : undefined;
}
