import { genealogyFrom, sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { type Structure, type Structures, StructuresBuilder } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { recordsToKeep } from './kept-records.ts';
import { cutTexts, findMentions, type Mention } from './mentions.ts';
import { withNeutralIds } from './neutral-ids.ts';
import { bareLink, cutHeader, familyLinksAlone, reducedIndividual, reducedSubmitter } from './reduced-records.ts';
import type { LivingLevel } from './visibility.ts';
import { cutPointers, findWithheld, isWithheld, type Withheld } from './withheld.ts';

interface Reduction {
  /** As yyyy-mm-dd. */
  readonly today: string;
  readonly level: LivingLevel;
  /** Texts that name the living and may be shown all the same. Without it none may. */
  readonly isReleased?: (text: string) => boolean;
}

const LINKS_TO_PEOPLE = ['HUSB', 'WIFE', 'CHIL', 'ASSO'];

/**
 * The genealogy without what is withheld of the living: it is gone from people, families, notes and sources, and from
 * every export. Who has agreed (`_CONSENT Y`) is shown in full; what is marked as restricted (RESN) is hidden whatever
 * the level, of the dead as well. A text that names somebody withheld is held back until it is released. Ids that might
 * tell a name are others, see `neutralId`.
 */
export function reduceLiving(genealogy: Genealogy, { today, level, isReleased }: Reduction): Genealogy {
  if (level === 'full') return genealogy;
  const { structures, withheld, kept, isBare, mentions } = openReduction(genealogy, today, level);
  const held = new Set(mentions.map(({ text }) => text).filter((text) => !isReleased?.(text)));
  let shown = kept;
  if (held.size > 0) {
    cutTexts(genealogy, withheld, kept, (text) => held.has(text));
    cutPointers(genealogy, withheld);
    shown = recordsToKeep(structures, sourceOf(genealogy).records, withheld.cut, isBare);
  }
  const reduced = reducer(genealogy, withheld, level);
  const builder = new StructuresBuilder();
  const copy = builder.copierOf(structures);
  for (let record = 0; record < structures.recordCount; record += 1) {
    if (shown[record] === 0) continue;
    const instead = reduced(record);
    if (instead) builder.addTree(instead);
    else copy(record);
  }
  return genealogyFrom(withNeutralIds(builder.build()));
}

/** The texts that `reduceLiving` holds back unless they are released. */
export function textsNamingLiving(genealogy: Genealogy, today: string): Mention[] {
  return openReduction(genealogy, today, 'name').mentions;
}

function openReduction(genealogy: Genealogy, today: string, level: 'hidden' | 'name') {
  const { structures, records } = sourceOf(genealogy);
  const withheld = findWithheld(genealogy, today, level);
  for (let record = 0; record < structures.recordCount; record += 1)
    if (structures.tags[structures.recordStarts[record] as number] === TAG.HEAD)
      cutHeader(structures, withheld.cut, record);
  const isBare = (record: number): boolean => {
    const tag = structures.tags[structures.recordStarts[record] as number];
    const xref = structures.recordXrefs[record] as number;
    if (tag === TAG.INDI) return isWithheld(withheld, records.individualByXref[xref] as number);
    return tag === TAG.SUBM || (tag === TAG.FAM && withheld.families[records.familyByXref[xref] as number] === 1);
  };
  const kept = recordsToKeep(structures, records, withheld.cut, isBare);
  return { structures, withheld, kept, isBare, mentions: findMentions(genealogy, withheld, kept) };
}

/** Gives the record as it is shown, or nothing where that is as it stands. */
function reducer(
  genealogy: Genealogy,
  withheld: Withheld,
  level: 'hidden' | 'name',
): (record: number) => Structure | undefined {
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, recordXrefs, tags } = structures;
  return (record) => {
    const tag = tags[recordStarts[record] as number];
    const xref = recordXrefs[record] as number;
    const whole = () => structures.record(record, withheld.cut);
    if (tag === TAG.HEAD) return { ...whole(), value: '' };
    if (tag === TAG.SUBM) return reducedSubmitter(whole(), level);
    const seen = tag === TAG.INDI ? withheld.people[records.individualByXref[xref] as number] : undefined;
    if (seen && seen.shown !== 'full') return reducedIndividual(whole(), seen.shown, seen.lives);
    if (tag === TAG.FAM && withheld.families[records.familyByXref[xref] as number] === 1)
      return withBareLinks(genealogy, withheld, familyLinksAlone(whole()));
    return isTouched(structures, genealogy, withheld, record) ? withBareLinks(genealogy, withheld, whole()) : undefined;
  };
}

function isTouched(structures: Structures, genealogy: Genealogy, withheld: Withheld, record: number): boolean {
  const { records } = sourceOf(genealogy);
  for (
    let index = (structures.recordStarts[record] as number) + 1;
    index < (structures.recordStarts[record + 1] as number);
    index += 1
  ) {
    if (withheld.cut[index] === 1) return true;
    if (!structures.isPointer(index)) continue;
    const xref = structures.values[index] as number;
    if (structures.tags[index] === TAG.FAMS && withheld.families[records.familyByXref[xref] as number] === 1)
      return true;
    if (isWithheld(withheld, records.individualByXref[xref] ?? NOBODY)) return true;
  }
  return false;
}

/** What others' records say of the withheld beside their link: a phrase, a note, a source. */
function withBareLinks(genealogy: Genealogy, withheld: Withheld, record: Structure): Structure {
  const { individuals, families } = genealogy;
  const isBare = ({ tag, value, isPointer }: Structure): boolean => {
    if (!isPointer) return false;
    if (tag === 'FAMS') return withheld.families[families.indexOf(value)] === 1;
    return LINKS_TO_PEOPLE.includes(tag) && isWithheld(withheld, individuals.indexOf(value));
  };
  const children = record.children.map((part) =>
    isBare(part) ? bareLink(part) : withBareLinks(genealogy, withheld, part),
  );
  return { ...record, children };
}
