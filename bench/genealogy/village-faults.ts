import type { HealthKind } from '../../genealogy/index.ts';
import type { Village, Villager } from './village.ts';
import { VillageFile } from './village-file.ts';

export interface SeededFault {
  readonly kind: HealthKind;
  /** One of whom a finding must name. */
  readonly person: string;
  readonly how: string;
}

/** A village's file with faults in it, each about people of its own. */
export function faultyGedcom(
  village: Village,
  seed: number,
  each: number,
): { gedcom: Uint8Array; faults: SeededFault[] } {
  const file = new VillageFile(village, seed);
  const faults: SeededFault[] = [];
  for (let round = 0; round < each; round += 1) {
    for (const [kind, make] of FAULTS) {
      const fault = make(file);
      if (fault) faults.push({ kind, ...fault });
    }
  }
  return { gedcom: file.bytes(), faults };
}

type Seeder = (file: VillageFile) => { person: string; how: string } | undefined;

const hasDied = ({ deathYear }: Villager) => deathYear !== undefined;

const FAULTS: readonly (readonly [HealthKind, Seeder])[] = [
  [
    'child-before-parent',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const [child, parent] = [file.pick(family.children), file.pick([family.father, family.mother])];
      const date = file.year(file.born(parent) - 4 - Math.floor(file.random() * 30));
      const tag = file.pick(['BIRT', 'BIRT', 'CHR', 'BAPM']);
      file.without(file.id(child), 'BIRT');
      file.date(file.id(child), tag, date);
      return { person: file.id(child), how: `${tag} ${date}` };
    },
  ],
  [
    'child-after-mother',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const child = file.pick(family.children);
      const [birth, death] = [file.born(child), file.pick(['DEAT', 'BURI'])];
      file.date(file.id(child), 'BIRT', file.year(birth));
      file.without(file.id(family.mother), 'DEAT');
      const date = file.pick([
        `${birth - 3}`,
        `BEF ${birth - 1}`,
        `BET ${birth - 9} AND ${birth - 2}`,
        `ABT ${birth - 5}`,
      ]);
      file.date(file.id(family.mother), death, date);
      return { person: file.id(family.mother), how: `${death} ${date}` };
    },
  ],
  [
    'child-after-father',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const child = file.pick(family.children);
      const birth = file.born(child);
      file.date(file.id(child), 'BIRT', file.year(birth));
      const date = file.pick([`${birth - 2}`, `12 JAN ${birth - 2}`, `BEF ${birth - 3}`]);
      file.date(file.id(family.father), 'DEAT', date);
      return { person: file.id(family.father), how: date };
    },
  ],
  [
    'death-before-birth',
    (file) => {
      const person = file.person(hasDied);
      if (person === undefined) return undefined;
      const birth = file.born(person);
      file.without(file.id(person), 'BIRT');
      file.date(file.id(person), file.pick(['BIRT', 'CHR', 'BAPM']), file.year(birth));
      file.without(file.id(person), 'DEAT');
      const tag = file.pick(['DEAT', 'DEAT', 'BURI']);
      const date = file.pick([file.year(birth - 1 - Math.floor(file.random() * 40)), `BEF ${birth - 2}`]);
      file.date(file.id(person), tag, date);
      return { person: file.id(person), how: `${tag} ${date}` };
    },
  ],
  [
    'burial-before-death',
    (file) => {
      const person = file.person(hasDied);
      if (person === undefined) return undefined;
      const death = file.village.people[person]?.deathYear ?? 0;
      file.date(file.id(person), 'DEAT', file.year(death));
      const date = file.year(death - 1 - Math.floor(file.random() * 3));
      file.date(file.id(person), file.pick(['BURI', 'CREM']), date);
      return { person: file.id(person), how: date };
    },
  ],
  [
    'parent-too-young',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const eldest = family.children[0] as number;
      const parent = file.pick([family.father, family.mother]);
      file.date(file.id(eldest), 'BIRT', file.year(file.born(eldest)));
      const date = file.year(file.born(eldest) - 4 - Math.floor(file.random() * 8));
      file.date(file.id(parent), 'BIRT', date);
      return { person: file.id(parent), how: date };
    },
  ],
  [
    'mother-too-old',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const child = family.children.at(-1) as number;
      file.date(file.id(child), 'BIRT', file.year(file.born(child)));
      const date = file.year(file.born(child) - 62 - Math.floor(file.random() * 20));
      file.date(file.id(family.mother), 'BIRT', date);
      file.without(file.id(family.mother), 'DEAT');
      return { person: file.id(family.mother), how: date };
    },
  ],
  [
    'father-too-old',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const child = family.children.at(-1) as number;
      file.date(file.id(child), 'BIRT', file.year(file.born(child)));
      const date = file.year(file.born(child) - 82 - Math.floor(file.random() * 20));
      file.date(file.id(family.father), 'BIRT', date);
      file.without(file.id(family.father), 'DEAT');
      return { person: file.id(family.father), how: date };
    },
  ],
  [
    'age-over-110',
    (file) => {
      const person = file.person((one) => hasDied(one) && one.birthYear < 1890);
      if (person === undefined) return undefined;
      file.date(file.id(person), 'BIRT', file.year(file.born(person)));
      file.without(file.id(person), 'DEAT');
      const date = file.year(file.born(person) + 112 + Math.floor(file.random() * 10));
      file.date(file.id(person), file.pick(['DEAT', 'BURI']), date);
      return { person: file.id(person), how: date };
    },
  ],
  [
    'married-too-young',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const partner = file.pick([family.father, family.mother]);
      file.date(file.id(partner), 'BIRT', file.year(file.born(partner)));
      const date = file.year(file.born(partner) + 2 + Math.floor(file.random() * 10));
      file.date(`F${family.index + 1}`, 'MARR', date);
      return { person: file.id(partner), how: date };
    },
  ],
  [
    'siblings-too-close',
    (file) => {
      const family = file.household(2);
      if (!family) return undefined;
      const [one, other] = family.children as [number, number];
      const year = file.born(one);
      const dates = file.pick([
        [`3 JAN ${year}`, `7 JUL ${year}`],
        [`JAN ${year}`, `JUN ${year}`],
        [`20 OCT ${year}`, `1 MAR ${year + 1}`],
        [`1 MAY ${year}`, `JUL ${year}`],
      ]);
      file.date(file.id(one), 'BIRT', dates[0] as string);
      file.date(file.id(other), 'BIRT', dates[1] as string);
      return { person: file.id(one), how: dates.join(', ') };
    },
  ],
  [
    'sex-against-role',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const id = `F${family.index + 1}`;
      file.replace(id, /^1 HUSB/, '1 X');
      file.replace(id, /^1 WIFE/, '1 HUSB');
      file.replace(id, /^1 X/, '1 WIFE');
      return { person: file.id(family.father), how: 'swapped' };
    },
  ],
  [
    'own-ancestor',
    (file) => {
      const family = file.household();
      const child = family?.children.find((one) => file.village.families.some(({ husband }) => husband === one));
      const grandchildren = file.village.families.find(({ husband }) => husband === child)?.children ?? [];
      const grandchild = grandchildren[0];
      if (!family || child === undefined || grandchild === undefined) return undefined;
      const origin = file.village.people[family.father]?.origin;
      const loop = origin === undefined ? `FX${family.index}` : `F${origin + 1}`;
      if (origin === undefined) file.add(loop, 'FAM', `1 CHIL @${file.id(family.father)}@`);
      file.replace(loop, /^1 HUSB .*/, `1 HUSB @${file.id(grandchild)}@`);
      if (origin === undefined) file.record(loop).push(`1 HUSB @${file.id(grandchild)}@`);
      return { person: file.id(family.father), how: 'a grandchild is the father' };
    },
  ],
  [
    'island',
    (file) => {
      const id = `IX${Math.floor(file.random() * 1e9)}`;
      file.add(id, 'INDI', '1 NAME Nitko /Ničiji/', '1 BIRT', '2 DATE 1850');
      return { person: id, how: 'alone' };
    },
  ],
  [
    'future-date',
    (file) => {
      const person = file.person();
      if (person === undefined) return undefined;
      const tag = file.pick(['RESI', 'CHR', 'OCCU', 'EVEN', 'CENS', '_MILT']);
      file.date(file.id(person), tag, file.year(2027 + Math.floor(file.random() * 60)));
      return { person: file.id(person), how: tag };
    },
  ],
  [
    'event-outside-life',
    (file) => {
      const person = file.person(hasDied);
      if (person === undefined) return undefined;
      const death = file.village.people[person]?.deathYear ?? 0;
      file.date(file.id(person), 'DEAT', file.year(death));
      const date = file.pick([file.year(death + 3), `FROM ${death + 4} TO ${death + 6}`]);
      const tag = file.pick(['RESI', 'OCCU', 'EMIG', 'GRAD', 'CENS']);
      file.without(file.id(person), 'OCCU');
      file.date(file.id(person), tag, date);
      return { person: file.id(person), how: `${tag} ${date}` };
    },
  ],
  [
    'marriage-after-death',
    (file) => {
      const family = file.household();
      if (!family) return undefined;
      const partner = file.pick([family.father, family.mother]);
      const marriage = file.village.families[family.index]?.marriageYear ?? 0;
      file.date(`F${family.index + 1}`, 'MARR', file.year(marriage));
      file.date(file.id(partner), 'DEAT', file.pick([`${marriage - 1}`, `BEF ${marriage - 1}`]));
      return { person: file.id(partner), how: 'dead' };
    },
  ],
  [
    'baptism-before-birth',
    (file) => {
      const person = file.person();
      if (person === undefined) return undefined;
      file.date(file.id(person), 'BIRT', file.year(file.born(person)));
      file.date(file.id(person), file.pick(['CHR', 'BAPM']), file.year(file.born(person) - 1));
      return { person: file.id(person), how: 'baptised' };
    },
  ],
  [
    'undated',
    (file) => {
      const person = file.person((one) => !hasDied(one));
      const isSingle = !file.village.families.some(({ husband, wife }) => husband === person || wife === person);
      if (person === undefined || !isSingle) return undefined;
      file.without(file.id(person), 'BIRT');
      return { person: file.id(person), how: 'no birth' };
    },
  ],
  [
    'surname-spellings',
    (file) => {
      const person = file.person((one) => one.origin !== undefined && /[čćđšž]/i.test(one.surname));
      if (person === undefined) return undefined;
      const { surname } = file.village.people[person] as Villager;
      const other = file.pick([
        plain(surname),
        plain(surname).toUpperCase(),
        surname.replace(/^Ć/, 'Č') + (/^Ć/.test(surname) ? '' : 'n'),
      ]);
      file.replace(file.id(person), surname, other);
      file.replace(file.id(person), `SURN ${surname}`, `SURN ${other}`);
      return { person: file.id(person), how: other };
    },
  ],
  [
    'place-spellings',
    (file) => {
      const person = file.person((_, index) =>
        file.record(file.id(index)).some((line) => /^2 PLAC .*[čćđšž]/i.test(line)),
      );
      if (person === undefined) return undefined;
      const at = file.record(file.id(person)).findIndex((line) => /^2 PLAC .*[čćđšž]/i.test(line));
      const lines = file.record(file.id(person));
      const [head = ''] = (lines[at] as string).slice(7).split(',');
      const full = (lines[at] as string).slice(7);
      lines[at] = `2 PLAC ${file.pick([plain(full), full.toUpperCase(), plain(head), `${plain(head)}, BiH`])}`;
      return { person: file.id(person), how: lines[at] as string };
    },
  ],
];

function plain(text: string): string {
  return text.replace(/[čćđšžČĆĐŠŽ]/g, (letter) => 'ccdszCCDSZ'['čćđšžČĆĐŠŽ'.indexOf(letter)] ?? letter);
}
