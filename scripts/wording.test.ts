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
  [
    /(?<![\p{L}-])(?:Nalazi|[Nn]alaz(?:a|om|ima)?|nalazi (?:za|su))(?![\p{L}-])/u,
    'rezultati of a search, primjedbe on a tree',
  ],
  [/'Zdravlje'|Zdravlje stabla|je (?:uglavnom )?zdravo/, 'Provjera stabla, uredno'],
  [/izvještaj/iu, 'izvješće'],
  // The specification words the error page.
  [/(?<!\p{L})[Gg]reš[kc](?!a: )/u, 'pogreška'],
  [/[Bb]račn\p{L}+ drug/u, 'supružnik; muž ili žena on buttons'],
  [/(?<!\p{L})(?:[Nn]jihovo|[Nn]aše)['<]/u, 'iz stabla, iz datoteke, što je upisao drugi'],
  [/lent[aeiu] vremena/, 'vremenska crta'],
  [/[Rr]azrije[šd]i|razriješen/, 'ukloniti, više nije skrbnik'],
  [/s razlogom/, 's objašnjenjem'],
  [/(?<!\p{L})[Oo]d sada(?!\p{L})/u, 'odsad'],
  [/(?<!\p{L})(?:[Zz]adnj(?!i čas)|putem oštet)/u, 'posljednji, pri slanju'],
  [/(?<!\p{L})tipk[aeou]m? za unos/u, 'Enter'],
  [/\d\.000(?!\d)/, 'a space parts thousands: 200 000'],
  [/EDITORS\)/, 'no settings of the server in a sentence'],
  [/(?<!\p{L})(?:axe|kriptografsk)/u, 'no terms of the trade'],
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
  const files = filesBelow(['app', 'server', 'chronicle', 'genealogy', 'content/records/page']).filter(
    (file) => /\.(?:tsx?|md)$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file),
  );
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
  ["'Suzite nalaze', 'Nalazi za'", 1],
  ['Po njima se zapis nalazi uz srodne', 0],
  ["path: '/rodoslovni-izvjestaj'", 0],
  ["title: 'Rodoslovni izvještaj'", 1],
  ['<p>Greška: {status}</p>', 0],
  ["'Dogodila se greška'", 1],
])('%s: %i', (line, faults) => expect(faultsIn('a.tsx', line)).toHaveLength(faults));
