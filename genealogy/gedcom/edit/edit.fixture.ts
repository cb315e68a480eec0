import { expect } from 'vitest';
import { type EditedGedcom, editGedcom } from './edit-gedcom.ts';
import { applySplices, inverse } from './splices.ts';
import type { Stamp, TreeEdit } from './tree-edit.ts';

const HEADS = {
  '5.5.1': '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8',
  '7.0': '0 HEAD | 1 GEDC | 2 VERS 7.0',
};

/** A file of such records, their lines parted by bars. */
export function fileOf(records: readonly string[], version: keyof typeof HEADS = '5.5.1'): Uint8Array {
  return new TextEncoder().encode([HEADS[version], ...records, '0 TRLR', ''].join(' | ').replaceAll(' | ', '\n'));
}

/** With proof that it is undone to the last byte. */
export function edited(bytes: Uint8Array, edit: TreeEdit, stamp?: Stamp): EditedGedcom {
  const result = editGedcom(bytes, edit, stamp);
  expect(Buffer.compare(applySplices(result.bytes, inverse(result.splices)), bytes)).toBe(0);
  return result;
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\n', ' | ');
}

/** What became of the lines: those that went, and those that came. */
export function difference(bytes: Uint8Array, edit: TreeEdit, stamp?: Stamp): { gone: string[]; come: string[] } {
  const [before, after] = [bytes, edited(bytes, edit, stamp).bytes].map((file) => textOf(file).split(' | '));
  const without = (lines: string[] = [], others: string[] = []): string[] => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return { gone: without(before, after), come: without(after, before) };
}

export function fault(code: string, more: object = {}) {
  return expect.objectContaining({ code, ...more });
}
