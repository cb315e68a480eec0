import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplices, inverse, rebase, spliceRecords, withoutUndone } from './splices.ts';

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
  const splices = spliceRecords(
    bytesOf('0 A\n1 B\n0 C\n0 D\n0 TRLR\n'),
    bytesOf('0 A\n1 X\n0 C\n0 E\n0 D\n1 Y\n0 TRLR\n'),
  );
  expect(splices.map(({ at, removed, inserted }) => [at, textOf(removed), textOf(inserted)])).toEqual([
    [0, '0 A\n1 B\n', '0 A\n1 X\n'],
    [12, '', '0 E\n'],
    [12, '0 D\n', '0 D\n1 Y\n'],
  ]);
});

test('an undo that was undone can be undone again, by the number of either', () => {
  const [one, other] = [bytesOf('1 SEX M\n'), bytesOf('1 SEX F\n')];
  const there = [{ at: 0, removed: one, inserted: other }];
  const changes = [
    { number: 3, splices: there },
    { number: 4, undid: 3, splices: inverse(there) },
    { number: 5, undid: 4, splices: there },
  ];
  const left = (undid: number) =>
    withoutUndone([...changes, { number: 6, undid, splices: inverse(there) }]).map(({ number }) => number);
  expect(withoutUndone(changes).map(({ number }) => number)).toEqual([5]);
  expect(left(3)).toEqual([]);
  expect(left(5)).toEqual([]);
});

test('an undo is not kept by lines that went beside it', () => {
  const note = { at: 10, removed: bytesOf(''), inserted: bytesOf('1 NOTE a\n') };
  const detached = { at: 10, removed: bytesOf('1 FAMS @F1@\n'), inserted: bytesOf('') };
  expect(rebase([note], [[detached]])).toEqual([note]);
});
