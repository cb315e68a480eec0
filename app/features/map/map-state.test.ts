import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_LAYERS, LAYERS, type Layer } from './layers.ts';
import { type MapState, parseState, printState } from './map-state.ts';

const word = fc.constantFrom('gumno', 'kuca-b2', 'srednji-vijek', 'threshing-floor', 'a1');
const grid = (most: number, digits: number) =>
  fc.integer({ min: -most * 10 ** digits, max: most * 10 ** digits }).map((value) => value / 10 ** digits);
const state: fc.Arbitrary<MapState> = fc.record({
  layers: fc.subarray(LAYERS.map(({ id }) => id)).map((ids) => new Set<Layer>(ids)),
  when: fc.oneof(
    fc.constant(undefined),
    fc.record({ year: fc.integer({ min: -9999, max: 9999 }) }),
    fc.record({ period: word }),
  ),
  type: fc.oneof(fc.constant(''), word),
  query: fc.string({ unit: 'grapheme', maxLength: 20 }),
  place: fc.option(word, { nil: undefined }),
  camera: fc.option(
    fc.record({
      latitude: grid(85, 5),
      longitude: grid(180, 5),
      zoom: fc.integer({ min: 0, max: 2200 }).map((value) => value / 100),
      bearing: fc.integer({ min: -180, max: 180 }),
      pitch: fc.integer({ min: 0, max: 85 }),
    }),
    { nil: undefined },
  ),
});

test('what is printed is parsed again', () => {
  fc.assert(
    fc.property(state, (shown) => {
      const address = printState(shown).toString();
      expect(parseState(new URLSearchParams(address))).toEqual(shown);
    }),
  );
});

test('the map as it is at first has a bare address', () => {
  const first = parseState(new URLSearchParams());
  expect(first.layers).toEqual(FIRST_LAYERS);
  expect(printState(first).toString()).toBe('');
});

test('a form whose every box is empty means no layer; words nobody knows mean nothing', () => {
  expect(parseState(new URLSearchParams('sloj=')).layers.size).toBe(0);
  expect(parseState(new URLSearchParams('sloj=&sloj=kuce')).layers).toEqual(new Set(['homes']));
  const odd = parseState(new URLSearchParams('sloj=x&godina=1e3&mjesto=../a&pogled=1,2,3&vrsta=%3Cb%3E&razdoblje=A'));
  expect(odd).toEqual({ layers: new Set(), when: undefined, type: '', query: '', place: undefined, camera: undefined });
  expect(parseState(new URLSearchParams('pogled=43.4,17.6,99,0,99')).camera).toMatchObject({ zoom: 22, pitch: 85 });
});
