const SPARE = 1.03;
const GROWTH = 1.5;

/**
 * Many lists of numbers in one block of memory: a list of its own for each of a hundred thousand words would take ten times
 * as much. A list that is full moves to the end, into more room.
 */
export class NumberLists {
  #numbers = new Uint32Array(1 << 12);
  #used = 0;
  #starts = new Uint32Array(1 << 8);
  #lengths = new Uint32Array(1 << 8);
  #rooms = new Uint32Array(1 << 8);

  lengthOf(list: number): number {
    return this.#lengths[list] ?? 0;
  }

  /** A view: it holds until the next change. */
  of(list: number): Uint32Array {
    const start = this.#starts[list] ?? 0;
    return this.#numbers.subarray(start, start + this.lengthOf(list));
  }

  push(list: number, number: number): void {
    this.#makeList(list);
    const length = this.#lengths[list] as number;
    if (length === this.#rooms[list]) this.#move(list, length);
    this.#numbers[(this.#starts[list] as number) + length] = number;
    this.#lengths[list] = length + 1;
  }

  /** Takes one out; the others change their order. */
  removeAt(list: number, place: number): void {
    const last = (this.#lengths[list] as number) - 1;
    const start = this.#starts[list] as number;
    this.#numbers[start + place] = this.#numbers[start + last] as number;
    this.#lengths[list] = last;
  }

  clear(list: number): void {
    if (list < this.#lengths.length) this.#lengths[list] = 0;
  }

  #makeList(list: number): void {
    if (list < this.#starts.length) return;
    const lists = Math.ceil(Math.max(list + 1, this.#starts.length) * 1.25);
    this.#starts = enlarged(this.#starts, lists);
    this.#lengths = enlarged(this.#lengths, lists);
    this.#rooms = enlarged(this.#rooms, lists);
  }

  #move(list: number, length: number): void {
    const room = Math.max(2, Math.ceil(length * 1.5));
    if (this.#used + room > this.#numbers.length) this.#rearrange((held) => (held + room) * GROWTH);
    const start = this.#starts[list] as number;
    this.#numbers.copyWithin(this.#used, start, start + length);
    this.#starts[list] = this.#used;
    this.#rooms[list] = room;
    this.#used += room;
  }

  /** Each list has as much room as it needs, and no more; a little is left for what is changed now and then. */
  trim(): void {
    this.#rooms.set(this.#lengths);
    this.#rearrange((held) => held * SPARE);
  }

  /** The lists one after another in a new block: the room that they have moved out of is free again. */
  #rearrange(sizeFor: (held: number) => number): void {
    const held = this.#rooms.reduce((sum, room) => sum + room, 0);
    const numbers = new Uint32Array(Math.ceil(sizeFor(held)));
    let used = 0;
    for (let list = 0; list < this.#starts.length; list += 1) {
      const room = this.#rooms[list] as number;
      if (room === 0) continue;
      const start = this.#starts[list] as number;
      numbers.set(this.#numbers.subarray(start, start + (this.#lengths[list] as number)), used);
      this.#starts[list] = used;
      used += room;
    }
    this.#numbers = numbers;
    this.#used = used;
  }
}

export function enlarged(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(numbers);
  return larger;
}
