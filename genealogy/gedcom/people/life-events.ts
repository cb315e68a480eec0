import type { LifeEvent } from '../../genealogy.ts';
import { edtfOfGedcomDate } from '../dates/edtf.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG, tagsNamed } from '../structures/tags.ts';
import { saysNo } from '../versions/vocabulary.ts';

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

export function isIndividualEvent(structures: Structures, index: number): boolean {
  return INDIVIDUAL_EVENTS.has(structures.tags[index] as number) || isCustomEvent(structures, index);
}

export function isFamilyEvent(structures: Structures, index: number): boolean {
  return FAMILY_EVENTS.has(structures.tags[index] as number) || isCustomEvent(structures, index);
}

/** A program's own tag with a time or a place is something that happened. */
function isCustomEvent(structures: Structures, index: number): boolean {
  const tag = structures.tags[index] as number;
  if (structures.pool.bytes[structures.pool.startOf(tag)] !== 0x5f) return false;
  return structures.childWith(index, TAG.DATE) >= 0 || structures.childWith(index, TAG.PLAC) >= 0;
}

export function lifeEventAt(structures: Structures, index: number): LifeEvent {
  const valueIn = (tag: number): string => {
    const child = structures.childWith(index, tag);
    return child < 0 || structures.isPointer(child) ? '' : structures.valueOf(child).trim();
  };
  const value = structures.isPointer(index) ? '' : structures.valueOf(index).trim();
  return {
    tag: structures.pool.text(structures.tags[index] as number),
    date: edtfOfGedcomDate(valueIn(TAG.DATE)) ?? '',
    place: valueIn(TAG.PLAC),
    value: value === 'Y' || value === '' ? valueIn(TAG.TYPE) : value,
  };
}
