import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecordNumber, isSlug, slugOf } from './slug.ts';

describe('slugOf', () => {
  test.each([
    ['Suhozid bez žlice žbuke', 'suhozid-bez-zlice-zbuke'],
    ['Gumno – gdje se vrhlo i plesalo', 'gumno-gdje-se-vrhlo-i-plesalo'],
    ['Fra Anđeo Kraljević', 'fra-andeo-kraljevic'],
    ['ĐURĐICA ĆAVAR', 'durdica-cavar'],
    ['Glad 1917. i fra Didak', 'glad-1917-i-fra-didak'],
    ['München, Straße', 'munchen-strasse'],
  ])('%s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('cuts a long title at a word', () => {
    const slug = slugOf('riječ '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/(^|-)rijec$/);
  });

  test('is empty or a slug, and a slug stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = slugOf(title);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

test.each(['Ime', 'a--b', '-a', 'a-', 'a/b', 'a b', '', 'č', 'a'.repeat(81)])('%j is no slug', (text) => {
  expect(isSlug(text)).toBe(false);
});

test.each(['0', '01', '-1', '1.5', '1e3', 'abc', '', '9999999999'])('%j is no number of a record', (text) => {
  expect(isRecordNumber(text)).toBe(false);
});
