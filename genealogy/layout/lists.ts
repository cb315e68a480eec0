/** Lists stored end to end (compressed sparse rows), as in FamilyGraph: list i is items[start[i]] … items[start[i + 1] - 1]. */
export interface Lists {
  readonly start: Int32Array;
  readonly items: Int32Array;
}

/** One of the lists, as a view into the whole. */
export function listAt({ start, items }: Lists, index: number): Int32Array {
  return items.subarray(start[index], start[index + 1]);
}

/** For every key, the indices at which it stands in `keys`, in order; negative keys are left out. */
export function indicesByKey(keyCount: number, keys: ArrayLike<number>): Lists {
  const start = new Int32Array(keyCount + 1);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] as number;
    if (key >= 0) start[key + 1] = (start[key + 1] as number) + 1;
  }
  for (let key = 0; key < keyCount; key += 1) start[key + 1] = (start[key + 1] as number) + (start[key] as number);
  const next = start.slice();
  const items = new Int32Array(start[keyCount] as number);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] as number;
    if (key < 0) continue;
    const slot = next[key] as number;
    items[slot] = place;
    next[key] = slot + 1;
  }
  return { start, items };
}

/** Union-find; each set is represented by its smallest member, and at first everybody is alone. */
export class DisjointSets {
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = new Int32Array(size).map((_, member) => member);
  }

  of(member: number): number {
    const parent = this.#parent;
    let root = member;
    while (parent[root] !== root) {
      const above = parent[parent[root] as number] as number;
      parent[root] = above;
      root = above;
    }
    return root;
  }

  join(one: number, other: number): void {
    const a = this.of(one);
    const b = this.of(other);
    if (a < b) this.#parent[b] = a;
    else this.#parent[a] = b;
  }

  /** Sets numbered from 0 in the order of their smallest members. */
  numbered(): { readonly count: number; readonly of: Int32Array } {
    const of = new Int32Array(this.#parent.length);
    let count = 0;
    for (let member = 0; member < of.length; member += 1) {
      const root = this.of(member);
      if (root === member) {
        of[member] = count;
        count += 1;
      } else {
        of[member] = of[root] as number;
      }
    }
    return { count, of };
  }
}
