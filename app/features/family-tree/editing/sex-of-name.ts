import type { WrittenSex } from '../../../../genealogy/gedcom/edit/tree-edit.ts';

/** Men whose names end in -a, as the region has them. */
const MEN = new Set(
  'luka nikola ilija andrija matija toma jakša mića joža jura pera juda jona nikša siniša aljoša grga kuzma sava'.split(
    ' ',
  ),
);
/** Women whose names end in something else, register and pet forms too. */
const WOMEN = new Set(['ines', 'karmen', 'nives', 'iris', 'mercedes', 'anđe', 'mare', 'kate', 'luce', 'jele', 'stane']);
/** Borne by both. */
const EITHER = new Set(['vanja', 'andrea', 'saša', 'borna']);

/** What a Croatian given name says of who bears it; nothing where it may be either. */
export function sexOfName(given: string): WrittenSex | undefined {
  const [first = ''] = given
    .trim()
    .toLocaleLowerCase('hr')
    .split(/[\s-]+/);
  if (first.length < 2 || /[^\p{L}]/u.test(first) || EITHER.has(first)) return undefined;
  if (WOMEN.has(first)) return 'F';
  if (MEN.has(first)) return 'M';
  return first.endsWith('a') ? 'F' : 'M';
}
