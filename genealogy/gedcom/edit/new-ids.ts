import { neutralId } from '../../../domain/reference.ts';
import type { GedcomFile } from './gedcom-file.ts';

const NUMBERED = /^([A-Za-z]{0,2})(\d{1,9})$/;

/** Ids that nothing in the file has or points to, numbered on from its highest. */
export class NewIds {
  readonly #file: GedcomFile;
  readonly #taken: Set<string>;
  last: number;

  constructor(file: GedcomFile, last = 0) {
    this.#file = file;
    this.#taken = new Set([...file.xrefs, ...file.mentions.keys()]);
    this.last = last;
    for (const xref of this.#taken) this.last = Math.max(this.last, Number(NUMBERED.exec(xref)?.[2] ?? 0));
  }

  /** Written like the last one of its kind; never one that addresses would have to hide. */
  next(tag: string, usual: string): string {
    const model = this.#file.records.findLast((record) => record.tag === tag && NUMBERED.test(record.xref))?.xref;
    const [, letters = '', digits = ''] = NUMBERED.exec(model ?? '') ?? [];
    const prefix = letters === '' ? usual : letters;
    const width = digits.startsWith('0') ? digits.length : 0;
    for (;;) {
      this.last += 1;
      const id = prefix + String(this.last).padStart(width, '0');
      if (this.#taken.has(id) || neutralId(id) !== id) continue;
      this.#taken.add(id);
      return id;
    }
  }
}
