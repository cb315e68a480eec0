import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplices, inverse, spliceRecords } from './splices.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('records that came, went, changed or moved are told as splices that make one file of the other, and back', () => {
  const record = fc.constantFrom(
    '0 HEAD\n',
    '0 @I1@ INDI\n1 NAME Mate\n',
    '0 @I1@ INDI\r\n',
    '0 @I2@ INDI\n',
    '  0 @N@ NOTE Ć\n2 CONT\n',
    'jer\n',
  );
  const file = fc.array(record, { maxLength: 12 }).map((records) => bytesOf(records.join('')));
  fc.assert(
    fc.property(file, file, (before, after) => {
      const splices = spliceRecords(before, after);
      expect(textOf(applySplices(before, splices))).toBe(textOf(after));
      expect(textOf(applySplices(after, inverse(splices)))).toBe(textOf(before));
    }),
  );
});

test('a record that did not change is not among them', () => {
  const splices = spliceRecords(bytesOf('0 A\n1 B\n0 C\n0 D\n0 TRLR\n'), bytesOf('0 A\n1 X\n0 C\n0 E\n0 D\n0 TRLR\n'));
  expect(splices.map(({ at, removed, inserted }) => [at, textOf(removed), textOf(inserted)])).toEqual([
    [0, '0 A\n1 B\n', '0 A\n1 X\n'],
    [12, '', '0 E\n'],
  ]);
});
