import { Sex } from '../../genealogy/graph.ts';
import { seededRandom } from './random.ts';
import type { Village } from './village.ts';

interface HalfDated {
  readonly gedcom: Uint8Array;
  /** By person: whether they are truly alive. */
  readonly truth: readonly boolean[];
}

/**
 * The village as a careless hand wrote it down: half of the dates are missing, half of the deaths are not told at all,
 * some are told by the word alone, and of some who are alive the file has an empty death, as programs leave behind.
 */
export function halfDatedGedcomOf(village: Village, seed: number): HalfDated {
  const random = seededRandom(seed);
  const half = (): boolean => random() < 0.5;
  const date = (year: number): string[] => {
    if (half()) return [];
    const chance = random();
    if (chance < 0.2) return [`2 DATE ABT ${year + Math.floor(random() * 11) - 5}`];
    if (chance < 0.3) return [`2 DATE BEF ${year + 1 + Math.floor(random() * 5)}`];
    if (chance < 0.4) return [`2 DATE BET ${year - Math.floor(random() * 5)} AND ${year + Math.floor(random() * 5)}`];
    return [`2 DATE ${year}`];
  };
  const unions: number[][] = village.people.map(() => []);
  village.families.forEach(({ husband, wife }, index) => {
    unions[husband]?.push(index);
    unions[wife]?.push(index);
  });
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'];
  village.people.forEach(({ sex, given, surname, birthYear, deathYear, origin }, index) => {
    lines.push(`0 @I${index + 1}@ INDI`, `1 NAME ${given} /${surname}/`, `1 SEX ${sex === Sex.male ? 'M' : 'F'}`);
    const born = date(birthYear);
    if (born.length > 0) lines.push('1 BIRT', ...born);
    if (deathYear === undefined) {
      if (random() < 0.1) lines.push('1 DEAT');
    } else if (half()) {
      const died = date(deathYear);
      lines.push(...(died.length > 0 ? ['1 DEAT', ...died] : [half() ? '1 DEAT Y' : '1 DEAT']));
    }
    if (origin !== undefined) lines.push(`1 FAMC @F${origin + 1}@`);
    for (const union of unions[index] ?? []) lines.push(`1 FAMS @F${union + 1}@`);
  });
  village.families.forEach(({ husband, wife, marriageYear, children }, index) => {
    lines.push(`0 @F${index + 1}@ FAM`, `1 HUSB @I${husband + 1}@`, `1 WIFE @I${wife + 1}@`);
    const married = date(marriageYear);
    if (married.length > 0) lines.push('1 MARR', ...married);
    for (const child of children) lines.push(`1 CHIL @I${child + 1}@`);
  });
  lines.push('0 TRLR', '');
  return {
    gedcom: new TextEncoder().encode(lines.join('\n')),
    truth: village.people.map(({ deathYear }) => deathYear === undefined),
  };
}
