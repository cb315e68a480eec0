import { neutralId } from '../../../domain/reference.ts';
import type { GedcomFile } from './gedcom-file.ts';

const NUMBERED = /^([A-Za-z]{0,2})(\d{1,9})$/;

/** Ids that nothing in the file has or points to, numbered on from its highest. */
export class NewIds {
  readonly #file: GedcomFile;
  readonly #given = new Set<string>();
  readonly #before: number;
  #last: number | undefined;

  constructor(file: GedcomFile, before = 0) {
    this.#file = file;
    this.#before = before;
  }

  /** The highest number that any id has or has had. */
  get last(): number {
    if (this.#last === undefined) {
      this.#last = this.#before;
      for (const { xref } of this.#file.records) this.#last = Math.max(this.#last, numberAtEnd(xref));
      for (const xref of this.#file.mentions.keys()) this.#last = Math.max(this.#last, numberAtEnd(xref));
    }
    return this.#last;
  }

  /** Written like the last one of its kind; never one that addresses would have to hide. */
  next(tag: string, usual: string): string {
    const model = this.#file.records.findLast((record) => record.tag === tag && NUMBERED.test(record.xref))?.xref;
    const [, letters = '', digits = ''] = NUMBERED.exec(model ?? '') ?? [];
    const prefix = letters === '' ? usual : letters;
    const width = digits.startsWith('0') ? digits.length : 0;
    for (;;) {
      this.#last = this.last + 1;
      const id = prefix + String(this.#last).padStart(width, '0');
      if (this.#given.has(id) || this.#file.knows(id) || neutralId(id) !== id) continue;
      this.#given.add(id);
      return id;
    }
  }
}

/** At most nine digits: what is longer is no number that anybody counts on from. */
function numberAtEnd(xref: string): number {
  let number = 0;
  let worth = 1;
  for (let at = xref.length - 1; at >= 0; at -= 1) {
    const digit = xref.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return number;
    if (worth >= 1_000_000_000) return 0;
    number += digit * worth;
    worth *= 10;
  }
  return number;
}
