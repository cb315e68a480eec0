import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { NameFinder } from './name-finder.ts';
import { divideName } from './name-parts.ts';
import { namesToFind } from './names-to-find.ts';
import { cutSubtree, isWithheld, type Withheld } from './withheld.ts';

/** A text among what is shown of the dead that names somebody who is withheld. */
export interface Mention {
  readonly text: string;
  /** The tag it stands under: NOTE, OCCU, TITL, FILE … */
  readonly tag: string;
  /** Individuals whose name was found in it; of namesakes a few. */
  readonly named: readonly number[];
  /** Individuals in whose records it stands or is referred to; a few of them. */
  readonly about: readonly number[];
}

/** The names of the person themselves; a note has a TRAN as well. */
const OWN_NAMES = tagsNamed('NAME GIVN SURN NICK NPFX SPFX NSFX _MARNM _AKA ALIA FONE ROMN TRAN');
const MAX_ABOUT = 3;

/** Searches the texts of the kept records for the names of everybody withheld; each distinct text is searched once. */
export function findMentions(genealogy: Genealogy, withheld: Withheld, kept: Uint8Array): Mention[] {
  const { structures } = sourceOf(genealogy);
  const { tags, values, pool } = structures;
  const finder = new NameFinder(namesToFind(genealogy, (person) => isWithheld(withheld, person)));
  const known = new Array<readonly number[] | undefined>(pool.size);
  const mentions = new Map<number, { tag: string; named: readonly number[]; about: Set<number> }>();
  let owners: ReturnType<typeof ownersOf> | undefined;
  forEachText(genealogy, withheld, kept, (record, at, besideName) => {
    const value = values[at] as number;
    let named = besideName === undefined ? known[value] : finder.find(besideName);
    if (!named) {
      named = finder.find(pool.text(value));
      known[value] = named;
    }
    if (named.length === 0) return;
    owners ??= ownersOf(genealogy, kept);
    const mention = mentions.get(value) ?? { tag: pool.text(tags[at] as number), named, about: new Set<number>() };
    for (const owner of owners(record)) if (mention.about.size < MAX_ABOUT) mention.about.add(owner);
    mentions.set(value, mention);
  });
  return [...mentions].map(([value, { tag, named, about }]) => ({
    text: pool.text(value),
    tag,
    named,
    about: [...about],
  }));
}

/** Cuts out every text that must not be shown; a text within a media object takes the whole object with it. */
export function cutTexts(
  genealogy: Genealogy,
  withheld: Withheld,
  kept: Uint8Array,
  isHeld: (text: string) => boolean,
): void {
  const { structures } = sourceOf(genealogy);
  const held = new Map<number, boolean>();
  forEachText(genealogy, withheld, kept, (_, at) => {
    const value = structures.values[at] as number;
    const isCut = held.get(value) ?? isHeld(structures.pool.text(value));
    held.set(value, isCut);
    if (isCut) cutSubtree(structures, withheld.cut, pictureAround(at) ?? at);
  });

  function pictureAround(index: number): number | undefined {
    let level = structures.levelOf(index);
    for (let at = index - 1; level > 0 && at >= 0; at -= 1) {
      if (structures.levelOf(at) >= level) continue;
      level = structures.levelOf(at);
      if (structures.tags[at] === TAG.OBJE) return at;
    }
    return undefined;
  }
}

/**
 * Every text that would be shown, with its record; under any tag, since people write free text everywhere. Of a person's own
 * names only the text beside the name is searched.
 */
function forEachText(
  genealogy: Genealogy,
  withheld: Withheld,
  kept: Uint8Array,
  visit: (record: number, at: number, besideName?: string) => void,
): void {
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, recordXrefs, tags, values, pool } = structures;
  /** In a village the same few names are written again and again. */
  const beside = new Map<number, string>();
  const besideName = (value: number): string => {
    const known = beside.get(value);
    if (known !== undefined) return known;
    const found = textBesideName(pool.text(value));
    beside.set(value, found);
    return found;
  };
  for (let record = 0; record < kept.length; record += 1) {
    const start = recordStarts[record] as number;
    const tag = tags[start] as number;
    if (kept[record] === 0 || tag === TAG.SUBM) continue;
    const xref = recordXrefs[record] as number;
    const isPerson = tag === TAG.INDI;
    if (isPerson && isWithheld(withheld, records.individualByXref[xref] as number)) continue;
    if (tag === TAG.FAM && withheld.families[records.familyByXref[xref] as number] === 1) continue;
    /** The depth of nested name tags at this position; a note under a name is an ordinary text. */
    let nameDepth = 0;
    for (let at = start; at < (recordStarts[record + 1] as number); at += 1) {
      const level = structures.levelOf(at);
      nameDepth = Math.min(nameDepth, Math.max(level - 1, 0));
      if (isPerson && nameDepth === level - 1 && OWN_NAMES.has(tags[at] as number)) nameDepth = level;
      if (values[at] === 0 || withheld.cut[at] === 1 || structures.isPointer(at)) continue;
      const textBeside = level > 0 && nameDepth === level ? besideName(values[at] as number) : undefined;
      if (textBeside !== '') visit(record, at, textBeside);
    }
  }
}

/** Without slashes the name cannot be separated from other words, so that the whole is searched. */
function textBesideName(written: string): string {
  const { rest } = divideName(written);
  return rest === '' || written.includes('/') ? rest : written;
}

/** Who a record is about: the person, the couple, or whoever refers to it. */
function ownersOf(genealogy: Genealogy, kept: Uint8Array): (record: number) => readonly number[] {
  const { structures, records, graph } = sourceOf(genealogy);
  const { recordStarts, recordXrefs, tags, values } = structures;
  const own = (record: number): number[] | undefined => {
    const tag = tags[recordStarts[record] as number];
    const xref = recordXrefs[record] as number;
    if (tag === TAG.INDI) return [records.individualByXref[xref] as number];
    if (tag !== TAG.FAM) return undefined;
    const family = records.familyByXref[xref] as number;
    return [graph.firstPartner[family] as number, graph.secondPartner[family] as number].filter(
      (one) => one !== NOBODY,
    );
  };
  const referring = new Map<number, number[]>();
  for (let record = 0; record < kept.length; record += 1) {
    const people = kept[record] === 1 ? own(record) : undefined;
    if (!people) continue;
    for (let at = recordStarts[record] as number; at < (recordStarts[record + 1] as number); at += 1) {
      const target = structures.isPointer(at) ? (records.otherByXref[values[at] as number] ?? NOBODY) : NOBODY;
      if (target === NOBODY) continue;
      const list = referring.get(target) ?? [];
      if (list.length < MAX_ABOUT) referring.set(target, [...list, ...people]);
    }
  }
  return (record) => own(record) ?? referring.get(record) ?? [];
}
