import type { DraftContent } from '../../../../domain/draft-content.ts';
import type { EditorState } from '../../../editor-state.ts';
import type { EditorServices } from '../services.ts';

export interface FieldsProps {
  readonly content: DraftContent;
  readonly onChange: (change: Partial<DraftContent>) => void;
  readonly readings: Readonly<Record<string, string>>;
  readonly labels: EditorState['labels'];
  readonly names: EditorState['names'];
  readonly ground: EditorState['ground'];
  readonly proposes: boolean;
  readonly services: EditorServices;
}
