import type { Associate, Family, Individual, LifeEvent, PersonName } from '../../genealogy.ts';
import { NOBODY, type Sex } from '../../graph.ts';
import { edtfOfGedcomDate } from '../dates/edtf.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG, tagsNamed } from '../structures/tags.ts';
import { saysNo } from '../versions/vocabulary.ts';
import type { RecordIndex } from './records.ts';

export type PersonNames = Pick<Individual, 'name' | 'otherNames'>;

const NAMELESS: PersonName = { full: '', given: '', surname: '', nickname: '' };

/**
 * A person built from the compact structures on demand. Godparents may be recorded with the person or with the baptism.
 */
export function individualAt(structures: Structures, records: RecordIndex, index: number, sex: Sex): Individual {
  const record = records.individuals[index] as number;
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
  }
  return {
    index,
    id: structures.pool.text(structures.recordXrefs[record] as number),
    sex,
    ...namesAt(structures, records, index),
    birth: events.find((event) => event.tag === 'BIRT'),
    death: events.find((event) => event.tag === 'DEAT'),
    events,
    associates,
    notes: notes.filter((note) => note !== ''),
  };
}

/** Only what a person is called: of thousands it takes a third of the time. */
export function namesAt(structures: Structures, records: RecordIndex, index: number): PersonNames {
  const record = records.individuals[index] as number;
  const names: PersonName[] = [];
  let main = -1;
  const end = structures.recordStarts[record + 1] as number;
  for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
    if (structures.levelOf(at) !== 1 || !isName(structures, at)) continue;
    if (main < 0 && isMainName(structures, at)) main = names.length;
    const given = names[main]?.given ?? '';
    const name = structures.tags[at] === TAG._MARNM ? marriedName(structures, at, given) : personNameAt(structures, at);
    names.push(name);
    // Many programs write it beneath the name that she was born with.
    const married = structures.childWith(at, TAG._MARNM);
    if (married >= 0 && !structures.isPointer(married) && tidy(structures.valueOf(married)) !== '')
      names.push(marriedName(structures, married, name.given));
  }
  const name = names[Math.max(main, 0)] ?? NAMELESS;
  return { name, otherNames: names.filter((other) => other !== name) };
}

/** What stands on a person's box in a drawing: the first birth and the first death. */
export function birthAndDeathAt(structures: Structures, records: RecordIndex, index: number) {
  const record = records.individuals[index] as number;
  let birth: LifeEvent | undefined;
  let death: LifeEvent | undefined;
  const end = structures.recordStarts[record + 1] as number;
  for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
    const tag = structures.tags[at] as number;
    if ((tag !== TAG.BIRT && tag !== TAG.DEAT) || structures.levelOf(at) !== 1 || !happened(structures, at)) continue;
    if (tag === TAG.BIRT) birth ??= lifeEventAt(structures, at);
    else death ??= lifeEventAt(structures, at);
  }
  return { birth, death };
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
  const text = written < 0 || structures.isPointer(written) ? '' : structures.valueOf(written).trim();
  // OTHER without a phrase says nothing.
  associates.push({ index, role: text === 'OTHER' ? '' : text });
}

function noteAt(structures: Structures, records: RecordIndex, at: number): string {
  if (!structures.isPointer(at)) return structures.valueOf(at);
  const record = records.otherByXref[structures.values[at] as number] ?? NOBODY;
  const start = structures.recordStarts[record] as number;
  const isNote = record !== NOBODY && (structures.tags[start] === TAG.NOTE || structures.tags[start] === TAG.SNOTE);
  return isNote ? structures.valueOf(start) : '';
}

const INDIVIDUAL_EVENTS = new Set([
  ...tagsNamed(
    'BIRT CHR DEAT BURI CREM ADOP BAPM BARM BASM BLES CHRA CONF FCOM ORDN NATU EMIG IMMI CENS PROB WILL GRAD RETI EVEN FACT',
  ),
  ...tagsNamed('CAST DSCR EDUC IDNO NATI NCHI NMR OCCU PROP RELI RESI SSN TITL BAPL CONL INIL ENDL SLGC'),
]);
const FAMILY_EVENTS = tagsNamed('ANUL CENS DIV DIVF ENGA MARB MARC MARR MARL MARS EVEN FACT RESI NCHI SLGS');

/** `DIV N` says that there was no divorce, and so do people who write the word out. */
export function happened(structures: Structures, index: number): boolean {
  return !saysNo(structures.valueOf(index));
}

export function isStandardEvent(structures: Structures, index: number): boolean {
  const tag = structures.tags[index] as number;
  return INDIVIDUAL_EVENTS.has(tag) || FAMILY_EVENTS.has(tag);
}

function isIndividualEvent(structures: Structures, index: number): boolean {
  return INDIVIDUAL_EVENTS.has(structures.tags[index] as number) || isCustomEvent(structures, index);
}

function isFamilyEvent(structures: Structures, index: number): boolean {
  return FAMILY_EVENTS.has(structures.tags[index] as number) || isCustomEvent(structures, index);
}

/** A custom tag with a date or a place is an event. */
function isCustomEvent(structures: Structures, index: number): boolean {
  const tag = structures.tags[index] as number;
  if (structures.pool.bytes[structures.pool.startOf(tag)] !== 0x5f) return false;
  return structures.childWith(index, TAG.DATE) >= 0 || structures.childWith(index, TAG.PLAC) >= 0;
}

function lifeEventAt(structures: Structures, index: number): LifeEvent {
  const valueIn = (tag: number): string => {
    const child = structures.childWith(index, tag);
    return child < 0 || structures.isPointer(child) ? '' : structures.valueOf(child).trim();
  };
  const value = structures.isPointer(index) ? '' : structures.valueOf(index).trim();
  const type = valueIn(TAG.TYPE);
  const saysNothing = value === 'Y' || value === '';
  return {
    tag: structures.pool.text(structures.tags[index] as number),
    date: edtfOfGedcomDate(valueIn(TAG.DATE)) ?? '',
    place: valueIn(TAG.PLAC),
    value: saysNothing ? type : value,
    ...(saysNothing || type === '' ? {} : { type }),
  };
}

/** From a NAME structure: the parts that it names, or else what stands around and between the slashes. */
function personNameAt(structures: Structures, index: number): PersonName {
  const parts = partsOf(structures.valueOf(index));
  const part = (tag: number): string => {
    const child = structures.childWith(index, tag);
    return child < 0 || structures.isPointer(child) ? '' : tidy(structures.valueOf(child));
  };
  const given = part(TAG.GIVN) || parts.given;
  const surname = tidy(`${part(TAG.SPFX)} ${part(TAG.SURN)}`) || parts.surname;
  return {
    full: parts.full || tidy(`${given} ${surname}`),
    given,
    surname,
    nickname: part(TAG.NICK) || parts.nickname,
  };
}

/** Of a married name most files have the surname alone. */
function marriedName(structures: Structures, index: number, given: string): PersonName {
  const written = tidy(structures.valueOf(index));
  if (written === '' || written.includes('/') || given === '') return personNameAt(structures, index);
  const surname = written.startsWith(`${given} `) ? written.slice(given.length + 1) : written;
  return { full: `${given} ${surname}`, given, surname, nickname: '' };
}

/** In a village the same names are written again and again, and in each version of its tree. */
const known = new Map<string, PersonName>();
const MOST_KNOWN = 20_000;
const LONGEST_KNOWN = 60;

/** `Ante "Tone" /Ćavar/ ml.`, and `/Ćavar/ Ante` as lists have it; a reader says given names first. */
export function partsOf(written: string): PersonName {
  const parts = known.get(written);
  if (parts) return parts;
  if (known.size >= MOST_KNOWN) known.clear();
  const read = readParts(written);
  if (written.length <= LONGEST_KNOWN) known.set(written, read);
  return read;
}

function readParts(written: string): PersonName {
  const [before = '', between = '', ...rest] = written.split('/');
  const surname = tidy(between);
  const after = rest.join('/');
  const quoted = /["“„]([^"“”„]+)["”“]/.exec(written);
  const nickname = quoted?.[1]?.trim() ?? '';
  const [first, last] = [tidy(before), tidy(after)];
  const surnameFirst = first === '' && last !== '';
  const given = quoted ? tidy((surnameFirst ? after : before).replace(quoted[0], ' ')) : surnameFirst ? last : first;
  const full = tidy(surnameFirst ? `${last} ${surname}` : `${first} ${surname} ${last}`);
  return { full, given, surname, nickname };
}

function tidy(text: string): string {
  const trimmed = text.trim();
  return isTidy(trimmed) ? trimmed : trimmed.replace(/\s+/g, ' ');
}

/** Nearly every name is: single blanks between words, and nothing that may be another kind of blank. */
function isTidy(text: string): boolean {
  let before = 0x20;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter < 0x20 || (letter === 0x20 && before === 0x20) || letter === 0xa0 || letter >= 0x1680) return false;
    before = letter;
  }
  return before !== 0x20 || text === '';
}
