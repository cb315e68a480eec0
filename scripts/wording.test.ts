// How the interface words things, where a machine can hold it. Comments are English, so whole files are read.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, root } from './project.mjs';

/** What is not written, and what is instead. */
const UNWANTED: readonly (readonly [RegExp, string])[] = [
  // Spomeni brda is the section's name, spomen- begins addresses and file names.
  [/(?<![\p{L}/-])[Ss]pomen(?:a|u|om|i|e|ima)?(?![\p{L}-])(?! brda)/u, 'uspomena: a memory that somebody tells'],
  [/(?<!\p{L})[Uu]pal(?:i|je)/u, 'zapaliti svijeću'],
  [/crt[aeiu] vremena|[Ss]va vremena/, 'vremenska crta, sve godine'],
  [/(?<!\p{L})uredništv/u, 'Uredništvo: the one of this site'],
  [/(?<!\p{L})[Pp]redc/u, 'preci, as in the records'],
  [/otvoren[aoi]? su prijavljen/, 'vide samo prijavljeni članovi'],
  [/Redovništvo|Rastava/, 'Vjera, Razvod'],
];

/** Whoever reads is addressed with Vi: Pošaljite, not Pošalji. */
const VERBS =
  'Crtaj Daj Dodaj Dopusti Imenuj Ispiši Isključi Ispravi Ispričaj Izaberi Izbriši Izmjeri Kopiraj Kreni Nagni Napiši Nastavi ' +
  'Obriši Odbaci Odbij Odjavi Odobri Odustani Ostavi Osvježi Otvori Počni Podijeli Pogledaj Pokaži Pokušaj Poništi Posjeti ' +
  'Pošalji Postavi Potraži Potvrdi Povećaj Povuci Preskoči Preuzmi Približi Prihvati Prijavi Prikaži Pročitaj Promijeni Pusti ' +
  'Rasklopi Razriješi Sakrij Sklopi Slušaj Smanji Snimi Spremi Traži Ucrtaj Udalji Uključi Ukloni Upali Upiši Uredi Uvezi ' +
  'Vrati Zadrži Zapali Zatraži Zatvori Zaustavi Završi';
const FAMILIAR = new RegExp(`(?<!\\p{L})(?:${VERBS.replaceAll(' ', '|')})(?!\\p{L})`, 'u');

const RULES = [...UNWANTED, [FAMILIAR, 'Vi: Pošaljite, Otvorite'] as const];

function faultsIn(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) =>
    RULES.flatMap(([unwanted, instead]) => {
      const found = unwanted.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}: ${found} (${instead})`];
    }),
  );
}

test('everything the interface and its emails say is worded as agreed', () => {
  const files = filesBelow([
    'app',
    'server',
    'chronicle/contributions',
    'chronicle/memorial',
    'genealogy/kinship',
  ]).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => faultsIn(relative(root, file), readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ["title: 'Ispričajte spomen'", 1],
  ['Svi spomeni', 1],
  ["entry('memories', 'Spomeni brda')", 0],
  ["path: '/novi-spomen/slanje'", 0],
  ['Upali svijeću', 2],
  ['Zapalite svijeću', 0],
  ["'Javite se uredništvu'", 1],
  ['<Button>Spremi</Button>', 1],
  ['<button aria-label="Zatvori izbornik">', 1],
  ['<Button>Spremite i objavite</Button>', 0],
])('%s: %i', (line, faults) => expect(faultsIn('a.tsx', line)).toHaveLength(faults));
