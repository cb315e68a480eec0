import type { ComparedRow } from '../../../domain/compare-texts.ts';
import type { DraftContent } from '../../../domain/draft-content.ts';
import type { EditingAction } from '../../../domain/editing-permissions.ts';

export interface FaultView {
  readonly field: string;
  readonly sentence: string;
  /** What an unclear date may mean, in words to choose from. */
  readonly offers?: readonly string[];
}

/** What the draft and the record allow whoever looks at it. */
export interface EditorView {
  readonly id: string;
  readonly version: number;
  readonly content: DraftContent;
  readonly isNew: boolean;
  readonly state: 'none' | 'working' | 'proposed' | 'scheduled';
  readonly permissions: readonly EditingAction[];
  /** The record that it is a draft of. */
  readonly record?: { readonly title: string; readonly href: string; readonly isPublished: boolean } | undefined;
  /** Where its record is read, once it has been published. */
  readonly address?: string | undefined;
  /** Pictures that it names, by file: the address of one that can be shown. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Names of records and people that it is linked to, by reference. */
  readonly names: Readonly<Record<string, string>>;
  /** The hill in light and shade, where there is a map of it. */
  readonly ground?:
    | {
        readonly picture: string;
        /** West, south, east, north. */
        readonly bounds: readonly [number, number, number, number];
        readonly places: readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
      }
    | undefined;
  readonly publishOn: string;
  /** When and by whom it was saved last, in words. */
  readonly savedAt?: string | undefined;
  /** Who has proposed it. */
  readonly proposedBy: string;
  /** Why it came back. */
  readonly reason: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly faults: readonly FaultView[];
  readonly others: readonly string[];
  readonly labels: {
    readonly fields: Readonly<Record<string, string>>;
    readonly types: Readonly<Record<string, string>>;
    readonly certainties: Readonly<Record<string, string>>;
  };
  readonly paths: {
    readonly page: string;
    readonly save: string;
    readonly presence: string;
    readonly choices: string;
    readonly tags: string;
    readonly photographs: string;
    readonly signIn: string;
    readonly history?: string | undefined;
  };
}

/** What both have changed, to be looked at side by side. */
export interface ConflictView {
  readonly by: string;
  readonly fields: readonly { readonly label: string; readonly rows: readonly ComparedRow[] }[];
}

export interface DraftAnswer {
  readonly trouble?: string | undefined;
  readonly done?: string | undefined;
  readonly conflict?: ConflictView | undefined;
  /** A private link, as it was asked for. */
  readonly preview?: string | undefined;
  /** What was typed and not stored. */
  readonly typed?: DraftContent | undefined;
  /** The version to save on next. */
  readonly version?: number | undefined;
  readonly showFaults?: boolean | undefined;
}
