import type { Associate, Family, Individual, LifeEvent, PersonName } from '../../genealogy.ts';
import { NOBODY, type Sex } from '../../graph.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG } from '../structures/tags.ts';
import { happened, isFamilyEvent, isIndividualEvent, lifeEventAt } from './life-events.ts';
import { personNameAt } from './person-name.ts';
import type { RecordIndex } from './records.ts';

const NAMELESS: PersonName = { full: '', given: '', surname: '', nickname: '' };

/**
 * A person made out of the compact structures when somebody looks. Godparents may be noted with the person or with the
 * baptism.
 */
export function individualAt(structures: Structures, records: RecordIndex, index: number, sex: Sex): Individual {
  const record = records.individuals[index] as number;
  const names: PersonName[] = [];
  let main = -1;
  let withinEvent = false;
  const events: LifeEvent[] = [];
  const associates: Associate[] = [];
  const notes: string[] = [];
  const end = structures.recordStarts[record + 1] as number;
  for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
    const level = structures.levelOf(at);
    const tag = structures.tags[at] as number;
    if (tag === TAG.ASSO && (level === 1 || (level === 2 && withinEvent)))
      addAssociate(structures, records, at, associates);
    if (level !== 1) continue;
    withinEvent = isIndividualEvent(structures, at);
    if (withinEvent) {
      if (happened(structures, at)) events.push(lifeEventAt(structures, at));
    } else if (tag === TAG.NOTE || tag === TAG.SNOTE) notes.push(noteAt(structures, records, at));
    else if (isName(structures, at)) {
      if (main < 0 && isMainName(structures, at)) main = names.length;
      names.push(personNameAt(structures, at));
    }
  }
  const name = names[Math.max(main, 0)] ?? NAMELESS;
  return {
    index,
    id: structures.pool.text(structures.recordXrefs[record] as number),
    sex,
    name,
    otherNames: names.filter((other) => other !== name),
    birth: events.find((event) => event.tag === 'BIRT'),
    death: events.find((event) => event.tag === 'DEAT'),
    events,
    associates,
    notes: notes.filter((note) => note !== ''),
  };
}

export function familyAt(structures: Structures, records: RecordIndex, index: number): Family {
  const record = records.families[index] as number;
  const events: LifeEvent[] = [];
  const end = structures.recordStarts[record + 1] as number;
  for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
    if (structures.levelOf(at) === 1 && isFamilyEvent(structures, at) && happened(structures, at))
      events.push(lifeEventAt(structures, at));
  }
  return {
    index,
    id: structures.pool.text(structures.recordXrefs[record] as number),
    marriage: events.find((event) => event.tag === 'MARR'),
    divorce: events.find((event) => event.tag === 'DIV'),
    events,
  };
}

function isName(structures: Structures, at: number): boolean {
  const tag = structures.tags[at];
  const mayBe = tag === TAG.NAME || tag === TAG._MARNM || tag === TAG._AKA || tag === TAG.ALIA;
  return mayBe && !structures.isPointer(at);
}

/** A nickname may stand before the name itself. */
function isMainName(structures: Structures, at: number): boolean {
  const type = structures.childWith(at, TAG.TYPE);
  return structures.tags[at] === TAG.NAME && (type < 0 || structures.valueOf(type).toUpperCase() !== 'AKA');
}

function addAssociate(structures: Structures, records: RecordIndex, at: number, associates: Associate[]): void {
  const index = structures.isPointer(at)
    ? (records.individualByXref[structures.values[at] as number] ?? NOBODY)
    : NOBODY;
  if (index === NOBODY) return;
  const relation = structures.childWith(at, TAG.RELA);
  const role = relation >= 0 ? relation : structures.childWith(at, TAG.ROLE);
  const phrase = role < 0 ? -1 : structures.childWith(role, TAG.PHRASE);
  const written = phrase >= 0 ? phrase : role;
  const said = written < 0 || structures.isPointer(written) ? '' : structures.valueOf(written).trim();
  /** OTHER alone says no more than nothing. */
  associates.push({ index, role: said === 'OTHER' ? '' : said });
}

function noteAt(structures: Structures, records: RecordIndex, at: number): string {
  if (!structures.isPointer(at)) return structures.valueOf(at);
  const record = records.otherByXref[structures.values[at] as number] ?? NOBODY;
  const start = structures.recordStarts[record] as number;
  const isNote = record !== NOBODY && (structures.tags[start] === TAG.NOTE || structures.tags[start] === TAG.SNOTE);
  return isNote ? structures.valueOf(start) : '';
}
