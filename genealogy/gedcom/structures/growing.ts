/** A growable Uint32Array: the length is known only at the end of a file. */
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

const encoder = new TextEncoder();

/** UTF-8 under construction. */
export class GrowingBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expected: number) {
    this.#bytes = new Uint8Array(Math.max(expected, 64));
  }

  push(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  pushText(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  pushBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  trimmed(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
