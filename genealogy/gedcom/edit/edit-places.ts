import { GedcomEditError } from './edit-fault.ts';
import type { Editing } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import type { PlacesEdit } from './tree-edit.ts';
import { typedLine } from './typed-text.ts';

/** Wherever the place is written one of these ways, it is written another; what stands beneath it stays. */
export function editPlaces(editing: Editing, { from, to }: PlacesEdit): void {
  const { file, changes, touched } = editing;
  const place = typedLine(to, 'to');
  if (place === '' || from.length === 0) throw new GedcomEditError('nothing-said', { field: 'to' });
  const meant = new Set(from.map((name) => name.trim()).filter((name) => name !== place));
  file.records.forEach(({ tag }, number) => {
    if (tag === 'HEAD') return;
    const record = file.open(number);
    const look = (node: Node): void => {
      if (node.tag === 'PLAC' && !node.isPointer && meant.has(node.value.trim())) {
        changes.setValue(record, node, place);
        touched.add(record);
      }
      node.children.forEach(look);
    };
    record.children.forEach(look);
  });
}
