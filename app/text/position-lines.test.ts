import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePositions, printPositions } from './position-lines.ts';

const part = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6);

test('what is printed is parsed again', () => {
  const position = fc.oneof(fc.tuple(part(180), part(90)), fc.tuple(part(180), part(90), part(9000)));
  fc.assert(
    fc.property(fc.array(position), (positions) => {
      expect(parsePositions(printPositions(positions))).toEqual(positions);
    }),
  );
});

test.each([
  [
    '43.4, 17.6\n\n 43.5;17.7 ',
    [
      [17.6, 43.4],
      [17.7, 43.5],
    ],
  ],
  ['43.4 17.6 450', [[17.6, 43.4, 450]]],
  ['', []],
  ['43.4', undefined],
  ['43.4, istok', undefined],
  ['1, 2, 3, 4', undefined],
])('%j', (text, positions) => {
  expect(parsePositions(text)).toEqual(positions);
});
