import type { PackedGenealogy, PersonFacts, TreeEdit } from '../../../genealogy/index.ts';

/**
 * What the tree's page and its services say to one another when somebody edits. Ids of people and families are those of addresses
 * (`neutralId`), in edits as in facts.
 *
 * GET  treeFacts   /obiteljsko-stablo/:tree/osoba/:id/cinjenice -> FactsAnswer. An editor gets the whole, everybody else what they see.
 * POST treeEdit    /obiteljsko-stablo/:tree/izmjena, JSON EditRequest -> EditAnswer. An editor's is done, a member's or writer's becomes a proposal.
 * POST treePresence /obiteljsko-stablo/:tree/osoba/:id/tu-sam, JSON { left? } -> { others }. Editors alone: who else edits the same person.
 * POST treeUndo    /obiteljsko-stablo/:tree/ponisti, JSON UndoRequest -> EditAnswer. Editors alone; any edit, not only the last.
 */
export interface FactsAnswer {
  readonly facts: PersonFacts;
  /** To be sent back with an edit. */
  readonly basedOn: string;
  /** `edit` does it, `propose` asks for it, `add` may only ask for what is new: nothing is known here of what they hide. */
  readonly may: 'edit' | 'propose' | 'add';
  /** Sources of the file that can be cited. Names of everybody whom the facts name by an id are in `facts.kin`. */
  readonly sources: readonly { readonly id: string; readonly title: string }[];
  /** What leads to the person, and would lead nowhere without them; told to those who edit. */
  readonly references: readonly ReferenceLine[];
}

export interface ReferenceLine {
  readonly text: string;
  readonly href?: string;
}

export interface EditRequest {
  readonly edit: TreeEdit;
  /** Of the facts that were shown; empty when none were. */
  readonly basedOn: string;
  /** With a proposal: how they know. */
  readonly note?: string;
}

export interface UndoRequest {
  /** The number of the version that the edit made. */
  readonly version: number;
}

/** Always with a sentence to be shown. `tree` is what the page draws from now on; it is missing where it cannot be read just now. */
export type EditAnswer =
  /** `version` is what an undo has to name; 0 where the file says so already and nothing was changed. */
  | {
      readonly kind: 'done';
      readonly sentence: string;
      readonly version: number;
      readonly tree?: PackedGenealogy;
      /** A sentence on who else has changed the tree since the facts were shown. */
      readonly others?: string;
    }
  | { readonly kind: 'proposed'; readonly sentence: string; readonly id: string }
  /**
   * Somebody else has changed the same meanwhile (409): what was typed stays, and the facts are to be asked for again. An undo
   * that no longer fits names the version that can be restored instead.
   */
  | {
      readonly kind: 'conflict';
      readonly sentence: string;
      readonly theirs?: string;
      readonly restorable?: number;
      readonly tree?: PackedGenealogy;
    }
  /** 401 */
  | { readonly kind: 'signed-out'; readonly sentence: string }
  /** 4xx. `field` is the one of the edit it is about; `choices` are what it may mean; `convert` says that `{ kind: 'convert' }` helps. */
  | {
      readonly kind: 'refused';
      readonly sentence: string;
      readonly field?: string;
      readonly choices?: readonly { readonly value: string; readonly label: string }[];
      readonly convert?: true;
    };
