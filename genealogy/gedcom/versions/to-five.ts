import { child, isSame, type Structure, structure, valueIn } from '../structures/structures.ts';
import { dateInFive } from './date-wording.ts';
import { decodedOr, pathOfUri } from './media-files.ts';
import { type ConversionContext, toSeven } from './to-seven.ts';
import {
  AGE_WORDS,
  EVENTS,
  GONE_IN_SEVEN,
  LANGUAGES,
  MEDIA_TYPES,
  NEW_IN_SEVEN,
  ORDINANCE_STATUS,
  TERMS,
  TRANSLITERATIONS,
} from './vocabulary.ts';

/**
 * Converts a structure of any version, with its substructures, to 5.5.1. A 5.5.1 form is used only where it converts back to
 * the same 7.0; what has none keeps its 7.0 form under an extension tag. `parent` is the tag of the superstructure in 7.0.
 */
export function toFive(source: Structure, parent: string, context: ConversionContext): Structure {
  const converted = parent === '' ? recordToFive(source) : partToFive(source, parent, context);
  if (converted.children.length === 0) return converted;
  const tagInSeven = toSeven({ ...converted, children: [] }, parent, withoutRecords(context)).tag;
  return { ...converted, children: converted.children.map((part) => toFive(part, tagInSeven, context)) };
}

/** For trying out what a form would be in 7.0. */
function withoutRecords(context: ConversionContext): ConversionContext {
  return { ...context, addRecord: () => '' };
}

function recordToFive(record: Structure): Structure {
  if (record.tag === 'SNOTE') return { ...record, tag: 'NOTE' };
  return record.tag === '_SUBN' ? { ...record, tag: 'SUBN' } : record;
}

function partToFive(part: Structure, parent: string, context: ConversionContext): Structure {
  const candidates = candidatesFor(part, parent, context);
  if (candidates.length === 0) return underOwnTag(part, parent);
  const dry = withoutRecords(context);
  const meaning = toSeven(part, parent, dry);
  return candidates.find((candidate) => isSame(toSeven(candidate, parent, dry), meaning)) ?? underOwnTag(part, parent);
}

/** A stray CONC or CONT would otherwise continue the line before it. */
function underOwnTag(part: Structure, parent: string): Structure {
  const isNew =
    NEW_IN_SEVEN.includes(part.tag) ||
    part.tag === 'CONC' ||
    part.tag === 'CONT' ||
    (part.tag === 'LANG' && parent !== 'HEAD' && parent !== 'SUBM') ||
    (part.tag === 'ROLE' && parent === 'ASSO') ||
    (part.tag === 'ASSO' && parent !== 'INDI');
  return isNew ? { ...part, tag: `_${part.tag}` } : part;
}

function candidatesFor(part: Structure, parent: string, { program }: ConversionContext): Structure[] {
  const { tag, value, isPointer } = part;
  switch (tag) {
    case 'SNOTE':
      return [{ ...part, tag: 'NOTE' }];
    case 'EXID':
      return identifiers(part, program);
    case 'DATE':
    case 'SDATE':
      return isPointer ? [] : dates(part);
    case 'AGE':
      return ages(part);
    case 'ROLE':
      return roles(part, parent);
    case 'SOUR':
      return isPointer && value === 'VOID' ? citations(part) : [];
    case 'FILE':
      return parent === 'OBJE' ? [{ ...part, value: pathOfUri(value) }] : [];
    case 'FORM':
      return named(MEDIA_TYPES, value).map((form) => ({ ...part, value: form }));
    case 'MEDI':
      return [...lowered(part), part].map((medium) => (parent === 'FORM' ? { ...medium, tag: 'TYPE' } : medium));
    case 'PEDI':
    case 'TYPE':
    case 'STAT':
    case 'RESN':
      return [...named(ORDINANCE_STATUS, value).map((status) => ({ ...part, value: status })), ...lowered(part)];
    case 'LANG':
      return parent === 'HEAD' || parent === 'SUBM'
        ? named(LANGUAGES, value).map((language) => ({ ...part, value: language }))
        : [];
    case 'TRAN':
      return transliterations(part);
    case 'NO':
      return EVENTS.includes(value) ? [{ ...part, tag: value, value: 'N' }] : [];
    case '_FILE':
    case '_TYPE':
      return [{ ...part, tag: tag.slice(1) }];
    default:
      return GONE_IN_SEVEN.includes(tag.slice(1)) ? [{ ...part, tag: tag.slice(1) }] : [];
  }
}

/** The names that the table has for the value. */
function named(table: ReadonlyMap<string, string>, value: string): string[] {
  return [...table].filter(([, meaning]) => meaning === value).map(([name]) => name);
}

function withoutPhrase(part: Structure): Structure[] {
  const phrase = child(part, 'PHRASE');
  return part.children.filter((other) => other !== phrase);
}

/** In small letters; and what is none of the listed words, in its own. */
function lowered(part: Structure): Structure[] {
  const phrase = child(part, 'PHRASE');
  const own = part.value === 'OTHER' && phrase ? [{ ...part, value: phrase.value, children: withoutPhrase(part) }] : [];
  return [...own, { ...part, value: part.value.toLowerCase() }];
}

function identifiers(part: Structure, program: string): Structure[] {
  const type = child(part, 'TYPE');
  const match = new RegExp(`^${TERMS}(AFN|RIN|RFN)(?:#(.*))?$`).exec(type?.value ?? '');
  if (!match) return [];
  const [, tag = '', written = ''] = match;
  const origin = decodedOr(written);
  const value = tag === 'RFN' && origin !== '' ? `${origin}:${part.value}` : part.value;
  return tag === 'RIN' && origin !== program
    ? []
    : [{ ...part, tag, value, children: part.children.filter((other) => other !== type) }];
}

function dates(part: Structure): Structure[] {
  const tag = part.tag === 'SDATE' ? '_SDATE' : part.tag;
  const phrase = child(part, 'PHRASE');
  const whole = phrase && dateInFive(part.value, phrase.value);
  const bare = dateInFive(part.value);
  return [
    ...(whole === undefined ? [] : [{ ...part, tag, value: whole, children: withoutPhrase(part) }]),
    ...(bare === undefined ? [] : [{ ...part, tag, value: bare }]),
  ];
}

function ages(part: Structure): Structure[] {
  const phrase = child(part, 'PHRASE');
  const words = [...AGE_WORDS].filter(([, age]) => age.value === part.value).map(([word]) => word);
  const own = phrase
    ? [...words, phrase.value].map((value) => ({ ...part, value, children: withoutPhrase(part) }))
    : [];
  return [...own, { ...part, value: part.value.replace(/^([<>]) /, '$1') }];
}

function roles(part: Structure, parent: string): Structure[] {
  const phrase = child(part, 'PHRASE');
  const tag = parent === 'ASSO' ? 'RELA' : 'ROLE';
  const own = phrase
    ? [{ ...part, tag, value: parent === 'ASSO' ? phrase.value : `(${phrase.value})`, children: withoutPhrase(part) }]
    : [];
  return [...own, { ...part, tag }];
}

function citations(part: Structure): Structure[] {
  const page = child(part, 'PAGE');
  const data = child(part, 'DATA');
  const texts = data?.value === '' && data.children.every(({ tag }) => tag === 'TEXT') ? data.children : [];
  const others = part.children.filter((other) => other !== page && (other !== data || texts.length === 0));
  return page ? [{ ...structure('SOUR', page.value), xref: part.xref, children: [...texts, ...others] }] : [];
}

function transliterations(part: Structure): Structure[] {
  const language = child(part, 'LANG');
  return named(TRANSLITERATIONS, valueIn(part, 'LANG')).map((name) => {
    const [tag = '', type = ''] = name.split(' ');
    return {
      ...part,
      tag,
      children: [structure('TYPE', type), ...part.children.filter((other) => other !== language)],
    };
  });
}
