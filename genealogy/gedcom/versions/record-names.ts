import type { Structures } from '../structures/structures.ts';

/** The records of a file by kind and xref, as 7.0 calls them: there an xref is unique in the whole file, and VOID is nobody's. */
export class RecordNames {
  readonly #byKind = new Map<string, Map<string, string>>();
  readonly #taken = new Set<string>();
  readonly #attempts = new Map<string, number>();
  /** By record: its name in 7.0. */
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
