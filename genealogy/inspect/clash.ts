import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Genealogy } from '../genealogy.ts';
import type { Contradiction } from '../living/birth-bounds.ts';
import { EventDates } from '../living/evidence.ts';
import { type DatedEvent, eventsIn } from './lives.ts';
import { eventName, named, when } from './wording.ts';

/** Nobody is alive at these. */
const ENDS = new Set(['DEAT', 'BURI', 'CREM', 'PROB', 'WILL']);

/** The two dates that contradict each other, each with whose it is: „Ivan Ćavar: rođenje 1750.; Ana Ćavar: rođenje 1980.“ */
export function clashInWords(genealogy: Genealogy, { early, late }: Contradiction): string {
  const first = datesOf(genealogy, early).reduce(earlier);
  const dates = datesOf(genealogy, late);
  const alive = dates.filter(({ tag }) => !ENDS.has(tag));
  // Of a mother who died as a child it is the birth and the death.
  const last = (early === late && alive.length === 1 ? dates : alive).reduce(later);
  const told = ({ tag, date }: DatedEvent) => `${eventName(tag)} ${when(date)}`;
  const whose = (person: number) => named(genealogy, person).name;
  return early === late
    ? `${whose(early)}: ${told(first)}, ${told(last)}`
    : `${whose(early)}: ${told(first)}; ${whose(late)}: ${told(last)}`;
}

const earlier = (one: DatedEvent, other: DatedEvent) => (other.date.latest < one.date.latest ? other : one);
const later = (one: DatedEvent, other: DatedEvent) => (other.date.earliest > one.date.earliest ? other : one);

function datesOf(genealogy: Genealogy, person: number): DatedEvent[] {
  const { structures, records, graph } = sourceOf(genealogy);
  const dates = new EventDates(structures);
  const unions = graph.unions.subarray(graph.unionStart[person], graph.unionStart[person + 1]);
  const own = [records.individuals[person], ...Array.from(unions, (family) => records.families[family])];
  return own.flatMap((record) => (record === undefined ? [] : eventsIn(structures, record, dates).events));
}
