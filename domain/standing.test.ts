import { expect, test } from 'vitest';
import { spanOfYear, standingAt } from './standing.ts';

test.each([
  ['183X/197X', 1829, 'no'],
  ['183X/197X', 1835, 'perhaps'],
  ['183X/197X', 1840, 'surely'],
  ['183X/197X', 1969, 'surely'],
  ['183X/197X', 1975, 'perhaps'],
  ['183X/197X', 1980, 'no'],
  ['18XX/..', 1850, 'perhaps'],
  ['18XX/..', 2026, 'surely'],
  ['../196X', -1999, 'surely'],
  ['../196X', 1965, 'perhaps'],
  ['../196X', 1970, 'no'],
  ['1846/..', 1845, 'no'],
  ['1846/..', 1846, 'surely'],
  ['-1999~/..', -2000, 'no'],
  ['-1999~/..', -500, 'surely'],
  ['14XX', 1450, 'perhaps'],
  ['1404', 1404, 'surely'],
  ['[1878..1918]', 1900, 'perhaps'],
] as const)('%s in %i: %s', (date, year, standing) => {
  expect(standingAt(date, spanOfYear(year))).toBe(standing);
});

test('what is as long as its uncertainty is sure of the whole of it', () => {
  expect(standingAt('14XX', { earliest: 600 * 10_000, latest: 1482 * 10_000 })).toBe('perhaps');
  expect(standingAt('14XX', { earliest: 600 * 10_000, latest: 1600 * 10_000 })).toBe('surely');
});

test('what has no date was always there', () => {
  expect(standingAt(undefined, spanOfYear(-3000))).toBe('surely');
});
