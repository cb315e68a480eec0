import { child, pointerTo, type Structure, structure, valueIn } from '../structures/structures.ts';
import { dateInSeven } from './date-wording.ts';
import { mediaRecordOf, uriOfPath } from './media-files.ts';
import {
  AGE_WORDS,
  ENUMERATION_SETS,
  ENUMERATIONS,
  EVENTS,
  languageTag,
  MEDIA_TYPES,
  NEW_IN_SEVEN,
  ORDINANCE_STATUS,
  ORDINANCES,
  ROLE_WORDS,
  ROLES,
  saysNo,
  TERMS,
  TRANSLITERATIONS,
} from './vocabulary.ts';

/** What a conversion needs to know of the whole file. */
export interface ConversionContext {
  /** HEAD.SOUR: the program whose numbers the RINs are. */
  readonly program: string;
  /** Makes a record out of what 7.0 allows only as one, and returns its xref. */
  readonly addRecord: (record: Structure) => string;
}

/**
 * Converts a structure of any version, with its substructures, to 7.0. What is 7.0 already is unchanged, so that the conversion
 * is idempotent: two files have the same content exactly when they are the same in 7.0.
 */
export function toSeven(source: Structure, parent: string, context: ConversionContext): Structure {
  const converted = parent === '' ? recordToSeven(source) : partToSeven(source, parent, context);
  return { ...converted, children: converted.children.map((part) => toSeven(part, converted.tag, context)) };
}

function recordToSeven(record: Structure): Structure {
  if (record.tag === 'NOTE') return { ...record, tag: 'SNOTE' };
  if (record.tag === 'OBJE') return mediaRecordOf(record);
  return ['SUBN', 'CONC', 'CONT'].includes(record.tag) ? { ...record, tag: `_${record.tag}` } : record;
}

function partToSeven(source: Structure, parent: string, context: ConversionContext): Structure {
  const part = { ...source, tag: tagInSeven(source, parent) };
  const { tag, value } = part;
  if (part.isPointer) return tag === 'SOUR' ? withTextInData(part) : part;
  switch (tag) {
    case 'RIN':
    case 'RFN':
    case 'AFN':
      return identifierToSeven(part, context);
    case 'DATE':
    case 'SDATE':
      return withPhrase(part, dateInSeven(value));
    case 'AGE':
      return ageToSeven(part);
    case 'ROLE':
      return parent === 'ASSO' || parent === 'EVEN' ? roleToSeven(part) : part;
    case 'SOUR':
      return parent === 'HEAD' ? part : citationToSeven(part);
    case 'OBJE':
      return pointerTo('OBJE', context.addRecord(toSeven(mediaRecordOf(part), '', context)));
    case 'EVEN':
      return parent === 'SOUR' ? citedEventToSeven(part) : part;
    case 'ADOP':
      return parent === 'FAMC' ? { ...part, value: value.trim().toUpperCase() } : part;
    case 'FILE':
      return parent === 'OBJE' ? { ...part, value: uriOfPath(value) } : part;
    case 'FORM':
      return parent === 'FILE' ? { ...part, value: mediaTypeOf(value) } : part;
    case 'FONE':
    case 'ROMN':
      return transliterationToSeven(part);
    case 'LANG':
      return { ...part, value: languageTag(value) };
    case 'ALIA':
      return { ...part, tag: 'NAME', children: [structure('TYPE', 'AKA'), ...part.children] };
    case 'SEX':
      return /^(male|female|[mfux])$/i.test(value.trim())
        ? { ...part, value: value.trim().charAt(0).toUpperCase() }
        : part;
    case 'RESN':
      return { ...part, value: value.toUpperCase() };
    case 'STAT':
      return ORDINANCES.includes(parent)
        ? { ...part, value: ORDINANCE_STATUS.get(value) ?? value }
        : enumeratedToSeven(part, parent);
    case 'TYPE':
    case 'PEDI':
    case 'MEDI':
      return enumeratedToSeven(part, parent);
    default:
      return EVENTS.includes(tag) && saysNo(value) ? { ...part, tag: 'NO', value: tag } : part;
  }
}

/** Where the two versions differ in nothing but the tag. */
function tagInSeven({ tag, isPointer }: Structure, parent: string): string {
  if (tag.startsWith('_')) {
    const plain = tag.slice(1);
    const isOurs =
      NEW_IN_SEVEN.includes(plain) || plain === 'ASSO' || plain === 'LANG' || (plain === 'ROLE' && parent === 'ASSO');
    return isOurs ? plain : tag;
  }
  switch (tag) {
    case 'NOTE':
    case 'SNOTE':
      return isPointer ? 'SNOTE' : 'NOTE';
    case 'CONC':
    case 'CONT':
    case 'BLOB':
    case 'SUBN':
      return `_${tag}`;
    case 'FILE':
      return parent === 'HEAD' ? '_FILE' : tag;
    case 'TYPE':
      return parent === 'FORM' ? 'MEDI' : parent === 'ASSO' ? '_TYPE' : tag;
    case 'RELA':
      return parent === 'ASSO' ? 'ROLE' : tag;
    default:
      return tag;
  }
}

function withPhrase(part: Structure, { value, phrase }: { value: string; phrase?: string }): Structure {
  return {
    ...part,
    value,
    children: phrase === undefined ? part.children : [structure('PHRASE', phrase), ...part.children],
  };
}

function enumeratedToSeven(part: Structure, parent: string): Structure {
  const allowed = ENUMERATIONS.get(`${parent}.${part.tag}`);
  const word = part.value.trim().toUpperCase();
  if (!allowed || word === '') return part;
  if (allowed.includes(word)) return { ...part, value: word };
  return allowed.includes('OTHER') ? withPhrase(part, { value: 'OTHER', phrase: part.value }) : part;
}

function identifierToSeven(part: Structure, { program }: ConversionContext): Structure {
  const colon = part.tag === 'RFN' ? part.value.indexOf(':') : -1;
  const origin = part.tag === 'RIN' ? program : part.value.slice(0, Math.max(colon, 0));
  const type = `${TERMS}${part.tag}${origin === '' ? '' : `#${encodeURIComponent(origin.toWellFormed())}`}`;
  return {
    ...part,
    tag: 'EXID',
    value: part.value.slice(colon + 1),
    children: [structure('TYPE', type), ...part.children],
  };
}

function ageToSeven(part: Structure): Structure {
  const tidy = part.value.replace(/\s+/g, ' ').trim();
  const word = AGE_WORDS.get(tidy.toUpperCase());
  if (word) return withPhrase(part, word);
  const age = /^([<>])? ?(\d+y)?( ?\d+m)?( ?\d+w)?( ?\d+d)?$/.exec(tidy);
  if (tidy === '') return { ...part, value: '' };
  if (!age || /^[<>]$/.test(tidy)) return withPhrase(part, { value: '', phrase: part.value });
  const duration = age.slice(2).filter((unit) => unit !== undefined);
  return {
    ...part,
    value: [age[1] ?? '', ...duration.map((unit) => unit.trim())].filter((word) => word !== '').join(' '),
  };
}

function roleToSeven(part: Structure): Structure {
  const word = part.value.trim();
  if (ROLES.includes(word) || word === '') return { ...part, value: word };
  const inBrackets = word.length > 2 && word.startsWith('(') && word.endsWith(')');
  const phrase = inBrackets ? word.slice(1, -1) : part.value;
  return withPhrase(part, {
    value: ROLE_WORDS.find(([pattern]) => pattern.test(phrase.trim()))?.[1] ?? 'OTHER',
    phrase,
  });
}

/** A source that is described on the spot, as 7.0 has it: no record, and a page that describes the whole of it. */
function citationToSeven(part: Structure): Structure {
  const cited = withTextInData(part);
  const children = [...(part.value === '' ? [] : [structure('PAGE', part.value)]), ...cited.children];
  return { ...part, value: 'VOID', isPointer: true, children };
}

/** What the source says, beneath DATA where 7.0 has it. */
function withTextInData(part: Structure): Structure {
  const texts = part.children.filter(({ tag }) => tag === 'TEXT');
  if (texts.length === 0) return part;
  const data = child(part, 'DATA');
  const joined = structure('DATA', data?.value ?? '', [...(data?.children ?? []), ...texts]);
  const others = part.children.filter((other) => other.tag !== 'TEXT' && other !== data);
  return { ...part, children: [joined, ...others] };
}

/** What the source was made for, of the listed words or in its own. */
function citedEventToSeven(part: Structure): Structure {
  const word = part.value.trim().toUpperCase();
  if (ENUMERATION_SETS.get('EVENATTR')?.includes(word)) return { ...part, value: word };
  return word === '' || child(part, 'PHRASE') ? part : withPhrase(part, { value: 'EVEN', phrase: part.value });
}

function mediaTypeOf(form: string): string {
  const known = form.trim().toLowerCase();
  if (known === '' || known.includes('/')) return form;
  return MEDIA_TYPES.get(known === 'jpeg' ? 'jpg' : known === 'tiff' ? 'tif' : known) ?? form;
}

function transliterationToSeven(part: Structure): Structure {
  const language = TRANSLITERATIONS.get(`${part.tag} ${valueIn(part, 'TYPE')}`);
  if (language === undefined) return { ...part, tag: `_${part.tag}` };
  const type = child(part, 'TYPE');
  return {
    ...part,
    tag: 'TRAN',
    children: [structure('LANG', language), ...part.children.filter((other) => other !== type)],
  };
}
