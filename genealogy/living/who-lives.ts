import { type PartialDate, parsePartialDate } from '../../domain/partial-date.ts';
import { edtfOfGedcomDate } from '../gedcom/dates/edtf.ts';
import type { RecordIndex } from '../gedcom/people/records.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { type FamilyGraph, NOBODY } from '../graph.ts';

const LONGEST_LIFE = 100;
const GENERATION = 25;
/** Where only the death is known: old enough not to make the children's children living. */
const AGE_AT_DEATH = 40;
const UNKNOWN = -Infinity;

/** By individual: 1 for who counts as living on the day, given as yyyy-mm-dd. In doubt, for it. */
export function findLiving(genealogy: Genealogy, today: string): Uint8Array {
  const { structures, records, graph } = sourceOf(genealogy);
  const now = parsePartialDate(today);
  if (now?.precision !== 'day') throw new RangeError(`${today} is no day`);
  const bornSince = now.earliest - LONGEST_LIFE * 10_000;
  const lives =
    records.individuals.length === 0 ? [] : Array.from(records.individuals, (record) => readLife(structures, record));
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
  /**
   * The last day on which they can have been born: their birth or baptism, or else whatever they are known to have done
   * first.
   */
  bornBy: number;
  diedBy: number;
}

function readLife(structures: Structures, record: number): Life {
  let hasDied = false;
  let born = UNKNOWN;
  let baptised = UNKNOWN;
  let seen = UNKNOWN;
  let died = UNKNOWN;
  forEachEvent(structures, record, (tag, date) => {
    const isEnd = tag === TAG.DEAT || tag === TAG.BURI || tag === TAG.CREM;
    hasDied ||= isEnd;
    if (!date) return;
    if (tag === TAG.BIRT) born = earlier(born, date.latest);
    else if (tag === TAG.CHR || tag === TAG.BAPM) baptised = earlier(baptised, date.latest);
    else if (isEnd || tag === TAG.PROB) died = earlier(died, date.latest);
    else seen = earlier(seen, date.latest);
  });
  return { hasDied, bornBy: [born, baptised, seen].find((day) => day !== UNKNOWN) ?? UNKNOWN, diedBy: died };
}

function addFamilyEvents(lives: Life[], structures: Structures, records: RecordIndex, graph: FamilyGraph): void {
  records.families.forEach((record, family) => {
    let seen = UNKNOWN;
    forEachEvent(structures, record, (_, date) => {
      if (date) seen = earlier(seen, date.latest);
    });
    if (seen === UNKNOWN) return;
    for (const partner of [graph.firstPartner[family] as number, graph.secondPartner[family] as number]) {
      const life = lives[partner];
      if (life && life.bornBy === UNKNOWN) life.bornBy = seen;
    }
  });
}

function forEachEvent(
  structures: Structures,
  record: number,
  visit: (tag: number, date: PartialDate | undefined) => void,
): void {
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
    if (structures.levelOf(index) !== 1) continue;
    const tag = structures.tags[index] as number;
    if (tag === TAG.CHAN || tag === TAG.CREA || tag === TAG.NO || structures.valueOf(index) === 'N') continue;
    const date = structures.childWith(index, TAG.DATE);
    visit(tag, date < 0 ? undefined : parsePartialDate(edtfOfGedcomDate(structures.valueOf(date)) ?? ''));
  }
}

/**
 * For those without any date, the year that their nearest dated relatives suggest, a generation being 25 years; the
 * latest where they differ, UNKNOWN where nobody around them has a date. Walks outwards from the dated, through
 * families, each once.
 */
function estimateBirthYears(lives: readonly Life[], graph: FamilyGraph): Float64Array {
  const years = Float64Array.from(lives, ({ bornBy, diedBy }) => {
    if (bornBy !== UNKNOWN) return Math.floor(bornBy / 10_000);
    return diedBy === UNKNOWN ? UNKNOWN : Math.floor(diedBy / 10_000) - AGE_AT_DEATH;
  });
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

function earlier(known: number, day: number): number {
  return known === UNKNOWN ? day : Math.min(known, day);
}
