import { neutralId, parseIndividualReference } from '../../domain/reference.ts';
import type { RecordIndex } from '../gedcom/people/records.ts';
import { genealogyFrom, sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { type Structure, type Structures, StructuresBuilder } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { cutTexts, findMentions, type Mention } from './mentions.ts';
import { bareLink, cutHeader, familyLinksAlone, reducedIndividual, reducedSubmitter } from './reduced-records.ts';
import type { LivingLevel } from './visibility.ts';
import { cutPointers, cutSubtree, findWithheld, isWithheld, type Withheld } from './withheld.ts';

interface Reduction {
  /** As yyyy-mm-dd. */
  readonly today: string;
  readonly level: LivingLevel;
  /** Texts that name the living and may be shown all the same. Without it none may. */
  readonly isReleased?: (text: string) => boolean;
  /** Who is restricted in another tree, by their ids here as addresses have them: they are hidden whatever this one says. */
  readonly hiddenElsewhere?: ReadonlySet<string>;
}

const LINKS_TO_PEOPLE = ['HUSB', 'WIFE', 'CHIL', 'ASSO'];

/**
 * The genealogy without what is withheld of the living: it is gone from people, families, notes and sources, and from
 * every export. Who has agreed (`_CONSENT Y`) is shown in full; what is marked as restricted (RESN) is hidden whatever
 * the level, of the dead as well. A text that names somebody withheld is held back until it is released. Ids that might
 * reveal a name are replaced, see `neutralId`.
 */
export function reduceLiving(
  genealogy: Genealogy,
  { today, level, isReleased, hiddenElsewhere }: Reduction,
): Genealogy {
  if (level === 'full') return genealogy;
  const { structures, withheld, kept, isBare, mentions } = prepareReduction(genealogy, today, level, hiddenElsewhere);
  const held = mentions.filter(({ text }) => !isReleased?.(text));
  let shown = kept;
  if (held.length > 0) {
    for (const record of held.flatMap(({ records }) => records))
      cutSubtree(structures, withheld.cut, structures.recordStarts[record] as number);
    const texts = new Set(held.map(({ text }) => text));
    cutTexts(genealogy, withheld, kept, (text) => texts.has(text));
    cutPointers(genealogy, withheld);
    shown = recordsToKeep(structures, sourceOf(genealogy).records, withheld.cut, isBare);
  }
  const reduced = reducer(genealogy, withheld, level);
  const builder = new StructuresBuilder();
  const copy = builder.copierOf(structures);
  for (let record = 0; record < structures.recordCount; record += 1) {
    if (shown[record] === 0) continue;
    const replacement = reduced(record);
    if (replacement) builder.addTree(replacement);
    else copy(record);
  }
  return genealogyFrom(withNeutralIds(builder.build()));
}

/** The texts that `reduceLiving` holds back unless they are released. */
export function textsNamingLiving(
  genealogy: Genealogy,
  today: string,
  hiddenElsewhere?: ReadonlySet<string>,
): Mention[] {
  return prepareReduction(genealogy, today, 'name', hiddenElsewhere).mentions;
}

function prepareReduction(
  genealogy: Genealogy,
  today: string,
  level: 'hidden' | 'name',
  hiddenElsewhere?: ReadonlySet<string>,
) {
  const { structures, records } = sourceOf(genealogy);
  const withheld = findWithheld(genealogy, today, level, hiddenElsewhere);
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

/** Returns the reduced record, or undefined where it stays unchanged. */
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

/** Removes what other records say about the withheld beside the link to them: a phrase, a note, a source. */
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

/** Records that are kept without being referred to; all others only where something refers to them. TRLR is written anew. */
const INDEPENDENT_RECORDS = tagsNamed('HEAD INDI FAM');

/**
 * By record: 1 for who stays. People do, families that are not cut out, and the notes, sources and pictures that one of
 * them refers to; what nobody refers to may be about anybody.
 */
function recordsToKeep(
  structures: Structures,
  records: RecordIndex,
  cut: Uint8Array,
  /** Whether nothing is left of the record that could refer to another. */
  isBare: (record: number) => boolean,
): Uint8Array {
  const { recordCount, recordStarts, tags, values } = structures;
  const kept = new Uint8Array(recordCount);
  const open: number[] = [];
  for (let record = recordCount - 1; record >= 0; record -= 1)
    if (INDEPENDENT_RECORDS.has(tags[recordStarts[record] as number] as number)) open.push(record);
  for (let record = open.pop(); record !== undefined; record = open.pop()) {
    const start = recordStarts[record] as number;
    if (kept[record] === 1 || cut[start] === 1) continue;
    kept[record] = 1;
    if (isBare(record)) continue;
    const isHeader = tags[start] === TAG.HEAD;
    for (let index = start + 1; index < (recordStarts[record + 1] as number); index += 1) {
      if (cut[index] === 1 || !structures.isPointer(index)) continue;
      // A header refers to notes and pictures of whoever made the file, and to its submitter.
      if (isHeader && (tags[index] !== TAG.SUBM || structures.levelOf(index) !== 1)) continue;
      const next = records.otherByXref[values[index] as number] ?? -1;
      if (next >= 0 && kept[next] === 0) open.push(next);
    }
  }
  return kept;
}

/** The same with ids that reveal no name or birthday. Most files have no others, and are returned unchanged. */
function withNeutralIds(structures: Structures): Structures {
  const { pool, tags, values, recordCount, recordStarts, recordXrefs } = structures;
  const link = pool.find('_LINK');
  const isNeutral = new Uint8Array(pool.size);
  const revealsIdentity = (xref: number): boolean => {
    if (isNeutral[xref] === 0 && neutralId(pool.text(xref)) === pool.text(xref)) isNeutral[xref] = 1;
    return isNeutral[xref] === 0;
  };
  const hasRevealingId =
    recordXrefs.some(revealsIdentity) ||
    tags.some(
      (tag, index) =>
        structures.innerXrefOf(index) !== 0 ||
        (structures.isPointer(index) && revealsIdentity(values[index] as number)) ||
        (tag === link && neutralLink(structures.valueOf(index)) !== structures.valueOf(index)),
    );
  if (!hasRevealingId) return structures;

  const builder = new StructuresBuilder();
  for (let record = 0; record < recordCount; record += 1) {
    const start = recordStarts[record] as number;
    for (let index = start; index < (recordStarts[record + 1] as number); index += 1) {
      // No version gives a substructure an id, so that nobody can refer to it.
      const xref = index === start ? neutralId(pool.text(recordXrefs[record] as number)) : '';
      const tag = tags[index] as number;
      const copy = builder.add(
        structures.levelOf(index),
        builder.pool.internText(xref),
        builder.pool.internText(pool.text(tag)),
      );
      const value = structures.valueOf(index);
      if (structures.isPointer(index)) builder.setPointer(copy, builder.pool.internText(neutralPointer(value)));
      else builder.setText(copy, builder.pool.internText(tag === link ? neutralLink(value) : value));
    }
  }
  return builder.build();
}

/** 7.0 has a pointer to nothing. */
function neutralPointer(xref: string): string {
  return xref === 'VOID' ? xref : neutralId(xref);
}

function neutralLink(link: string): string {
  const reference = parseIndividualReference(link.trim());
  return reference ? `${reference.tree}#${reference.id}` : '';
}
