import type { Editor } from '@tiptap/core';
import type { Node as ProseNode, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

interface CellPlace {
  readonly table: ProseNode;
  readonly tableStart: number;
  readonly row: number;
  readonly column: number;
}

export function cellAt($pos: ResolvedPos): CellPlace | undefined {
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    if ($pos.node(depth).type.name !== 'table') continue;
    return {
      table: $pos.node(depth),
      tableStart: $pos.before(depth),
      row: $pos.index(depth),
      column: $pos.index(depth + 1),
    };
  }
  return undefined;
}

/** Position before a cell; the whole document is small beside what a table could hold. */
function positionOf({ table, tableStart }: CellPlace, row: number, column: number): number {
  let position = tableStart + 1;
  for (let index = 0; index < row; index += 1) position += table.child(index).nodeSize;
  position += 1;
  const cells = table.child(row);
  for (let index = 0; index < column; index += 1) position += cells.child(index).nodeSize;
  return position;
}

export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: 'tableRow', content: [{ type }, { type }] });
  const table = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
  const at = editor.state.selection.$from.before(1);
  const isEmpty = editor.state.selection.$from.parent.content.size === 0;
  const position = isEmpty ? at : editor.state.selection.$from.after(1);
  const range = isEmpty ? { from: at, to: editor.state.selection.$from.after(1) } : position;
  editor
    .chain()
    .focus()
    .insertContentAt(range, table)
    .setTextSelection(position + 3)
    .run();
}

type Change = 'row' | 'column' | 'remove-row' | 'remove-column' | 'remove';

export function changeTable(editor: Editor, change: Change): void {
  const { state, view } = editor;
  const place = cellAt(state.selection.$from);
  if (place) view.dispatch(changed(state, place, change).scrollIntoView());
  view.focus();
}

function changed(state: EditorState, place: CellPlace, change: Change): Transaction {
  const { tr } = state;
  const { table, tableStart, row, column } = place;
  const { columns, end } = { columns: table.child(0).childCount, end: tableStart + table.nodeSize };
  switch (change) {
    case 'row':
      return addRow(state, place, row);
    case 'column':
      for (let index = table.childCount - 1; index >= 0; index -= 1) {
        const cell = table.child(index).child(column);
        tr.insert(positionOf(place, index, column) + cell.nodeSize, cell.type.create());
      }
      return tr;
    case 'remove-row': {
      if (table.childCount === 1) return tr.delete(tableStart, end);
      const from = positionOf(place, row, 0) - 1;
      tr.delete(from, from + table.child(row).nodeSize);
      return row === 0 ? asHeader(tr, tableStart) : tr;
    }
    case 'remove-column':
      if (columns === 1) return tr.delete(tableStart, end);
      for (let index = table.childCount - 1; index >= 0; index -= 1) {
        const from = positionOf(place, index, column);
        tr.delete(from, from + table.child(index).child(column).nodeSize);
      }
      return tr;
    case 'remove':
      return tr.delete(tableStart, end);
  }
}

function addRow(state: EditorState, place: CellPlace, after: number): Transaction {
  const { table } = place;
  const { tableRow, tableCell } = state.schema.nodes;
  const cells = Array.from({ length: table.child(0).childCount }, () => tableCell?.create() as ProseNode);
  const position = positionOf(place, after, 0) - 1 + table.child(after).nodeSize;
  const tr = state.tr.insert(position, tableRow?.create(null, cells) as ProseNode);
  return tr.setSelection(TextSelection.create(tr.doc, position + 2));
}

/** The first row names the columns. */
function asHeader(tr: Transaction, tableStart: number): Transaction {
  const row = tr.doc.nodeAt(tableStart)?.firstChild;
  let position = tableStart + 2;
  row?.forEach((cell) => {
    tr.setNodeMarkup(position, cell.type.schema.nodes.tableHeader);
    position += cell.nodeSize;
  });
  return tr;
}

/** To the next cell, at the end to a new row; back with Shift. */
export function moveInTable(editor: Editor, step: 1 | -1): boolean {
  const { state, view } = editor;
  const place = cellAt(state.selection.$from);
  if (!place) return false;
  const columns = place.table.child(0).childCount;
  const next = place.row * columns + place.column + step;
  if (next < 0) return true;
  const row = Math.floor(next / columns);
  if (row >= place.table.childCount) view.dispatch(addRow(state, place, place.row).scrollIntoView());
  else {
    const inside = positionOf(place, row, next % columns) + 1;
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, inside)).scrollIntoView());
  }
  return true;
}

/** Enter in a cell leads to the one below, and from the last out of the table. */
export function leaveCell(editor: Editor): boolean {
  const { state, view } = editor;
  const place = cellAt(state.selection.$from);
  if (!place) return false;
  const { table, tableStart, row, column } = place;
  if (row + 1 < table.childCount) {
    const inside = positionOf(place, row + 1, column) + 1;
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, inside)).scrollIntoView());
    return true;
  }
  const after = tableStart + table.nodeSize;
  const paragraph = state.schema.nodes.paragraph?.create() as ProseNode;
  const tr = state.tr.insert(after, paragraph);
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
}
