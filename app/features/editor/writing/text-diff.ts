import type { Editor } from '@tiptap/core';
import type { Document } from '../markdown/document.ts';
import { documentOfMarkdown } from '../markdown/read.ts';

/** Shows another text where only what differs is touched: the caret stays where it is unless its own words are gone. */
export function showText(editor: Editor, markdown: string): void {
  const document = documentOfMarkdown(markdown);
  if (!document) return;
  const { state, view } = editor;
  const next = state.schema.nodeFromJSON(document);
  const start = state.doc.content.findDiffStart(next.content);
  if (start === null) return;
  const ends = state.doc.content.findDiffEnd(next.content);
  if (!ends) return;
  // Where what was put in repeats what is before it, the ends found would lie before the start.
  const overlap = start - Math.min(ends.a, ends.b);
  const shift = Math.max(0, overlap);
  const tr = state.tr.replace(start, ends.a + shift, next.slice(start, ends.b + shift));
  view.dispatch(tr.setMeta('addToHistory', false).setMeta('shown', true));
}

export function documentOf(editor: Editor): Document {
  // Untyped, but made by the schema of these kinds alone.
  const document: Document = editor.state.doc.toJSON();
  return document;
}
