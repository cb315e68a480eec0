import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { aliveBy, EventDates } from './evidence.ts';
import type { PersonVisibility } from './visibility.ts';
import type { UnrecordedPartners } from './who-lives.ts';

/**
 * By family: 1 where its facts are withheld, since they are facts of both partners: one of them is withheld or their link
 * is restricted, or one was never recorded and may be living. Two people who are known are all that a family needs.
 */
export function findWithheldFamilies(
  genealogy: Genealogy,
  links: readonly FamilyLink[],
  people: readonly PersonVisibility[],
  unrecorded: UnrecordedPartners,
  cut: Uint8Array,
): Uint8Array {
  const { familyCount } = genealogy.graph;
  const withheld = new Uint8Array(familyCount);
  const isIncomplete = new Uint8Array(familyCount).fill(1);
  const firstKnown = new Int32Array(familyCount).fill(NOBODY);
  const hasUnrecordedPartner = new Uint8Array(familyCount);
  for (const { index, person, family, isPartner } of links) {
    if (!isPartner) continue;
    if (person === NOBODY) hasUnrecordedPartner[family] = 1;
    else if (firstKnown[family] === NOBODY) firstKnown[family] = person;
    else if (firstKnown[family] !== person) isIncomplete[family] = 0;
    if (cut[index] === 1 || (person !== NOBODY && people[person]?.shown !== 'full')) withheld[family] = 1;
  }
  for (let family = 0; family < familyCount; family += 1)
    if ((isIncomplete[family] === 1 || hasUnrecordedPartner[family] === 1) && unrecorded.mayLiveIn(family))
      withheld[family] = 1;
  return withheld;
}

/** Where one side of a link is restricted, the other side must go, too: the structures that duplicate one that is cut out. */
export function otherSidesOfCutLinks(links: readonly FamilyLink[], cut: Uint8Array): number[] {
  const keyOf = ({ person, family, isPartner }: FamilyLink): string => `${person} ${family} ${isPartner}`;
  const secret = new Set(links.filter(({ isOwn, index }) => isOwn && cut[index] === 1).map(keyOf));
  if (secret.size === 0) return [];
  return links.filter((link) => cut[link.index] === 0 && secret.has(keyOf(link))).map(({ index }) => index);
}

/** Records of families without members: they may be anybody's. */
export function familiesOfNobody(genealogy: Genealogy, links: readonly FamilyLink[], cut: Uint8Array): number[] {
  const { structures, records } = sourceOf(genealogy);
  const hasSomebody = new Uint8Array(records.families.length);
  for (const { index, person, family } of links) if (person !== NOBODY && cut[index] === 0) hasSomebody[family] = 1;
  return Array.from(records.families, (record) => structures.recordStarts[record] as number).filter(
    (_, family) => hasSomebody[family] === 0,
  );
}

const MARRIAGE_TAG = /^_*(?:MAR[BCLRS]|MARRI|WED|ENGA|DIV|ANUL|SLGS|SEPR?|MSTAT|SPOU)/i;
const MARRIAGE_WORD =
  /marri|wedding|engage|divorc|separat|vjen[čc]|brak|bra[čc]n|zaru[čc]|vjerid|[žz]enid|svadb|(?<!\p{L})(?:o[žz]en\p{L}*|uda(?:j\p{L}*|na|la|ta)|pir)(?!\p{L})|razvod|razved|rastav|heirat|hochzeit|trauung|scheidung|matrimon|nozze/iu;

/**
 * Marriages in the records of people who are shown that are withheld all the same: many write one into the records of
 * both, which is the same fact as the family's.
 */
export function findWithheldMarriages(
  genealogy: Genealogy,
  links: readonly FamilyLink[],
  families: Uint8Array,
  unrecorded: UnrecordedPartners,
  cut: Uint8Array,
): number[] {
  const { structures, records } = sourceOf(genealogy);
  const dates = new EventDates(structures);
  const isMarriage = eventsIn(structures, MARRIAGE_TAG, MARRIAGE_WORD);
  const level1 = (record: number) => level1In(structures, record);
  const isFamilyWithheld = Array.from(records.families, (record, family) => {
    if (families[family] === 1 || cut[structures.recordStarts[record] as number] === 1) return true;
    for (const index of level1(record)) if (cut[index] === 1 && isMarriage(index)) return true;
    return false;
  });
  const isMarried = new Uint8Array(records.individuals.length);
  const hasWithheldMarriage = new Uint8Array(records.individuals.length);
  for (const { person, family, isPartner } of links) {
    if (!isPartner || person === NOBODY) continue;
    isMarried[person] = 1;
    if (isFamilyWithheld[family]) hasWithheldMarriage[person] = 1;
  }
  const found: number[] = [];
  records.individuals.forEach((record, person) => {
    if (isMarried[person] === 1 && hasWithheldMarriage[person] === 0) return;
    for (const index of level1(record)) {
      if (!isMarriage(index)) continue;
      const date = isMarried[person] === 1 ? undefined : dates.boundOf(index);
      if (isMarried[person] === 1 || unrecorded.mayLiveBeside(person, date ? aliveBy(date) : Infinity))
        found.push(index);
    }
  });
  return found;
}

const ADOPTION_TAG = /^_*ADOP/i;
const ADOPTION_WORD = /adopt|adop[cç]|foster|(?:po|u)svoj|(?:po|u)sin|pok[cć]er|udomlj|hranitelj|skrbni/iu;

/** Adoptions of children who are withheld, as the records of their parents and of the family tell them. */
export function findWithheldAdoptions(
  genealogy: Genealogy,
  links: readonly FamilyLink[],
  people: readonly PersonVisibility[],
): number[] {
  const { structures, records } = sourceOf(genealogy);
  const isAdoption = eventsIn(structures, ADOPTION_TAG, ADOPTION_WORD);
  const families = new Set(
    links.filter(({ person, isPartner }) => !isPartner && people[person]?.shown !== 'full').map(({ family }) => family),
  );
  const ofFamilies = [...families].flatMap((family) => [...level1In(structures, records.families[family] as number)]);
  const parents = new Set(
    links
      .filter(({ person, family, isPartner }) => isPartner && person !== NOBODY && families.has(family))
      .map(({ person }) => person),
  );
  // ADOP in a person's own record is about that person.
  const ofParents = [...parents]
    .flatMap((parent) => [...level1In(structures, records.individuals[parent] as number)])
    .filter((index) => structures.tags[index] !== TAG.ADOP);
  return [...ofFamilies, ...ofParents].filter(isAdoption);
}

function* level1In(structures: Structures, record: number): Generator<number> {
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1)
    if (structures.levelOf(index) === 1) yield index;
}

/** Events of a kind, by their tag, or by what they are called where that is left to words. */
function eventsIn(structures: Structures, tag: RegExp, word: RegExp): (index: number) => boolean {
  const tags = structures.tagsMatching(tag);
  return (index) => {
    const tag = structures.tags[index] as number;
    if (tags.has(tag)) return true;
    if (tag !== TAG.EVEN && tag !== TAG.FACT) return false;
    const type = structures.childWith(index, TAG.TYPE);
    return word.test(`${structures.valueOf(index)} ${type < 0 ? '' : structures.valueOf(type)}`);
  };
}

/** A link between a person and a family, as one of the two records has it. */
interface FamilyLink {
  /** The structure that says so. */
  readonly index: number;
  /** NOBODY where a family has a partner whom no record is about. */
  readonly person: number;
  readonly family: number;
  readonly isPartner: boolean;
  /** On its own or under an adoption, not under a birth. */
  readonly isOwn: boolean;
}

/** The links of both sides, since the graph has no place for a third partner. */
export function familyLinksIn(genealogy: Genealogy): FamilyLink[] {
  const links: FamilyLink[] = [];
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, tags, values } = structures;
  const xrefAt = (index: number): number => (structures.isPointer(index) ? (values[index] as number) : 0);
  records.individuals.forEach((record, person) => {
    let part = 0;
    for (let index = (recordStarts[record] as number) + 1; index < (recordStarts[record + 1] as number); index += 1) {
      const tag = tags[index];
      const level = structures.levelOf(index);
      if (level === 1) part = tag as number;
      const isPartner = tag === TAG.FAMS && level === 1;
      const family = isPartner || tag === TAG.FAMC ? (records.familyByXref[xrefAt(index)] ?? NOBODY) : NOBODY;
      if (family !== NOBODY) links.push({ index, person, family, isPartner, isOwn: level === 1 || part === TAG.ADOP });
    }
  });
  records.families.forEach((record, family) => {
    for (let index = (recordStarts[record] as number) + 1; index < (recordStarts[record + 1] as number); index += 1) {
      const tag = tags[index];
      const isPartner = tag === TAG.HUSB || tag === TAG.WIFE;
      if (structures.levelOf(index) !== 1 || !(isPartner || tag === TAG.CHIL)) continue;
      const person = records.individualByXref[xrefAt(index)] ?? NOBODY;
      if (isPartner || person !== NOBODY) links.push({ index, person, family, isPartner, isOwn: true });
    }
  });
  return links;
}
