import type { GedcomFile } from './gedcom-file.ts';
import type { Owner, TreeEdit } from './tree-edit.ts';

/** The edit with the ids that the file has: addresses do not tell those that might tell a name. */
export function withFileIds(file: GedcomFile, edit: TreeEdit): TreeEdit {
  const person = (id: string): string => file.resolve('person', id);
  const family = (id: string): string => (id === 'new' ? id : file.resolve('family', id));
  const owned = (owner: Owner): Owner =>
    'person' in owner ? { person: person(owner.person) } : { family: family(owner.family) };
  switch (edit.kind) {
    case 'event':
    case 'note':
    case 'picture':
      return { ...edit, owner: owned(edit.owner) };
    case 'source':
      return {
        ...edit,
        owner: owned(edit.owner),
        ...(edit.source === undefined ? {} : { source: file.resolve('other', edit.source) }),
      };
    case 'add':
    case 'link': {
      const bond = { of: person(edit.of), ...(edit.family === undefined ? {} : { family: family(edit.family) }) };
      return edit.kind === 'add' ? { ...edit, ...bond } : { ...edit, ...bond, person: person(edit.person) };
    }
    case 'detach':
    case 'pedigree':
      return { ...edit, person: person(edit.person), family: family(edit.family) };
    case 'merge':
      return { ...edit, keep: person(edit.keep), drop: person(edit.drop) };
    case 'places':
    case 'convert':
      return edit;
    default:
      return { ...edit, person: person(edit.person) };
  }
}
