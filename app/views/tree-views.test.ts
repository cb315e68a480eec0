import { expect, test } from 'vitest';
import { Library } from '../../chronicle/reading/library.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { type Genealogy, type Individual, readGedcom, reduceLiving } from '../../genealogy/index.ts';
import { personView } from './tree-views.ts';

/** As members see it. Lines are parted by ` | `. */
function shown(...lines: string[]): Genealogy {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...lines, '0 TRLR'].join(' | ').replaceAll(' | ', '\n');
  return reduceLiving(readGedcom(new TextEncoder().encode(text)).genealogy, { today: '2026-11-15', level: 'name' });
}

const bosnjak = shown(
  '0 @I1@ INDI | 1 NAME Ana /Bošnjak/ | 1 BIRT | 2 DATE 1980 | 1 _LINK cavar#I7',
  '0 @I2@ INDI | 1 NAME Ivo /Bošnjak/ | 1 BIRT | 2 DATE 1982 | 1 _LINK cavar#I8',
  '0 @I3@ INDI | 1 NAME Eva /Bošnjak/ | 1 BIRT | 2 DATE 1984 | 1 _LINK cavar#I99',
);
const cavar = shown(
  '0 @I7@ INDI | 1 NAME Ana /Bošnjak/ | 1 BIRT | 2 DATE 1980',
  '0 @I8@ INDI | 1 NAME Ivo /Bošnjak/ | 1 BIRT | 2 DATE 1982 | 1 RESN confidential',
);

test('the living lead across where both trees name them, and nobody to who is hidden or not there', async () => {
  const library = await Library.open(new MemoryStore());
  const crossings = ['I1', 'I2', 'I3'].map((id) => {
    const person = bosnjak.individuals.get(id) as Individual;
    return personView(bosnjak, person, { library, tree: 'bosnjak', across: cavar }).crossing?.href;
  });
  expect(crossings).toEqual(['/obiteljsko-stablo-cavar?osoba=I7', undefined, undefined]);
});
