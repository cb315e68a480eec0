import type { PartialDate } from '../../domain/partial-date.ts';
import type { RecordIndex } from '../gedcom/people/records.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import { happened, isStandardEvent } from '../gedcom/people/views.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import type { FamilyGraph } from '../graph.ts';
import { EventDates } from '../living/evidence.ts';
import { ANY_DAY, type Days, daysOf, yearsAfter } from './days.ts';

export interface DatedEvent {
  readonly tag: string;
  readonly date: PartialDate;
}

/** A person's dates, each the first of its kind that is understood, and what follows from them. */
export interface Life {
  readonly birth: PartialDate | undefined;
  readonly baptism: PartialDate | undefined;
  readonly death: PartialDate | undefined;
  readonly burial: PartialDate | undefined;
  /** All of them, these four included. */
  readonly events: readonly DatedEvent[];
  /** Between which days they were born and died, by a baptism or a burial where nothing else is known. */
  readonly born: Days;
  readonly died: Days;
  /** Dates that nobody understands, as they are written. */
  readonly unread: readonly { readonly tag: string; readonly written: string }[];
}

export interface FamilyLife extends Pick<Life, 'events' | 'unread'> {
  readonly marriage: PartialDate | undefined;
  readonly divorce: PartialDate | undefined;
}

/** What the checks look at. */
export interface Inspected {
  readonly genealogy: Genealogy;
  readonly structures: Structures;
  readonly records: RecordIndex;
  readonly graph: FamilyGraph;
  readonly lives: readonly Life[];
  readonly families: readonly FamilyLife[];
}

export function readLives(genealogy: Genealogy): Inspected {
  const { structures, records, graph } = sourceOf(genealogy);
  const dates = new EventDates(structures);
  return {
    genealogy,
    structures,
    records,
    graph,
    lives: Array.from(records.individuals, (record) => lifeIn(structures, record, dates)),
    families: Array.from(records.families, (record) => {
      const { events, unread } = eventsIn(structures, record, dates);
      return { marriage: dateOf(events, 'MARR'), divorce: dateOf(events, 'DIV'), events, unread };
    }),
  };
}

function lifeIn(structures: Structures, record: number, dates: EventDates): Life {
  const { events, unread } = eventsIn(structures, record, dates);
  const birth = dateOf(events, 'BIRT');
  const baptism = dateOf(events, 'CHR') ?? dateOf(events, 'BAPM');
  const death = dateOf(events, 'DEAT');
  const burial = dateOf(events, 'BURI') ?? dateOf(events, 'CREM');
  return {
    ...{ birth, baptism, death, burial, events, unread },
    born: endedBy(birth, baptism),
    died: endedBy(death, burial),
  };
}

/** A moment, which something that comes within a year of it tells of, too: a baptism, a burial. */
function endedBy(moment: PartialDate | undefined, after: PartialDate | undefined): Days {
  const own = moment ? daysOf(moment) : ANY_DAY;
  if (!after) return own;
  const later = daysOf(after);
  // One of the two is wrong, which another check tells.
  if (later.to < own.from) return own;
  return { from: moment ? own.from : yearsAfter(later.from, -1), to: Math.min(own.to, later.to) };
}

export function eventsIn(structures: Structures, record: number, dates: EventDates) {
  const events: DatedEvent[] = [];
  const unread: { tag: string; written: string }[] = [];
  const end = structures.recordStarts[record + 1] as number;
  for (let index = (structures.recordStarts[record] as number) + 1; index < end; index += 1) {
    if (structures.levelOf(index) !== 1 || !isEvent(structures, index) || !happened(structures, index)) continue;
    const at = structures.childWith(index, TAG.DATE);
    const written = at < 0 ? '' : structures.valueOf(at).trim();
    const tag = structures.pool.text(structures.tags[index] as number);
    const date = dates.of(index);
    if (date) events.push({ tag, date });
    else if (written !== '') unread.push({ tag, written });
  }
  return { events, unread };
}

/** A custom tag with a date is an event, too. */
function isEvent(structures: Structures, index: number): boolean {
  if (isStandardEvent(structures, index)) return true;
  return structures.pool.bytes[structures.pool.startOf(structures.tags[index] as number)] === 0x5f;
}

function dateOf(events: readonly DatedEvent[], tag: string): PartialDate | undefined {
  return events.find((event) => event.tag === tag)?.date;
}
