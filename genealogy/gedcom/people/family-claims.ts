import { NO_DAY, NOBODY, Pedigree, Sex } from '../../graph.ts';
import type { DayReader } from '../dates/day-reader.ts';
import type { FindingCode } from '../findings.ts';
import { GrowingUint32Array } from '../structures/growing.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG } from '../structures/tags.ts';
import type { RecordIndex } from './records.ts';

/** Reports a finding at a structure, about a person or a family. */
export type ReportFinding = (
  code: FindingCode,
  structure: number,
  about: { person: number } | { family: number },
) => void;

/** How a child belongs to a family where the source does not say. */
export const UNSTATED = 255;

/** Links between people and families as one side's records have them, in the order of the file. */
export class Claims {
  readonly people = new GrowingUint32Array();
  readonly families = new GrowingUint32Array();
  readonly pedigrees = new GrowingUint32Array();
  /** The structure that holds the link. */
  readonly structures = new GrowingUint32Array();

  get length(): number {
    return this.people.length;
  }

  add(person: number, family: number, structure: number, pedigree: number = UNSTATED): void {
    this.people.push(person);
    this.families.push(family);
    this.structures.push(structure);
    this.pedigrees.push(pedigree);
  }
}

/** The links in people's records and those in families' records. The two should agree, and in many files do not. */
export interface FamilyClaims {
  readonly sex: Uint8Array;
  readonly birthDay: Int32Array;
  readonly deathDay: Int32Array;
  readonly marriageDay: Int32Array;
  /** From the people's records, by person. */
  readonly childhoods: Claims;
  readonly marriages: Claims;
  /** From the families' records, by family. */
  readonly husbands: Claims;
  readonly wives: Claims;
  readonly children: Claims;
}

export function collectClaims(structures: Structures, records: RecordIndex, days: DayReader): FamilyClaims {
  const claims: FamilyClaims = {
    sex: new Uint8Array(records.individuals.length),
    birthDay: new Int32Array(records.individuals.length).fill(NO_DAY),
    deathDay: new Int32Array(records.individuals.length).fill(NO_DAY),
    marriageDay: new Int32Array(records.families.length).fill(NO_DAY),
    childhoods: new Claims(),
    marriages: new Claims(),
    husbands: new Claims(),
    wives: new Claims(),
    children: new Claims(),
  };
  for (const [person, record] of records.individuals.entries())
    collectFromIndividual(structures, records, days, claims, record, person);
  for (const [family, record] of records.families.entries())
    collectFromFamily(structures, records, days, claims, record, family);
  return claims;
}

function collectFromIndividual(
  structures: Structures,
  records: RecordIndex,
  days: DayReader,
  claims: FamilyClaims,
  record: number,
  person: number,
): void {
  const end = structures.recordStarts[record + 1] as number;
  let christening = NO_DAY;
  let burial = NO_DAY;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
    if (structures.levelOf(index) !== 1) continue;
    const tag = structures.tags[index];
    if (tag === TAG.FAMC) {
      const family = familyAt(structures, records, index);
      if (family !== NOBODY) claims.childhoods.add(person, family, index, pedigreeIn(structures, index));
    } else if (tag === TAG.FAMS) {
      const family = familyAt(structures, records, index);
      if (family !== NOBODY) claims.marriages.add(person, family, index);
    } else if (tag === TAG.SEX) claims.sex[person] = sexIn(structures, index);
    else if (tag === TAG.BIRT) claims.birthDay[person] = firstKnown(claims.birthDay[person], structures, days, index);
    else if (tag === TAG.DEAT) claims.deathDay[person] = firstKnown(claims.deathDay[person], structures, days, index);
    else if (tag === TAG.CHR || tag === TAG.BAPM) christening = firstKnown(christening, structures, days, index);
    else if (tag === TAG.BURI || tag === TAG.CREM) burial = firstKnown(burial, structures, days, index);
    else if (tag === TAG.ADOP) collectAdoption(structures, records, claims, index, person);
  }
  if (claims.birthDay[person] === NO_DAY) claims.birthDay[person] = christening;
  if (claims.deathDay[person] === NO_DAY) claims.deathDay[person] = burial;
}

function collectFromFamily(
  structures: Structures,
  records: RecordIndex,
  days: DayReader,
  claims: FamilyClaims,
  record: number,
  family: number,
): void {
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
    if (structures.levelOf(index) !== 1) continue;
    const tag = structures.tags[index];
    if (tag === TAG.MARR) {
      claims.marriageDay[family] = firstKnown(claims.marriageDay[family], structures, days, index);
      continue;
    }
    const side =
      tag === TAG.CHIL
        ? claims.children
        : tag === TAG.HUSB
          ? claims.husbands
          : tag === TAG.WIFE
            ? claims.wives
            : undefined;
    if (!side || !structures.isPointer(index)) continue;
    const person = records.individualByXref[structures.values[index] as number] ?? NOBODY;
    if (person !== NOBODY)
      side.add(person, family, index, side === claims.children ? pedigreeByParent(structures, index) : UNSTATED);
  }
}

function familyAt(structures: Structures, records: RecordIndex, index: number): number {
  return structures.isPointer(index) ? (records.familyByXref[structures.values[index] as number] ?? NOBODY) : NOBODY;
}

function firstKnown(known: number | undefined, structures: Structures, days: DayReader, event: number): number {
  if (known !== undefined && known !== NO_DAY) return known;
  const date = structures.childWith(event, TAG.DATE);
  return date < 0 ? NO_DAY : days.dayOf(structures.values[date] as number);
}

function sexIn(structures: Structures, index: number): Sex {
  const initial = structures.valueOf(index).trim().charAt(0).toUpperCase();
  return initial === 'M' ? Sex.male : initial === 'F' ? Sex.female : Sex.unknown;
}

function pedigreeIn(structures: Structures, index: number): number {
  const pedigree = structures.childWith(index, TAG.PEDI);
  if (pedigree < 0) return UNSTATED;
  const phrase = structures.childWith(pedigree, TAG.PHRASE);
  return pedigreeOf(structures.valueOf(phrase < 0 ? pedigree : phrase));
}

/**
 * A child may be one parent's by birth and the other's not; the graph has one value for both, and birth
 * prevails.
 */
function pedigreeByParent(structures: Structures, index: number): number {
  const toFather = structures.childWith(index, TAG._FREL);
  const toMother = structures.childWith(index, TAG._MREL);
  if (toFather < 0 && toMother < 0) return UNSTATED;
  const stated = [toFather, toMother]
    .filter((relation) => relation >= 0)
    .map((relation) => pedigreeOf(structures.valueOf(relation)));
  return Math.min(...stated);
}

/** An adoption that names its family says how the child belongs to it. */
function collectAdoption(
  structures: Structures,
  records: RecordIndex,
  claims: FamilyClaims,
  event: number,
  person: number,
): void {
  const childhood = structures.childWith(event, TAG.FAMC);
  const family = childhood < 0 ? NOBODY : familyAt(structures, records, childhood);
  if (family !== NOBODY) claims.childhoods.add(person, family, childhood, Pedigree.adopted);
}

/** Any other word than one for birth means some form of adoption. */
export function pedigreeOf(words: string): Pedigree {
  if (/step|očuh|maćeh|pastor|poočim|pomajk/i.test(words)) return Pedigree.step;
  if (/foster|hranj|hranitelj|guardian|skrbni/i.test(words)) return Pedigree.foster;
  return words.trim() === '' || /birth|natural|biolog|unknown|rođen/i.test(words) ? Pedigree.birth : Pedigree.adopted;
}
