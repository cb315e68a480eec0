import { Sex } from '../../genealogy/graph.ts';
import { seededRandom } from './random.ts';
import type { Village } from './village.ts';

const PLACES = 'Bošnjakovo brdo, Ćavarovo brdo, Široki Brijeg, Mostarski Gradac, Ljuti Dolac, Čerigaj, Kočerin'.split(
  ', ',
);
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const TRADES = ['zidar', 'kovač', 'težak', 'pastir', 'duhandžija', 'mlinar', 'učitelj', 'postolar'];

/** The village as a genealogy program would export it, in GEDCOM 5.5.1 and UTF-8. */
export function gedcomOf(village: Village, seed = 1): Uint8Array {
  const random = seededRandom(seed);
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
  const dateIn = (year: number): string => {
    const chance = random();
    if (chance < 0.15) return `ABT ${year}`;
    return chance < 0.3 ? `${year}` : `${1 + Math.floor(random() * 28)} ${pick(MONTHS)} ${year}`;
  };
  const place = (): string => `${pick(PLACES)}, Široki Brijeg, Hercegovina`;

  const unions: number[][] = village.people.map(() => []);
  village.families.forEach(({ husband, wife }, index) => {
    unions[husband]?.push(index);
    unions[wife]?.push(index);
  });

  const lines = [
    '0 HEAD',
    '1 SOUR VILLAGE',
    '1 GEDC',
    '2 VERS 5.5.1',
    '2 FORM LINEAGE-LINKED',
    '1 CHAR UTF-8',
    '1 SUBM @U1@',
  ];
  village.people.forEach((person, index) => {
    lines.push(
      `0 @I${index + 1}@ INDI`,
      `1 NAME ${person.given} /${person.surname}/`,
      `2 GIVN ${person.given}`,
      `2 SURN ${person.surname}`,
    );
    lines.push(
      `1 SEX ${person.sex === Sex.male ? 'M' : 'F'}`,
      '1 BIRT',
      `2 DATE ${dateIn(person.birthYear)}`,
      `2 PLAC ${place()}`,
    );
    if (person.deathYear !== undefined) lines.push('1 DEAT', `2 DATE ${dateIn(person.deathYear)}`, `2 PLAC ${place()}`);
    if (random() < 0.3) lines.push(`1 OCCU ${pick(TRADES)}`);
    if (random() < 0.1)
      lines.push(
        `1 NOTE U matici krštenih, svezak ${Math.floor(random() * 40)}, stranica ${Math.floor(random() * 300)}.`,
      );
    if (person.origin !== undefined) lines.push(`1 FAMC @F${person.origin + 1}@`);
    for (const union of unions[index] ?? []) lines.push(`1 FAMS @F${union + 1}@`);
  });
  village.families.forEach((family, index) => {
    lines.push(`0 @F${index + 1}@ FAM`, `1 HUSB @I${family.husband + 1}@`, `1 WIFE @I${family.wife + 1}@`);
    lines.push('1 MARR', `2 DATE ${dateIn(family.marriageYear)}`, `2 PLAC ${place()}`);
    for (const child of family.children) lines.push(`1 CHIL @I${child + 1}@`);
  });
  lines.push('0 @U1@ SUBM', '1 NAME Župni ured', '0 TRLR', '');
  return new TextEncoder().encode(lines.join('\n'));
}
