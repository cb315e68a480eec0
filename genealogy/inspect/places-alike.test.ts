import { expect, test } from 'vitest';
import { readGedcom } from '../gedcom/read.ts';
import { genealogyOf } from '../genealogy-of.ts';
import { placesOf } from './places.ts';
import { placesAlike } from './places-alike.ts';

function alike(...places: readonly string[]): string[] {
  const people = places.map((place, index) => `0 @I${index}@ INDI\n1 NAME A /B/\n1 BIRT\n2 PLAC ${place}`);
  const file = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', ...people, '0 TRLR', ''].join('\n');
  return placesAlike(placesOf(readGedcom(new TextEncoder().encode(file)).genealogy)).map(
    ([common, rare]) => `${common.name} < ${rare.name}`,
  );
}

test('a slip of one letter in a name of six is suggested, the common spelling first', () => {
  expect(alike('Gostuza', 'Gostuša', 'Gostuša')).toEqual(['Gostuša < Gostuza']);
  expect(alike('Široki Brijeg, Hercegovina', 'Široki Brijeg, Hercegovina', 'Široki Brijek, Hercegovina')).toEqual([
    'Široki Brijeg, Hercegovina < Široki Brijek, Hercegovina',
  ]);
  // What one spelling leaves out of where it lies, another tells.
  expect(alike('Kočerin', 'Kočerin', 'Kočerin, Hercegovina', 'Mostar, Hercegovina', 'Kočerim, Hercegovina')).toEqual([
    'Kočerin < Kočerim, Hercegovina',
  ]);
  // One letter more, and two that changed places.
  expect(alike('Kočerin', 'Kočerin', 'Koočerin', 'Koečrin')).toEqual(['Kočerin < Koečrin', 'Kočerin < Koočerin']);
});

test('short names, numbers, other parents, two letters, and two that are both common are left alone', () => {
  expect(alike('Gradac', 'Gradec', 'Gradac', 'Gradec', 'Gradac', 'Gradec', 'Gradec', 'Gradac')).toEqual([]);
  expect(alike('Mamići', 'Mamuze', 'Ribić', 'Rubić')).toEqual([]);
  expect(alike('Ulica 11, Zagreb', 'Ulica 12, Zagreb', 'Gostuša, Posušje', 'Gostuza, Grude')).toEqual([]);
  expect(placesAlike(placesOf(genealogyOf({ people: [], families: [] })))).toEqual([]);
});
