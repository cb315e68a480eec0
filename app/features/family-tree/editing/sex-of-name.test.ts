import { expect, it } from 'vitest';
import { sexOfName } from './sex-of-name.ts';

it.each([
  ['Ante', 'M'],
  ['Mara', 'F'],
  ['Ivan Nikola', 'M'],
  ['Nikola', 'M'],
  ['Luka', 'M'],
  ['Anđe', 'F'],
  ['Ines', 'F'],
  ['Ana-Marija', 'F'],
  ['Vanja', undefined],
  ['A.', undefined],
  ['', undefined],
])('%s is %s', (name, sex) => expect(sexOfName(name)).toBe(sex));
