import type { Editor } from '@tiptap/core';
import type { ChosenPhotograph } from '../../../editor-state.ts';

/** Puts a picture between paragraphs: after the one that the position lies in, or before it while it is empty. Answers where the next one goes. */
export function insertFigure(editor: Editor, { file, alt, caption }: ChosenPhotograph, position: number): number {
  const { doc, schema, tr } = editor.state;
  const around = doc.resolve(Math.min(position, doc.content.size));
  const at = around.depth === 0 ? around.pos : around.node(1).content.size === 0 ? around.before(1) : around.after(1);
  const figure = schema.nodes.figure?.create({ file, alt, caption });
  if (!figure) return position;
  editor.view.dispatch(tr.insert(at, figure).scrollIntoView());
  return at + figure.nodeSize;
}

/** Where in the text something that takes a while is to be put, whatever is typed meanwhile. */
export function followPosition(editor: Editor, position: number) {
  const place = { at: position, stop: () => editor.off('transaction', follow) };
  const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
    place.at = transaction.mapping.map(place.at);
  };
  editor.on('transaction', follow);
  return place;
}
