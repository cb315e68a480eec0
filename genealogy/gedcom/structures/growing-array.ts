/** A Uint32Array that grows: a genealogy's length is known only at its end. */
export class GrowingUint32Array {
  length = 0;
  #items = new Uint32Array(1024);

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length] = item;
    this.length += 1;
  }

  at(index: number): number {
    return this.#items[index] as number;
  }

  set(index: number, item: number): void {
    this.#items[index] = item;
  }

  trimmed(): Uint32Array {
    return this.#items.slice(0, this.length);
  }
}
