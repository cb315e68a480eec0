import { pedigreeOf } from '../gedcom/people/family-claims.ts';
import type { Structure } from '../gedcom/structures/structures.ts';
import { child, pointerTo, structure, valueIn } from '../gedcom/versions/structure-parts.ts';
import { Pedigree } from '../graph.ts';
import { HIDDEN_NAME, RESTRICTED_NAME } from '../hidden-names.ts';

const NAME_PARTS = ['NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX'];
const LINKS_OF_A_FAMILY = ['HUSB', 'WIFE', 'CHIL'];
/** What a header says of the file and not of whoever made it. */
const HEADER_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['SOUR', ['VERS', 'NAME']],
  ['DATE', []],
  ['SUBM', []],
  ['GEDC', ['VERS', 'FORM']],
  ['CHAR', ['VERS']],
  ['LANG', []],
  ['SCHMA', ['TAG']],
]);

export function reducedIndividual(record: Structure, shown: 'hidden' | 'name', lives: boolean): Structure {
  const name = child(record, 'NAME');
  const hidden = structure('NAME', lives ? HIDDEN_NAME : RESTRICTED_NAME);
  const told = shown === 'hidden' ? hidden : name && structure('NAME', nameAlone(name.value), partsOfName(name));
  const links = record.children.filter(({ tag, isPointer }) => (tag === 'FAMC' || tag === 'FAMS') && isPointer);
  const sex = child(record, 'SEX');
  // Where they are shown by name, that another tree names them too says nothing more; of the hidden it would say who they are.
  const across = shown === 'hidden' ? [] : record.children.filter(({ tag }) => tag === '_LINK');
  return {
    ...structure('INDI', '', [
      ...(told ? [told] : []),
      ...(sex ? [structure('SEX', sex.value)] : []),
      ...links.map(bareLink),
      ...across.map(({ value }) => structure('_LINK', value)),
    ]),
    xref: record.xref,
  };
}

/** Some write years beside a name, `Ante /Ćavar/ (1980)`: whatever has digits is no name. */
function nameAlone(name: string): string {
  return name
    .replace(/\([^()]*\d[^()]*\)/g, ' ')
    .replace(/(?:(?:\*|\b(?:r|rođ|roð|b|born)\.?)\s*)?\S*\d\S*/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function partsOfName(name: Structure): Structure[] {
  return name.children
    .filter(({ tag }) => NAME_PARTS.includes(tag))
    .map(({ tag, value }) => structure(tag, nameAlone(value)))
    .filter(({ value }) => value !== '');
}

/** Whoever sent the file is likely to be among the living, and their address stands in it. */
export function reducedSubmitter(record: Structure, level: 'hidden' | 'name'): Structure {
  const name = valueIn(record, 'NAME');
  const isAddress = /@|\d{3}|:\/\//.test(name);
  return {
    ...structure('SUBM', '', [structure('NAME', level === 'hidden' || isAddress ? HIDDEN_NAME : name)]),
    xref: record.xref,
  };
}

export function reducedHeader(record: Structure): Structure {
  const children = record.children.flatMap((part) => {
    const kept = HEADER_PARTS.get(part.tag);
    return kept ? [{ ...part, children: part.children.filter(({ tag }) => kept.includes(tag)).map(leaf) }] : [];
  });
  return { ...record, value: '', children };
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
 * That two people belong together, and as what. That a child was adopted or fostered is theirs to tell; a stepchild
 * must stay one, or the link would name a wrong father.
 */
export function bareLink(link: Structure): Structure {
  // `kum na krštenju u Splitu 12. 5. 1980.` would be a role, too.
  const isRole = ({ tag, value }: Structure): boolean =>
    (tag === 'ROLE' || tag === 'RELA') && !/\d/.test(value) && value.length <= 30;
  const isStep = ({ tag, value, children }: Structure): boolean => {
    const words = [value, ...children.map((part) => part.value)].join(' ');
    return (tag === 'PEDI' || tag === '_FREL' || tag === '_MREL') && pedigreeOf(words) === Pedigree.step;
  };
  const isWord = ({ tag, value }: Structure): boolean => tag === 'PHRASE' && !/\d/.test(value) && value.length <= 30;
  const kept = link.children.filter((part) => isRole(part) || isStep(part));
  return pointerTo(
    link.tag,
    link.value,
    kept.map((part) => ({ ...part, children: part.children.filter(isWord).map(leaf) })),
  );
}
