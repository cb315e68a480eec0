import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { NameFinder, type NamesInText } from './name-finder.ts';
import { divideName } from './name-parts.ts';
import { namesInTexts } from './names-to-find.ts';
import { MAX_OWNERS, NearNames } from './near-names.ts';
import { findShared, peopleOf, textOfRecord } from './shared-records.ts';
import { cutSubtree, isWithheld, type Withheld } from './withheld.ts';

/** What is shown of the dead and names somebody who is withheld, or is theirs as well. */
export interface Mention {
  readonly text: string;
  /** The tag it stands under: NOTE, OCCU, TITL, FILE … */
  readonly tag: string;
  /** Individuals whose name was found in it, or to whom it belongs as well; of namesakes a few. */
  readonly named: readonly number[];
  /** Individuals in whose records it stands or is referred to; a few of them. */
  readonly about: readonly number[];
  /** It is a note, source or picture that somebody withheld has as well. */
  readonly isShared: boolean;
  /** Records that are held back with it as a whole. */
  readonly records: readonly number[];
}

/** The names of the person themselves; a note has a TRAN as well. */
const OWN_NAMES = tagsNamed('NAME GIVN SURN NICK NPFX SPFX NSFX _MARNM _AKA ALIA FONE ROMN TRAN');
/** Where a given name alone means nobody: `Luka` is a place, `MAR` a month. */
const NO_GIVEN_NAMES = tagsNamed('PLAC DATE');
const MAX_ABOUT = 3;

/**
 * Searches the texts of the kept records for the names of everybody withheld, each distinct text once. Adds the notes,
 * sources and pictures that somebody withheld has as well.
 */
export function findMentions(genealogy: Genealogy, withheld: Withheld, kept: Uint8Array): Mention[] {
  const { structures } = sourceOf(genealogy);
  const { recordStarts, tags, values, pool } = structures;
  const isHidden = (person: number): boolean => isWithheld(withheld, person);
  const namesOf = namesInTexts(genealogy);
  const hidden = Array.from({ length: genealogy.individuals.size }, (_, person) => person).filter(isHidden);
  const finder = new NameFinder(hidden.map((person) => namesOf(person)));
  const nearNames = new NearNames(genealogy, finder, namesOf, isHidden);
  const shared = findShared(genealogy, withheld, kept);
  const ownersIn = ownersOf(genealogy, withheld, kept);
  const known = new Array<NamesInText | undefined>(pool.size);
  const mentions = new Map<string, OpenMention>();
  const add = (text: string, tag: number, record: number, named: readonly number[]): OpenMention => {
    const mention = mentions.get(text) ?? openMention(text, pool.text(tag));
    for (const person of named) mention.named.add(person);
    for (const owner of ownersIn(record)) if (mention.about.size < MAX_ABOUT) mention.about.add(owner);
    mentions.set(text, mention);
    return mention;
  };
  for (const [record, people] of shared.records) {
    const tag = tags[recordStarts[record] as number] as number;
    const mention = add(textOfRecord(structures, record), tag, record, people);
    mention.isShared = true;
    mention.records.push(record);
  }
  forEachText(genealogy, withheld, kept, (record, at, besideName) => {
    const value = values[at] as number;
    const tag = tags[at] as number;
    const sharing = tag === TAG.FILE && !shared.records.has(record) ? shared.files.get(value) : undefined;
    if (sharing) add(pool.text(value), tag, record, sharing).isShared = true;
    let names = besideName === undefined ? known[value] : finder.find(besideName);
    if (!names) {
      // Capitals tell nothing in the name of a file.
      names = finder.find(tag === TAG.FILE ? pool.text(value).toLowerCase() : pool.text(value));
      known[value] = names;
    }
    if (NO_GIVEN_NAMES.has(tag)) names = { full: names.full, given: names.given.filter(({ isOfKin }) => isOfKin) };
    if (names.full.length + names.given.length === 0) return;
    const named = nearNames.namedIn(names, ownersIn(record));
    if (named.length > 0) add(pool.text(value), tag, record, named);
  });
  return [...mentions.values()].map((mention) => ({
    ...mention,
    named: [...mention.named],
    about: [...mention.about],
  }));
}

interface OpenMention extends Omit<Mention, 'named' | 'about' | 'isShared' | 'records'> {
  readonly named: Set<number>;
  readonly about: Set<number>;
  isShared: boolean;
  readonly records: number[];
}

function openMention(text: string, tag: string): OpenMention {
  return { text, tag, named: new Set(), about: new Set(), isShared: false, records: [] };
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

/** Notes and pictures of sources, and no further. */
const MAX_STEPS = 3;

/** Who a record is about: the person, the couple, or whoever refers to it, directly or by a source. */
function ownersOf(genealogy: Genealogy, withheld: Withheld, kept: Uint8Array): (record: number) => readonly number[] {
  const { structures, records } = sourceOf(genealogy);
  const { recordStarts, values } = structures;
  let referring: ReadonlyMap<number, readonly number[]> | undefined;
  const known = new Map<number, readonly number[]>();
  return (record) => {
    const owners = known.get(record) ?? peopleBehind(record);
    known.set(record, owners);
    return owners;
  };

  function peopleBehind(record: number): number[] {
    const people = new Set<number>();
    let reached = new Set([record]);
    for (let step = 0; step <= MAX_STEPS && people.size <= MAX_OWNERS; step += 1) {
      const next = new Set<number>();
      for (const one of reached) {
        const own = peopleOf(genealogy, one);
        for (const person of own ?? []) if (!isWithheld(withheld, person)) people.add(person);
        if (!own) for (const other of referringTo(one)) next.add(other);
      }
      reached = next;
    }
    return [...people];
  }

  function referringTo(record: number): readonly number[] {
    referring ??= references();
    return referring.get(record) ?? [];
  }

  function references(): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (let record = 0; record < kept.length; record += 1) {
      if (kept[record] === 0) continue;
      for (let at = recordStarts[record] as number; at < (recordStarts[record + 1] as number); at += 1) {
        const target = structures.isPointer(at) ? (records.otherByXref[values[at] as number] ?? NOBODY) : NOBODY;
        const list = found.get(target);
        if (list && list.at(-1) !== record) list.push(record);
        else if (!list && target !== NOBODY) found.set(target, [record]);
      }
    }
    return found;
  }
}
