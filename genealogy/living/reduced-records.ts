import { pedigreeOf } from '../gedcom/people/family-claims.ts';
import {
  child,
  pointerTo,
  type Structure,
  type Structures,
  structure,
  valueIn,
} from '../gedcom/structures/structures.ts';
import { TAG, tagsNamed } from '../gedcom/structures/tags.ts';
import { ROLE_WORDS, ROLES } from '../gedcom/versions/vocabulary.ts';
import { HIDDEN_NAME, RESTRICTED_NAME } from '../genealogy.ts';
import { Pedigree } from '../graph.ts';
import { divideName, divideSuffix, divideWords } from './name-parts.ts';

const NAME_PARTS = ['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'];
const LINKS_OF_A_FAMILY = ['HUSB', 'WIFE', 'CHIL'];
/** The parts of a header that are about the file and not about its author; the name of a program may be anything. */
const HEADER_PARTS: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [TAG.SOUR, tagsNamed('VERS')],
  [TAG.DATE, new Set()],
  [TAG.SUBM, new Set()],
  [TAG.GEDC, tagsNamed('VERS FORM')],
  [TAG.CHAR, tagsNamed('VERS')],
  [TAG.LANG, new Set()],
  [TAG.SCHMA, tagsNamed('TAG')],
]);

export function reducedIndividual(record: Structure, shown: 'hidden' | 'name', lives: boolean): Structure {
  const name = child(record, 'NAME');
  const hidden = structure('NAME', lives ? HIDDEN_NAME : RESTRICTED_NAME);
  const shownName =
    shown === 'hidden' ? hidden : name && structure('NAME', divideName(name.value).name, partsOfName(name));
  const links = record.children.filter(({ tag, isPointer }) => (tag === 'FAMC' || tag === 'FAMS') && isPointer);
  const sex = /^\s*([mfxun])/i.exec(valueIn(record, 'SEX'))?.[1];
  // A link to the same person in another tree adds nothing to a shown name, but would identify a hidden person.
  const linksAcrossTrees = shown === 'hidden' ? [] : record.children.filter(({ tag }) => tag === '_LINK');
  return {
    ...structure('INDI', '', [
      ...(shownName ? [shownName] : []),
      ...(sex ? [structure('SEX', sex)] : []),
      ...links.map(bareLink),
      ...linksAcrossTrees.map(({ value }) => structure('_LINK', value)),
    ]),
    xref: record.xref,
  };
}

function partsOfName(name: Structure): Structure[] {
  return name.children
    .filter(({ tag }) => NAME_PARTS.includes(tag))
    .map(({ tag, value }) => structure(tag, (tag === 'NSFX' ? divideSuffix(value) : divideWords(value)).name))
    .filter(({ value }) => value !== '');
}

/** Whoever sent the file is likely to be among the living, and their address stands in it, some with their name. */
export function reducedSubmitter(record: Structure, level: 'hidden' | 'name'): Structure {
  const { name, rest } = divideName(valueIn(record, 'NAME'));
  return {
    ...structure('SUBM', '', [structure('NAME', level === 'hidden' || rest !== '' ? HIDDEN_NAME : name)]),
    xref: record.xref,
  };
}

/** Cuts out of a header what is not shown of it. */
export function cutHeader(structures: Structures, cut: Uint8Array, record: number): void {
  const { recordStarts, tags } = structures;
  let kept: ReadonlySet<number> | undefined;
  for (let at = (recordStarts[record] as number) + 1; at < (recordStarts[record + 1] as number); at += 1) {
    const level = structures.levelOf(at);
    const tag = tags[at] as number;
    const isAddress = !structures.isPointer(at) && structures.valueOf(at).includes('@');
    if (level === 1) kept = isAddress ? undefined : HEADER_PARTS.get(tag);
    const isKept = level === 1 ? kept !== undefined : level === 2 && kept?.has(tag) && !isAddress;
    if (!isKept) cut[at] = 1;
  }
}

function leaf(part: Structure): Structure {
  return { ...part, children: [] };
}

export function familyLinksAlone(record: Structure): Structure {
  return {
    ...record,
    value: '',
    children: record.children
      .filter(({ tag, isPointer }) => LINKS_OF_A_FAMILY.includes(tag) && isPointer)
      .map(bareLink),
  };
}

/**
 * The bare link between two people, and its kind. That a child was adopted or fostered is private; a stepchild
 * must stay one, or the link would name a wrong father.
 */
export function bareLink(link: Structure): Structure {
  // `kum na krštenju u Splitu` and `izvanbračna kći` would be roles, too.
  const isRoleWord = (value: string): boolean =>
    ROLES.includes(value.trim().toUpperCase()) || ROLE_WORDS.some(([word]) => word.test(value.trim()));
  const isRole = ({ tag, value }: Structure): boolean => (tag === 'ROLE' || tag === 'RELA') && isRoleWord(value);
  const isStep = ({ tag, value, children }: Structure): boolean => {
    const words = [value, ...children.map((part) => part.value)].join(' ');
    return (tag === 'PEDI' || tag === '_FREL' || tag === '_MREL') && pedigreeOf(words) === Pedigree.step;
  };
  const isWord = ({ tag, value }: Structure): boolean =>
    tag === 'PHRASE' && (isRoleWord(value) || pedigreeOf(value) === Pedigree.step) && !/[\d\s]/.test(value.trim());
  const kept = link.children.filter((part) => isRole(part) || isStep(part));
  return pointerTo(
    link.tag,
    link.value,
    kept.map((part) => ({ ...part, children: part.children.filter(isWord).map(leaf) })),
  );
}
