import type { PartialDate } from '../../domain/partial-date.ts';
import type { RecordIndex } from '../gedcom/people/records.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { happened, isStandardEvent } from '../gedcom/people/views.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { saysNo } from '../gedcom/versions/vocabulary.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';
import {
  aliveBy,
  aliveOn,
  DeathEvidence,
  EventDates,
  FLAG_LIST,
  LIVING_FLAG,
  slackOf,
  YEAR,
  yearsIn,
} from './evidence.ts';

/** Nobody marries before this age; lower than any law of the last two centuries. */
export const MARRYING_AGE = 10 * YEAR;

const DEATH_EVENTS = tagsNamed('DEAT BURI CREM PROB');
/** Ordinances that a church performs for people long dead, and counts made after the whole life. */
const POSTHUMOUS = tagsNamed('BAPL CONL INIL ENDL SLGC SLGS NCHI NMR');
/** Both partners are alive at these; a census or a residence may name a household after one of them has died. */
const UNION_EVENTS = tagsNamed('MARR MARB MARC MARL MARS ENGA DIV DIVF ANUL');
/** What a family may have had before the person was born: a house, a title, an event of a free kind. */
const MAY_PREDATE = tagsNamed('PROP TITL CAST NATI RELI EVEN FACT');
/** Programs' own tags for activities of the living; the date of any other custom tag may mean anything. */
const ACTIVITY_TAG = /^_?(?:MILT|MILI|MILIT|DEG|EMPL|EMPLOY|ELEC|MISN|MDCL|TRAV)$/i;
/** What programs, ours included, write instead of the name of somebody living. */
const LIVING_NAME = /^\W*(?:living|private|[žz]iva osoba)\b|\/\W*(?:living|private)\W*\//i;
/** The whole text of an event or a flag. */
const LIVING_WORD =
  /^[^\p{L}]*(?:(?:još|jos|still) )?(?:living|alive|[žz]iv[ai]?|[žz]ivu[ćc][aie]|lebt|lebend)[^\p{L}]*$/iu;

/** What a person's own record and marriages say of when they lived. Days are yyyymmdd, infinite where unknown. */
export interface LifeFacts {
  /** Between which days they were born, by their birth or baptism alone. */
  bornFrom: number;
  bornBy: number;
  /** The latest day of the first dated event. */
  seenBy: number;
  /** The last day on which something shows them alive. */
  lastSeen: number;
  /** The proof of their death: none, a statement with or without a place or a source, or a date. */
  death: 'none' | 'stated' | 'dated';
  /** The last day on which they can have died; infinite without proof. */
  diedBy: number;
  /** The same, also by years in free text: enough to refute the death, not to bound relatives. */
  endedBy: number;
  /** The date of death in EDTF; empty where the source has none. */
  deathDate: string;
  /** The source marks them as living. */
  isMarkedLiving: boolean;
}

/** By family: the dates at which both partners were alive; `seenBy` less the least marrying age. */
export interface UnionDays {
  readonly seenBy: Float64Array;
  readonly lastSeen: Float64Array;
}

export function readLifeFacts(
  genealogy: Genealogy,
  today: PartialDate,
): { readonly lives: LifeFacts[]; readonly unions: UnionDays } {
  const { structures, records, graph } = sourceOf(genealogy);
  const dates = new EventDates(structures);
  const evidence = new DeathEvidence(structures, dates, today);
  const marks = new Marks(structures);
  const lives = Array.from(records.individuals, (record) => readLife(structures, record, dates, evidence, marks));
  return { lives, unions: addFamilyEvents(lives, structures, records, graph, dates) };
}

type Mark = 'living' | 'activity' | 'list' | 'other';

/** What programs' own tags mean; each is looked up once. */
class Marks {
  readonly #structures: Structures;
  readonly #known = new Map<number, Mark>();

  constructor(structures: Structures) {
    this.#structures = structures;
  }

  of(tag: number): Mark {
    const known = this.#known.get(tag);
    if (known) return known;
    const name = this.#structures.pool.text(tag);
    const mark = LIVING_FLAG.test(name)
      ? 'living'
      : ACTIVITY_TAG.test(name)
        ? 'activity'
        : FLAG_LIST.test(name)
          ? 'list'
          : 'other';
    this.#known.set(tag, mark);
    return mark;
  }

  /** `_LIVING Y`, or the same in a list of flags. */
  sayLiving(index: number): boolean {
    const structures = this.#structures;
    const mark = this.of(structures.tags[index] as number);
    if (mark === 'living') return !saysNo(structures.valueOf(index));
    if (saysLiving(structures, index)) return true;
    const level = structures.levelOf(index) + 1;
    for (let at = index + 1; mark === 'list' && at < structures.tags.length && structures.levelOf(at) >= level; at += 1)
      if (structures.levelOf(at) === level && this.sayLiving(at)) return true;
    return false;
  }
}

/** Of two recorded births the later counts: in doubt, the person counts as living. */
function readLife(
  structures: Structures,
  record: number,
  dates: EventDates,
  evidence: DeathEvidence,
  marks: Marks,
): LifeFacts {
  const life: LifeFacts = {
    bornFrom: -Infinity,
    bornBy: Infinity,
    seenBy: Infinity,
    lastSeen: -Infinity,
    death: 'none',
    diedBy: Infinity,
    endedBy: Infinity,
    deathDate: '',
    isMarkedLiving: false,
  };
  let birth: PartialDate | undefined;
  let baptism: PartialDate | undefined;
  forEachPart(structures, record, (index, tag) => {
    const mark = marks.of(tag);
    if (mark === 'living' || mark === 'list') life.isMarkedLiving ||= marks.sayLiving(index);
    else if (tag === TAG.NO) life.isMarkedLiving ||= structures.valueOf(index).trim() === 'DEAT';
    else if (tag === TAG.NAME) {
      life.isMarkedLiving ||= LIVING_NAME.test(structures.valueOf(index));
      if (life.death === 'none' && evidence.inName(index)) life.death = 'stated';
    } else if (mark === 'activity') life.lastSeen = Math.max(life.lastSeen, lastSeenAt(dates.boundOf(index)));
    else if (!isStandardEvent(structures, index)) life.isMarkedLiving ||= saysLiving(structures, index);
    else if (!happened(structures, index)) return;
    else if (DEATH_EVENTS.has(tag)) addDeath(life, index, dates, evidence);
    else if (POSTHUMOUS.has(tag)) return;
    else {
      if (tag === TAG.EVEN || tag === TAG.FACT) life.isMarkedLiving ||= saysLiving(structures, index);
      const date = dates.boundOf(index);
      if (!date) return;
      if (tag === TAG.BIRT) birth = birth && birth.latest > date.latest ? birth : date;
      else if (tag === TAG.CHR || tag === TAG.BAPM) baptism = baptism && baptism.latest > date.latest ? baptism : date;
      else if (!MAY_PREDATE.has(tag)) life.seenBy = Math.min(life.seenBy, aliveBy(date));
      if (tag !== TAG.BIRT) life.lastSeen = Math.max(life.lastSeen, aliveOn(date));
    }
  });
  if (birth) life.bornFrom = birth.earliest - slackOf(birth);
  const known = birth ?? baptism;
  if (known) life.bornBy = known.latest + slackOf(known);
  return life;
}

function addDeath(life: LifeFacts, index: number, dates: EventDates, evidence: DeathEvidence): void {
  const found = evidence.at(index);
  if (found === 'none') return;
  if (life.death !== 'dated') life.death = found;
  const bound = dates.boundOf(index);
  if (bound) life.diedBy = Math.min(life.diedBy, bound.latest + slackOf(bound));
  const years = bound ? [] : yearsIn(dates.writtenOf(index));
  life.endedBy = Math.min(life.endedBy, life.diedBy, years.length > 0 ? (Math.max(...years) + 1) * YEAR : Infinity);
  life.deathDate ||= dates.of(index)?.edtf ?? '';
}

function lastSeenAt(date: PartialDate | undefined): number {
  return date ? aliveOn(date) : -Infinity;
}

/** `EVEN | TYPE Living`, `_FLAG LIVING`. */
function saysLiving(structures: Structures, index: number): boolean {
  if (structures.isPointer(index)) return false;
  const type = structures.childWith(index, TAG.TYPE);
  const value = structures.valueOf(index);
  if (saysNo(value)) return false;
  return [value, type < 0 ? '' : structures.valueOf(type)].some((text) => LIVING_WORD.test(text));
}

function addFamilyEvents(
  lives: readonly LifeFacts[],
  structures: Structures,
  records: RecordIndex,
  graph: FamilyGraph,
  dates: EventDates,
): UnionDays {
  const unions = {
    seenBy: new Float64Array(graph.familyCount),
    lastSeen: new Float64Array(graph.familyCount),
  };
  for (const [family, record] of records.families.entries()) {
    const partners = new Set([graph.firstPartner[family] as number, graph.secondPartner[family] as number]);
    let seenBy = Infinity;
    let lastSeen = -Infinity;
    forEachPart(structures, record, (index, tag) => {
      // The graph has two partners a family; a third one has married all the same.
      if ((tag === TAG.HUSB || tag === TAG.WIFE) && structures.isPointer(index))
        partners.add(records.individualByXref[structures.values[index] as number] ?? NOBODY);
      if (!isStandardEvent(structures, index) || !happened(structures, index) || POSTHUMOUS.has(tag)) return;
      const date = dates.boundOf(index);
      if (!date) return;
      if (!MAY_PREDATE.has(tag)) seenBy = Math.min(seenBy, aliveBy(date) - (UNION_EVENTS.has(tag) ? MARRYING_AGE : 0));
      if (UNION_EVENTS.has(tag)) lastSeen = Math.max(lastSeen, aliveOn(date));
    });
    for (const partner of partners) {
      const life = lives[partner];
      if (!life) continue;
      life.seenBy = Math.min(life.seenBy, seenBy);
      life.lastSeen = Math.max(life.lastSeen, lastSeen);
    }
    unions.seenBy[family] = seenBy;
    unions.lastSeen[family] = lastSeen;
  }
  return unions;
}

function forEachPart(structures: Structures, record: number, visit: (index: number, tag: number) => void): void {
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1)
    if (structures.levelOf(index) === 1) visit(index, structures.tags[index] as number);
}
