import type { WrittenSex } from '../../../../genealogy/gedcom/edit/tree-edit.ts';

/** Men whose names end in -a, as the region has them. */
const MEN = new Set(
  'Luka Nikola Ilija Andrija Matija Toma Jakša Joža Jura Juda Jona Nikša Siniša Aljoša Grga Kuzma Sava'.split(' '),
);
/** Women whose names end in something else, register and pet forms too. */
const WOMEN = new Set('Ines Karmen Nives Iris Mercedes Anđe Mare Kate Luce Jele Stane'.split(' '));
/** Borne by both. */
const EITHER = new Set(['Vanja', 'Andrea', 'Saša', 'Borna']);

/** What a Croatian given name says of who bears it; nothing where it may be either. */
export function sexOfName(given: string): WrittenSex | undefined {
  const [typed = ''] = given.trim().split(/[\s-]+/);
  const first = typed.charAt(0).toLocaleUpperCase('hr') + typed.slice(1).toLocaleLowerCase('hr');
  if (first.length < 2 || /[^\p{L}]/u.test(first) || EITHER.has(first)) return undefined;
  if (WOMEN.has(first)) return 'F';
  if (MEN.has(first)) return 'M';
  return first.endsWith('a') ? 'F' : 'M';
}
