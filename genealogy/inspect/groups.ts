/** Things that belong together, by number: each joins groups, and in the end every group is told. */
export class Groups {
  readonly #parent: Int32Array;

  constructor(size: number) {
    this.#parent = Int32Array.from({ length: size }, (_, index) => index);
  }

  of(item: number): number {
    let root = item;
    while (this.#parent[root] !== root) {
      // Halving the way while walking it keeps every way short.
      const above = this.#parent[this.#parent[root] as number] as number;
      this.#parent[root] = above;
      root = above;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    // The first of the file stands for its group, whatever the order of the joins.
    if (a !== b) this.#parent[Math.max(a, b)] = Math.min(a, b);
  }
}
