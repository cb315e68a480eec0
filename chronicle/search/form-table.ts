import { hashOf } from '../../croatian/letters.ts';
import { enlarged } from './number-lists.ts';

/**
 * Words by number, and numbers by word. A word is looked up where it stands in its text: cutting out each of five million words
 * of a chronicle first would take longer than everything else.
 */
export class FormTable {
  readonly #forms: string[] = [];
  #hashes = new Uint32Array(1 << 10);
  /** Numbers from one on, at the places that their hashes give. */
  #slots = new Uint32Array(1 << 11);

  get size(): number {
    return this.#forms.length;
  }

  at(number: number): string {
    return this.#forms[number] ?? '';
  }

  find(form: string): number | undefined {
    return this.findIn(form, 0, form.length, hashOf(form));
  }

  /** The word at this place of a text. */
  findIn(text: string, start: number, end: number, hash: number): number | undefined {
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = (this.#slots[slot] as number) - 1;
      if (number < 0) return undefined;
      if (this.#hashes[number] === hash && isAt(text, start, end, this.#forms[number] as string)) return number;
    }
  }

  /** The number that a new word gets. */
  add(form: string): number {
    const number = this.#forms.length;
    this.#forms.push(form);
    if (number >= this.#hashes.length) this.#hashes = enlarged(this.#hashes, Math.ceil(number * 1.25));
    this.#hashes[number] = hashOf(form);
    if (number * 2 > this.#slots.length) this.#grow();
    this.#place(number);
    return number;
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#forms.length - 1; number += 1) this.#place(number);
  }

  #place(number: number): void {
    const last = this.#slots.length - 1;
    let slot = (this.#hashes[number] as number) & last;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & last;
    this.#slots[slot] = number + 1;
  }
}

function isAt(text: string, start: number, end: number, form: string): boolean {
  if (form.length !== end - start) return false;
  for (let place = 0; place < form.length; place += 1) {
    if (text.charCodeAt(start + place) !== form.charCodeAt(place)) return false;
  }
  return true;
}
