import type { DraftContent } from '../domain/draft-content.ts';

/** Label of the fold with the fields that a proposal seldom changes. */
export const FOLDED_FIELDS = 'Vrijeme, mjesto i ostalo';

/** What the page of a draft tells the editor that takes its form's place, as JSON in `data-editor-state`. */
export interface EditorState {
  readonly id: string;
  /** 0 until it is first saved. */
  readonly version: number;
  readonly content: DraftContent;
  /** It is written to be proposed: what one seldom changes is folded. */
  readonly proposes: boolean;
  readonly readings: Readonly<Record<string, string>>;
  readonly faults: readonly FieldFault[];
  readonly others: readonly string[];
  readonly labels: {
    readonly fields: Readonly<Record<string, string>>;
    readonly types: Readonly<Record<string, string>>;
    readonly certainties: Readonly<Record<string, string>>;
  };
  /** Pictures that the draft names, by file: the address of one that can be shown. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Titles of records and names of people that the draft is linked to, by reference. */
  readonly names: Readonly<Record<string, string>>;
  readonly ground?: Ground | undefined;
  readonly paths: EditorPaths;
}

/** Addresses of the services; path words are at home in app/routes.ts. */
export interface EditorPaths {
  readonly save: string;
  readonly presence: string;
  readonly choices: string;
  readonly tags: string;
  /** For those who may see them. */
  readonly photographs: string | undefined;
  readonly signIn: string;
}

/** The hill in light and shade, for whoever points at a place. */
export interface Ground {
  readonly picture: string;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** What is on the map already, to find one's way by. */
  readonly places: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
}

/** A sentence on what would stop the draft from being published, beside the field it is about. */
export interface FieldFault {
  readonly field: string;
  readonly sentence: string;
  readonly offers?: readonly string[];
}

export interface Conflict {
  readonly version: number;
  readonly theirs: DraftContent;
  readonly by: string;
  readonly merged: DraftContent;
  readonly conflicts: readonly {
    readonly field: string;
    readonly mine: string;
    readonly theirs: string;
    /** Of the text: what `merged` has for the two. */
    readonly both?: string;
  }[];
}

export type SaveAnswer =
  | {
      readonly kind: 'saved';
      readonly version: number;
      readonly savedAt: string;
      readonly address?: string;
      /** Where somebody else's paragraphs were merged in. */
      readonly content?: DraftContent;
      readonly readings: Readonly<Record<string, string>>;
      readonly faults: readonly FieldFault[];
      readonly others: readonly string[];
    }
  | ({ readonly kind: 'conflict' } & Conflict)
  | { readonly kind: 'signed-out' | 'refused'; readonly sentence: string };

export interface RecordChoice {
  /** kind/slug or tree#id. */
  readonly ref: string;
  readonly path: string;
  readonly title: string;
  /** In words; of the dead, their years and parents. */
  readonly kindLabel: string;
  /** Perhaps alive: no name is put into a text that nobody typed. */
  readonly mayLive?: boolean;
}

/** A photograph that was uploaded or chosen. */
export interface ChosenPhotograph {
  readonly file: string;
  readonly alt: string;
  readonly credit: string;
  readonly caption: string;
  /** Folder of its sizes. */
  readonly src: string;
  readonly title?: string;
  readonly thumbnail?: string;
}
