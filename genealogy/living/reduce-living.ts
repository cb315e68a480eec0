import { pedigreeOf } from '../gedcom/people/family-claims.ts';
import { genealogyFrom, sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { type Structure, type Structures, StructuresBuilder } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { child, pointerTo, structure, valueIn } from '../gedcom/versions/structure-parts.ts';
import type { Genealogy } from '../genealogy.ts';
import { Pedigree } from '../graph.ts';
import { findLiving } from './who-lives.ts';

/** What is shown of the living: nothing but that they are, their name, or everything. */
export type LivingLevel = 'hidden' | 'name' | 'full';

export const HIDDEN_NAME = 'Živa osoba';

/** Records that nobody needs to refer to. */
const STANDING_ALONE = tagsNamed('HEAD TRLR INDI FAM SUBM');
const NAME_PARTS = ['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'];
const LINKS_TO_PEOPLE = ['HUSB', 'WIFE', 'CHIL', 'ASSO', 'ALIA'];
const LINKS_OF_A_FAMILY = ['HUSB', 'WIFE', 'CHIL'];

/**
 * The genealogy without what is withheld of the living: it is gone from people, families, notes and sources, and from
 * every export. Who has agreed (`_CONSENT Y`) is shown in full; whose record is marked as restricted (RESN) is hidden
 * whatever the level.
 */
export function reduceLiving(genealogy: Genealogy, { today, level }: { today: string; level: LivingLevel }): Genealogy {
  if (level === 'full') return genealogy;
  const { structures } = sourceOf(genealogy);
  const withheld = findWithheld(genealogy, today, level);
  const builder = new StructuresBuilder();
  const copy = builder.copierOf(structures);
  for (const record of recordsToKeep(structures, withheld)) {
    if (isTouched(structures, withheld, record)) builder.addTree(reduced(structures, withheld, record));
    else copy(record);
  }
  return genealogyFrom(builder.build());
}

interface Withheld {
  readonly level: LivingLevel;
  /** By the individual's xref. */
  readonly people: ReadonlyMap<string, LivingLevel>;
  /** By xref, families in which one of them is a partner: a marriage is a fact of both. */
  readonly families: ReadonlySet<string>;
  /** By the number of the xref's text: 1 for any of them. */
  readonly byXref: Uint8Array;
}

function findWithheld(genealogy: Genealogy, today: string, level: LivingLevel): Withheld {
  const { structures, records, graph } = sourceOf(genealogy);
  const people = new Map<string, LivingLevel>();
  const byXref = new Uint8Array(structures.pool.size);
  const isWithheld = findLiving(genealogy, today).map((lives, person) => {
    if (lives === 0) return 0;
    const record = records.individuals[person] as number;
    const individual = structures.record(record);
    if (hasConsent(individual)) return 0;
    people.set(individual.xref, isRestricted(individual) ? 'hidden' : level);
    byXref[structures.recordXrefs[record] as number] = 1;
    return 1;
  });
  const families = new Set<string>();
  for (const [family, record] of records.families.entries()) {
    const partners = [graph.firstPartner[family] as number, graph.secondPartner[family] as number];
    if (!partners.some((partner) => isWithheld[partner] === 1)) continue;
    families.add(genealogy.families.idAt(family));
    byXref[structures.recordXrefs[record] as number] = 1;
  }
  return { level, people, families, byXref };
}

function isTouched(structures: Structures, withheld: Withheld, record: number): boolean {
  const { recordStarts, recordXrefs, tags, values } = structures;
  const start = recordStarts[record] as number;
  if (tags[start] === TAG.SUBM || withheld.byXref[recordXrefs[record] as number] === 1) return true;
  for (let index = start + 1; index < (recordStarts[record + 1] as number); index += 1) {
    if (structures.isPointer(index) && withheld.byXref[values[index] as number] === 1) return true;
  }
  return false;
}

function reduced(structures: Structures, withheld: Withheld, index: number): Structure {
  const record = structures.record(index);
  const own = record.tag === 'INDI' ? withheld.people.get(record.xref) : undefined;
  if (own !== undefined) return reducedIndividual(record, own);
  if (record.tag === 'SUBM') return reducedSubmitter(record, withheld.level);
  const isFamily = record.tag === 'FAM' && withheld.families.has(record.xref);
  return withBareLinks(isFamily ? familyLinksAlone(record) : record, withheld);
}

/** All but the notes, sources and pictures that only withheld facts refer to. */
function recordsToKeep(structures: Structures, withheld: Withheld): number[] {
  const { pool, recordCount, recordStarts, recordXrefs, tags, values } = structures;
  const mentioned = new Uint8Array(pool.size);
  for (let index = 0; index < tags.length; index += 1)
    if (structures.isPointer(index)) mentioned[values[index] as number] = 1;
  const attached = new Map<string, number>();
  const open: number[] = [];
  for (let record = 0; record < recordCount; record += 1) {
    const xref = recordXrefs[record] as number;
    const stands = STANDING_ALONE.has(tags[recordStarts[record] as number] as number) || mentioned[xref] !== 1;
    if (stands) open.push(record);
    else attached.set(pool.text(xref), record);
  }
  const kept = new Uint8Array(recordCount);
  for (let record = open.pop(); record !== undefined; record = open.pop()) {
    if (kept[record] === 1) continue;
    kept[record] = 1;
    if (attached.size === 0) continue;
    forEachPointer(
      isTouched(structures, withheld, record) ? reduced(structures, withheld, record) : structures.record(record),
      (xref) => {
        const next = attached.get(xref);
        if (next !== undefined && kept[next] === 0) open.push(next);
      },
    );
  }
  return Array.from(kept.keys()).filter((record) => kept[record] === 1);
}

function forEachPointer(record: Structure, visit: (xref: string) => void): void {
  if (record.isPointer) visit(record.value);
  for (const part of record.children) forEachPointer(part, visit);
}

function hasConsent(individual: Structure): boolean {
  return /^(y|yes|da)$/i.test(valueIn(individual, '_CONSENT').trim());
}

function isRestricted(individual: Structure): boolean {
  return /confidential|privacy/i.test(valueIn(individual, 'RESN'));
}

function reducedIndividual(record: Structure, level: LivingLevel): Structure {
  const name = child(record, 'NAME');
  const shown =
    level === 'hidden' ? structure('NAME', HIDDEN_NAME) : name && structure('NAME', name.value, partsOfName(name));
  const links = record.children.filter(({ tag, isPointer }) => (tag === 'FAMC' || tag === 'FAMS') && isPointer);
  const sex = child(record, 'SEX');
  // Where they are shown by name, that another tree names them too says nothing more; of the hidden it would say who they are.
  const across = level === 'hidden' ? [] : record.children.filter(({ tag }) => tag === '_LINK');
  return {
    ...structure('INDI', '', [
      ...(shown ? [shown] : []),
      ...(sex ? [structure('SEX', sex.value)] : []),
      ...links.map(bareLink),
      ...across.map(({ value }) => structure('_LINK', value)),
    ]),
    xref: record.xref,
  };
}

function partsOfName(name: Structure): Structure[] {
  return name.children.filter(({ tag }) => NAME_PARTS.includes(tag)).map(({ tag, value }) => structure(tag, value));
}

/** Whoever sent the file is likely to be among the living, and their address stands in it. */
function reducedSubmitter(record: Structure, level: LivingLevel): Structure {
  const name = level === 'hidden' ? HIDDEN_NAME : valueIn(record, 'NAME');
  return { ...structure('SUBM', '', [structure('NAME', name)]), xref: record.xref };
}

function familyLinksAlone(record: Structure): Structure {
  return {
    ...record,
    value: '',
    children: record.children.filter(({ tag, isPointer }) => LINKS_OF_A_FAMILY.includes(tag) && isPointer),
  };
}

/**
 * That two people belong together, and as what. That a child was adopted or fostered is theirs to tell; a stepchild
 * must stay one, or the link would name a wrong father.
 */
function bareLink(link: Structure): Structure {
  const isRole = ({ tag }: Structure): boolean => tag === 'ROLE' || tag === 'RELA';
  const isStep = ({ tag, value, children }: Structure): boolean => {
    const words = [value, ...children.map((part) => part.value)].join(' ');
    return (tag === 'PEDI' || tag === '_FREL' || tag === '_MREL') && pedigreeOf(words) === Pedigree.step;
  };
  const kept = link.children.filter((part) => isRole(part) || isStep(part));
  return pointerTo(
    link.tag,
    link.value,
    kept.map((part) => ({ ...part, children: part.children.filter(({ tag }) => tag === 'PHRASE') })),
  );
}

/** What others' records say of the withheld beside their link: a phrase, a note, a source. */
function withBareLinks(record: Structure, withheld: Withheld): Structure {
  const children = record.children.map((part) => {
    const target =
      part.tag === 'FAMS' ? withheld.families : LINKS_TO_PEOPLE.includes(part.tag) ? withheld.people : undefined;
    return part.isPointer && target?.has(part.value) ? bareLink(part) : withBareLinks(part, withheld);
  });
  return { ...record, children };
}
