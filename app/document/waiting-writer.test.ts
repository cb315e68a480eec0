import { expect, test } from 'vitest';
import { accountOf, writerOf } from './waiting-writer.ts';

test.each(['-wqk1A_x3-Zo', 'a-b-c-d-e-f-', '------------', 'abcdefghijkl'])(
  'what %s wrote is theirs again when it is taken back',
  (mark) => {
    expect(accountOf(writerOf(mark))).toBe(mark);
  },
);

test.each([undefined, ''])('what nobody known wrote is nobody’s, %j', (mark) => {
  expect(writerOf(mark)).toBe('-');
  expect(accountOf(writerOf(mark))).toBeUndefined();
});
