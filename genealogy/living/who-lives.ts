import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import { happened, isStandardEvent } from '../gedcom/people/life-events.ts';
import type { RecordIndex } from '../gedcom/people/records.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';

const LONGEST_LIFE = 100;
const GENERATION = 25;
/** Where only the death is known: old enough not to make the children's children living. */
const AGE_AT_DEATH = 40;
const UNKNOWN = -Infinity;
const ENDS = tagsNamed('DEAT BURI CREM PROB');
/** Rites that a church performs for people long dead, and others' reckoning of the whole life. */
const POSTHUMOUS = tagsNamed('BAPL CONL INIL ENDL SLGC SLGS NCHI NMR');

/** By individual: 1 for who counts as living on the day, given as yyyy-mm-dd. In doubt, for it. */
export function findLiving(genealogy: Genealogy, today: string): Uint8Array {
  const { structures, records, graph } = sourceOf(genealogy);
  const now = parsePartialDate(today);
  if (now?.precision !== 'day') throw new RangeError(`${today} is no day`);
  const bornSince = now.earliest - LONGEST_LIFE * 10_000;
  const lives = Array.from(records.individuals, (record) => readLife(structures, record));
  addFamilyEvents(lives, structures, records, graph);
  const years = estimateBirthYears(lives, graph);
  return Uint8Array.from(lives, (life, person) => {
    if (life.hasDied) return 0;
    if (life.bornBy !== UNKNOWN) return life.bornBy >= bornSince ? 1 : 0;
    return (years[person] as number) >= Math.floor(bornSince / 10_000) - GENERATION ? 1 : 0;
  });
}

interface Life {
  hasDied: boolean;
  /** The last day on which they can have been born: their birth or baptism, or else what they did first. */
  bornBy: number;
  /** A year that they can have been born in, to reckon their relatives' from. */
  year: number;
}

/** Where a birth is told twice, the later counts: in doubt, for the living. */
function readLife(structures: Structures, record: number): Life {
  let hasDied = false;
  let born: PartialDate | undefined;
  let baptised: PartialDate | undefined;
  let seen: PartialDate | undefined;
  let died: PartialDate | undefined;
  forEachEvent(structures, record, (tag, date) => {
    const isEnd = ENDS.has(tag);
    hasDied ||= isEnd;
    if (tag === TAG.BIRT) born = later(born, date);
    else if (tag === TAG.CHR || tag === TAG.BAPM) baptised = later(baptised, date);
    else if (isEnd) died = earlier(died, date);
    else if (!POSTHUMOUS.has(tag)) seen = earlier(seen, date);
  });
  const known = born ?? baptised ?? seen;
  const year = known ? yearFor(known) : died ? yearFor(died) - AGE_AT_DEATH : UNKNOWN;
  return { hasDied, bornBy: known?.latest ?? UNKNOWN, year };
}

function addFamilyEvents(lives: Life[], structures: Structures, records: RecordIndex, graph: FamilyGraph): void {
  for (const [family, record] of records.families.entries()) {
    let seen: PartialDate | undefined;
    forEachEvent(structures, record, (tag, date) => {
      if (!POSTHUMOUS.has(tag)) seen = earlier(seen, date);
    });
    if (!seen) continue;
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      const life = lives[partner];
      if (life && life.bornBy === UNKNOWN) Object.assign(life, { bornBy: seen.latest, year: yearFor(seen) });
    }
  }
}

function forEachEvent(
  structures: Structures,
  record: number,
  visit: (tag: number, date: PartialDate | undefined) => void,
): void {
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
    if (structures.levelOf(index) !== 1 || !isStandardEvent(structures, index) || !happened(structures, index))
      continue;
    const date = structures.childWith(index, TAG.DATE);
    const edtf = date < 0 ? undefined : edtfOfGedcomDate(structures.valueOf(date));
    visit(structures.tags[index] as number, edtf === undefined ? undefined : parsePartialDate(edtf));
  }
}

function yearFor(date: PartialDate): number {
  return Math.floor((date.latest === Infinity ? date.earliest : date.latest) / 10_000);
}

function earlier(known: PartialDate | undefined, date: PartialDate | undefined): PartialDate | undefined {
  return known && date ? (date.latest < known.latest ? date : known) : (known ?? date);
}

function later(known: PartialDate | undefined, date: PartialDate | undefined): PartialDate | undefined {
  return known && date ? (date.latest > known.latest ? date : known) : (known ?? date);
}

/**
 * For those without any date, the year that their nearest dated relatives suggest, a generation being 25 years; the
 * latest where they differ, UNKNOWN where nobody around them has a date. Walks outwards from the dated, through
 * families, each once.
 */
function estimateBirthYears(lives: readonly Life[], graph: FamilyGraph): Float64Array {
  const years = Float64Array.from(lives, ({ year }) => year);
  const childrensYear = new Float64Array(graph.familyCount).fill(UNKNOWN);
  const isWalked = new Uint8Array(graph.familyCount);
  let people = lives.map((_, person) => person).filter((person) => years[person] !== UNKNOWN);
  while (people.length > 0) {
    const families = new Set<number>();
    const reach = (family: number, year: number): void => {
      if (isWalked[family] === 1) return;
      childrensYear[family] = Math.max(childrensYear[family] as number, year);
      families.add(family);
    };
    for (const person of people) {
      const year = years[person] as number;
      for (let at = graph.unionStart[person] as number; at < (graph.unionStart[person + 1] as number); at += 1) {
        reach(graph.unions[at] as number, year + GENERATION);
      }
      for (let at = graph.originStart[person] as number; at < (graph.originStart[person + 1] as number); at += 1) {
        reach(graph.origins[at] as number, year);
      }
    }
    const reached = new Map<number, number>();
    const suggest = (person: number, year: number): void => {
      if (person !== NOBODY && years[person] === UNKNOWN)
        reached.set(person, Math.max(reached.get(person) ?? UNKNOWN, year));
    };
    for (const family of families) {
      isWalked[family] = 1;
      const year = childrensYear[family] as number;
      suggest(graph.firstPartner[family] as number, year - GENERATION);
      suggest(graph.secondPartner[family] as number, year - GENERATION);
      for (let at = graph.childStart[family] as number; at < (graph.childStart[family + 1] as number); at += 1) {
        suggest(graph.children[at] as number, year);
      }
    }
    for (const [person, year] of reached) years[person] = year;
    people = [...reached.keys()];
  }
  return years;
}
