import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { type FamilyLink, forEachFamilyLink } from './family-links.ts';
import type { UnrecordedPartners } from './unrecorded-partners.ts';
import type { PersonVisibility } from './visibility.ts';

/**
 * By family: 1 where its facts are withheld, since they are facts of both partners: one of them is withheld or their link
 * is restricted, or one was never recorded and may be living. Two people who are known are all that a family needs.
 */
export function findWithheldFamilies(
  genealogy: Genealogy,
  people: readonly PersonVisibility[],
  unrecorded: UnrecordedPartners,
  cut: Uint8Array,
): Uint8Array {
  const { familyCount } = genealogy.graph;
  const withheld = new Uint8Array(familyCount);
  const isIncomplete = new Uint8Array(familyCount).fill(1);
  const firstKnown = new Int32Array(familyCount).fill(NOBODY);
  const hasStranger = new Uint8Array(familyCount);
  forEachFamilyLink(genealogy, ({ index, person, family, isPartner }) => {
    if (!isPartner) return;
    if (person === NOBODY) hasStranger[family] = 1;
    else if (firstKnown[family] === NOBODY) firstKnown[family] = person;
    else if (firstKnown[family] !== person) isIncomplete[family] = 0;
    if (cut[index] === 1 || (person !== NOBODY && people[person]?.shown !== 'full')) withheld[family] = 1;
  });
  for (let family = 0; family < familyCount; family += 1)
    if ((isIncomplete[family] === 1 || hasStranger[family] === 1) && unrecorded.mayLiveIn(family)) withheld[family] = 1;
  return withheld;
}

/** What one side says in secret the other must not tell: the structures that say the same as one that is cut out. */
export function otherSidesOfCutLinks(genealogy: Genealogy, cut: Uint8Array): number[] {
  const keyOf = ({ person, family, isPartner }: FamilyLink): string => `${person} ${family} ${isPartner}`;
  const secret = new Set<string>();
  forEachFamilyLink(genealogy, (link) => {
    if (link.isOwn && cut[link.index] === 1) secret.add(keyOf(link));
  });
  const others: number[] = [];
  if (secret.size === 0) return others;
  forEachFamilyLink(genealogy, (link) => {
    if (cut[link.index] === 0 && secret.has(keyOf(link))) others.push(link.index);
  });
  return others;
}

/** Records of families to whom nobody belongs: they may be anybody's. */
export function familiesOfNobody(genealogy: Genealogy, cut: Uint8Array): number[] {
  const { structures, records } = sourceOf(genealogy);
  const hasSomebody = new Uint8Array(records.families.length);
  forEachFamilyLink(genealogy, ({ index, person, family }) => {
    if (person !== NOBODY && cut[index] === 0) hasSomebody[family] = 1;
  });
  return Array.from(records.families, (record) => structures.recordStarts[record] as number).filter(
    (_, family) => hasSomebody[family] === 0,
  );
}
