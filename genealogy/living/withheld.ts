import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { type LivingLevel, type PersonVisibility, Restrictions, visibilityBy } from './visibility.ts';
import { assessLives } from './who-lives.ts';
import {
  familiesOfNobody,
  familyLinksIn,
  findWithheldAdoptions,
  findWithheldFamilies,
  findWithheldMarriages,
  otherSidesOfCutLinks,
} from './withheld-families.ts';

/** Pointers with these tags do not lead to people. */
const NON_PERSON_LINKS = tagsNamed('FAMC FAMS SOUR NOTE SNOTE OBJE REPO SUBM SUBN ANCI DESI');
/** How to reach somebody, or an office that somebody keeps: nothing that a family tree is for, whoever it is about. */
const CONTACTS = /^_*(?:ADDR|ADDRESS|ADR[1-3]|PHON|PHONE|TEL|TELEPHONE|MOBILE|E-?MAIL|EMAI|EMAL|FAX|WWW|WEB|URL|URI)$/i;
const FAMILY_LINKS = tagsNamed('HUSB WIFE CHIL');
/** A person keeps their place in the family and a file its header; both are reduced separately. */
const RECORDS_THAT_STAY = tagsNamed('INDI HEAD');
/** What a link to somebody withheld may say beside that they belong together. */
const LINK_PARTS = tagsNamed('ROLE RELA PEDI _FREL _MREL PHRASE');

/** What of a genealogy is withheld: people, their families, and the structures that are cut out of all else. */
export interface Withheld {
  readonly level: LivingLevel;
  /** By individual. */
  readonly people: readonly PersonVisibility[];
  /** By family: 1 where nothing but who belongs to it is shown. */
  readonly families: Uint8Array;
  /** By structure: 1 for what is cut out, with all that stands under it. */
  readonly cut: Uint8Array;
}

export function findWithheld(
  genealogy: Genealogy,
  today: string,
  level: LivingLevel,
  hiddenElsewhere?: ReadonlySet<string>,
): Withheld {
  const { structures } = sourceOf(genealogy);
  const { verdicts, unrecorded } = assessLives(genealogy, today);
  const people = visibilityBy(verdicts, genealogy, level, hiddenElsewhere);
  const cut = new Uint8Array(structures.tags.length);
  const cutAll = (found: readonly number[]) => {
    for (const index of found) cutSubtree(structures, cut, index);
  };
  cutRestricted(structures, cut);
  cutContacts(structures, cut);
  const links = familyLinksIn(genealogy);
  cutAll(otherSidesOfCutLinks(links, cut));
  const families = findWithheldFamilies(genealogy, links, people, unrecorded, cut);
  cutAll(findWithheldMarriages(genealogy, links, families, unrecorded, cut));
  cutAll(findWithheldAdoptions(genealogy, links, people));
  cutAll(familiesOfNobody(genealogy, links, cut));
  const withheld = { level, people, families, cut };
  cutPointers(genealogy, withheld);
  return withheld;
}

export function isWithheld({ people }: Withheld, person: number): boolean {
  return person !== NOBODY && people[person] !== undefined && people[person].shown !== 'full';
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
    const keepsItsPlace = structures.levelOf(holder) === 0 && RECORDS_THAT_STAY.has(structures.tags[holder] as number);
    if (!keepsItsPlace && cut[holder] === 0) cutSubtree(structures, cut, holder);
  });
}

function cutContacts(structures: Structures, cut: Uint8Array): void {
  const contacts = structures.tagsMatching(CONTACTS);
  structures.tags.forEach((tag, index) => {
    if (contacts.has(tag) && structures.levelOf(index) > 0 && cut[index] === 0) cutSubtree(structures, cut, index);
  });
}

/** Cuts pointers to what is cut out, and all but family links to people who are withheld. */
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
    } else if (NON_PERSON_LINKS.has(tag)) {
      if (isCut(records.otherByXref[xref])) cutSubtree(structures, cut, index);
    } else {
      const person = records.individualByXref[xref] as number;
      const isStranger = records.otherByXref[xref] !== NOBODY && person === NOBODY;
      if (isStranger && isCut(records.otherByXref[xref])) cutSubtree(structures, cut, index);
      if (!isWithheld(withheld, person)) return;
      // A godparent of record is known by name; within an event they would be shown with its day and place.
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
