import type { Editor } from '@tiptap/core';

/** Notes follow their sources: `numbers` has the new number of each old one; a source that is gone takes its notes with it. */
export function renumberNotes(editor: Editor, numbers: readonly (number | undefined)[]): void {
  const { state, view } = editor;
  const { tr } = state;
  state.doc.descendants((node, position) => {
    if (node.type.name !== 'note') return;
    const number = numbers[node.attrs.number - 1];
    const at = tr.mapping.map(position);
    if (number === undefined && node.attrs.number <= numbers.length) tr.delete(at, at + node.nodeSize);
    else if (number !== undefined && number !== node.attrs.number) tr.setNodeMarkup(at, null, { number });
  });
  if (tr.docChanged) view.dispatch(tr);
}
