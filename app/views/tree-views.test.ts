import { expect, test } from 'vitest';
import { Library } from '../../chronicle/reading/library.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { singleTree } from '../../chronicle/trees/open-tree.ts';
import {
  findSame,
  type Genealogy,
  type Individual,
  identityClaims,
  joinGenealogies,
  readGedcom,
  reduceLiving,
} from '../../genealogy/index.ts';
import { HILL } from '../routes.ts';
import { personView } from './tree-views.ts';

/** Lines are parted by ` | `. */
function read(...lines: string[]): Genealogy {
  const text = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...lines, '0 TRLR'].join(' | ').replaceAll(' | ', '\n');
  return readGedcom(new TextEncoder().encode(text)).genealogy;
}

const bosnjak = read(
  '0 @I1@ INDI | 1 NAME Ana /Bošnjak/ | 1 BIRT | 2 DATE 1980 | 1 _LINK cavar#I7',
  '0 @I2@ INDI | 1 NAME Ivo /Bošnjak/ | 1 BIRT | 2 DATE 1982 | 1 _LINK cavar#I8',
  '0 @I3@ INDI | 1 NAME Eva /Bošnjak/ | 1 BIRT | 2 DATE 1984 | 1 _LINK cavar#I99',
  '0 @I4@ INDI | 1 NAME Luca /Bošnjak/ | 1 SEX F | 1 BIRT | 2 DATE 1880 | 1 OCCU težakinja | 1 _LINK cavar#I9',
);
const cavar = read(
  '0 @I7@ INDI | 1 NAME Ana /Bošnjak/ | 1 BIRT | 2 DATE 1980 | 1 _LINK bosnjak#I1',
  '0 @I8@ INDI | 1 NAME Ivo /Bošnjak/ | 1 BIRT | 2 DATE 1982 | 1 RESN confidential | 1 _LINK bosnjak#I2',
  '0 @I9@ INDI | 1 NAME Lucija /Bošnjak/ | 1 SEX M | 1 BIRT | 2 DATE 1882 | 2 PLAC Rasno | 1 _LINK bosnjak#I4',
);

/** As members see them. */
const shown = (genealogy: Genealogy) => reduceLiving(genealogy, { today: '2026-11-15', level: 'name' });
const { sames } = findSame([
  { tree: 'bosnjak', claims: identityClaims(bosnjak) },
  { tree: 'cavar', claims: identityClaims(cavar) },
]);
const hill = joinGenealogies(
  [
    { tree: 'bosnjak', genealogy: shown(bosnjak) },
    { tree: 'cavar', genealogy: shown(cavar) },
  ],
  sames,
);

test('the living lead across where both trees name them, and nobody to who is hidden or not there', async () => {
  const library = await Library.open(new MemoryStore());
  const opened = singleTree('bosnjak', shown(bosnjak));
  const crossings = ['I1', 'I2', 'I3'].map((id) => {
    const person = opened.genealogy.individuals.get(id) as Individual;
    return personView(opened, person, { library, tree: 'bosnjak', hill }).crossings.map(({ href }) => href);
  });
  expect(crossings).toEqual([['/obiteljsko-stablo-cavar?osoba=I7'], [], []]);
});

test('on the hill somebody has what both trees tell, and what they tell differently with which of them does', async () => {
  const library = await Library.open(new MemoryStore());
  const view = (id: string) =>
    personView(hill, hill.genealogy.individuals.get(id) as Individual, { library, tree: HILL, hill });
  const { facts, crossings, otherNames } = view('bosnjak-I4');
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Zapis: U oba stabla',
    'Ime: Luca Bošnjak, prema stablu Bošnjaka',
    'Ime: Lucija Bošnjak, prema stablu Ćavara',
    'Spol: ženski, prema stablu Bošnjaka',
    'Spol: muški, prema stablu Ćavara',
    'Rođenje: 1880., prema stablu Bošnjaka',
    'Rođenje: 1882., Rasno, prema stablu Ćavara',
    'Zanimanje: težakinja',
  ]);
  expect(otherNames).toEqual(['Lucija Bošnjak']);
  expect(crossings.map(({ href }) => href)).toEqual([
    '/obiteljsko-stablo-bosnjak?osoba=I4',
    '/obiteljsko-stablo-cavar?osoba=I9',
  ]);
  const hidden = view('bosnjak-I2');
  expect([hidden.name, hidden.facts, hidden.crossings]).toEqual(['Živa osoba', [], []]);
});
