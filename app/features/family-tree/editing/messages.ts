import type { Target, TreeEdit, WrittenSex } from '../../../../genealogy/gedcom/edit/tree-edit.ts';

export interface NameFact {
  readonly target: Target;
  readonly given: string;
  readonly surname: string;
  readonly nickname: string;
  readonly suffix: string;
  readonly type: string;
}
export interface SourceFact {
  readonly target: Target;
  readonly source: string;
  readonly title: string;
  readonly page: string;
}
export interface EventFact {
  readonly target: Target;
  readonly tag: string;
  readonly date: string;
  readonly edtf: string;
  readonly place: string;
  readonly value: string;
  readonly type: string;
  readonly cause: string;
  readonly note: string;
  readonly sources: readonly SourceFact[];
}
export interface NoteFact {
  readonly target: Target;
  readonly text: string;
}
export interface PictureFact {
  readonly target: Target;
  readonly file: string;
  readonly title: string;
}
export interface FamilyFacts {
  readonly family: string;
  readonly partners: readonly string[];
  readonly children: readonly string[];
  readonly events: readonly EventFact[];
}
export interface PersonFacts {
  readonly person: string;
  readonly sex: WrittenSex;
  readonly names: readonly NameFact[];
  readonly events: readonly EventFact[];
  readonly notes: readonly NoteFact[];
  readonly sources: readonly SourceFact[];
  readonly pictures: readonly PictureFact[];
  readonly consent: boolean;
  readonly hidden: boolean;
  readonly asChild: readonly FamilyFacts[];
  readonly asPartner: readonly FamilyFacts[];
}

/** Why an edit was not taken; `field` as the edit calls it. */
export interface EditFault {
  readonly sentence: string;
  readonly field: string;
  readonly choices: readonly string[];
  /** Somebody else has changed the same meanwhile. */
  readonly isConflict: boolean;
}

export interface EditDone {
  /** What was done, in words. */
  readonly sentence: string;
  /** The version it made, by which it is undone; none for a proposal. */
  readonly version: number | undefined;
  /** Whoever was added. */
  readonly added: string | undefined;
  /** Who else has changed the tree since it was looked at. */
  readonly byOthers: string;
}

export type EditAnswer = { readonly done: EditDone } | { readonly fault: EditFault };

export interface EditingServices {
  facts(person: string): Promise<PersonFacts>;
  send(edit: TreeEdit, note: string): Promise<EditAnswer>;
  undo(version: number): Promise<EditAnswer>;
}
