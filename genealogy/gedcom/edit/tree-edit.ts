/**
 * One small change of a tree's file, as a person at a screen makes it. Of fields that are left out nothing changes; an empty one
 * is taken away. Ids are those of the file, without at signs.
 */
export type TreeEdit =
  | NameEdit
  | SexEdit
  | EventEdit
  | NoteEdit
  | SourceEdit
  | PictureEdit
  | ConsentEdit
  | AddEdit
  | LinkEdit
  | DetachEdit
  | PedigreeEdit
  | DeleteEdit
  | MergeEdit
  | PlacesEdit
  | ConvertEdit;

/**
 * A structure as it was when somebody looked at it: which one beneath its record, and a mark of all that it said. When it has moved
 * since, it is found by its mark; when it says something else, the edit is a conflict.
 */
export interface Target {
  readonly at: number;
  readonly mark: string;
}

export type Owner = { readonly person: string } | { readonly family: string };

export const NAME_TYPES = ['birth', 'maiden', 'married', 'aka'] as const;
export type NameType = (typeof NAME_TYPES)[number];

export interface NameFields {
  readonly given?: string;
  readonly surname?: string;
  readonly nickname?: string;
  readonly suffix?: string;
}

/** Without a target another name is added; the first one in the file is the main one. */
export interface NameEdit extends NameFields {
  readonly kind: 'name';
  readonly person: string;
  readonly target?: Target;
  readonly type?: NameType | '';
  readonly remove?: true;
}

export type WrittenSex = 'M' | 'F' | 'U';

export interface SexEdit {
  readonly kind: 'sex';
  readonly person: string;
  readonly sex: WrittenSex;
  /** As it was shown; left out, it is not compared. */
  readonly was?: WrittenSex;
}

/** The date as people write it. */
export interface EventFields {
  readonly date?: string;
  readonly place?: string;
  readonly value?: string;
  readonly type?: string;
  readonly cause?: string;
  readonly note?: string;
}

/** Of a person or of a family (MARR, DIV …). Without a target one is added, and has the tag. */
export interface EventEdit extends EventFields {
  readonly kind: 'event';
  readonly owner: Owner;
  readonly target?: Target;
  readonly tag?: string;
  readonly remove?: true;
  /** Of several of its kind it becomes the first, which GEDCOM prefers. */
  readonly first?: true;
}

/** An empty text takes the note away. */
export interface NoteEdit {
  readonly kind: 'note';
  readonly owner: Owner;
  readonly target?: Target;
  readonly text: string;
}

/** Cites a source of the file, or a new one by its title; of the record as a whole or of one of its events. */
export interface SourceEdit {
  readonly kind: 'source';
  readonly owner: Owner;
  readonly event?: Target;
  readonly target?: Target;
  readonly source?: string;
  readonly title?: string;
  readonly page?: string;
  readonly remove?: true;
}

/** A file of the site's photographs, by its name; of the record as a whole or of one of its events. */
export interface PictureEdit {
  readonly kind: 'picture';
  readonly owner: Owner;
  readonly event?: Target;
  readonly target?: Target;
  readonly file?: string;
  /** Further files to add with it. */
  readonly more?: readonly string[];
  readonly title?: string;
  readonly remove?: true;
}

/** Whether somebody living agreed to be shown, and whether anybody is to be hidden whatever else is said. */
export interface ConsentEdit {
  readonly kind: 'consent';
  readonly person: string;
  readonly consent?: boolean;
  readonly hidden?: boolean;
}

export const RELATIONS = ['child', 'parent', 'partner', 'sibling'] as const;
export type Relation = (typeof RELATIONS)[number];
export const PEDIGREES = ['birth', 'adopted', 'foster', 'step'] as const;
export type PedigreeName = (typeof PEDIGREES)[number];

interface Bond {
  readonly relation: Relation;
  /** Whose child, parent, partner or sibling. */
  readonly of: string;
  /** Which of their families, where there are several; `new` for one of its own. */
  readonly family?: string;
  readonly pedigree?: PedigreeName;
  readonly marriage?: EventFields;
}

export interface NewPerson extends NameFields {
  readonly sex: WrittenSex;
  readonly birth?: EventFields;
  /** Empty fields say that they have died and no more. */
  readonly death?: EventFields;
  readonly note?: string;
}

export interface AddEdit extends Bond {
  readonly kind: 'add';
  readonly person: NewPerson;
}

export interface LinkEdit extends Bond {
  readonly kind: 'link';
  readonly person: string;
}

export interface DetachEdit {
  readonly kind: 'detach';
  readonly person: string;
  readonly family: string;
  readonly as: 'child' | 'partner';
}

/** How a child belongs to a family that it has already. */
export interface PedigreeEdit {
  readonly kind: 'pedigree';
  readonly person: string;
  readonly family: string;
  readonly pedigree: PedigreeName;
  /** As it was shown; left out, it is not compared. */
  readonly was?: PedigreeName;
}

export interface DeleteEdit {
  readonly kind: 'delete';
  readonly person: string;
}

/** `take` are structures of the one who goes that whoever stays gets; families follow by themselves. */
export interface MergeEdit {
  readonly kind: 'merge';
  readonly keep: string;
  readonly drop: string;
  readonly take: readonly Target[];
}

/** A place that is written several ways, everywhere in the file. */
export interface PlacesEdit {
  readonly kind: 'places';
  readonly from: readonly string[];
  readonly to: string;
  /** Where it is, in degrees. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
}

/** The whole file in UTF-8, so that every letter can be written. */
interface ConvertEdit {
  readonly kind: 'convert';
}

export interface Stamp {
  readonly by: string;
  readonly at: string;
  /** The highest number that was ever given in this file: those of people who are gone are not given again. */
  readonly lastId?: number;
}
