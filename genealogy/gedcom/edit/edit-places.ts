import { GedcomEditError } from './edit-fault.ts';
import type { Editing } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import type { PlacesEdit } from './tree-edit.ts';
import { typedLine } from './typed-text.ts';

/**
 * Wherever the place is written one of these ways, it is written another; what stands beneath it stays. Where it is goes there with
 * it, unless the file has said so already.
 */
export function editPlaces(editing: Editing, { from, to, position }: PlacesEdit): void {
  const { file, changes, touched } = editing;
  const place = typedLine(to, 'to');
  if (place === '' || from.length === 0) throw new GedcomEditError('nothing-said', { field: 'to' });
  const meant = new Set(from.map((name) => name.trim()));
  file.records.forEach(({ tag }, number) => {
    if (tag === 'HEAD') return;
    const record = file.open(number);
    const look = (node: Node): void => {
      const written = node.value.trim();
      if (node.tag === 'PLAC' && !node.isPointer && meant.has(written)) {
        const isPlaced = position === undefined || record.jumps || node.children.some((part) => part.tag === 'MAP');
        if (written !== place) changes.setValue(record, node, place);
        if (!isPlaced) changes.append(record, node, mapOf(position));
        if (written !== place || !isPlaced) touched.add(record);
      }
      node.children.forEach(look);
    };
    record.children.forEach(look);
  });
}

function mapOf({ latitude, longitude }: NonNullable<PlacesEdit['position']>) {
  const line = (tag: string, value: string) => ({ tag, xref: '', value, isPointer: false, children: [] });
  const degrees = (number: number) => String(Math.abs(Number(number.toFixed(6))));
  return {
    ...line('MAP', ''),
    children: [
      line('LATI', `${latitude < 0 ? 'S' : 'N'}${degrees(latitude)}`),
      line('LONG', `${longitude < 0 ? 'W' : 'E'}${degrees(longitude)}`),
    ],
  };
}
