import type { DraftContent } from '../../../domain/draft-content.ts';
import type { EditingAction } from '../../../domain/editing-permissions.ts';
import type { EditorPaths, EditorState } from '../../editor-state.ts';
import type { ComparedField } from './side-by-side.tsx';

/** What the draft and the record allow whoever looks at it, beside what the editor begins with. */
export interface EditorView extends EditorState {
  readonly isNew: boolean;
  readonly state: 'none' | 'working' | 'proposed' | 'scheduled';
  readonly permissions: readonly EditingAction[];
  /** The record that it is a draft of. */
  readonly record?: { readonly title: string; readonly href: string; readonly isPublished: boolean } | undefined;
  /** When it is published by the button that publishes, if not at once. */
  readonly publishes: string;
  /** What this is, and what will become of it. */
  readonly band: string;
  /** Why it is proposed, by whoever does. */
  readonly why: string;
  /** When and by whom it was saved last, in words. */
  readonly savedAt?: string | undefined;
  /** Whether the starter content has proposed it, and nobody would get it back. */
  readonly isOffered: boolean;
  /** Why it came back. */
  readonly reason: string;
  readonly paths: EditorPaths & { readonly page: string; readonly history?: string | undefined };
}

/** What both have changed, to be looked at side by side. */
export interface ConflictView {
  /** Whose the two are. */
  readonly before: string;
  readonly after: string;
  readonly fields: readonly ComparedField[];
}

export interface DraftAnswer {
  readonly trouble?: string | undefined;
  readonly done?: string | undefined;
  readonly conflict?: ConflictView | undefined;
  /** The version of what editors share that a proposal was compared with: it may be taken over nonetheless. */
  readonly over?: number | undefined;
  /** A private link, as it was asked for. */
  readonly preview?: string | undefined;
  /** What was typed and not stored. */
  readonly typed?: DraftContent | undefined;
  readonly why?: string | undefined;
  /** The version to save on next. */
  readonly version?: number | undefined;
  readonly showFaults?: boolean | undefined;
}
