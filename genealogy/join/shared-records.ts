import type { Structure } from '../gedcom/structures/structures.ts';

/**
 * Finds the notes, sources and pictures that several trees have word for word: they become one. What a tree has twice stays two.
 */
export class SharedRecords {
  readonly #names = new Map<string, string>();

  /** By place in the list: what each is called in the joined graph. Those without pointers go first: others lead to them. */
  namesIn(
    records: readonly { readonly record: Structure; readonly name: string }[],
    rename: (record: Structure, named: ReadonlyMap<string, string>) => Structure,
  ): ReadonlyMap<string, string> {
    const named = new Map<string, string>();
    const times = new Map<string, number>();
    const take = ({ record, name }: { readonly record: Structure; readonly name: string }) => {
      const content = JSON.stringify({ ...rename(record, named), xref: '' });
      const time = times.get(content) ?? 0;
      times.set(content, time + 1);
      const key = `${time} ${content}`;
      const known = this.#names.get(key);
      if (known === undefined) this.#names.set(key, name);
      named.set(record.xref, known ?? name);
    };
    for (const one of records) if (!hasPointer(one.record)) take(one);
    for (const one of records) if (hasPointer(one.record)) take(one);
    return named;
  }
}

function hasPointer(part: Structure): boolean {
  return part.isPointer || part.children.some(hasPointer);
}
