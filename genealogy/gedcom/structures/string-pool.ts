const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** For a short text the overhead of the platform's decoder and encoder exceeds the work. */
const SHORT = 48;
const scratch = new Uint8Array(SHORT * 3);

export interface PoolParts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly slots: Int32Array;
  readonly size: number;
}

/**
 * Every distinct text of a file once, as UTF-8 end to end: names, places and dates repeat so often that a large
 * genealogy shrinks to a fraction, and two texts are equal exactly when their numbers are. Number 0 is the empty text.
 */
export class StringPool {
  #bytes: Uint8Array<ArrayBuffer>;
  #starts: Uint32Array<ArrayBuffer>;
  #slots: Int32Array;
  #size: number;
  /** Those that were asked for: the same few texts are read again and again. */
  readonly #texts: string[];

  constructor({ bytes, starts, slots, size }: PoolParts) {
    this.#bytes = bytes;
    this.#starts = starts;
    this.#slots = slots;
    this.#size = size;
    this.#texts = new Array(size);
  }

  /** Expecting too little costs time, too much costs memory. */
  static of(texts: readonly string[] = [], expectedSize = 256): StringPool {
    const slots = emptySlots(expectedSize);
    const pool = new StringPool({ bytes: new Uint8Array(4096), starts: new Uint32Array(256), slots, size: 0 });
    for (const text of ['', ...texts]) pool.internText(text);
    return pool;
  }

  get parts(): PoolParts {
    return { bytes: this.#bytes, starts: this.#starts, slots: this.#slots, size: this.#size };
  }

  get size(): number {
    return this.#size;
  }

  intern(source: Uint8Array, start: number, end: number): number {
    return this.internHashed(source, start, end, hashOf(source, start, end));
  }

  /** For callers that have computed the hash, with beginHash and continueHash. */
  internHashed(source: Uint8Array, start: number, end: number, hash: number): number {
    const slot = this.#slotOf(source, start, end, hash);
    const known = this.#slots[slot] as number;
    return known >= 0 ? known : this.#append(source, start, end, slot);
  }

  internText(text: string): number {
    if (text.length > SHORT) {
      const bytes = encoder.encode(text);
      return this.intern(bytes, 0, bytes.length);
    }
    return this.intern(scratch, 0, encoder.encodeInto(text, scratch).written);
  }

  /** The text's number, or -1 where the pool does not have it. */
  find(text: string): number {
    const bytes = encoder.encode(text);
    return this.#slots[this.#slotOf(bytes, 0, bytes.length, hashOf(bytes, 0, bytes.length))] as number;
  }

  text(id: number): string {
    this.#texts[id] ??= this.#decoded(id);
    return this.#texts[id];
  }

  #decoded(id: number): string {
    const bytes = this.#bytes;
    const start = this.#starts[id] as number;
    const end = this.#starts[id + 1] as number;
    if (end - start > SHORT) return decoder.decode(bytes.subarray(start, end));
    let text = '';
    for (let index = start; index < end; index += 1) {
      const byte = bytes[index] as number;
      if (byte < 0x80) text += String.fromCharCode(byte);
      else if (byte >= 0xc2 && byte < 0xe0 && index + 1 < end && ((bytes[index + 1] as number) & 0xc0) === 0x80) {
        index += 1;
        text += String.fromCharCode(((byte & 0x1f) << 6) | ((bytes[index] as number) & 0x3f));
      } else return decoder.decode(bytes.subarray(start, end));
    }
    return text;
  }

  /** All texts end to end; text n runs from startOf(n) to startOf(n + 1). */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  startOf(id: number): number {
    return this.#starts[id] as number;
  }

  /** Releases spare capacity. */
  trim(): void {
    if (slotsFor(this.#size) < this.#slots.length) this.#rehash(this.#size);
    this.#bytes = this.#bytes.slice(0, this.#starts[this.#size]);
    this.#starts = this.#starts.slice(0, this.#size + 1);
  }

  #slotOf(source: Uint8Array, start: number, end: number, hash: number): number {
    const bytes = this.#bytes;
    const starts = this.#starts;
    const slots = this.#slots;
    const length = end - start;
    const mask = slots.length - 1;
    let slot = spread(hash) & mask;
    for (;;) {
      const id = slots[slot] as number;
      if (id < 0) return slot;
      const knownStart = starts[id] as number;
      if ((starts[id + 1] as number) - knownStart === length) {
        let index = 0;
        while (index < length && bytes[knownStart + index] === source[start + index]) index += 1;
        if (index === length) return slot;
      }
      slot = (slot + 1) & mask;
    }
  }

  #append(source: Uint8Array, start: number, end: number, slot: number): number {
    const id = this.#size;
    const from = this.#starts[id] as number;
    const to = from + end - start;
    if (to > this.#bytes.length) this.#bytes = enlarged(this.#bytes, to);
    if (id + 2 > this.#starts.length) {
      const starts = new Uint32Array(this.#starts.length * 2);
      starts.set(this.#starts);
      this.#starts = starts;
    }
    if (end - start > 40) this.#bytes.set(source.subarray(start, end), from);
    else for (let index = start; index < end; index += 1) this.#bytes[from + index - start] = source[index] as number;
    this.#starts[id + 1] = to;
    this.#slots[slot] = id;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#rehash(this.#size * 2);
    return id;
  }

  #rehash(expectedSize: number): void {
    const slots = emptySlots(expectedSize);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#size; id += 1) {
      let slot = spread(hashOf(this.#bytes, this.#starts[id] as number, this.#starts[id + 1] as number)) & mask;
      while ((slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

export function beginHash(): number {
  return 0x811c9dc5;
}

export function continueHash(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = beginHash();
  for (let index = start; index < end; index += 1) hash = continueHash(hash, bytes[index] as number);
  return hash;
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** Twice as many as texts at least, so that looking one up takes a step or two. */
function slotsFor(size: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(size, 256) * 2));
}

function emptySlots(expectedSize: number): Int32Array {
  return new Int32Array(slotsFor(expectedSize)).fill(-1);
}

/** By half, so that a file of hundreds of megabytes does not ask for twice its size at once. */
function enlarged(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, Math.ceil(bytes.length * 1.5)));
  larger.set(bytes);
  return larger;
}
