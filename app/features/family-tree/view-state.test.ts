import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CENTRED_VIEWS, readViewState, type ViewName, type ViewState, writeViewState } from './view-state.ts';

const id = fc.stringMatching(/^[A-Z]\d{1,5}$/);
const views: ViewName[] = ['everyone', 'ancestors', 'descendants', 'hourglass', 'close', 'path', 'lives'];
const state: fc.Arbitrary<ViewState> = fc
  .record({
    view: fc.constantFrom(...views),
    person: fc.option(id, { nil: undefined }),
    centre: id,
    colours: fc.constantFrom('line', 'century', 'place'),
    folded: fc.uniqueArray(id, { maxLength: 5 }),
    first: id,
    second: id,
    camera: fc.option(
      fc.record({
        x: fc.integer({ min: -99_999, max: 99_999 }),
        y: fc.integer({ min: -99_999, max: 99_999 }),
        k: fc.integer({ min: 1, max: 300 }).map((percent) => percent / 100),
      }),
      { nil: undefined },
    ),
  })
  .map((one) => ({ ...one, centre: CENTRED_VIEWS.has(one.view) ? one.centre : undefined }) as ViewState);

test('what is written is read back', () => {
  fc.assert(
    fc.property(state, (one) => {
      expect(readViewState(new URLSearchParams(writeViewState(one)))).toEqual(one);
    }),
  );
});

const word = fc.oneof(fc.string(), fc.constantFrom('preci', 'mjesto', 'I12', '1,2,3', '-5,0,9', 'I1.I2', 'I1..I1'));
const PLAIN = readViewState(new URLSearchParams());

test('any address reads as something that can be shown', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('osoba', 'pogled', 'oko', 'boje', 'polozaj', 'sklopljeno'), word),
      (query) => {
        const read = readViewState(new URLSearchParams(query));
        expect(readViewState(new URLSearchParams(writeViewState(read)))).toEqual(read);
      },
    ),
  );
});

test.each([
  'pogled=nesto&boje=duga&polozaj=a,b,c',
  'pogled=preci',
  'pogled=put&prva=I1',
  'polozaj=1,2',
  'polozaj=1,2,0',
  'polozaj=,,',
  'polozaj=1,2,Infinity',
  'osoba=%20',
  'sklopljeno=...',
])('«%s» falls back quietly', (query) => {
  expect({ ...readViewState(new URLSearchParams(query)), first: undefined }).toEqual(PLAIN);
});
