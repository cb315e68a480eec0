import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { type LivingLevel, type PersonVisibility, Restrictions, visibilityOf } from './visibility.ts';

/** Pointers with these tags do not lead to people. */
const LINKS_TO_OTHERS = tagsNamed('FAMC FAMS SOUR NOTE SNOTE OBJE REPO SUBM SUBN ANCI DESI');
const FAMILY_LINKS = tagsNamed('HUSB WIFE CHIL');
/** Of a person the place in the family stays, and a file has a header; either is reduced by itself. */
const KEEPING_THEIR_PLACE = tagsNamed('INDI HEAD');
/** What a link to somebody withheld may say beside that they belong together. */
const LINK_PARTS = tagsNamed('ROLE RELA PEDI _FREL _MREL PHRASE');

const MARRIAGE_TAG = /^_?(?:MAR[BCLRS]|MARRIAGE|WEDD|ENGA|DIV|ANUL|SLGS|SEPR?)/i;
const MARRIAGE_WORD =
  /marri|wedding|engage|divorc|separat|vjen[čc]|brak|zaru[čc]|razvod|rastav|heirat|hochzeit|trauung|scheidung/i;

/** What of a genealogy is withheld: people, their families, and the structures that are cut out of all else. */
export interface Withheld {
  readonly level: LivingLevel;
  /** By individual. */
  readonly people: readonly PersonVisibility[];
  /** By family: 1 where a partner is withheld, since a marriage is a fact of both. */
  readonly families: Uint8Array;
  /** By structure: 1 for what is cut out, with all that stands under it. */
  readonly cut: Uint8Array;
}

export function findWithheld(genealogy: Genealogy, today: string, level: LivingLevel): Withheld {
  const people = visibilityOf(genealogy, { today, level });
  const families = familiesOf(genealogy, people);
  const cut = new Uint8Array(sourceOf(genealogy).structures.tags.length);
  const withheld = { level, people, families, cut };
  cutRestricted(sourceOf(genealogy).structures, cut);
  cutMarriages(genealogy, withheld);
  cutPointers(genealogy, withheld);
  return withheld;
}

export function isWithheld({ people }: Withheld, person: number): boolean {
  return person !== NOBODY && people[person] !== undefined && people[person].shown !== 'full';
}

/** By both sides' word: a third partner has no seat in the graph. */
function familiesOf(genealogy: Genealogy, people: readonly PersonVisibility[]): Uint8Array {
  const { structures, records } = sourceOf(genealogy);
  const families = new Uint8Array(records.families.length);
  const forEachLink = (record: number, visit: (tag: number, xref: number) => void): void => {
    const end = structures.recordStarts[record + 1] as number;
    for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1)
      if (structures.isPointer(index)) visit(structures.tags[index] as number, structures.values[index] as number);
  };
  records.families.forEach((record, family) => {
    forEachLink(record, (tag, xref) => {
      const partner = tag === TAG.HUSB || tag === TAG.WIFE ? (records.individualByXref[xref] ?? NOBODY) : NOBODY;
      if (partner !== NOBODY && people[partner]?.shown !== 'full') families[family] = 1;
    });
  });
  records.individuals.forEach((record, person) => {
    if (people[person]?.shown === 'full') return;
    forEachLink(record, (tag, xref) => {
      const family = tag === TAG.FAMS ? (records.familyByXref[xref] ?? NOBODY) : NOBODY;
      if (family !== NOBODY) families[family] = 1;
    });
  });
  return families;
}

export function cutSubtree(structures: Structures, cut: Uint8Array, index: number): void {
  const level = structures.levelOf(index);
  cut[index] = 1;
  for (let at = index + 1; at < cut.length && structures.levelOf(at) > level; at += 1) cut[at] = 1;
}

/** Whatever is marked as restricted goes with all that stands under it. */
function cutRestricted(structures: Structures, cut: Uint8Array): void {
  const restrictions = new Restrictions(structures);
  const open: number[] = [];
  structures.tags.forEach((_, index) => {
    const level = structures.levelOf(index);
    open[level] = index;
    if (level === 0 || !restrictions.isMark(index)) return;
    const isListed = level > 1 && restrictions.isList(open[level - 1] as number);
    const holder = open[isListed ? level - 2 : level - 1] as number;
    if (!KEEPING_THEIR_PLACE.has(structures.tags[holder] as number)) cutSubtree(structures, cut, holder);
  });
}

/** Many write a marriage into the records of both, which is the same fact as the family's. */
function cutMarriages(genealogy: Genealogy, { people, families, cut }: Withheld): void {
  const { structures, records } = sourceOf(genealogy);
  const tags = [...new Set(structures.tags)].filter((tag) => MARRIAGE_TAG.test(structures.pool.text(tag)));
  const marriageTags = new Set(tags);
  records.individuals.forEach((record, person) => {
    if (people[person]?.shown !== 'full') return;
    const end = structures.recordStarts[record + 1] as number;
    let isWithSomebodyWithheld = false;
    const marriages: number[] = [];
    for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
      if (structures.levelOf(index) !== 1) continue;
      const isLink = structures.tags[index] === TAG.FAMS && structures.isPointer(index);
      if (isLink)
        isWithSomebodyWithheld ||= families[records.familyByXref[structures.values[index] as number] as number] === 1;
      else if (marriageTags.has(structures.tags[index] as number) || isCalledMarriage(structures, index))
        marriages.push(index);
    }
    if (isWithSomebodyWithheld) for (const index of marriages) cutSubtree(structures, cut, index);
  });
}

function isCalledMarriage(structures: Structures, index: number): boolean {
  if (structures.tags[index] !== TAG.EVEN && structures.tags[index] !== TAG.FACT) return false;
  const type = structures.childWith(index, TAG.TYPE);
  return MARRIAGE_WORD.test(`${structures.valueOf(index)} ${type < 0 ? '' : structures.valueOf(type)}`);
}

/** Nothing leads to what is cut out, and nothing but a family's links to who is withheld. */
export function cutPointers(genealogy: Genealogy, withheld: Withheld): void {
  const { structures, records } = sourceOf(genealogy);
  const { cut } = withheld;
  const isCut = (record: number | undefined): boolean =>
    record !== undefined && record !== NOBODY && cut[structures.recordStarts[record] as number] === 1;
  structures.tags.forEach((tag, index) => {
    if (cut[index] === 1 || !structures.isPointer(index)) return;
    const xref = structures.values[index] as number;
    const level = structures.levelOf(index);
    if (tag === TAG.FAMC || tag === TAG.FAMS) {
      const family = records.familyByXref[xref] as number;
      if (isCut(records.families[family])) cutSubtree(structures, cut, index);
      else if (tag === TAG.FAMS && withheld.families[family] === 1) cutBesideLink(structures, cut, index);
    } else if (LINKS_TO_OTHERS.has(tag)) {
      if (isCut(records.otherByXref[xref])) cutSubtree(structures, cut, index);
    } else {
      const person = records.individualByXref[xref] as number;
      const isStranger = records.otherByXref[xref] !== NOBODY && person === NOBODY;
      if (isStranger && isCut(records.otherByXref[xref])) cutSubtree(structures, cut, index);
      if (!isWithheld(withheld, person)) return;
      // A godparent of record is known by name; within an event they would be told with its day and place.
      const isKnownByName = tag === TAG.ASSO && level === 1 && withheld.people[person]?.shown === 'name';
      if (FAMILY_LINKS.has(tag) || isKnownByName) cutBesideLink(structures, cut, index);
      else cutSubtree(structures, cut, index);
    }
  });
}

/** A note, a source or a date of the link itself. */
function cutBesideLink(structures: Structures, cut: Uint8Array, link: number): void {
  const level = structures.levelOf(link) + 1;
  for (let at = link + 1; at < cut.length && structures.levelOf(at) >= level; at += 1)
    if (structures.levelOf(at) === level && !LINK_PARTS.has(structures.tags[at] as number))
      cutSubtree(structures, cut, at);
}
